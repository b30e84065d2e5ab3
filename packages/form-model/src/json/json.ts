/** A JSON object. */
export type JsonRecord = Record<string, unknown>

/** Whether a value is a JSON object: not a list and not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The own property of an object. Inherited names such as `constructor` return undefined. */
export const own = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined

/** The own value of a path of keys. */
export const ownAt = (record: unknown, ...keys: readonly string[]): unknown => {
  let value = record
  for (const key of keys) value = own(value, key)
  return value
}

/** Returns a text, or a number as text; undefined for other values. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined

/** Returns a number, or a numeric text as number; undefined for other values. */
export const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Returns true or false, also for 1, 0, "true" and "1"; undefined for other values. */
export const asBoolean = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return undefined
}

/** Returns a list; an empty list for other values. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether a value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
