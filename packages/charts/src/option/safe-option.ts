import { isRecord } from './is-record.ts'

/** Series that the engine draws. */
const DRAWN = new Set(['bar', 'line', 'pie', 'radar', 'gauge', 'funnel', 'scatter', 'heatmap'])

/**
 * Parts of a page that a document must not add: links, downloads, styles and HTML of its own; and options inside the
 * option, which the engine would draw in place of the checked one.
 */
const DROPPED = new Set(
  'link sublink toolbox extraCssText graphic __proto__ constructor baseOption options timeline media'.split(' '),
)

/** Deeper documents are no options of a chart. */
const MAX_DEPTH = 24

/**
 * An option of ECharts from a document, without what could run, link or load something. Undefined if nothing is left to
 * draw.
 */
export function safeOption(option: unknown): Record<string, unknown> | undefined {
  const clean = cleaned(option, 0)
  if (!isRecord(clean)) return undefined
  const series = listOf(clean['series']).filter(isRecord)
  const drawn = series.filter(({ type }) => typeof type === 'string' && DRAWN.has(type))
  if (drawn.length === 0) return undefined
  const tooltip = isRecord(clean['tooltip']) ? clean['tooltip'] : {}
  // Tips are drawn on the canvas: HTML of a document would need inline styles, and could hold scripts.
  return { ...clean, tooltip: { ...tooltip, renderMode: 'richText' }, series: drawn }
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** Pictures of other sites tell them who looks. */
const isForeignPicture = (key: string, value: unknown) =>
  key === 'image' && typeof value === 'string' && !/^data:/i.test(value)

function cleaned(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH || typeof value === 'function') return undefined
  if (typeof value === 'string') return /^image:\/\/(?!data:)/i.test(value) ? 'circle' : value
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([key, item]) => !DROPPED.has(key) && !isForeignPicture(key, item))
  return Object.fromEntries(entries.map(([key, item]) => [key, cleaned(item, depth + 1)]))
}
