import { toResultText, ZERO } from '../arithmetic/decimal.ts'
import { type Refusal, toResult } from '../arithmetic/fraction.ts'
import { compile, isProgram, run } from '../arithmetic/program.ts'
import type { Fault } from '../expression/check.ts'
import { explainTree, type Explanation, explainProgram } from './explain.ts'
import { evaluateNode } from '../language/evaluate.ts'
import { numberOf, readerOf } from './evaluate.ts'
import { readOperand, type Scope } from './operand.ts'

/** The result of a formula: text with two decimals, and the reason when it is 0.00 because it cannot be calculated. */
export interface Result {
  value: string
  problem?: Fault | { code: Refusal }
}

const NOTHING = toResultText(ZERO)

/**
 * Evaluates one saved formula once. For a form with several formulas or with rows use `createCalculation`. Never
 * throws: missing values and values that are not numbers count as 0; a formula that cannot be evaluated is 0.00 with a
 * reason.
 */
export function calculate(expression: unknown, scope: Scope): Result {
  const program = compile(expression)
  if (!isProgram(program)) return { value: NOTHING, problem: program }

  const outcome = program.tree
    ? numberOf(evaluateNode(program.tree, readerOf(scope)))
    : run(program, (index) => readOperand(program.fields[index]?.name ?? '', scope).value)
  if (typeof outcome === 'string') return { value: NOTHING, problem: { code: outcome } }
  return { value: toResultText(toResult(outcome)) }
}

/** Evaluates one saved formula and returns every step; for an invalid formula only the fault. */
export function explain(expression: unknown, scope: Scope): Explanation | Fault {
  const program = compile(expression)
  if (!isProgram(program)) return program
  if (program.tree)
    return explainTree(program, { read: (name) => readOperand(name, scope), result: calculate(expression, scope) })
  return explainProgram(program, (name) => readOperand(name, scope))
}
