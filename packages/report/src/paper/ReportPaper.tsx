import { Chart } from '@sqos/charts'
import { formatDate, localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import {
  createFormats,
  crossGrid,
  crossTable,
  listGrid,
  panelsOf,
  type Grid,
  type ReportBlock,
  type ReportFormats,
  type ReportPaperBlock,
  type ReportPaperSetup,
  type ReportParameter,
} from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import { PERIODS } from '../periods.ts'
import { chartSpecOf } from '../view/chart-spec.ts'
import styles from './Paper.module.css'

/** Characters of a page of A4. */
const WIDTHS = { landscape: 170, portrait: 114 } as const

/** A report as pages: the browser that prints divides it, with the heads of tables on each page. */
export function ReportPaper({ setup }: { setup: ReportPaperSetup }) {
  const { t, language } = useText(NAMESPACE)
  const { title, printer, printedAt, document, blocks } = setup
  const formats = createFormats({ locale: localeOf(language), empty: t('noValue') })
  const values = document.parameters.flatMap((one) => {
    const text = valueText(one, setup, t)
    return text === '' ? [] : [`${one.title || one.name}: ${text}`]
  })
  return (
    <article className={styles.report}>
      <h1>{title}</h1>
      <p className={styles.note}>{[...values, printer, formatDate(printedAt)].join('  ·  ')}</p>
      {document.blocks.map((block) => (
        <PaperBlock
          key={block.id}
          block={block}
          data={blocks.find(({ id }) => id === block.id)}
          formats={formats}
          width={WIDTHS[document.orientation]}
        />
      ))}
    </article>
  )
}

interface PaperBlockProps {
  block: ReportBlock
  data: ReportPaperBlock | undefined
  formats: ReportFormats
  /** Of a page, in characters. */
  width: number
}

function PaperBlock({ block, data, formats, width }: PaperBlockProps) {
  const { t } = useText(NAMESPACE)
  if (block.kind === 'break') return <div className={styles.break} />
  const title = block.title && <h2>{block.title}</h2>
  if (block.kind === 'text') {
    return (
      <section>
        {title}
        <p className={styles.text}>{block.text}</p>
      </section>
    )
  }
  if (data?.error) {
    return (
      <section>
        {title}
        <p className={styles.note}>{data.error.msg}</p>
      </section>
    )
  }
  if (block.kind === 'chart' && data?.cube) {
    return (
      <section className={styles.figure}>
        {title}
        <div className={styles.chart}>
          <Chart label={block.title || t('chart')} spec={chartSpecOf(block, data.cube, formats)} hasTools={false} />
        </div>
      </section>
    )
  }
  const texts = { total: t('total'), subtotal: t('subtotal') }
  const base = { title: block.title, formats, texts }
  const grid =
    block.kind === 'list' && data?.list
      ? listGrid(data.list, { ...base, hasTotals: block.hasTotals })
      : block.kind === 'cross' && data?.cube
        ? crossGrid(crossTable(data.cube, block), { ...base, conditions: block.conditions })
        : undefined
  return (
    <section>
      {title}
      {grid && grid.rows.length > grid.headRows ? (
        panelsOf(grid, width).map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a table have no other name
          <PaperTable key={index} grid={part} />
        ))
      ) : (
        <p className={styles.note}>{t('empty')}</p>
      )}
      {data?.list?.isTruncated && <p className={styles.note}>{t('truncated', { count: data.list.rows.length })}</p>}
    </section>
  )
}

function PaperTable({ grid: { rows, headRows } }: { grid: Grid }) {
  return (
    <table className={styles.table}>
      <thead>
        {rows.slice(0, headRows).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a grid have no other name
          <tr key={index}>
            {row.cells.map(
              (cell, at) =>
                cell && (
                  // oxlint-disable-next-line react/no-array-index-key -- cells of a grid have no other name
                  <th key={at} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                    {cell.text}
                  </th>
                ),
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.slice(headRows).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a grid have no other name
          <tr key={index} data-total={row.cells[0]?.isTotal || undefined}>
            {row.cells.map(
              (cell, at) =>
                cell && (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- cells of a grid have no other name
                    key={at}
                    colSpan={cell.colSpan}
                    data-look={cell.look}
                    data-number={typeof cell.value === 'number' || undefined}
                  >
                    {cell.text}
                  </td>
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Translate = ReturnType<typeof useText>['t']

/** The value of a parameter as people read it; '' without one. */
function valueText({ name, kind, options }: ReportParameter, { values, labels }: ReportPaperSetup, t: Translate) {
  const value = values[name]
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const textOf = (one: unknown) => {
    if (typeof one === 'number' && kind === 'dates') return formatDate(one).slice(0, 10)
    if (typeof one !== 'string' && typeof one !== 'number') return ''
    const period = PERIODS.find((known) => kind === 'period' && known === one)
    if (period) return t(`period.${period}`)
    return options.find((option) => option.value === String(one))?.label ?? labels[name]?.[String(one)] ?? String(one)
  }
  return list
    .map(textOf)
    .filter((text) => text !== '')
    .join(kind === 'dates' ? ' – ' : ', ')
}
