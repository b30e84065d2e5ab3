import { own } from '@sqos/form-model'
import { tokenise } from '@sqos/formula'

/** What the names in a formula are called in generated code; undefined for those that are no numbers. */
export type OperandCode = (name: string) => string | undefined

/**
 * A formula of numbers, the four operations and brackets as code, also of `SUM` over a column of a sub-table; undefined for any
 * other formula.
 */
export function formulaCode(node: object, operand: OperandCode): string | undefined {
  const expression = own(node, 'expression')
  if (!Array.isArray(expression) || expression.length === 0) return undefined
  const parts: string[] = []
  let depth = 0
  let wantsValue = true
  for (const token of tokenise(expression)) {
    if (token.kind === 'open') {
      if (!wantsValue) return undefined
      depth += 1
      parts.push('(')
    } else if (token.kind === 'close') {
      if (wantsValue || depth === 0) return undefined
      depth -= 1
      parts.push(')')
    } else if (token.kind === 'number' || token.kind === 'field') {
      const code = token.kind === 'number' ? numberCode(token.text) : operand(token.name)
      if (!wantsValue || code === undefined) return undefined
      parts.push(code)
      wantsValue = false
    } else if (token.kind === 'operator') {
      if (wantsValue) return undefined
      parts.push(token.operator === '×' ? '*' : token.operator === '÷' ? '/' : token.operator)
      wantsValue = true
    } else if (token.kind === 'function' && token.name === 'SUM') {
      // The operand is a column of a sub-table, whose code is the sum already.
      if (!wantsValue) return undefined
    } else return undefined
  }
  return depth === 0 && !wantsValue ? parts.join(' ') : undefined
}

const numberCode = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : undefined)
