import { toResultText, ZERO } from '../arithmetic/decimal.ts'
import { type Refusal, toResult } from '../arithmetic/fraction.ts'
import { compile, isProgram, run } from '../arithmetic/program.ts'
import type { Fault } from '../expression/check.ts'
import { type Explanation, explainProgram } from './explain.ts'
import { readOperand, type Scope } from './operand.ts'

/** The result of a formula: text with two decimals, and the reason when it is 0.00 because it cannot be calculated. */
export interface Result {
  value: string
  problem?: Fault | { code: Refusal }
}

const NOTHING = toResultText(ZERO)

/**
 * Calculates one saved formula once. A form with several formulas, or with rows, is better off with `createCalculation`.
 * Never throws: missing values and values that are not numbers count as 0; a formula that cannot be calculated is 0.00 with a reason.
 */
export function calculate(expression: unknown, scope: Scope): Result {
  const program = compile(expression)
  if (!isProgram(program)) return { value: NOTHING, problem: program }

  const outcome = run(program, (index) => readOperand(program.fields[index]?.name ?? '', scope).value)
  if (typeof outcome === 'string') return { value: NOTHING, problem: { code: outcome } }
  return { value: toResultText(toResult(outcome)) }
}

/** Calculates one saved formula and tells every step; only the fault when the formula is wrong. */
export function explain(expression: unknown, scope: Scope): Explanation | Fault {
  const program = compile(expression)
  return isProgram(program) ? explainProgram(program, (name) => readOperand(name, scope)) : program
}
