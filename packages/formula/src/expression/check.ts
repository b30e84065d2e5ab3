import { type Token, tokenise } from './tokens.ts'

/** Faults of a formula itself, without those of its form. */
export type FaultCode =
  | 'empty'
  | 'unknownToken'
  | 'invalidNumber'
  | 'operandMissing'
  | 'operatorMissing'
  | 'notClosed'
  | 'notOpened'
  | 'unknownField'
  | 'tooLong'

/** The first fault of a formula; `at` is the index of the saved entry, `name` the affected field. */
export interface Fault {
  code: FaultCode
  at: number
  name?: string
}

/** Maximum number of saved entries. A formula written by hand has a few dozen. */
export const MAX_ENTRIES = 50_000

// A number in a formula: digits with at most one point.
const NUMBER = /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/
const MAX_NUMBER_LENGTH = 100

/**
 * Returns the first fault of a saved formula; undefined when it is valid. With `fields`, an unknown field is a fault
 * too.
 *
 * Rule (specification of the shell, section 5): an odd number of tokens, operands and operators in turn, an operand at
 * both ends. Parentheses do not count as tokens: they may open where an operand may be and close behind one, in pairs.
 */
export function checkExpression(expression: unknown, { fields }: { fields?: ReadonlySet<string> } = {}) {
  if (Array.isArray(expression) && expression.length > MAX_ENTRIES) return fault('tooLong', MAX_ENTRIES)
  return checkTokens(tokenise(expression), fields)
}

/** The same check on tokens. */
export function checkTokens(tokens: readonly Token[], fields?: ReadonlySet<string>): Fault | undefined {
  if (tokens.length === 0) return fault('empty', 0)
  const open: number[] = []
  let expectsOperand = true

  for (const token of tokens) {
    const found = checkToken(token, { expectsOperand, fields, isOpen: open.length > 0 })
    if (found) return found
    if (token.kind === 'open') open.push(token.at)
    if (token.kind === 'close') open.pop()
    expectsOperand = token.kind === 'operator' || token.kind === 'open'
  }

  const end = tokens.at(-1)?.at ?? 0
  if (expectsOperand) return fault('operandMissing', end + 1)
  const unclosed = open.at(-1)
  return unclosed === undefined ? undefined : fault('notClosed', unclosed)
}

interface Place {
  expectsOperand: boolean
  isOpen: boolean
  fields: ReadonlySet<string> | undefined
}

function checkToken(token: Token, { expectsOperand, isOpen, fields }: Place): Fault | undefined {
  switch (token.kind) {
    case 'unknown':
      return fault('unknownToken', token.at)
    case 'number':
      if (!NUMBER.test(token.text) || token.text.length > MAX_NUMBER_LENGTH) return fault('invalidNumber', token.at)
      return expectsOperand ? undefined : fault('operatorMissing', token.at)
    case 'field':
      if (!expectsOperand) return fault('operatorMissing', token.at)
      return fields?.has(token.name) === false ? { ...fault('unknownField', token.at), name: token.label } : undefined
    case 'open':
      return expectsOperand ? undefined : fault('operatorMissing', token.at)
    case 'close':
      if (!isOpen) return fault('notOpened', token.at)
      return expectsOperand ? fault('operandMissing', token.at) : undefined
    case 'operator':
      return expectsOperand ? fault('operandMissing', token.at) : undefined
  }
}

const fault = (code: FaultCode, at: number): Fault => ({ code, at })
