import { Button } from '@arco-design/web-react'
import { type RecordChange, useListRecordHistoryQuery } from '@sqos/api-client/record'
import { formatDate, formatRelativeTime } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import type { OpenRecord } from './record-messages.ts'
import styles from './Record.module.css'

const PAGE_SIZE = 20

/** The changes of a record, the newest first: who changed which field from what to what. */
export function RecordHistory({ record }: { record: OpenRecord }) {
  const { t } = useText('generatedPage')
  const [pages, setPages] = useState(1)
  const query = useHistoryPage(record, 1)
  const { data } = query

  if (!data) return query.isError ? <FailedState onRetry={() => void query.refetch()} /> : <Skeleton lines={3} />
  if (data.list.length === 0) return <p className={styles['empty']}>{t('history.empty')}</p>
  return (
    <>
      <ol className={styles['history']} aria-label={t('history.title')}>
        {data.list.map((change) => (
          <Change key={change.id} change={change} />
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          <LaterChanges key={index} record={record} page={index + 2} />
        ))}
      </ol>
      {data.pagination.total > PAGE_SIZE * pages && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {t('comments.more')}
        </Button>
      )}
    </>
  )
}

const useHistoryPage = ({ modelId, id }: OpenRecord, currentPage: number) =>
  useListRecordHistoryQuery({ modelId, id, currentPage, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true })

function LaterChanges({ record, page }: { record: OpenRecord; page: number }) {
  const { data, isError, refetch } = useHistoryPage(record, page)
  if (!data) return <li>{isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={3} />}</li>
  return data.list.map((change) => <Change key={change.id} change={change} />)
}

type Cell = RecordChange['fields'][number]

function Change({ change: { author, isSystem, changedAt, fields, rows } }: { change: RecordChange }) {
  const { t, language } = useText('generatedPage')
  const name = author.split('/')[0] || t(isSystem ? 'history.system' : 'history.removedUser')
  return (
    <li className={styles['change']}>
      <p className={styles['facts']}>
        <span className={styles['author']}>{name}</span>
        <time dateTime={new Date(changedAt).toISOString()} title={formatDate(changedAt)}>
          {formatRelativeTime(changedAt, { language })}
        </time>
      </p>
      <Cells cells={fields} />
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows of one change never move
        <div key={index} className={styles['row']}>
          <p className={styles['rowTitle']}>{t(`history.${row.kind}`, { table: row.label })}</p>
          <Cells cells={row.cells} />
        </div>
      ))}
    </li>
  )
}

const Cells = ({ cells }: { cells: readonly Cell[] }) => (
  <dl className={styles['cells']}>
    {cells.map((cell) => (
      <div key={cell.name}>
        <dt>{cell.label}</dt>
        <dd>
          <Values cell={cell} />
        </dd>
      </div>
    ))}
  </dl>
)

function Values({ cell: { before, after, isLong } }: { cell: Cell }) {
  const { t } = useText('generatedPage')
  if (isLong) return <span className={styles['empty']}>{t('history.changedValue')}</span>
  return (
    <>
      {before !== '' && <del>{before}</del>}
      {before !== '' && <span aria-hidden="true"> → </span>}
      {after === '' ? <span className={styles['empty']}>{t('history.noValue')}</span> : <ins>{after}</ins>}
    </>
  )
}
