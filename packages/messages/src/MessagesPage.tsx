import { Button } from '@arco-design/web-react'
import {
  type MessageRow,
  useDeleteMessagesMutation,
  useListMessagesQuery,
  useReadAllMessagesMutation,
} from '@sqos/api-client/message'
import { MESSAGE_TYPE } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useMediaQuery } from '@sqos/hooks'
import { showToast } from '@sqos/ui-kit'
import { confirmAction, ListPage, Pagination, SearchBar, StatusTag, Toolbar, useListQuery } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessagesPage.module.css'
import { messageShown } from './messages-slice.ts'
import { useOpenMessage } from './use-open-message.ts'

/** Tabs of the page, as the parameter `type` of the list. */
const TABS = ['', '1', '2'] as const
const TAB_TEXTS = { '': 'all', 1: 'notices', 2: 'others' } as const
const DEFAULTS = { filters: { type: '' } }
/** Parameter of the address that opens a message: `/messageRecord?message=…`. */
const SHOWN = 'message'

/** The message centre: what the user received, to be read and deleted. */
export function MessagesPage() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const type = TABS.find((tab) => tab === list.filters.type) ?? ''
  const query = useListMessagesQuery({ sort: 'desc', ...list.request, type }, { refetchOnMountOrArgChange: true })
  const [selected, setSelected] = useState<string[]>([])
  const [removeMessages, { isLoading: isRemoving }] = useDeleteMessagesMutation()
  const [readAll, { isLoading: isReading }] = useReadAllMessagesMutation()
  const openMessage = useOpenMessage()
  const isPhone = useMediaQuery('(width < 640px)')
  useShownByAddress()

  function choose(tab: (typeof TABS)[number]) {
    setSelected([])
    list.search({ keyword: list.keyword, type: tab })
  }

  async function remove() {
    if (selected.length === 0) {
      showToast({ kind: 'warning', text: t('selectOne') })
      return
    }
    if (!(await confirmAction({ text: t('removeConfirm'), danger: true }))) return
    const { error } = await removeMessages({ messageIdsBody: { ids: selected.join(',') } })
    if (!error) setSelected([])
  }

  async function markAll() {
    if (await confirmAction({ text: t('readAllConfirm') })) await readAll({})
  }

  const columns: DataColumn<MessageRow>[] = [
    {
      id: 'title',
      header: t('column.title'),
      minWidth: 220,
      isRowHeader: true,
      value: ({ title }) => title,
      render: (row) => (
        <button
          type="button"
          className={styles.title}
          data-unread={row.isRead === '0' || undefined}
          onClick={() => void openMessage(row)}
        >
          {row.title}
        </button>
      ),
    },
    {
      id: 'type',
      header: t('column.type'),
      width: 110,
      value: (row) => t(row.type === MESSAGE_TYPE.notice ? 'type.notice' : 'type.other'),
    },
    { id: 'creatorUser', header: t('column.sender'), width: 170, value: (row) => row.creatorUser },
    { id: 'lastModifyTime', header: t('column.time'), width: 156, value: (row) => formatDate(row.lastModifyTime) },
    {
      id: 'isRead',
      header: t('column.state'),
      width: 170,
      value: (row) => t(row.isRead === '1' ? 'read' : 'unread'),
      render: (row) => (
        <span className={styles.state}>
          <StatusTag tone={row.isRead === '1' ? 'off' : 'danger'}>
            {t(row.isRead === '1' ? 'read' : 'unread')}
          </StatusTag>
          {row.mustRead && <span>{t(row.isConfirmed ? 'confirmed' : 'mustRead')}</span>}
        </span>
      ),
    },
  ]

  return (
    <ListPage
      title={t('centre')}
      search={
        <SearchBar keyword={list.keyword} placeholder={t('searchHint')} onSearch={list.search} onReset={list.reset} />
      }
      toolbar={
        <>
          <nav aria-label={t('column.type')}>
            <ul className={styles.tabs}>
              {TABS.map((tab) => (
                <li key={tab}>
                  <button
                    type="button"
                    className={styles.tab}
                    aria-current={tab === type ? 'page' : undefined}
                    onClick={() => choose(tab)}
                  >
                    {t(`tab.${TAB_TEXTS[tab]}`)}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <Toolbar
            primary={
              <Button type="primary" loading={isReading} onClick={() => void markAll()}>
                {t('readAll')}
              </Button>
            }
            secondary={
              <Button status="danger" loading={isRemoving} onClick={() => void remove()}>
                {t('remove')}
              </Button>
            }
            onRefresh={() => void query.refetch()}
            refreshing={query.isFetching}
          />
        </>
      }
      pagination={
        <Pagination
          total={query.data?.pagination.total ?? 0}
          page={list.page}
          pageSize={list.pageSize}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      }
    >
      <DataTable
        label={t('centre')}
        rows={query.data?.list ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        state={tableState({ ...query, isFetching: query.isLoading }, list.isFiltered ? list.reset : undefined)}
        selection={{ keys: selected, onChange: setSelected }}
        onRowOpen={(row) => void openMessage(row)}
        height="fill"
        layout={isPhone ? 'cards' : 'table'}
      />
    </ListPage>
  )
}

/** Opens the message that the address names, and takes it out of the address again. */
function useShownByAddress() {
  const dispatch = useDispatch()
  const [params, setParams] = useSearchParams()
  const shown = params.get(SHOWN)
  useEffect(
    function openShown() {
      if (shown === null) return
      dispatch(messageShown(shown))
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          next.delete(SHOWN)
          return next
        },
        { replace: true },
      )
    },
    [shown, dispatch, setParams],
  )
}
