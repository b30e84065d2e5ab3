import { IconRight } from '@arco-design/web-react/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import { moveInTree, type TreeRow } from './tree-model.ts'
import styles from './TreePanel.module.css'

interface TreeViewProps {
  label: string
  rows: readonly TreeRow[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onToggle: (id: string) => void
}

/** Rows of a tree with the keyboard pattern of the ARIA tree view: one tab stop, arrow keys inside. */
export function TreeView({ label, rows, selectedId, onSelect, onToggle }: TreeViewProps) {
  const [focusedId, setFocusedId] = useState<string>()
  const tree = useRef<HTMLDivElement>(null)
  const has = (id: string | undefined) => rows.some((row) => row.entry.id === id)
  const stopId = [focusedId, selectedId].find(has) ?? rows[0]?.entry.id

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || stopId === undefined) return
    const move = moveInTree(rows, { key: event.key, id: stopId })
    if (!move) return
    event.preventDefault()
    if ('toggle' in move) onToggle(move.toggle)
    else if ('select' in move) onSelect(move.select)
    else focus(move.focus)
  }

  function focus(id: string) {
    setFocusedId(id)
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  }

  return (
    <div ref={tree} role="tree" tabIndex={-1} className={styles['tree']} aria-label={label} onKeyDown={onKeyDown}>
      {rows.map(({ entry, level, position, siblings, expanded }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree above hears the keys
        <div
          key={entry.id}
          role="treeitem"
          data-id={entry.id}
          className={styles['item']}
          style={{ paddingInlineStart: (level - 1) * 16 + 4 }}
          tabIndex={entry.id === stopId ? 0 : -1}
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-expanded={expanded}
          aria-selected={entry.id === selectedId}
          title={entry.label}
          onFocus={() => setFocusedId(entry.id)}
          onClick={() => onSelect(entry.id)}
        >
          <span
            className={styles['toggle']}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation()
              if (expanded !== undefined) onToggle(entry.id)
            }}
          >
            {expanded !== undefined && <IconRight />}
          </span>
          <span className={styles['label']}>{entry.label}</span>
        </div>
      ))}
    </div>
  )
}
