import { compile, isProgram } from '../arithmetic/program.ts'
import { type LookupField, lookupOf } from '../language/lookup.ts'

/** The fields of related records that a saved formula reads; none of an invalid one. */
export function lookupsIn(expression: unknown): readonly LookupField[] {
  const program = compile(expression)
  return isProgram(program) ? program.fields.flatMap(({ name }) => lookupOf(name) ?? []) : []
}
