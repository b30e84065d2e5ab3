import type { CellValue } from '../types.ts'

/** Compares two cell values: empty values last, numbers by size, texts in the order of the language (2 before 10). */
export function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  const emptyA = a === null || a === undefined || a === ''
  const emptyB = b === null || b === undefined || b === ''
  if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return collator.compare(String(a), String(b))
}
