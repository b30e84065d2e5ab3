import { toResultText, ZERO } from '../arithmetic/decimal.ts'
import { type Fraction, type Refusal, toResult, toShown } from '../arithmetic/fraction.ts'
import { type Program, run } from '../arithmetic/program.ts'
import type { Operator } from '../expression/tokens.ts'
import type { OperandValue } from './operand.ts'

/** The steps that lead to a result, in the order of evaluation. */
export interface Explanation {
  /** The result as shown in the form. */
  value: string
  /** Why there is no result and `value` is 0.00. */
  refusal?: Refusal
  operands: readonly ExplainedOperand[]
  steps: readonly ExplainedStep[]
}

/** A field that the formula uses. */
export interface ExplainedOperand extends Omit<OperandValue, 'value'> {
  name: string
  label: string
  value: string
}

/** One operation. `isExact` is false when a decimal cannot hold the result, of which ten decimals are shown. */
export interface ExplainedStep {
  operator: Operator
  left: string
  right: string
  /** Missing when the operation has no result. */
  result?: string
  isExact: boolean
}

/** Evaluates a program and records every step. */
export function explainProgram(program: Program, read: (name: string) => OperandValue): Explanation {
  const values = program.fields.map(({ name, label }) => ({ name, label, ...read(name) }))
  const steps: ExplainedStep[] = []
  const outcome = run(
    program,
    (index) => values[index]?.value ?? ZERO,
    ({ operator, left, right, result }) => steps.push({ operator, ...shown(left, right), ...shownResult(result) }),
  )

  return {
    ...(typeof outcome === 'string'
      ? { value: toResultText(ZERO), refusal: outcome }
      : { value: toResultText(toResult(outcome)) }),
    operands: values.map(({ value, ...operand }) => ({ ...operand, value: toShown({ top: value }).text })),
    steps,
  }
}

/** The operands of a formula with functions and its result; it has no list of steps. */
export function explainTree(
  { fields }: Program,
  { read, result }: { read: (name: string) => OperandValue; result: { value: string; problem?: { code: string } } },
): Explanation {
  const refusal = REFUSALS.find((code) => code === result.problem?.code)
  return {
    value: result.value,
    ...(refusal && { refusal }),
    operands: fields.map(({ name, label }) => {
      const { value, ...operand } = read(name)
      return { name, label, ...operand, value: toShown({ top: value }).text }
    }),
    steps: [],
  }
}

const REFUSALS: readonly Refusal[] = ['divisionByZero', 'tooLarge']

const shown = (left: Fraction, right: Fraction) => ({ left: toShown(left).text, right: toShown(right).text })

function shownResult(result: Fraction | Refusal) {
  if (typeof result === 'string') return { isExact: true }
  const { text, isExact } = toShown(result)
  return { result: text, isExact }
}
