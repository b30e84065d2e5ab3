/** An object as JSON has it: own keys, any values. */
export type JsonRecord = Record<string, unknown>

/** Whether a value is an object of JSON, not a list and not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a record holds by itself: a field called `constructor` is a field and not what every object inherits. */
export const own = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined

/** The own value of a path of keys. */
export const ownAt = (record: unknown, ...keys: readonly string[]): unknown => {
  let value = record
  for (const key of keys) value = own(value, key)
  return value
}

/** A text, or a number as text; else nothing. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined

/** A number, or a text that is one; else nothing. */
export const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** true and false however they were stored: 1, 0, "true", "1"; else nothing. */
export const asBoolean = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return undefined
}

/** The entries of a list; none for anything else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What counts as not filled in. Source: contract of the platform, section 22. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
