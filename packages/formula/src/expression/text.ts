import { isFunction } from '../language/functions.ts'
import { type DesignerToken, type Expression, type Token, tokenise } from './tokens.ts'

const PIECES =
  /\s+|[0-9.]+|"[^"\n]*"|“[^”\n]*”|\{[^{}\n]+\}|<>|[<>!=]=|[+\-−×*÷/()（）,，&=≠<>≤≥]|[\p{L}_][\p{L}\p{M}\p{N}_.]*|./gsu
const NAME = /^[\p{L}_]/u

/** Signs of Chinese keyboards. */
const WIDE_SIGNS: Readonly<Record<string, string>> = { '（': '(', '）': ')', '，': ',' }

/** A formula as readable text: `单价 × (数量 + 10)`, `SUM(行程.费用)`. */
export const expressionToText = (expression: unknown): string => toText(expression, ({ label }) => label)

/** A formula as the text of the editor, in which fields are named in braces: `{F_Price} × 2`. */
export const expressionToSource = (expression: unknown): string => toText(expression, ({ name }) => `{${name}}`)

function toText(expression: unknown, fieldText: (field: { name: string; label: string }) => string): string {
  let text = ''
  let before: Token | undefined
  for (const token of tokenise(expression)) {
    const piece = token.kind === 'field' ? fieldText(token) : textOf(token)
    const isSign = token.kind === 'operator' && (before?.kind === 'comma' || before?.kind === 'open' || !before)
    if (isSign || !SPACED.has(token.kind)) text += piece
    else text += token.kind === 'comma' ? ', ' : ` ${piece} `
    before = token
  }
  return text.trim()
}

const SPACED: ReadonlySet<Token['kind']> = new Set(['operator', 'comparison', 'join', 'comma'])

/** The place of a saved entry in a typed text. */
export interface SourceRange {
  from: number
  to: number
}

/** A typed formula, with the place of every entry. */
export interface ReadSource {
  expression: Expression
  /** One range per entry, for underlining faults. */
  ranges: readonly SourceRange[]
}

/** Paths of fields and their labels. */
export interface SourceFields {
  /** Path → label. */
  labels: ReadonlyMap<string, string>
}

/**
 * Reads the text of the editor. A field is named in braces by its path (`{F_Price}`), or without braces by its path or
 * its label, if only one field has that label.
 */
export function readSource(text: string, { labels }: SourceFields): ReadSource {
  const paths = pathsByLabel(labels)
  const expression: DesignerToken[] = []
  const ranges: SourceRange[] = []
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match
    if (piece.trim() === '') continue
    const [from, to] = [match.index, match.index + piece.length]
    for (const entry of entriesOf(piece, { labels, paths, next: text.slice(to, to + 1) })) {
      // Every digit of a number is an entry; the number is underlined as a whole.
      expression.push(entry)
      ranges.push({ from, to })
    }
  }
  return { expression, ranges }
}

/**
 * Converts a typed formula to the entries that the designer saves: `F_Price × (F_Qty + 10)`. The label of a field is
 * its name unless `labels` has another one. Faults are found by {@link checkExpression}.
 */
export const expressionFromText = (text: string, labels: ReadonlyMap<string, string> = new Map()): Expression =>
  readSource(text, { labels }).expression

interface Surroundings {
  labels: ReadonlyMap<string, string>
  paths: ReadonlyMap<string, string>
  /** The character after the piece. */
  next: string
}

function entriesOf(piece: string, { labels, paths, next }: Surroundings): DesignerToken[] {
  const field = (name: string): DesignerToken => ({ __vModel__: name, label: labels.get(name) ?? name })
  if (piece.startsWith('{') && piece.length > 2) return [field(piece.slice(1, -1))]
  if (piece.startsWith('“') && piece.length > 1) return [`"${piece.slice(1, -1)}"`]
  if (!NAME.test(piece)) return writeEntries(tokenise([WIDE_SIGNS[piece] ?? piece]), piece)
  const path = labels.has(piece) ? piece : paths.get(piece)
  if (path !== undefined) return [field(path)]
  const name = piece.toUpperCase()
  const isCall = next === '(' || next === '（'
  return isCall && (isFunction(name) || /^[A-Z][A-Z0-9_]*$/.test(name)) ? [name] : [field(piece)]
}

function pathsByLabel(labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  const shared = new Set<string>()
  for (const [path, label] of labels) {
    if (paths.has(label)) shared.add(label)
    paths.set(label, path)
  }
  for (const label of shared) paths.delete(label)
  return paths
}

/**
 * Converts saved entries to the form that the designer writes: single digits, `×` and `÷`, fields with their labels.
 */
export function normaliseExpression(expression: unknown): Expression {
  return writeEntries(tokenise(expression), '?')
}

function writeEntries(tokens: readonly Token[], unknown: string): DesignerToken[] {
  return tokens.flatMap((token): DesignerToken[] => {
    if (token.kind === 'number') return token.text.split('')
    if (token.kind === 'field') return [{ __vModel__: token.name, label: token.label }]
    return [token.kind === 'unknown' ? unknown : textOf(token)]
  })
}

function textOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return token.text
    case 'text':
      return `"${token.text}"`
    case 'field':
      return token.label
    case 'function':
      return token.name
    case 'operator':
    case 'comparison':
      return token.operator
    case 'open':
      return '('
    case 'close':
      return ')'
    case 'comma':
      return ','
    case 'join':
      return '&'
    case 'unknown':
      return '?'
  }
}
