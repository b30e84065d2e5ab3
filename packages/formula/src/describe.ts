import type { TranslateText as Translate } from '@sqos/contract/texts'
import type { Refusal } from './arithmetic/fraction.ts'
import type { ExplainedOperand, ExplainedStep, Explanation } from './calculation/explain.ts'
import type { FormulaProblem } from './calculation/formulas.ts'
import type { Fault } from './expression/check.ts'

const ns = 'formula'

/** Describes the fault of a formula in one sentence; `t` needs `formulaCatalogue`. Positions start at 1. */
export function describeProblem(problem: Fault | FormulaProblem | { code: Refusal }, t: Translate): string {
  const { code } = problem
  return t(`problem.${code}`, {
    ns,
    ...('at' in problem && { place: code === 'tooLong' ? problem.at : problem.at + 1 }),
    ...('name' in problem && { name: problem.name }),
    ...('expected' in problem && { expected: t(`type.${problem.expected}`, { ns }) }),
    ...('field' in problem && { field: problem.field }),
    ...('cycle' in problem && { cycle: problem.cycle.join(' → ') }),
  })
}

/** Describes a result line by line: operands, steps, rounding. */
export function describeExplanation({ operands, steps, refusal, value }: Explanation, t: Translate): string[] {
  return [
    ...operands.flatMap((operand) => describeOperand(operand, t)),
    ...steps.map(describeStep),
    refusal ? describeProblem({ code: refusal }, t) : t('explain.result', { ns, value }),
  ]
}

function describeOperand({ label, value, source, count, missing }: ExplainedOperand, t: Translate): string[] {
  const line = t(`explain.${source}`, { ns, label, value, rows: count })
  if (missing === 0) return [line]
  const note = source === 'sum' ? 'explain.missingRows' : 'explain.missing'
  return [line, t(note, { ns, label, rows: missing })]
}

function describeStep({ left, operator, right, result, isExact }: ExplainedStep): string {
  const operation = `${left} ${operator} ${right}`
  return result === undefined ? operation : `${operation} ${isExact ? '=' : '≈'} ${result}`
}
