import type { Row } from './row.ts'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * The sum of a column as text; what is no number counts as 0, and 0.1 + 0.2 is 0.3.
 * Source: specification of the platform, section 5.
 */
export function sumOf(rows: readonly Row[], field: string): string {
  let sum = 0
  let decimals = 0
  for (const { record } of rows) {
    const value = numberOf(record[field])
    sum += value
    decimals = Math.max(decimals, decimalsOf(record[field], value))
  }
  return Number.isFinite(sum) ? sum.toFixed(Math.min(decimals, MOST_DECIMALS)) : '0'
}

const MOST_DECIMALS = 10

function numberOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : 0
}

/** Of text as it stands there: 10.00 and 20.50 are 30.50. */
function decimalsOf(given: unknown, value: number): number {
  if (typeof given === 'number' ? Number.isInteger(value) : value === 0) return 0
  const text = typeof given === 'string' ? given.trim() : String(value)
  if (/e/i.test(text)) return MOST_DECIMALS
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
}
