import { type DesignerToken, type Expression, type Token, tokenise } from './tokens.ts'

const PIECES = /\s+|[0-9.]+|[+\-−×*÷/()]|[\p{L}_][\p{L}\p{M}\p{N}_.]*|./gsu
const NAME = /^[\p{L}_]/u

/** A formula as readable text: `单价 × (数量 + 10)`. */
export function expressionToText(expression: unknown): string {
  let text = ''
  for (const token of tokenise(expression)) {
    const spaced = token.kind === 'operator' ? ` ${textOf(token)} ` : textOf(token)
    text += spaced
  }
  return text.trim()
}

/**
 * Converts a typed formula to the entries that the designer saves: `F_Price × (F_Qty + 10)`. The label of a field is
 * its name unless `labels` has another one. Faults are found by {@link checkExpression}.
 */
export function expressionFromText(text: string, labels?: ReadonlyMap<string, string>): Expression {
  const pieces = text.match(PIECES) ?? []
  return pieces.flatMap((piece): DesignerToken[] => {
    if (piece.trim() === '') return []
    if (NAME.test(piece)) return [{ __vModel__: piece, label: labels?.get(piece) ?? piece }]
    return writeEntries(tokenise([piece]), piece)
  })
}

/**
 * Converts saved entries to the form that the designer writes: single digits, `×` and `÷`, fields with their labels.
 */
export function normaliseExpression(expression: unknown): Expression {
  return writeEntries(tokenise(expression), '?')
}

function writeEntries(tokens: readonly Token[], unknown: string): DesignerToken[] {
  return tokens.flatMap((token): DesignerToken[] => {
    switch (token.kind) {
      case 'number':
        return token.text.split('')
      case 'field':
        return [{ __vModel__: token.name, label: token.label }]
      case 'operator':
        return [token.operator]
      case 'unknown':
        return [unknown]
      case 'open':
      case 'close':
        return [textOf(token)]
    }
  })
}

function textOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return token.text
    case 'field':
      return token.label
    case 'operator':
      return token.operator
    case 'open':
      return '('
    case 'close':
      return ')'
    case 'unknown':
      return '?'
  }
}
