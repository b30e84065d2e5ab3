import { isRecord, type JsonRecord, recordsOf, textOf } from './json.ts'
import { compact, nextRow, type Placed, placesOf } from './grid.ts'
import { kindOf, readItem } from './read-portal.ts'
import { type Breakpoint, COLUMNS, type Place, type PortalDocument, type PortalItem } from './types.ts'

/** The document with other places in one layout. Narrow layouts then have places of their own. */
export function withPlaces(
  document: PortalDocument,
  places: readonly Placed[],
  breakpoint: Breakpoint,
): PortalDocument {
  const byId = new Map(places.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]))
  const items = document.items.map((item): PortalItem => {
    const place = byId.get(item.i)
    if (!place) return item
    return breakpoint === 'wide' ? { ...item, ...place } : { ...item, at: { ...item.at, [breakpoint]: place } }
  })
  return { ...document, items }
}

/** The document without places of its own in a narrow layout. */
export function withoutPlaces(document: PortalDocument, breakpoint: 'medium' | 'narrow'): PortalDocument {
  const items = document.items.map((item) => {
    const { [breakpoint]: _gone, ...at } = item.at
    return { ...item, at }
  })
  return { ...document, items }
}

/** The document with a part at the end of the widest layout, or at a place. */
export function withItem(document: PortalDocument, raw: JsonRecord, place?: Pick<Place, 'x' | 'y'>): PortalDocument {
  const i = document.counter
  const places = placesOf(document.items, 'wide')
  const item = readItem({ ...raw, i, x: 0, y: nextRow(places), ...place })
  const items = [...document.items, item]
  const settled = place ? compact([...places, { ...item }], item.i) : [...places, item]
  return withPlaces({ ...document, items, counter: i + 1 }, settled, 'wide')
}

/** A part anywhere in the document, also in a card or a tab. */
export function findPart(document: PortalDocument, i: string): PortalItem | undefined {
  for (const item of document.items) {
    if (item.i === i) return item
    const inner = childrenOf(item.raw).find((raw) => textOf(raw['i']) === i)
    if (inner) return readItem(inner)
  }
  return undefined
}

/** The parts in a card, or in all panes of a tab. */
export function childrenOf(raw: JsonRecord): JsonRecord[] {
  return recordsOf(raw['children']).flatMap((child) => (isPane(child) ? recordsOf(child['children']) : [child]))
}

/** Panes of tabs have parts, and no kind. */
const isPane = (child: JsonRecord) => kindOf(child) === '' && Array.isArray(child['children'])

/** Changes the settings of one part, also in a card or a tab. */
export function changePart(
  document: PortalDocument,
  i: string,
  change: (raw: JsonRecord) => JsonRecord | undefined,
): PortalDocument {
  const items = document.items.flatMap((item): PortalItem[] => {
    if (item.i === i) {
      const raw = change(item.raw)
      return raw ? [{ ...item, raw }] : []
    }
    if (!childrenOf(item.raw).some((raw) => textOf(raw['i']) === i)) return [item]
    return [{ ...item, raw: { ...item.raw, children: changed(item.raw['children'], i, change) } }]
  })
  return { ...document, items }
}

function changed(value: unknown, i: string, change: (raw: JsonRecord) => JsonRecord | undefined): unknown[] {
  return recordsOf(value).flatMap((child) => {
    if (isPane(child)) return [{ ...child, children: changed(child['children'], i, change) }]
    if (textOf(child['i']) !== i) return [child]
    return change(child) ?? []
  })
}

/** A copy of a part with new numbers, also for the parts in it. */
export function copyOf(raw: JsonRecord, next: () => number): JsonRecord {
  const children = raw['children']
  return {
    ...raw,
    i: next(),
    ...(Array.isArray(children) && {
      children: children.map((child: unknown) => {
        if (!isRecord(child)) return child
        return isPane(child)
          ? { ...child, children: recordsOf(child['children']).map((part) => copyOf(part, next)) }
          : copyOf(child, next)
      }),
    }),
  }
}

/** A place inside of the layout, with the sizes that a kind allows. */
export function clampPlace(
  place: Place,
  {
    breakpoint,
    limits,
  }: { breakpoint: Breakpoint; limits?: { minW: number; minH: number; maxW: number; maxH: number } | undefined },
): Place {
  const columns = COLUMNS[breakpoint]
  const [minW, maxW] = breakpoint === 'wide' ? [limits?.minW ?? 1, limits?.maxW ?? columns] : [1, columns]
  const w = Math.min(columns, maxW, Math.max(minW, place.w))
  const h = Math.min(limits?.maxH ?? 60, Math.max(limits?.minH ?? 1, place.h))
  return { w, h, x: Math.min(columns - w, Math.max(0, place.x)), y: Math.max(0, place.y) }
}
