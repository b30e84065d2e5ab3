import { isRecord, type JsonRecord, numberOf, parseJson, recordsOf, textOf } from './json.ts'
import { COLUMNS, FIRST_NUMBER, type Place, type PortalDocument, type PortalItem } from './types.ts'

/** More parts would not fit on any page; a document with more is broken. */
const MAX_PARTS = 200

/** Both spellings of the counter are in use in the API family. */
const COUNTERS = ['layouyId', 'layoutId'] as const

/** Reads a document. Unknown kinds and keys are kept. An empty or broken text is a portal without parts. */
export function readPortal(formData: string): PortalDocument {
  const parsed = parseJson(formData)
  const raw = isRecord(parsed) ? parsed : {}
  const items = recordsOf(raw['layout']).slice(0, MAX_PARTS).map(readItem)
  const highest = Math.max(FIRST_NUMBER - 1, ...items.flatMap(numbersIn))
  const counter = COUNTERS.map((key) => numberOf(raw[key])).find((value) => value !== undefined)
  return { items, counter: Math.max(counter ?? FIRST_NUMBER, highest + 1), raw }
}

/** The numbers of a part and of the parts in it. */
function numbersIn({ raw, i }: PortalItem): number[] {
  const inner = recordsOf(raw['children']).flatMap((child) => [
    numberOf(child['i']),
    ...recordsOf(child['children']).map((part) => numberOf(part['i'])),
  ])
  return [numberOf(i), ...inner].filter((number) => number !== undefined)
}

/** Reads one part; missing places become a small box at the start. */
export function readItem(raw: JsonRecord, index = 0): PortalItem {
  const at = isRecord(raw['at']) ? raw['at'] : {}
  const medium = readPlace(at['medium'], COLUMNS.medium)
  const narrow = readPlace(at['narrow'], COLUMNS.narrow)
  return {
    ...(readPlace(raw, COLUMNS.wide) ?? { x: 0, y: 0, w: 6, h: 4 }),
    i: textOf(raw['i']) || `part-${index}`,
    kind: kindOf(raw),
    at: { ...(medium && { medium }), ...(narrow && { narrow }) },
    raw,
  }
}

/** The kind: under `sqosKey`, or under the key of another product of the family (`…Key`). */
export function kindOf(raw: JsonRecord): string {
  const own = textOf(raw['sqosKey'])
  if (own) return own
  const key = Object.keys(raw).find((name) => /^[a-z]+Key$/.test(name) && name !== 'renderKey' && textOf(raw[name]))
  return key === undefined ? '' : textOf(raw[key])
}

function readPlace(value: unknown, columns: number): Place | undefined {
  if (!isRecord(value)) return undefined
  const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((key) => numberOf(value[key]))
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined
  const width = clamp(Math.round(w), { min: 1, max: columns })
  return {
    w: width,
    h: clamp(Math.round(h), { min: 1, max: 60 }),
    x: clamp(Math.round(x), { min: 0, max: columns - width }),
    y: clamp(Math.round(y), { min: 0, max: 10_000 }),
  }
}

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value))

/** The document as JSON text. Parts that were not edited are written as they were read. */
export function writePortal({ items, counter, raw }: PortalDocument): string {
  const key = COUNTERS.find((name) => name in raw) ?? 'layouyId'
  return JSON.stringify({ ...raw, [key]: items.length === 0 ? FIRST_NUMBER : counter, layout: items.map(writeItem) })
}

function writeItem({ raw, at, x, y, w, h, i }: PortalItem): JsonRecord {
  const isPlaced = raw['x'] === x && raw['y'] === y && raw['w'] === w && raw['h'] === h
  const placed = isPlaced ? raw : { ...raw, x, y, w, h }
  const numbered = textOf(raw['i']) === i ? placed : { ...placed, i: numberOf(i) ?? i }
  if (Object.keys(at).length > 0) return { ...numbered, at }
  if (!('at' in numbered)) return numbered
  const { at: _gone, ...plain } = numbered
  return plain
}
