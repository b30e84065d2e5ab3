import { sql } from 'kysely'

/** Level of a grant; null grants everything: editing a field, or seeing, editing and deleting rows. */
export type GrantLevel = 'read' | 'required' | 'edit' | 'remove'

/** Right to a form field. `required`: to be filled in by this user. */
export type FieldRight = 'read' | 'required' | 'edit'

/** What is done with the rows of a data scheme. */
export type RowRight = 'read' | 'edit' | 'remove'

// Several grants of one item add up: each level is a set of bits, and the union of the bits is what the user holds.
const BITS = { read: 1, required: 3, edit: 3, remove: 5 } as const
const EVERYTHING = 7

/** Bits of each right to rows, for comparison with the bits of a grant. */
const ROW_BIT: Record<RowRight, number> = { read: 1, edit: 2, remove: 4 }

/** The rights of a grant as bits; rights of several grants of one item are joined by `|`. */
export const bitsOf = (level: GrantLevel | null | undefined): number => (level ? BITS[level] : EVERYTHING)

/** The rights of the grants `alias` as bits, in SQL. */
export const bitsIn = (alias: string) =>
  sql<number>`case ${sql.ref(`${alias}.level`)} when 'read' then 1 when 'required' then 3 when 'edit' then 3 when 'remove' then 5 else 7 end`

/** The level with these rights. */
export function levelOf(itemType: string, bits: number): GrantLevel | null {
  if (bits === EVERYTHING) return null
  if (itemType === 'form') return bits === BITS.required ? 'required' : 'read'
  return bits === BITS.edit ? 'edit' : bits === BITS.remove ? 'remove' : 'read'
}

/** The right to a field with these rights; undefined for a hidden field. */
export function fieldRightOf(bits: number | undefined): FieldRight | undefined {
  if (bits === undefined) return undefined
  return bits === EVERYTHING ? 'edit' : bits === BITS.required ? 'required' : 'read'
}

/** Whether these rights to a data scheme include this one. */
export const includesRowRight = (bits: number, right: RowRight): boolean => (bits & ROW_BIT[right]) !== 0

const LEVELS: Record<string, readonly GrantLevel[]> = {
  form: ['read', 'required'],
  resource: ['read', 'edit', 'remove'],
}

/** Whether grants of this type of item can have this level. */
export const fitsLevel = (itemType: string, level: GrantLevel): boolean => LEVELS[itemType]?.includes(level) ?? false
