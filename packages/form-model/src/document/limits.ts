/** Limits of a document. A form with 300 fields has about 300 kB and a depth of 20. */
export const DOCUMENT_LIMITS = {
  /** Characters of the JSON text. */
  length: 5 * 1024 * 1024,
  /** Depth of nested objects and lists. */
  depth: 100,
  /** Number of objects, lists and values. */
  values: 500_000,
  /** Number of components. */
  fields: 5000,
} as const

/** Keys that could change the prototype of objects. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__'])

/** Whether a document may contain a key. */
export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key)

/** Inherited names of objects, which fields cannot have. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Whether a field may have this model name. SQL words are allowed because they are quoted. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN_NAMES.has(name)
