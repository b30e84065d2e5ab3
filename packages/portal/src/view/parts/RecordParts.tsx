import { numbersOf } from '@sqos/charts'
import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import type { DatasetColumn } from '../../document/dataset.ts'
import { cellText } from '@sqos/charts'
import { numberOf } from '../../document/json.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './Parts.module.css'
import { ListLink } from './ListLink.tsx'

/** 表格列表: records as a table. */
export function TablePart() {
  const { t, language } = useText(NAMESPACE)
  const { item, label } = usePart()
  const { definition, result, state } = useDataset()
  const columns = result?.columns ?? []
  const rows = result?.rows.slice(0, numberOf(item.raw['rowCount']) ?? 10) ?? []
  const numbers = numbersOf(language)
  return (
    <Condition state={state} isEmpty={rows.length === 0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keys */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ key, title, type }) => (
                <th key={key} scope="col" data-type={type}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- groups and rows of interfaces have no ids
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.key} data-type={column.type}>
                    {cellOf(row, column, numbers.whole)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        {t('table.shown', { shown: rows.length, total: result?.total ?? rows.length })}
        <ListLink definition={definition} />
      </p>
    </Condition>
  )
}

function cellOf(row: Record<string, unknown>, column: DatasetColumn, whole: (value: number | null) => string): string {
  const number = numberOf(row[column.key])
  if (column.type === 'moment' && number !== undefined) return formatDate(number)
  if (column.type === 'number' && number !== undefined) return whole(number)
  return cellText(row, column)
}

/** 时间轴: records along a line, with their time, name and further fields. */
export function TimeAxisPart() {
  const { item } = usePart()
  const { language } = useText(NAMESPACE)
  const { definition, result, state } = useDataset()
  const { whole } = numbersOf(language)
  const time = result?.columns.find(({ type }) => type === 'moment')
  const [name, ...others] = result?.columns.filter((column) => column !== time) ?? []
  const rows = result?.rows.slice(0, numberOf(item.raw['rowCount']) ?? 10) ?? []
  return (
    <Condition state={state} isEmpty={rows.length === 0}>
      <ol className={styles.axis}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            {time && <span className={styles.note}>{cellOf(row, time, whole)}</span>}
            <span className={styles.name}>{name ? cellOf(row, name, whole) || '–' : '–'}</span>
            {others.map((column) => (
              <span key={column.key} className={styles.note}>
                {column.title} {cellOf(row, column, whole)}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <ListLink definition={definition} />
      </p>
    </Condition>
  )
}

/** 最近记录: the name of records at the start, their time at the end. */
export function RecordListPart() {
  const { item } = usePart()
  const { definition, result, state } = useDataset()
  const name = result?.columns.find(({ type }) => type !== 'moment')
  const time = result?.columns.find(({ type }) => type === 'moment')
  const rows = result?.rows.slice(0, numberOf(item.raw['rowCount']) ?? 7) ?? []
  return (
    <Condition state={state} isEmpty={rows.length === 0}>
      <ul className={styles.lines}>
        {rows.map((row, index) => {
          const moment = time && numberOf(row[time.key])
          return (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={index} className={styles.line}>
              <span className={styles.name}>{name ? cellText(row, name) || '–' : '–'}</span>
              {moment !== undefined && (
                <span className={styles.note}>
                  <TimeText ms={moment} kind="message" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.foot}>
        <ListLink definition={definition} />
      </p>
    </Condition>
  )
}
