/** One entry of a tree at the side of a list. */
export interface TreeEntry {
  id: string
  label: string
  children?: readonly TreeEntry[] | undefined
}

/** An entry as a row, with the position that screen readers announce. */
export interface TreeRow {
  entry: TreeEntry
  parentId: string | undefined
  /** Level; 1 at the top. */
  level: number
  position: number
  siblings: number
  expanded: boolean | undefined
}

/** The visible rows, without children of closed entries. */
export function visibleRows(entries: readonly TreeEntry[], isExpanded: (id: string) => boolean): TreeRow[] {
  const rows: TreeRow[] = []

  function add(siblings: readonly TreeEntry[], { level, parentId }: { level: number; parentId: string | undefined }) {
    for (const [index, entry] of siblings.entries()) {
      const children = entry.children ?? []
      const expanded = children.length > 0 ? isExpanded(entry.id) : undefined
      rows.push({ entry, parentId, level, position: index + 1, siblings: siblings.length, expanded })
      if (expanded) add(children, { level: level + 1, parentId: entry.id })
    }
  }

  add(entries, { level: 1, parentId: undefined })
  return rows
}

/** Entries whose label contains the text, with their ancestors and descendants. */
export function filterTree(entries: readonly TreeEntry[], text: string): TreeEntry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...entries]
  return entries.flatMap((entry) => {
    if (entry.label.toLowerCase().includes(wanted)) return [entry]
    const children = filterTree(entry.children ?? [], wanted)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** Action of a key in a tree (WAI-ARIA Authoring Practices, tree view). */
export type TreeMove = { focus: string } | { toggle: string } | { select: string } | undefined

/** Returns the action of a key on a row. */
export function moveInTree(rows: readonly TreeRow[], { key, id }: { key: string; id: string }): TreeMove {
  const index = rows.findIndex((row) => row.entry.id === id)
  const row = rows[index]
  if (!row) return
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1])
    case 'ArrowUp':
      return focusOn(rows[index - 1])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      return row.expanded === false ? { toggle: id } : row.expanded ? focusOn(rows[index + 1]) : undefined
    case 'ArrowLeft':
      if (row.expanded) return { toggle: id }
      return row.parentId === undefined ? undefined : { focus: row.parentId }
    case 'Enter':
    case ' ':
      return { select: id }
    default:
      return startsWith(rows, { letter: key, after: index })
  }
}

const focusOn = (row: TreeRow | undefined): TreeMove => row && { focus: row.entry.id }

/** A letter moves to the next entry that starts with it. */
function startsWith(rows: readonly TreeRow[], { letter, after }: { letter: string; after: number }): TreeMove {
  if (letter.length !== 1) return
  const next = [...rows.slice(after + 1), ...rows.slice(0, after)]
  return focusOn(next.find((row) => row.entry.label.toLowerCase().startsWith(letter.toLowerCase())))
}
