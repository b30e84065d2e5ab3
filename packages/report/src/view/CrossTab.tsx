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
  type CrossView,
  type Cube,
  type ReportFormats,
} from '@sqos/report-model'
import { useMemo, useState } from 'react'
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
  const rows = useWindow({ scroller, count: table.rows.length, size: ROW })
  const columns = useWindow({ scroller, count: table.columns.length, size: COLUMN, isHorizontal: true })
  const headHeight = table.head.length * ROW
  const width = LEAD + table.columns.length * COLUMN
  const shown = table.columns.slice(columns.first, columns.last + 1)
  const indexOf = (at: number) => columns.first + at

  const flip = (key: 'closedRows' | 'closedColumns', id: string) => {
    const next = new Set(view[key])
    if (!next.delete(id)) next.add(id)
    setView({ ...view, [key]: next })
  }
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
  const rowText = ({ node, isTotal }: CrossRow) =>
    isTotal ? t('total') : formats.group(node.value, cube.rows[node.depth - 1])

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
              {placed(table.head, level).map(({ cell, start }) => {
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
          {table.rows.slice(rows.first, rows.last + 1).map((row, at) => {
            const index = rows.first + at
            return (
              <div
                key={row.isTotal ? 'total' : row.node.id}
                role="row"
                aria-rowindex={table.head.length + index + 1}
                className={styles.row}
                data-total={row.isTotal || row.node.children.length > 0 || undefined}
                style={{ transform: `translateY(${headHeight + index * ROW}px)`, height: ROW, width }}
              >
                <div
                  role="rowheader"
                  aria-colindex={1}
                  className={styles.lead}
                  style={{ width: LEAD, paddingInlineStart: 8 + Math.max(0, row.node.depth - 1) * 16 }}
                >
                  {row.canClose && (
                    <Closer
                      name={rowText(row)}
                      isClosed={row.isClosed}
                      onClick={() => flip('closedRows', nodeKey(row.node))}
                    />
                  )}
                  <span className={styles.cut} title={rowText(row)}>
                    {rowText(row)}
                  </span>
                </div>
                {shown.map((column, offset) => {
                  const value = table.valueAt(row, column)
                  const measure = measureOfColumn(table, column)
                  const text = formats.figure(value, measure)
                  return (
                    <div
                      key={indexOf(offset)}
                      role="cell"
                      aria-colindex={indexOf(offset) + 2}
                      className={styles.cell}
                      data-total={column.isTotal || undefined}
                      data-look={lookOf(block.conditions, { measure: measure?.key ?? '', value })}
                      style={{ insetInlineStart: LEAD + indexOf(offset) * COLUMN, width: COLUMN }}
                    >
                      {onOpen && text !== '' ? (
                        <button
                          type="button"
                          className={styles.figure}
                          aria-label={t('open', { name: rowText(row), figure: text })}
                          onClick={() => onOpen(row, column)}
                        >
                          {text}
                        </button>
                      ) : (
                        text
                      )}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

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
