import type { EmailRow } from '@sqos/api-client/email'
import { useMediaQuery } from '@sqos/hooks'
import type { Translate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { Pagination, SearchBar, type SearchField } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { DataTable, tableState } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { useEmailColumns } from './use-email-columns.tsx'
import { useEmailKeys } from './use-email-keys.ts'
import { DAYS, type EmailPageState } from './use-email-page.ts'

/** The mails of a folder. J opens the first. */
export function EmailList({ page }: { page: EmailPageState }) {
  const { t } = useText(NAMESPACE)
  const { list, query, rows, folder, go } = page
  const isPhone = useMediaQuery('(width < 640px)')
  const open = (row: EmailRow) =>
    row.folder === 'draft' && !row.isSending ? go({ write: { kind: 'draft', id: row.id } }) : go({ mail: row.id })
  const columns = useEmailColumns({ folder, open })
  const [first] = rows
  useEmailKeys({ j: first && (() => open(first)) })
  return (
    <>
      <SearchBar
        keyword={list.keyword}
        placeholder={t('searchHint')}
        fields={[daysField(t)]}
        filters={{ days: list.filters.days }}
        onSearch={({ keyword, days: chosen = '' }) => list.search({ keyword, days: chosen })}
        onReset={() => go({ folder })}
      />
      <div className={styles.table}>
        <DataTable
          label={t(`folder.${folder}`)}
          rows={rows}
          columns={columns}
          rowKey={rowKey}
          state={tableState(
            { ...query, isFetching: query.isLoading },
            list.keyword !== '' || list.filters.days !== '' ? () => go({ folder }) : undefined,
          )}
          onRowOpen={open}
          height="fill"
          layout={isPhone ? 'cards' : 'table'}
        />
      </div>
      <Pagination
        total={query.data?.pagination.total ?? 0}
        page={list.page}
        pageSize={list.pageSize}
        onPageChange={list.setPage}
        onPageSizeChange={list.setPageSize}
      />
    </>
  )
}

const rowKey = ({ id }: EmailRow) => id

/** A filter by the last days. */
const daysField = (t: Translate): SearchField => ({
  name: 'days',
  label: t('days'),
  control: ({ id, label, value, onChange }) => (
    <Select
      id={id}
      aria-label={label}
      style={{ inlineSize: 140 }}
      value={value}
      options={[
        { value: '', label: t('anyTime') },
        ...DAYS.map((one) => ({ value: one, label: t(`lastDays.${one}`) })),
      ]}
      onChange={onChange}
    />
  ),
})
