/** What a document may be at most. A form of 300 fields has about 300 kB and a depth of 20. */
export const DOCUMENT_LIMITS = {
  /** Characters of the JSON text. */
  length: 5 * 1024 * 1024,
  /** Objects and lists inside one another. */
  depth: 100,
  /** Objects, lists and values altogether. */
  values: 500_000,
  /** Components of a form. */
  fields: 5000,
} as const

/** Keys that would reach into what every object inherits. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__'])

/** Whether a key may stand in a document. */
export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key)

/** Names that every object inherits: no field can be called so. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Whether a field may have this model name. SQL words may: they are quoted. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN_NAMES.has(name)
