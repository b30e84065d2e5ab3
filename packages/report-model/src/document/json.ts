/** An object of a document. */
export type JsonRecord = Record<string, unknown>

/** Whether a value of a document is an object. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of a document, cut at `most` characters; numbers become texts, everything else is ''. */
export const textOf = (value: unknown, most = 500): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '').slice(0, most)

/** The objects of a list of a document; at most `most`. */
export const recordsOf = (value: unknown, most: number): JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord).slice(0, most) : []

/** One of the given values, or the fallback. */
export const oneOf = <const Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback
