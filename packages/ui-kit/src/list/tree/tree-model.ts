/** One entry of a tree at the side of a list. */
export interface TreeEntry {
  id: string
  label: string
  children?: readonly TreeEntry[] | undefined
}

/** An entry as a row, with what a screen reader says of its place. */
export interface TreeRow {
  entry: TreeEntry
  parentId: string | undefined
  /** 1 at the top. */
  level: number
  position: number
  siblings: number
  expanded: boolean | undefined
}

/** The rows that are in sight: children of closed entries are not. */
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

/** Entries whose label holds the text, with the way to them; everything below a match stays. */
export function filterTree(entries: readonly TreeEntry[], text: string): TreeEntry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...entries]
  return entries.flatMap((entry) => {
    if (entry.label.toLowerCase().includes(wanted)) return [entry]
    const children = filterTree(entry.children ?? [], wanted)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** What a key asks for in a tree: WAI-ARIA authoring practices, tree view. */
export type TreeMove = { focus: string } | { toggle: string } | { select: string } | undefined

/** Answers a key pressed on a row. */
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

/** A letter leads to the next entry that begins with it. */
function startsWith(rows: readonly TreeRow[], { letter, after }: { letter: string; after: number }): TreeMove {
  if (letter.length !== 1) return
  const next = [...rows.slice(after + 1), ...rows.slice(0, after)]
  return focusOn(next.find((row) => row.entry.label.toLowerCase().startsWith(letter.toLowerCase())))
}
