import { recordsOf } from './json.ts'
import { type Breakpoint, COLUMNS, type Place, type PortalItem } from './types.ts'

/** A part and its place in one layout. */
export interface Placed extends Place {
  i: string
}

const overlap = (a: Placed, b: Placed) =>
  a.i !== b.i && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const byPlace = (a: Placed, b: Placed) => a.y - b.y || a.x - b.x

/**
 * Moves every part up until it meets another one. `first` keeps its place before others of the same row, so that a moved part
 * pushes the others down.
 */
export function compact(places: readonly Placed[], first?: string): Placed[] {
  const ordered = [...places].sort((a, b) => a.y - b.y || Number(b.i === first) - Number(a.i === first) || a.x - b.x)
  const settled: Placed[] = []
  for (const place of ordered) {
    let next = { ...place, y: 0 }
    // The lowest row that is free from there up to the wanted row: parts never jump over another one.
    const below = settled.filter((other) => other.x < place.x + place.w && place.x < other.x + other.w)
    next = { ...next, y: Math.max(0, ...below.map((other) => other.y + other.h)) }
    settled.push(next)
  }
  const byId = new Map(settled.map((place) => [place.i, place]))
  return places.map((place) => byId.get(place.i) ?? place)
}

/** The places after one part moved or changed its size; other parts make room. */
export function withPlace(places: readonly Placed[], changed: Placed): Placed[] {
  const others = places.map((place) => (place.i === changed.i ? changed : place))
  return compact(pushed(others, changed), changed.i)
}

/** Parts under the changed one go below it. */
function pushed(places: readonly Placed[], changed: Placed): Placed[] {
  const result = places.map((place) => ({ ...place }))
  const queue = [changed]
  const moved = new Set([changed.i])
  for (let at = queue.shift(); at; at = queue.shift()) {
    const above = at
    for (const place of result) {
      if (moved.has(place.i) || !overlap(above, place)) continue
      place.y = above.y + above.h
      moved.add(place.i)
      queue.push(place)
    }
  }
  return result
}

/** The places of a layout. Narrower ones without places of their own are computed from the order of the widest. */
export function placesOf(items: readonly PortalItem[], breakpoint: Breakpoint): Placed[] {
  const wide = items.map((item) => ({ i: item.i, x: item.x, y: item.y, w: item.w, h: heightAt(item, breakpoint) }))
  if (breakpoint === 'wide') return compact(wide)
  const own = items.filter(({ at }) => at[breakpoint]).map(({ i, at }) => ({ i, ...placeAt(at[breakpoint]) }))
  const rest = wide.filter(({ i }) => !own.some((place) => place.i === i))
  const start = Math.max(0, ...own.map(({ y, h }) => y + h))
  const flowed = flow(rest, { columns: COLUMNS[breakpoint], start })
  return compact(items.flatMap(({ i }) => [...own, ...flowed].filter((place) => place.i === i)))
}

/** Entries of a line on phones, and rows of the grid that a line and the title need. */
const [ENTRIES, LINE, HEAD] = [3, 2, 1]

/** Shortcuts are in more lines on a phone. */
function heightAt({ kind, h, raw }: PortalItem, breakpoint: Breakpoint): number {
  if (breakpoint !== 'narrow' || kind !== 'commonFunc') return h
  return Math.max(h, HEAD + Math.ceil(recordsOf(raw['list']).length / ENTRIES) * LINE)
}

const placeAt = (place: Place | undefined): Place => place ?? { x: 0, y: 0, w: 1, h: 1 }

/** Lines of parts from start to end, in the order of rows and columns. */
function flow(places: readonly Placed[], { columns, start }: { columns: number; start: number }): Placed[] {
  let x = 0
  let y = start
  let height = 0
  return [...places].sort(byPlace).map((place) => {
    const w = Math.min(columns, Math.max(1, Math.round((place.w / COLUMNS.wide) * columns * 2)))
    if (x + w > columns) {
      x = 0
      y += height
      height = 0
    }
    const placed = { ...place, x, y, w }
    x += w
    height = Math.max(height, place.h)
    return placed
  })
}

/** The first free row below all parts. */
export const nextRow = (places: readonly Place[]): number => Math.max(0, ...places.map(({ y, h }) => y + h))

/** Places in reading order, which is also the order of the keyboard. */
export const inOrder = <Item extends Placed>(places: readonly Item[]): Item[] => [...places].sort(byPlace)
