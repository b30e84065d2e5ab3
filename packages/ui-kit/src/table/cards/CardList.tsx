import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { isValidElement, type ReactNode, useState } from 'react'
import { cellContent } from '../grid/BodyRow.tsx'
import { summaryOf } from '../grid/SummaryRow.tsx'
import type { DisplayRow } from '../grid/display-rows.ts'
import { Tick } from '../selection/Tick.tsx'
import styles from './Cards.module.css'
import { useElement } from '@sqos/hooks'
import { TreeToggle } from '../tree/TreeToggle.tsx'
import type { CellValue, DataColumn, DataTableProps } from '../types.ts'
import { useScrollToTop } from '../use-scroll-to-top.ts'
import type { TableModel } from '../use-table-model.ts'

/** Number of cards rendered at first, and added by each press of the button below them. */
const PORTION = 100

export interface CardListProps<Row> {
  table: DataTableProps<Row>
  model: TableModel<Row>
  stale: boolean
  placeholder: ReactNode
}

/** Rows as cards for narrow screens: name on top, values below, actions at the bottom. */
export function CardList<Row>({ table, model, stale, placeholder }: CardListProps<Row>) {
  const { t } = useText('ui-kit')
  const { rows } = model
  const [count, setCount] = useState(PORTION)
  const [scroller, keep] = useElement<HTMLDivElement>()
  useScrollToTop(scroller, table.firstIndex ?? 1)
  if (placeholder) return placeholder
  return (
    <div ref={keep} className={styles['cardsScroller']}>
      <ul
        className={styles['cards']}
        aria-label={table.label}
        aria-busy={stale || undefined}
        data-stale={stale || undefined}
      >
        {rows.slice(0, count).map((row) => (
          <Card key={row.key} row={row} table={table} model={model} />
        ))}
      </ul>
      <Sums table={table} model={model} />
      {rows.length > count && (
        <Button long type="text" onClick={() => setCount(count + PORTION)}>
          {t('table.cards.more', { count: rows.length - count })}
        </Button>
      )}
    </div>
  )
}

interface CardProps<Row> {
  row: DisplayRow<Row>
  table: DataTableProps<Row>
  model: TableModel<Row>
}

function Card<Row>({ row, table, model }: CardProps<Row>) {
  const { t } = useText('ui-kit')
  const { columns, selection, expansion, lazy } = model
  const { firstIndex = 1, tree } = table
  const data = columns.filter((column) => column.kind === 'data')
  const title = data.find(({ isRowHeader }) => isRowHeader)
  // Empty values are left out on narrow screens.
  const filled = data.filter(({ column }) => !isEmptyCell(column, row.row))
  const foot = filled.filter((column) => column.column.pinned === 'end')
  const badges = filled.filter((column) => column.column.isBadge && column !== title)
  const fields = filled.filter((column) => column !== title && ![...foot, ...badges].includes(column))
  const number = firstIndex + row.index

  return (
    <li className={styles['card']} data-selected={selection?.selected.has(row.key) || undefined}>
      <div className={styles['cardHead']}>
        {selection && (
          <Tick
            label={t('table.select.row', { number })}
            checked={selection.selected.has(row.key)}
            disabled={!selection.isSelectable(row.key)}
            onToggle={(range) => selection.toggle(row.key, range)}
          />
        )}
        {tree && (
          <TreeToggle
            depth={row.depth}
            canExpand={row.canExpand}
            expanded={row.expanded}
            status={lazy.statusOf(row.key)}
            onToggle={() => expansion.toggle(row.key, !row.expanded)}
            onRetry={() => lazy.load(row.row, 'again')}
          />
        )}
        {table.showIndex && <span className={styles['cardNumber']}>{number}</span>}
        {title && <span className={styles['cardTitle']}>{cellContent(title.column, row.row)}</span>}
        {badges.map(({ id, column }) => (
          <span key={id} className={styles['cardBadge']}>
            {cellContent(column, row.row)}
          </span>
        ))}
      </div>
      {fields.length > 0 && (
        <dl className={styles['cardFields']}>
          {fields.map(({ id, column }) => (
            <CardField
              key={id}
              header={column.header}
              value={column.value?.(row.row)}
              content={cellContent(column, row.row)}
            />
          ))}
        </dl>
      )}
      {foot.length > 0 && (
        <div className={styles['cardFoot']}>
          {foot.map(({ id, column }) => (
            <div key={id}>{cellContent(column, row.row)}</div>
          ))}
        </div>
      )}
    </li>
  )
}

function CardField({ header, value, content }: { header: string; value: CellValue; content: ReactNode }) {
  // Drawn values may have a button or an icon beside them.
  const extra = isValidElement(content) ? ICON : 0
  return (
    <div data-wide={lengthOf(header, value) + extra > HALF || undefined}>
      <dt>{header}</dt>
      <dd data-unbroken={isFigure(value) || undefined}>{content}</dd>
    </div>
  )
}

/** Width in px of a button beside a value. */
const ICON = 24

/** Telephone numbers, amounts, dates and times: they are read as one word. */
const isFigure = (value: CellValue): boolean =>
  typeof value === 'number' || /^[+(]?\d[\d\s().,:/-]{0,22}$/.test(String(value ?? ''))

/** Width in px of half a card on a phone. */
const HALF = 150

/** Chinese characters are twice as wide as Latin ones. */
const lettersOf = (text: string): number => text.replaceAll(/[\u2E80-\uFFEF]/g, 'xx').length

/** Width in px of a header of 12 px and a value of 14 px. */
const lengthOf = (header: string, value: CellValue): number =>
  lettersOf(header) * 6.4 + lettersOf(String(value ?? '')) * 8

/** Whether a column says nothing about a row: cells that draw their value, such as times, draw an empty one too. */
const isEmptyCell = <Row,>(column: DataColumn<Row>, row: Row): boolean =>
  (column.value !== undefined && isNothing(column.value(row))) || isNothing(cellContent(column, row))

const isNothing = (content: ReactNode): boolean => content === undefined || content === null || content === ''

/** The summary of the table as a card. */
function Sums<Row>({ table, model }: Omit<CardProps<Row>, 'row'>) {
  const { t } = useText('ui-kit')
  const summed = model.columns.filter((column) => column.kind === 'data' && column.column.summary !== undefined)
  if (summed.length === 0) return null
  return (
    <section className={styles['card']} aria-label={t('table.summary')}>
      <div className={styles['cardHead']}>{t('table.summary')}</div>
      <dl className={styles['cardFields']}>
        {summed.map(
          (column) =>
            column.kind === 'data' && (
              <div key={column.id}>
                <dt>{column.column.header}</dt>
                <dd>{summaryOf(column.column.summary, table.rows)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
