import { useMemo } from 'react'
import { ParentSelect } from './ParentSelect.tsx'
import type { TreeLine } from './tree/tree-lines.ts'
import type { TreeEntry } from './tree/tree-model.ts'
import styles from './tree/TreePanel.module.css'
import type { TreePanelProps } from './tree/TreePanel.tsx'

/** A select with more entries than this is searched by typing; fewer are all in sight, and no keyboard covers them on a phone. */
const SEARCHABLE = 12

/** The entries of a tree as a select above the list. */
export function TreeChooser(props: TreePanelProps) {
  const { title, entries, selectedId, onSelect, onClear, loading = false, actions } = props
  const lines = useMemo(() => linesOf(entries), [entries])
  return (
    <aside className={styles['chooser']} aria-label={title}>
      <span aria-hidden="true">{title}</span>
      <ParentSelect
        label={title}
        lines={lines}
        value={selectedId}
        loading={loading}
        searchable={lines.length > SEARCHABLE}
        allowClear={onClear !== undefined}
        // Arco reports a cleared select as a change to undefined.
        onChange={(id: string | undefined) => (id === undefined ? onClear?.() : onSelect(id))}
      />
      {typeof actions !== 'function' && actions}
    </aside>
  )
}

/** All entries from top to bottom, as lines of a select. */
const linesOf = (entries: readonly TreeEntry[], depth = 0): TreeLine[] =>
  entries.flatMap(({ id, label, children }) => [{ id, name: label, depth }, ...linesOf(children ?? [], depth + 1)])
