import type { PatternRule } from './column.ts'

/** A rule as a test; undefined when its pattern is no regular expression. */
export function readPattern({ pattern, message }: PatternRule) {
  const expression = typeof pattern === 'string' ? expressionOf(pattern) : pattern
  if (!expression) return undefined
  if (!(expression instanceof RegExp)) return { test: (text: string) => expression.test(text), message }
  // With g and y an expression remembers where it stopped, and every second test fails.
  const steady = new RegExp(expression.source, expression.flags.replace(/[gy]/g, ''))
  return { test: (text: string) => steady.test(text), message }
}

/** Source: contract of the platform, section 15: the literal's text, with slashes. */
function expressionOf(literal: string): RegExp | undefined {
  const [, body = literal, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? []
  try {
    return new RegExp(body, flags)
  } catch {
    return undefined
  }
}
