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
export function RecordHistory({ record: { modelId, id } }: { record: OpenRecord }) {
  const { t } = useText('generatedPage')
  const [pages, setPages] = useState(1)
  const query = useListRecordHistoryQuery(
    { modelId, id, pageSize: PAGE_SIZE * pages },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query

  if (!data) return query.isError ? <FailedState onRetry={() => void query.refetch()} /> : <Skeleton lines={3} />
  if (data.list.length === 0) return <p className={styles['empty']}>{t('history.empty')}</p>
  return (
    <>
      <ol className={styles['history']} aria-label={t('history.title')}>
        {data.list.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {data.pagination.total > PAGE_SIZE * pages && pages < 5 && (
        <Button size="small" loading={query.isFetching} onClick={() => setPages(pages + 1)}>
          {t('comments.more')}
        </Button>
      )}
    </>
  )
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
