import { type Fraction, type Refusal, toShown } from '../arithmetic/fraction.ts'
import { compile, isProgram, run } from '../arithmetic/program.ts'
import type { Fault } from '../expression/check.ts'
import { evaluateNode, type FieldReader } from '../language/evaluate.ts'
import { asFraction, isNumber, toValue, type Value } from '../language/value.ts'
import { readField, readOperand, type Scope } from './operand.ts'
import { placeOf, readRows } from './place.ts'

/** The result of a formula of any type. */
export interface Evaluation {
  /** A number, a text, true or false, a list of texts; undefined is empty. Dates are milliseconds. */
  value: number | string | boolean | readonly string[] | undefined
  problem?: Fault | { code: Refusal }
}

/**
 * Evaluates one saved formula once and keeps the type of its result, for values that rules and defaults set. Never
 * throws.
 */
export function evaluate(expression: unknown, scope: Scope): Evaluation {
  const program = compile(expression)
  if (!isProgram(program)) return { value: undefined, problem: program }
  const { tree, fields, instructions } = program
  const [only] = fields
  // A formula of one field takes its value, which need not be a number.
  if (!tree && only && instructions.length === 1) {
    const isSum = placeOf(only.name).table !== undefined && placeOf(only.name).table !== scope.table
    if (!isSum) return { value: plain(toValue(readerOf(scope).read(only.name))) }
  }
  if (tree) {
    const outcome = evaluateNode(tree, readerOf(scope))
    return 'refusal' in outcome
      ? { value: undefined, problem: { code: outcome.refusal } }
      : { value: plain(outcome.value) }
  }
  const outcome = run(program, (index) => readOperand(fields[index]?.name ?? '', scope).value)
  return typeof outcome === 'string' ? { value: undefined, problem: { code: outcome } } : { value: plain(outcome) }
}

/** A number has at most ten decimals. */
const plain = (value: Value): Evaluation['value'] => (isNumber(value) ? Number(toShown(value).text) : value)

/** The number of an outcome with two decimals. */
export const numberOf = (outcome: { value: Value } | { refusal: Refusal }): Fraction | Refusal =>
  'refusal' in outcome ? outcome.refusal : asFraction(outcome.value)

/** Reads the values of a scope. */
export function readerOf({ values, table, row = 0, now, lookup }: Scope): FieldReader {
  return {
    table,
    now,
    read: (name) => {
      const place = placeOf(name)
      const holder = place.table === undefined ? values : readRows(values, place.table)[row]
      return readField(name, holder, lookup)
    },
    rowsOf: (name) => readRows(values, name).length,
    readCell: (name, at) => {
      const place = placeOf(name)
      return readField(name, readRows(values, place.table ?? '')[at], lookup)
    },
  }
}
