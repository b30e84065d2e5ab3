import { readOwn } from '../record.ts'

/** A field in a saved formula. A column of a sub-table is named `table.column`. */
export interface FieldToken {
  __vModel__: string
  label: string
}

/**
 * One entry of a saved formula: a field, one of `0`-`9`, `.`, `+`, `-`, `×`, `÷`, `(`, `)`, or, in formulas with
 * functions, `,`, `&`, a comparison, the name of a function (`SUM`) or a text in double quotes (`"yyyy-MM-dd"`).
 */
export type DesignerToken = string | FieldToken

/** A formula as the designer saves it. */
export type Expression = readonly DesignerToken[]

/** An operator between two operands. */
export type Operator = '+' | '-' | '×' | '÷'

/** A comparison of two values. */
export type Comparison = '=' | '≠' | '>' | '≥' | '<' | '≤'

/** A token of a formula; `at` is the index of its first saved entry. */
export type Token =
  | { kind: 'number'; text: string; at: number }
  | { kind: 'field'; name: string; label: string; at: number }
  | { kind: 'operator'; operator: Operator; at: number }
  | { kind: 'open'; at: number }
  | { kind: 'close'; at: number }
  | { kind: 'function'; name: string; at: number }
  | { kind: 'text'; text: string; at: number }
  | { kind: 'comparison'; operator: Comparison; at: number }
  | { kind: 'join'; at: number }
  | { kind: 'comma'; at: number }
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

const COMPARISONS = new Map<string, Comparison>([
  ['=', '='],
  ['==', '='],
  ['≠', '≠'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['>', '>'],
  ['≥', '≥'],
  ['>=', '≥'],
  ['<', '<'],
  ['≤', '≤'],
  ['<=', '≤'],
])

const DIGITS = /^[0-9.]+$/
const FUNCTION = /^[A-Z][A-Z0-9_]*$/

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

/** Whether a formula uses functions, texts or comparisons: it is parsed as a tree and may have any type of result. */
export const isRich = (tokens: readonly Token[]): boolean => tokens.some(({ kind }) => RICH.has(kind))

const RICH: ReadonlySet<Token['kind']> = new Set(['function', 'text', 'comparison', 'join', 'comma'])

function toToken(entry: unknown, at: number): Token {
  if (typeof entry !== 'string') return toField(entry, at)
  if (entry === '(') return { kind: 'open', at }
  if (entry === ')') return { kind: 'close', at }
  if (entry === ',') return { kind: 'comma', at }
  if (entry === '&') return { kind: 'join', at }
  if (entry.length > 1 && entry.startsWith('"') && entry.endsWith('"'))
    return { kind: 'text', text: entry.slice(1, -1), at }
  const comparison = COMPARISONS.get(entry)
  if (comparison) return { kind: 'comparison', operator: comparison, at }
  if (FUNCTION.test(entry)) return { kind: 'function', name: entry, at }
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
