import { useMemo, useState } from 'react'
import type { DataTree } from '../types.ts'

/** The expanded rows and the function that toggles one. */
export interface Expansion {
  expanded: Record<string, boolean>
  toggle: (key: string, open: boolean) => void
}

interface ExpansionOptions<Row> {
  tree: DataTree<Row> | undefined
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Expanded rows, controlled by the caller or kept here: all or none at first, plus the user's changes. */
export function useExpansion<Row>({ tree, rows, rowKey }: ExpansionOptions<Row>): Expansion {
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({})
  const { expandedKeys, onExpandedChange, defaultExpandAll, getChildren } = tree ?? {}

  const expanded = useMemo(() => {
    if (expandedKeys) return Object.fromEntries(expandedKeys.map((key) => [key, true]))
    if (!defaultExpandAll || !getChildren) return touched
    return { ...openAll(rows, { getChildren, rowKey }), ...touched }
  }, [expandedKeys, defaultExpandAll, getChildren, touched, rows, rowKey])

  return {
    expanded,
    toggle(key, open) {
      const next = { ...expanded, [key]: open }
      setTouched((before) => ({ ...before, [key]: open }))
      onExpandedChange?.(Object.keys(next).filter((one) => next[one]))
    },
  }
}

function openAll<Row>(
  rows: readonly Row[],
  { getChildren, rowKey }: { getChildren: DataTree<Row>['getChildren']; rowKey: (row: Row) => string },
): Record<string, boolean> {
  const open: Record<string, boolean> = {}
  const visit = (row: Row) => {
    const children = getChildren(row)
    if (!children?.length) return
    open[rowKey(row)] = true
    children.forEach(visit)
  }
  rows.forEach(visit)
  return open
}
