import { type Check, checkPattern, isEmpty } from './check.ts'

// Source of the rules: specification of the shell, section 5.

/** Hours in halves: 0, 1, 1.5; never negative. */
export const checkHalfHours = checkPattern('halfHours', /^[0-9]+(?:\.[05]0*)?$/)

/** 1, 2, 3 and so on. */
export const checkPositiveInteger = checkPattern('positiveInteger', /^0*[1-9][0-9]*$/)

const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?$/

/**
 * `[min, max]`: two numbers, the first not above the second; either side may be empty, and an empty list is an empty
 * field.
 */
export const checkNumberRange: Check = (value) => {
  if (isEmpty(value)) return undefined
  if (!Array.isArray(value) || value.length > 2) return 'numberRange'
  const bounds: unknown[] = value.filter((bound) => !isEmpty(bound))
  if (!bounds.every(isNumber)) return 'numberRange'
  const [min, max] = bounds.map(Number)
  return min !== undefined && max !== undefined && min > max ? 'rangeOrder' : undefined
}

function isNumber(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && NUMBER.test(value) && Number.isFinite(Number(value))
}
