import type { PatternRule } from './column.ts'

/** Compiles a rule; undefined if its pattern is not a regular expression. */
export function readPattern({ pattern, message }: PatternRule) {
  const expression = typeof pattern === 'string' ? expressionOf(pattern) : pattern
  if (!expression) return undefined
  if (!(expression instanceof RegExp)) return { test: (text: string) => expression.test(text), message }
  // The flags g and y keep lastIndex, so that every second test would fail.
  const steady = new RegExp(expression.source, expression.flags.replace(/[gy]/g, ''))
  return { test: (text: string) => steady.test(text), message }
}

/** A pattern is stored as the text of its literal, with slashes. */
function expressionOf(literal: string): RegExp | undefined {
  const [, body = literal, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? []
  try {
    return new RegExp(body, flags)
  } catch {
    return undefined
  }
}
