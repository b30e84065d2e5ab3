/**
 * Reads a field of the record that a relation field has chosen, for LOOKUP. `id` is the value of the relation field.
 */
export type Lookup = (lookup: LookupField, id: unknown) => unknown

/** A field of a related record. */
export interface LookupField {
  /** The path of the relation field. */
  relation: string
  /** The name of the field in the related form; `F_Parent.F_Name` follows a relation of that form. */
  key: string
}

const ARROW = '>'

/** The name of a looked-up value among the operands of a formula: `F_Customer>F_Credit`. */
export const lookupName = ({ relation, key }: LookupField): string => [relation, ...key.split('.')].join(ARROW)

/** The looked-up field of an operand; undefined for a field of the form itself. */
export function lookupOf(name: string): LookupField | undefined {
  const [relation = '', ...keys] = name.split(ARROW)
  return keys.length === 0 ? undefined : { relation, key: keys.join('.') }
}

/** A key of LOOKUP: a name, or the names of a relation and of a field behind it. */
export const isLookupKey = (key: string): boolean => /^[^.>{}"\s]+(?:\.[^.>{}"\s]+)?$/.test(key)
