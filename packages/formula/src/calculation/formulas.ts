import { compile, isProgram, type Program } from '../arithmetic/program.ts'
import type { Fault } from '../expression/check.ts'
import { type Cycle, orderFormulas } from './graph.ts'

/** A calculated field: its name (`table.column` in a sub-table) and its saved formula. */
export interface FormulaField {
  field: string
  expression: unknown
}

/** Why a field of a document is 0.00. A cycle is given as a path: `['a', 'b', 'a']`. */
export type FormulaProblem = { field: string } & (Fault | { code: 'duplicate' } | { code: 'cycle'; cycle: Cycle })

/** The valid formulas of a document, in dependency order. */
export interface PreparedFormulas {
  ordered: { field: string; program: Program }[]
  problems: FormulaProblem[]
}

/** Compiles and sorts the formulas of a document, and collects their faults. */
export function prepareFormulas(formulas: readonly FormulaField[]): PreparedFormulas {
  const { programs, problems } = compileAll(formulas)
  const { order, cycles } = orderFormulas(dependenciesOf(programs))

  for (const cycle of cycles) {
    for (const field of new Set(cycle)) problems.push({ field, code: 'cycle', cycle: turnTo(field, cycle) })
  }
  const ordered = order.flatMap((field) => {
    const program = programs.get(field)
    return program ? [{ field, program }] : []
  })
  return { ordered, problems }
}

/** The fields whose formulas depend on themselves, each with its circle. */
export const findCycles = (formulas: readonly FormulaField[]): readonly { field: string; cycle: readonly string[] }[] =>
  prepareFormulas(formulas).problems.flatMap((problem) =>
    problem.code === 'cycle' ? [{ field: problem.field, cycle: problem.cycle }] : [],
  )

function compileAll(formulas: readonly FormulaField[]) {
  const programs = new Map<string, Program>()
  const problems: FormulaProblem[] = []
  const seen = new Set<string>()

  for (const { field, expression } of formulas) {
    const compiled = compile(expression)
    if (seen.has(field)) problems.push({ field, code: 'duplicate' })
    else if (isProgram(compiled)) programs.set(field, compiled)
    else problems.push({ field, ...compiled })
    seen.add(field)
  }
  return { programs, problems }
}

function dependenciesOf(programs: ReadonlyMap<string, Program>) {
  return new Map(
    [...programs].map(([field, { fields }]) => {
      const calculated = fields.map(({ name }) => name).filter((name) => programs.has(name))
      return [field, new Set(calculated)] as const
    }),
  )
}

/** The same cycle, starting at `field`. */
function turnTo(field: string, cycle: Cycle): Cycle {
  const round = cycle.slice(1)
  const start = round.indexOf(field)
  return [field, ...round.slice(start + 1), ...round.slice(0, start + 1)]
}
