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
 * A check: takes a value, returns its problem or undefined. Text and numbers are checked unchanged; any other value has the
 * problem, only nothing has none: fields say themselves if they are required.
 */
export type Check = (value: unknown) => Problem | undefined

/** Whether a value is that of a field that has not been filled in. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Makes a check out of a test of the value's text. */
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
