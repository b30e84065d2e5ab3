import { type PortalDocument, type PortalItem, readPortal } from '@sqos/portal'

/** Minutes between two refreshes of a portal that does not say so itself: a display has nobody who asks. */
const USUAL_MINUTES = 1

/** Kinds of parts that show what belongs to one person. */
const PERSONAL: ReadonlySet<string> = new Set(['todo', 'todoList', 'myFlow', 'notice', 'email', 'commonFunc'])

/** The document of a portal on a screen, which is always refreshed. A television leaves out the parts of a person. */
export function screenDocument(formData: string, { isShared = false } = {}): PortalDocument {
  const document = readPortal(formData)
  const refresh = document.raw['refresh'] ?? { autoRefresh: true, autoRefreshTime: USUAL_MINUTES }
  const items = isShared ? closeGaps(document.items.filter(({ kind }) => !PERSONAL.has(kind))) : document.items
  return { ...document, items, raw: { ...document.raw, refresh } }
}

/** Moves parts up over rows in which no part is. */
function closeGaps(items: readonly PortalItem[]): PortalItem[] {
  const taken = new Set(items.flatMap(({ y, h }) => Array.from({ length: h }, (_, row) => y + row)))
  const freeAbove = (y: number) => Array.from({ length: y }, (_, row) => row).filter((row) => !taken.has(row)).length
  return items.map((item) => ({ ...item, y: item.y - freeAbove(item.y) }))
}
