import { useMemo, useRef } from 'react'
import type { DisplayRow } from '../grid/display-rows.ts'
import type { DataSelection } from '../types.ts'
import { keyRange, type ShownSelection, shownSelection, withKeys } from './selection.ts'

/** Reads and changes the selected rows. */
export interface SelectionControl {
  selected: ReadonlySet<string>
  shown: ShownSelection
  /** Selects or clears a row. With `range`, all rows from the last changed row get its state. */
  toggle: (key: string, range?: 'range') => void
  /** Selects all rows from the last changed row, or `from`, up to `to`. */
  extend: (from: string, to: string) => void
  toggleAll: () => void
  isSelectable: (key: string) => boolean
}

/** The selection of the rows that are shown; undefined when the table has none. */
export function useSelection<Row>(
  selection: DataSelection<Row> | undefined,
  rows: readonly DisplayRow<Row>[],
): SelectionControl | undefined {
  const anchor = useRef<string | undefined>(undefined)
  return useMemo(() => {
    if (!selection) return undefined
    const { keys, onChange, isSelectable = () => true } = selection
    const shown = rows.filter(({ row }) => isSelectable(row)).map(({ key }) => key)
    const selectable = new Set(shown)
    const selected = new Set(keys)
    const state = shownSelection(selected, shown)
    return {
      selected,
      shown: state,
      isSelectable: (key) => selectable.has(key),
      toggle(key, range) {
        if (!selectable.has(key)) return
        const from = anchor.current
        if (range && from !== undefined && from !== key) {
          onChange(withKeys(keys, keyRange(shown, from, key), true))
        } else {
          onChange(withKeys(keys, [key], !selected.has(key)))
        }
        anchor.current = key
      },
      extend(from, to) {
        anchor.current ??= from
        onChange(withKeys(keys, keyRange(shown, anchor.current, to), true))
      },
      toggleAll: () => onChange(withKeys(keys, shown, state !== 'all')),
    }
  }, [selection, rows])
}
