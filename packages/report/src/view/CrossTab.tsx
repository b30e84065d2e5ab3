/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cells are placed by their number, which tables of HTML cannot do */
import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { Button } from '@arco-design/web-react'
import {
  IconCaretDown,
  IconCaretRight,
  IconSort,
  IconSortAscending,
  IconSortDescending,
} from '@arco-design/web-react/icon'
import {
  crossTable,
  lookOf,
  measureOfColumn,
  measureTitle,
  nodeKey,
  OPEN_VIEW,
  type CrossBlock,
  type CrossColumn,
  type CrossHead,
  type CrossRow,
  type CrossTable,
  type CrossView,
  type Cube,
  type ReportFormats,
} from '@sqos/report-model'
import { memo, useCallback, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Report.module.css'
import { useWindow } from './use-window.ts'

const ROW = 32
const COLUMN = 128
const LEAD = 200

interface CrossTabProps {
  block: CrossBlock
  cube: Cube
  formats: ReportFormats
  /** Opens the records behind a figure. */
  onOpen?: ((row: CrossRow, column: CrossColumn) => void) | undefined
}

/** A cross-tab of any size: only the visible cells are in the document. Groups close, figures of groups sort. */
export function CrossTab({ block, cube, formats, onOpen }: CrossTabProps) {
  const { t } = useText(NAMESPACE)
  const [view, setView] = useState<CrossView>(OPEN_VIEW)
  const table = useMemo(() => crossTable(cube, block, view), [cube, block, view])
  const [scroller, scrollerRef] = useElement<HTMLDivElement>()
  const rows = useWindow({ scroller, count: table.rows.length, size: ROW, more: 4 })
  const columns = useWindow({ scroller, count: table.columns.length, size: COLUMN, more: 2, isHorizontal: true })
  const headHeight = table.head.length * ROW
  const width = LEAD + table.columns.length * COLUMN
  const heads = useMemo(() => table.head.map((_cells, level) => placed(table.head, level)), [table])
  // The words of a label are looked up once, not for each of the cells that scroll by.
  const label = useMemo(() => templateOf(t('open', { name: NAME, figure: FIGURE })), [t])

  const flip = useCallback((key: 'closedRows' | 'closedColumns', id: string) => {
    setView((before) => {
      const next = new Set(before[key])
      if (!next.delete(id)) next.add(id)
      return { ...before, [key]: next }
    })
  }, [])
  function sortBy(measure: string) {
    const direction = view.sort?.measure !== measure ? 'desc' : view.sort.direction === 'desc' ? 'asc' : undefined
    setView({ ...view, sort: direction && { measure, direction } })
  }
  const headText = ({ node, measure, isTotal }: CrossHead) =>
    measure !== undefined
      ? measureTitle(cube.measures[measure])
      : isTotal
        ? t(node?.depth === 0 ? 'total' : 'subtotal')
        : formats.group(node?.value ?? null, cube.columns[(node?.depth ?? 1) - 1])
  return (
    <div ref={scrollerRef} className={styles.scroller} data-print="hide">
      <div
        role="table"
        aria-label={block.title || t('cross')}
        aria-rowcount={table.rows.length + table.head.length}
        aria-colcount={table.columns.length + 1}
        className={styles.cross}
        style={{ width, height: headHeight + table.rows.length * ROW }}
      >
        <div role="rowgroup" className={styles.head} style={{ width, height: headHeight }}>
          {table.head.map((_cells, level) => (
            // oxlint-disable-next-line react/no-array-index-key -- the level is what identifies a row of the head
            <div key={level} role="row" aria-rowindex={level + 1} className={styles.headRow} style={{ height: ROW }}>
              {level === 0 && (
                <div
                  role="columnheader"
                  aria-colindex={1}
                  className={styles.corner}
                  style={{ width: LEAD, height: headHeight }}
                >
                  <span className={styles.cut}>{cube.rows.map(({ title }) => title).join(' / ')}</span>
                  {cube.rows.length > 0 &&
                    cube.measures.map((measure) => (
                      <SortButton
                        key={measure.key}
                        name={measureTitle(measure)}
                        state={view.sort?.measure === measure.key ? view.sort.direction : undefined}
                        onClick={() => sortBy(measure.key)}
                      />
                    ))}
                </div>
              )}
              {heads[level]?.map(({ cell, start }) => {
                const end = start + cell.colSpan
                if (end <= columns.first || start > columns.last) return null
                return (
                  <div
                    key={start}
                    role="columnheader"
                    aria-colindex={start + 2}
                    aria-colspan={cell.colSpan}
                    className={styles.headCell}
                    data-total={cell.isTotal || undefined}
                    data-figure={cell.colSpan === 1 || undefined}
                    style={{
                      insetInlineStart: LEAD + start * COLUMN,
                      width: cell.colSpan * COLUMN,
                      height: cell.rowSpan * ROW,
                    }}
                  >
                    {cell.canClose && cell.node && (
                      <Closer
                        name={headText(cell)}
                        isClosed={cell.isClosed}
                        onClick={() => cell.node && flip('closedColumns', nodeKey(cell.node))}
                      />
                    )}
                    <span className={styles.stick}>{headText(cell)}</span>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <div role="rowgroup">
          {table.rows.slice(rows.first, rows.last + 1).map((row, at) => (
            <Row
              key={row.isTotal ? 'total' : row.node.id}
              row={row}
              index={rows.first + at}
              table={table}
              block={block}
              first={columns.first}
              last={columns.last}
              formats={formats}
              label={label}
              onFlip={flip}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** What stands for the words of a label until they are known. */
const [NAME, FIGURE] = ['\u0001', '\u0002']

type Label = (name: string, figure: string) => string

/** Fills a label without looking it up again. */
function templateOf(text: string): Label {
  return (name, figure) => text.replace(NAME, () => name).replace(FIGURE, () => figure)
}

interface RowProps {
  row: CrossRow
  index: number
  table: CrossTable
  block: CrossBlock
  /** The visible columns. */
  first: number
  last: number
  formats: ReportFormats
  label: Label
  onFlip: (key: 'closedRows', id: string) => void
  onOpen: CrossTabProps['onOpen']
}

/** A row of figures. It is drawn again only when other columns come into view: its props stay the same while rows scroll. */
const Row = memo(function Row({ row, index, table, block, first, last, formats, label, onFlip, onOpen }: RowProps) {
  const { t } = useText(NAMESPACE)
  const headHeight = table.head.length * ROW
  const { node } = row
  const name = row.isTotal ? t('total') : formats.group(node.value, table.cube.rows[node.depth - 1])
  return (
    <div
      role="row"
      aria-rowindex={table.head.length + index + 1}
      className={styles.row}
      data-total={row.isTotal || node.children.length > 0 || undefined}
      style={{
        insetBlockStart: headHeight + index * ROW,
        height: ROW,
        width: LEAD + table.columns.length * COLUMN,
      }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.lead}
        style={{ width: LEAD, paddingInlineStart: 8 + Math.max(0, node.depth - 1) * 16 }}
      >
        {row.canClose && (
          <Closer name={name} isClosed={row.isClosed} onClick={() => onFlip('closedRows', nodeKey(node))} />
        )}
        <span className={styles.cut} title={name}>
          {name}
        </span>
      </div>
      {table.columns.slice(first, last + 1).map((column, at) => {
        const value = table.valueAt(row, column)
        const measure = measureOfColumn(table, column)
        const text = formats.figure(value, measure)
        return (
          <Cell
            key={`${column.node.id} ${column.measure}`}
            index={first + at}
            text={text}
            isTotal={column.isTotal}
            look={lookOf(block.conditions, { measure: measure?.key ?? '', value })}
            name={onOpen && text !== '' ? label(name, text) : undefined}
            row={row}
            column={column}
            onOpen={onOpen}
          />
        )
      })}
    </div>
  )
})

interface CellProps {
  index: number
  text: string
  isTotal: boolean
  look: ReturnType<typeof lookOf>
  /** Of a figure that opens the records behind it. */
  name: string | undefined
  row: CrossRow
  column: CrossColumn
  onOpen: CrossTabProps['onOpen']
}

/** Whether a text may not fit its cell: only such cells cut what is too long, because each clip costs time to paint. */
const isLong = (text: string) => text.length > (/^[\d.,%\s-]*$/.test(text) ? 13 : 7)

/** A figure. It is drawn again only when it changes. */
const Cell = memo(function Cell({ index, text, isTotal, look, name, row, column, onOpen }: CellProps) {
  return (
    <div
      role="cell"
      aria-colindex={index + 2}
      className={styles.cell}
      data-total={isTotal || undefined}
      data-look={look}
      data-long={isLong(text) || undefined}
      title={isLong(text) ? text : undefined}
      style={{ insetInlineStart: LEAD + index * COLUMN, width: COLUMN }}
    >
      {name === undefined ? (
        text
      ) : (
        <button type="button" className={styles.figure} aria-label={name} onClick={() => onOpen?.(row, column)}>
          {text}
        </button>
      )}
    </div>
  )
})

/** The cells of a row of the head with their first column: cells above that span into it are skipped. */
function placed(head: readonly (readonly CrossHead[])[], level: number): { cell: CrossHead; start: number }[] {
  const covered = new Set<number>()
  for (let above = 0; above < level; above++) {
    for (const { cell, start } of placed(head, above)) {
      if (cell.rowSpan <= level - above) continue
      for (let column = start; column < start + cell.colSpan; column++) covered.add(column)
    }
  }
  let at = 0
  return (head[level] ?? []).map((cell) => {
    while (covered.has(at)) at++
    const start = at
    at += cell.colSpan
    return { cell, start }
  })
}

function Closer({ name, isClosed, onClick }: { name: string; isClosed: boolean; onClick: () => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <Button
      type="text"
      size="mini"
      aria-expanded={!isClosed}
      aria-label={t(isClosed ? 'expand' : 'collapse', { name })}
      icon={isClosed ? <IconCaretRight /> : <IconCaretDown />}
      onClick={onClick}
    />
  )
}

interface SortButtonProps {
  name: string
  state: 'asc' | 'desc' | undefined
  onClick: () => void
}

function SortButton({ name, state, onClick }: SortButtonProps) {
  const { t } = useText(NAMESPACE)
  const icon = state === undefined ? <IconSort /> : state === 'asc' ? <IconSortAscending /> : <IconSortDescending />
  return (
    <Button
      type="text"
      size="mini"
      title={t('sortBy', { name })}
      aria-label={t('sortBy', { name })}
      aria-pressed={state !== undefined}
      icon={icon}
      onClick={onClick}
    />
  )
}
