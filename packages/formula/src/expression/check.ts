import { inferType, isTypeFault, type KnownFields } from '../language/infer.ts'
import { isFault, parse } from '../language/parse.ts'
import type { ValueType } from '../language/value.ts'
import { isRich, type Token, tokenise } from './tokens.ts'

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
  | 'tooDeep'
  | 'unknownFunction'
  | 'noArguments'
  | 'argumentCount'
  | 'commaOutside'
  | 'wrongType'
  | 'twoTables'
  | 'wrongResult'
  | 'lookupArguments'
  | 'noRelation'

/** The first fault of a formula; `at` is the index of the saved entry, `name` the affected field or function. */
export interface Fault {
  code: FaultCode
  at: number
  name?: string
  /** For `wrongType` and `wrongResult`: the type that is wanted. */
  expected?: ValueType
}

/** Maximum number of saved entries. A formula written by hand has a few dozen. */
export const MAX_ENTRIES = 50_000

// A number in a formula: digits with at most one point.
const NUMBER = /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/
const MAX_NUMBER_LENGTH = 100

/**
 * Returns the first fault of a saved formula; undefined when it is valid. With `fields`, an unknown field is a fault
 * too, and with their types an argument of another type.
 *
 * Rule for formulas without functions (specification of the shell, section 5): an odd number of tokens, operands and
 * operators in turn, an operand at both ends. Parentheses do not count as tokens: they may open where an operand may be
 * and close behind one, in pairs.
 */
export function checkExpression(expression: unknown, known: KnownFields = {}): Fault | undefined {
  if (Array.isArray(expression) && expression.length > MAX_ENTRIES) return fault('tooLong', MAX_ENTRIES)
  return checkTokens(tokenise(expression), known)
}

/** The same check on tokens. */
export function checkTokens(tokens: readonly Token[], known: KnownFields = {}): Fault | undefined {
  if (!isRich(tokens)) return checkArithmetic(tokens, known.fields)
  const parsed = parse(tokens)
  if (isFault(parsed)) return parsed
  const type = inferType(parsed, known)
  return isTypeFault(type) ? type : undefined
}

/** The type of the result of a formula; undefined when it is invalid. */
export function resultType(expression: unknown, known: KnownFields = {}): ValueType | undefined {
  const tokens = tokenise(expression)
  if (checkTokens(tokens, known)) return undefined
  const [only] = tokens
  // A single field has its own type; other formulas without functions are numbers.
  if (!isRich(tokens) && !(tokens.length === 1 && only?.kind === 'field')) return 'number'
  const parsed = parse(tokens)
  const type = isFault(parsed) ? undefined : inferType(parsed, known)
  return type === undefined || isTypeFault(type) ? undefined : type
}

function checkArithmetic(tokens: readonly Token[], fields: KnownFields['fields']): Fault | undefined {
  if (tokens.length === 0) return fault('empty', 0)

  const open: number[] = []
  let expectsOperand = true
  const isAlone = tokens.length === 1
  for (const token of tokens) {
    const found = checkToken(token, { expectsOperand, fields, isOpen: open.length > 0, isAlone })
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
  /** Whether the formula is this token only. */
  isAlone: boolean
  fields: KnownFields['fields']
}

function checkToken(token: Token, { expectsOperand, isOpen, isAlone, fields }: Place): Fault | undefined {
  switch (token.kind) {
    case 'unknown':
      return fault('unknownToken', token.at)
    case 'number':
      if (!NUMBER.test(token.text) || token.text.length > MAX_NUMBER_LENGTH) return fault('invalidNumber', token.at)
      return expectsOperand ? undefined : fault('operatorMissing', token.at)
    case 'field':
      if (!expectsOperand) return fault('operatorMissing', token.at)
      if (fields?.has(token.name) === false) return { ...fault('unknownField', token.at), name: token.label }
      return isAlone || isNumeric(token.name, fields)
        ? undefined
        : { ...fault('wrongType', token.at), name: token.label, expected: 'number' }
    case 'open':
      return expectsOperand ? undefined : fault('operatorMissing', token.at)
    case 'close':
      if (!isOpen) return fault('notOpened', token.at)
      return expectsOperand ? fault('operandMissing', token.at) : undefined
    case 'operator':
      return expectsOperand ? fault('operandMissing', token.at) : undefined
    case 'function':
    case 'text':
    case 'comparison':
    case 'join':
    case 'comma':
      return fault('unknownToken', token.at)
  }
}

/** Whether a field is a number, or of an unknown type. */
function isNumeric(name: string, fields: KnownFields['fields']): boolean {
  const type = fields instanceof Map ? fields.get(name) : undefined
  return type === undefined || type === 'any' || type === 'number' || type === 'boolean'
}

const fault = (code: FaultCode, at: number): Fault => ({ code, at })
