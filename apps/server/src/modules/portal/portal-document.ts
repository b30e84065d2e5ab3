import { isRecord, own, type JsonRecord } from '@sqos/form-model'

/** Maximum depth of parts in parts: tabs in cards in tabs. */
const MAX_DEPTH = 6
/** Maximum number of datasets of one part. */
const MAX_DATASETS = 20
/** Keys that hold a dataset. */
const DATASET_KEYS: ReadonlySet<string> = new Set(['dataset', 'compare'])

/** A dataset of a part, and where it is in the part. */
export interface PartDataset {
  /** Keys and indexes, joined by dots: `list.0.dataset`. */
  path: string
  query: JsonRecord
}

/** Position of a part in the grid. */
type Position = Record<'x' | 'y' | 'w' | 'h', number>

/** Parses a document of a portal; undefined for other texts. Unknown kinds and keys are ignored. */
export function parsePortal(formData: string): JsonRecord | undefined {
  try {
    const document: unknown = JSON.parse(formData)
    return isRecord(document) ? document : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a text is a document of a portal: a JSON object with the counter of its parts. Both spellings of the counter are in use in
 * the API family (contract, second, section 1.3).
 */
export function isPortalDocument(formData: string): boolean {
  const document = parsePortal(formData)
  return document !== undefined && ['layouyId', 'layoutId'].some((key) => own(document, key) !== undefined)
}

/** The parts of a document by `i`, also those in tabs and cards. */
export function partsOf(document: JsonRecord): ReadonlyMap<string, JsonRecord> {
  const parts = new Map<string, JsonRecord>()
  const visit = (value: unknown, depth: number) => {
    if (!Array.isArray(value) || depth > MAX_DEPTH) return
    for (const one of value.filter(isRecord)) {
      const i = own(one, 'i')
      if (typeof i === 'string' || typeof i === 'number') parts.set(String(i), one)
      visit(own(one, 'children'), depth + 1)
    }
  }
  visit(own(document, 'layout'), 0)
  return parts
}

/** The datasets of a part, without those of parts inside it. */
export function datasetsOf(part: JsonRecord): PartDataset[] {
  const found: PartDataset[] = []
  const visit = (value: unknown, path: readonly string[]) => {
    if (path.length > MAX_DEPTH || found.length >= MAX_DATASETS) return
    const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
    for (const [key, inner] of entries) {
      if (key === 'children') continue
      const at = [...path, String(key)]
      if (isRecord(inner) && DATASET_KEYS.has(String(key))) found.push({ path: at.join('.'), query: inner })
      else visit(inner, at)
    }
  }
  visit(part, [])
  return found.slice(0, MAX_DATASETS)
}

/** The positions of the parts of a document, also in narrower layouts (`at`), as JSON text. */
export function positionsIn(formData: string): string | undefined {
  const document = parsePortal(formData)
  if (!document) return undefined
  const positions = topParts(document).flatMap((part): [string, JsonRecord][] => {
    const position = positionOf(part)
    if (!position) return []
    const narrower = own(part, 'at')
    const at = Object.entries(isRecord(narrower) ? narrower : {}).flatMap(([name, place]) => {
      const known = LAYOUTS.has(name) && isRecord(place) ? positionOf(place) : undefined
      return known ? [[name, known] as const] : []
    })
    return [[String(own(part, 'i')), { ...position, ...(at.length > 0 && { at: Object.fromEntries(at) }) }]]
  })
  return JSON.stringify(Object.fromEntries(positions))
}

/** Narrower layouts of a document. */
const LAYOUTS: ReadonlySet<string> = new Set(['medium', 'narrow'])

function positionOf(place: JsonRecord): Position | undefined {
  const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((key) => Number(own(place, key)))
  const isPosition = [x, y, w, h].every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= 10_000)
  return isPosition ? { x: x ?? 0, y: y ?? 0, w: w ?? 1, h: h ?? 1 } : undefined
}

/** The document with other positions; parts without one stay where the design has them. */
export function withPositions(formData: string, positions: string): string {
  const document = parsePortal(formData)
  const known = parsePortal(positions)
  if (!document || !known) return formData
  for (const part of topParts(document)) {
    const position = own(known, String(own(part, 'i')))
    if (isRecord(position)) Object.assign(part, position)
  }
  return JSON.stringify(document)
}

const topParts = (document: JsonRecord): JsonRecord[] => {
  const layout = own(document, 'layout')
  return Array.isArray(layout) ? layout.filter(isRecord) : []
}
