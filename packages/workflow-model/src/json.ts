/** A JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object: not a list and not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a text, or a number as text; the fallback for other values. */
export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback

/** Returns a number, or a numeric text as number; the fallback for other values. */
export function numberOf(value: unknown, fallback: number): number {
  if (typeof value === 'string' && value.trim() === '') return fallback
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}

/** Returns true or false, also for 1, 0, "true" and "1"; the fallback for other values. */
export function flagOf(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return fallback
}

/** Returns the ids of a list, or of a text that separates them by commas. */
export function idsOf(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return list.map((one) => textOf(one).trim()).filter((id) => id !== '')
}

/** Returns the objects of a list. */
export const recordsOf = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])
