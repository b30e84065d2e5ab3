import { readOwn } from '../record.ts'

/** A field in a saved formula. A column of a sub-table is named `table.column`. */
export interface FieldToken {
  __vModel__: string
  label: string
}

/** One entry of a saved formula: a field, or one of `0`-`9`, `.`, `+`, `-`, `×`, `÷`, `(`, `)`. */
export type DesignerToken = string | FieldToken

/** A formula as the designer saves it. */
export type Expression = readonly DesignerToken[]

/** An operator between two operands. */
export type Operator = '+' | '-' | '×' | '÷'

/** A token of a formula; `at` is the index of its first saved entry. */
export type Token =
  | { kind: 'number'; text: string; at: number }
  | { kind: 'field'; name: string; label: string; at: number }
  | { kind: 'operator'; operator: Operator; at: number }
  | { kind: 'open'; at: number }
  | { kind: 'close'; at: number }
  | { kind: 'unknown'; at: number }

/** Other signs of the operators, from keyboards and older documents. */
const OPERATORS = new Map<string, Operator>([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['×', '×'],
  ['*', '×'],
  ['÷', '÷'],
  ['/', '÷'],
])

const DIGITS = /^[0-9.]+$/

/** Parses saved entries: adjacent digits become one number, unknown entries become `unknown`. Never throws. */
export function tokenise(expression: unknown): Token[] {
  const tokens: Token[] = []
  const digits: string[] = []
  const entries: readonly unknown[] = Array.isArray(expression) ? expression : []

  const endNumber = (end: number) => {
    if (digits.length === 0) return
    tokens.push({ kind: 'number', text: digits.join(''), at: end - digits.length })
    digits.length = 0
  }

  for (const [at, entry] of entries.entries()) {
    if (typeof entry === 'string' && DIGITS.test(entry)) {
      digits.push(entry)
    } else {
      endNumber(at)
      tokens.push(toToken(entry, at))
    }
  }
  endNumber(entries.length)
  return tokens
}

function toToken(entry: unknown, at: number): Token {
  if (typeof entry !== 'string') return toField(entry, at)
  if (entry === '(') return { kind: 'open', at }
  if (entry === ')') return { kind: 'close', at }
  const operator = OPERATORS.get(entry)
  return operator ? { kind: 'operator', operator, at } : { kind: 'unknown', at }
}

function toField(entry: unknown, at: number): Token {
  const name = readOwn(entry, '__vModel__')
  if (!isText(name)) return { kind: 'unknown', at }
  const label = readOwn(entry, 'label')
  return { kind: 'field', name, label: isText(label) ? label : name, at }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
