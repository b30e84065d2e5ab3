/** What is wrong with a value: the key of its text in this package's catalogue. */
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
 * A check: the value in, its problem or nothing out. Text and numbers are looked at as they stand; any other value has the
 * problem, only nothing has none: fields say themselves if they are required.
 */
export type Check = (value: unknown) => Problem | undefined

/** True for what a field holds before anybody filled it in. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Makes a check out of a test of the value's text. */
export function checkText(problem: Problem, isRight: (text: string) => boolean): Check {
  return (value) => {
    if (isEmpty(value)) return undefined
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && isRight(text) ? undefined : problem
  }
}

/** Makes a check out of a pattern. Patterns here take time in proportion to the text, whatever somebody sends. */
export const checkPattern = (problem: Problem, pattern: RegExp): Check =>
  checkText(problem, (text) => pattern.test(text))
