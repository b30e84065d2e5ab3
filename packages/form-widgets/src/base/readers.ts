import { isOptionValue, type OptionValue } from '../options/option.ts'

/** Marks a value that the field cannot show. */
export const UNREADABLE = Symbol('unreadable')

/** Converts a stored value to the shown value. Never called for null, undefined, '' or [], which are empty. */
export type Reader<Value> = (value: unknown) => Value | typeof UNREADABLE

export const readText: Reader<string> = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : UNREADABLE
}

/** Texts that Number() accepts but are not numbers here: empty text, 0x1F. */
const NO_NUMBER = /^\s*$|[box]/i

export const readNumber: Reader<number> = (value) => {
  const number = typeof value === 'string' && !NO_NUMBER.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : UNREADABLE
}

export const readOptionValue: Reader<OptionValue> = (value) => (isOptionValue(value) ? value : UNREADABLE)

/** Reads a list; one value becomes a list of one, for fields that became multiple later. */
export const readListOf =
  <Item>(read: Reader<Item>): Reader<readonly Item[]> =>
  (value) => {
    const items = (Array.isArray(value) ? value : [value]).map((item: unknown) => read(item))
    return items.every((item): item is Item => item !== UNREADABLE) ? items : UNREADABLE
  }

/** Reads two ends in order; each may be open. */
export const readPairOf =
  <Item>(read: Reader<Item>): Reader<readonly [Item | undefined, Item | undefined]> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== 2) return UNREADABLE
    const [from, to] = value.map((end: unknown) => (isEmpty(end) ? undefined : read(end)))
    return from === UNREADABLE || to === UNREADABLE ? UNREADABLE : [from, to]
  }

/** What counts as not filled in. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
