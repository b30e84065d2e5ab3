import { Button, Radio } from '@arco-design/web-react'
import {
  type NoticeReader,
  useGetNoticeQuery,
  useListNoticeReadersQuery,
  useRemindNoticeMutation,
} from '@sqos/api-client/notice'
import { NOTICE_STATE } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, Pagination, SideDrawer } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Notice.module.css'

const FILTERS = ['', '0', '1'] as const
const FILTER_TEXTS = { '': 'readers.all', 0: 'readers.unread', 1: 'readers.read' } as const

/** Who has read a notice and who has not, with a reminder for the rest. */
export function NoticeReaders({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <SideDrawer open={id !== undefined} title={t('action.readers')} width={800} onClose={onClose}>
      {id !== undefined && <Readers key={id} id={id} />}
    </SideDrawer>
  )
}

function Readers({ id }: { id: string }) {
  const { t } = useText(NAMESPACE)
  const [isRead, setRead] = useState<(typeof FILTERS)[number]>('')
  const [{ currentPage, pageSize }, setPage] = useState({ currentPage: 1, pageSize: 20 })
  const query = useListNoticeReadersQuery({ id, isRead, currentPage, pageSize }, { refetchOnMountOrArgChange: true })
  const { data: notice } = useGetNoticeQuery({ id })
  const [remind, { isLoading }] = useRemindNoticeMutation()

  async function remindRest() {
    if (await confirmAction({ text: t('remindConfirm') })) await remind({ id })
  }

  const columns: DataColumn<NoticeReader>[] = [
    {
      id: 'realName',
      header: t('readers.name'),
      minWidth: 140,
      isRowHeader: true,
      value: ({ realName, account }) => `${realName}/${account}`,
    },
    { id: 'organizeName', header: t('readers.organization'), minWidth: 120, value: (row) => row.organizeName },
    { id: 'readTime', header: t('readers.readTime'), width: 156, value: (row) => formatDate(row.readTime) },
    { id: 'confirmTime', header: t('readers.confirmTime'), width: 156, value: (row) => formatDate(row.confirmTime) },
    { id: 'remindCount', header: t('readers.reminders'), width: 90, align: 'end', value: (row) => row.remindCount },
  ]
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <Radio.Group
          type="button"
          value={isRead}
          aria-label={t('readers.filter')}
          onChange={(value: (typeof FILTERS)[number]) => {
            setRead(value)
            setPage({ currentPage: 1, pageSize })
          }}
        >
          {FILTERS.map((filter) => (
            <Radio key={filter} value={filter}>
              {t(FILTER_TEXTS[filter])}
            </Radio>
          ))}
        </Radio.Group>
        {notice?.enabledMark !== NOTICE_STATE.expired && (
          <Button type="primary" loading={isLoading} onClick={() => void remindRest()}>
            {t('action.remind')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('action.readers')}
        rows={query.data?.list ?? []}
        columns={columns}
        rowKey={(row) => row.id}
        state={tableState({ ...query, isFetching: query.isLoading })}
      />
      <Pagination
        label={t('readers.pages')}
        total={query.data?.pagination.total ?? 0}
        page={currentPage}
        pageSize={pageSize}
        onPageChange={(page) => setPage({ currentPage: page, pageSize })}
        onPageSizeChange={(size) => setPage({ currentPage: 1, pageSize: size })}
      />
    </div>
  )
}
