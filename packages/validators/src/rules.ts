import type { Check, Problem } from './check.ts'

/** The properties of a rule of Arco's Form that a check needs; this package does not depend on Arco. */
export interface FormRule {
  validator: (value: unknown, report: (problem?: string) => void) => void
}

/** Converts a check to a rule of Arco's Form. `textOf` translates a problem: the `t` of `useText('validators')`. */
export function toRule(check: Check, textOf: (problem: Problem) => string): FormRule {
  return {
    validator: (value, report) => {
      const problem = check(value)
      report(problem && textOf(problem))
    },
  }
}
