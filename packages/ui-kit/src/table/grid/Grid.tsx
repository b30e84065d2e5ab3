import { useText } from '@sqos/i18n/react'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { ColumnDrag } from '../columns/ColumnDrag.tsx'
import { resizedByKey } from '../columns/ResizeHandle.tsx'
import { nextSort } from '../sort.ts'
import styles from '../Table.module.css'
import type { DataTableProps } from '../types.ts'
import { useElement } from '@sqos/hooks'
import type { TableModel } from '../use-table-model.ts'
import { Body } from './Body.tsx'
import type { RowActions } from './BodyRow.tsx'
import { cellOf, controlsIn } from './cell-controls.ts'
import { copyCells } from './copy.ts'
import { widthProperties, withWholeColumns } from './grid-columns.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { hasSummary, SummaryRow } from './SummaryRow.tsx'
import { titleCutText } from './title-cut-text.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useScrolledEdges } from './use-scrolled-edges.ts'
import { useStableCallback } from '@sqos/hooks'
import { useScrollToTop } from '../use-scroll-to-top.ts'

export interface GridProps<Row> {
  table: DataTableProps<Row>
  model: TableModel<Row>
  rowHeight: number
  stale: boolean
  /** The content shown instead of rows. */
  placeholder: ReactNode
  /** Available width in px; undefined before it is measured. */
  width: number | undefined
}

/** The part of the width that pinned columns may take. */
const MOST_PINNED = 0.6

/** The grid: header, visible rows and sums, with one tab stop, keyboard and clipboard. */
export function Grid<Row>({ table, model, rowHeight, stale, placeholder, width: room }: GridProps<Row>) {
  const { label, sort, onSortChange, rows: given, firstIndex = 1, onRowOpen, tree, selection: wanted } = table
  const { rows, columns, layout, selection, expansion, lazy } = model
  const { t } = useText('ui-kit')
  const [scroller, keep] = useElement<HTMLDivElement>()
  const [spoken, setSpoken] = useState('')
  const edges = useScrolledEdges(scroller)
  useScrollToTop(scroller, firstIndex)
  const { tableRef, onFocus, onBlur, ...focus } = useGridFocus({ rows, columns, rowHeight })
  const shown = placeholder ? [] : rows
  const summary = shown.length > 0 && hasSummary(columns)

  const select = useStableCallback((key: string, range?: 'range') => selection?.toggle(key, range))
  const toggle = useStableCallback((key: string, open: boolean) => expansion.toggle(key, open))
  const retry = useStableCallback((key: string) => {
    const row = rows.find((one) => one.key === key)
    if (row) lazy.load(row.row, 'again')
  })
  const actions = useMemo((): RowActions => ({ select, toggle, retry }), [select, toggle, retry])

  const headerOf = (id: string) => layout.placed.find(({ column }) => column.id === id)?.column.header ?? id

  function moveColumn(id: string, target: string) {
    layout.move(id, target)
    const place = columns.find((column) => column.id === target)?.index ?? 0
    setSpoken(t('table.columns.moved', { column: headerOf(id), place: place + 1, count: columns.length }))
  }

  function onHeaderKey(index: number, event: KeyboardEvent): boolean {
    const column = columns[index]
    const cell = cellOf(event.target)
    if (column?.kind !== 'data' || !cell) return false
    const width = resizedByKey(cell, { key: event.key, shiftKey: false })
    if (width === undefined) return false
    if (event.altKey) {
      if (column.column.resizable === false) return false
      layout.setWidth(column.id, width)
      setSpoken(t('table.columns.resized', { column: column.column.header, width: Math.round(width) }))
      return true
    }
    const onwards = width > cell.getBoundingClientRect().width
    const neighbour = columns[index + (onwards ? 1 : -1)]
    if (neighbour?.kind === 'data' && neighbour.pin === column.pin) moveColumn(column.id, neighbour.id)
    return true
  }

  const { onKeyDown } = useGridKeys({
    model: { ...model, rows: shown },
    focus,
    onRowOpen,
    onHeaderKey,
    pageRows: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - (summary ? 3 : 2)),
  })

  function openRow({ target }: MouseEvent) {
    const cell = cellOf(target)
    if (!cell || !(target instanceof Node)) return
    const key = cell.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']
    const row = rows.find((one) => one.key === key)
    if (row && !controlsIn(cell).some((control) => control.contains(target))) onRowOpen?.(row.row)
  }

  const pinned = columns.reduce((sum, { pin, size }) => (pin === 'none' ? sum : sum + size), 0)
  // Pinned columns that leave too little width for the others are not pinned.
  const unpinned = room !== undefined && pinned > room * MOST_PINNED
  const widths = useMemo(
    () => widthProperties(room === undefined || unpinned ? columns : withWholeColumns(columns, room)),
    [columns, room, unpinned],
  )
  const style: CSSProperties = { ...widths }
  return (
    <ColumnDrag headerOf={headerOf} onMove={moveColumn}>
      <div ref={keep} className={styles['scroller']} style={style} data-pins={unpinned ? 'off' : undefined} {...edges}>
        {columns.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its role is grid or treegrid
          <table
            ref={tableRef}
            role={tree ? 'treegrid' : 'grid'}
            className={styles['table']}
            aria-label={label}
            aria-busy={stale || undefined}
            aria-rowcount={shown.length + 1 + (summary ? 1 : 0)}
            aria-colcount={columns.length}
            aria-multiselectable={wanted ? true : undefined}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              onFocus(event)
              titleCutText(event)
            }}
            onBlur={onBlur}
            onMouseOver={titleCutText}
            onCopy={(event) => {
              if (copyCells(event, { rows, columns, selected: selection?.selected })) setSpoken(t('table.copied'))
            }}
            onDoubleClick={onRowOpen && openRow}
          >
            <HeaderRow
              columns={columns}
              layout={layout}
              selection={selection}
              sort={sort}
              onSort={onSortChange && ((id) => onSortChange(nextSort(sort, id)))}
              activeColumn={focus.active.row === -1 || shown.length === 0 ? focus.active.column : undefined}
            />
            {shown.length > 0 && (
              <Body
                model={model}
                scroller={scroller}
                rowHeight={rowHeight}
                firstIndex={firstIndex}
                isTree={tree !== undefined}
                active={focus.active}
                actions={actions}
              />
            )}
            {summary && <SummaryRow columns={columns} rows={given} rowIndex={shown.length + 2} />}
          </table>
        )}
        {placeholder && <div className={styles['placeholder']}>{placeholder}</div>}
      </div>
      <output className={styles['spoken']}>{spoken}</output>
    </ColumnDrag>
  )
}
