import { useMemo, useState, useSyncExternalStore } from 'react'
import type { DataColumn } from '../types.ts'
import {
  canHide,
  type ColumnLayout,
  type ColumnPin,
  clampWidth,
  moveColumn,
  type PlacedColumn,
  placeColumns,
} from './column-layout.ts'
import { columnLayoutStore, createOwnLayoutStore } from './layout-store.ts'

/** The present columns and the functions that change them. */
export interface ColumnLayoutControl<Row> {
  /** All columns, the hidden ones too: pinned to the start, in the middle, pinned to the end. */
  placed: readonly PlacedColumn<Row>[]
  /** Moves a column to the position of another in the same part. */
  move: (id: string, target: string) => void
  /** The last column stays. */
  setVisible: (id: string, visible: boolean) => void
  setWidth: (id: string, width: number) => void
  setPin: (id: string, pin: ColumnPin) => void
  /** Resets order, widths, pins and visibility to the definition. */
  reset: () => void
}

/**
 * The layout of a table's columns. With a key it is kept in the browser under `sqos_columns_{key}` and shared by
 * everything on the page that uses the same key; without one it lives as long as the component.
 */
export function useColumnLayout<Row>(
  layoutKey: string | undefined,
  columns: readonly DataColumn<Row>[],
): ColumnLayoutControl<Row> {
  const [own] = useState(createOwnLayoutStore)
  const store = layoutKey === undefined ? own : columnLayoutStore(layoutKey)
  const layout = useSyncExternalStore(store.subscribe, store.get)

  return useMemo(() => {
    const placed = placeColumns(columns, layout)
    const change = (part: ColumnLayout) => store.set({ ...store.get(), ...part })
    return {
      placed,
      move(id, target) {
        const pinOf = (one: string) => placed.find(({ column }) => column.id === one)?.pin
        if (pinOf(id) !== pinOf(target)) return
        const order = placed.map(({ column }) => column.id)
        change({ order: moveColumn(order, id, target) })
      },
      setVisible(id, visible) {
        if (visible || canHide(placed, id)) change({ visible: { ...store.get().visible, [id]: visible } })
      },
      setWidth(id, width) {
        const column = columns.find((one) => one.id === id)
        if (column) change({ widths: { ...store.get().widths, [id]: clampWidth(column, width) } })
      },
      setPin: (id, pin) => change({ pins: { ...store.get().pins, [id]: pin } }),
      reset: () => store.set({}),
    }
  }, [columns, layout, store])
}
