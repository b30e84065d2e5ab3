import { compile, isProgram } from '../arithmetic/program.ts'
import { type LookupField, lookupOf } from '../language/lookup.ts'

/** The results by formula: tables ask for every row. */
const found = new WeakMap<object, readonly LookupField[]>()

/** The fields of related records that a saved formula reads; none of an invalid one. */
export function lookupsIn(expression: unknown): readonly LookupField[] {
  if (typeof expression !== 'object' || expression === null) return []
  const known = found.get(expression) ?? findLookups(expression)
  found.set(expression, known)
  return known
}

function findLookups(expression: object): readonly LookupField[] {
  const program = compile(expression)
  return isProgram(program) ? program.fields.flatMap(({ name }) => lookupOf(name) ?? []) : []
}
