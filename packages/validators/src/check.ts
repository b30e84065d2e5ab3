/** The problem of a value: the key of its text in this package's catalogue. */
export type Problem =
  | 'phone'
  | 'password'
  | 'idCard'
  | 'email'
  | 'licencePlate'
  | 'chinese'
  | 'code'
  | 'account'
  | 'name'
  | 'numericCode'
  | 'halfHours'
  | 'positiveInteger'
  | 'barcode'
  | 'numberRange'
  | 'rangeOrder'

/**
 * A check: returns the problem of a value, or undefined. Texts and numbers are checked unchanged; other values have the
 * problem, except for empty ones: a field decides itself whether it is required.
 */
export type Check = (value: unknown) => Problem | undefined

/** Whether a value is that of an empty field. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Creates a check from a predicate on the text of a value. */
export function checkText(problem: Problem, isRight: (text: string) => boolean): Check {
  return (value) => {
    if (isEmpty(value)) return undefined
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && isRight(text) ? undefined : problem
  }
}

/** Creates a check from a pattern. The patterns of this package take linear time for every text. */
export const checkPattern = (problem: Problem, pattern: RegExp): Check =>
  checkText(problem, (text) => pattern.test(text))
