import type { Check, Problem } from './checks.ts'

/** The part of a rule of Arco's Form that a check needs; this package knows no Arco. */
interface FormRule {
  validator: (value: unknown, done: (error?: string) => void) => void
}

/** A check as a rule of Arco's Form: `rules={[{ required: true }, formRule(checkCode, t)]}` with `t` of `validators`. */
export function formRule(check: Check, t: (problem: Problem) => string): FormRule {
  return {
    validator: (value, done) => {
      const problem = typeof value === 'string' ? check(value) : undefined
      if (problem) done(t(problem))
      else done()
    },
  }
}
