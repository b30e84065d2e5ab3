import { numberIn, type Value, type ValueType } from './value.ts'

/** The groups of the list of functions. */
export const FUNCTION_GROUPS = ['number', 'table', 'logic', 'text', 'date'] as const

/** What functions depend on beside their arguments. */
export interface FunctionContext {
  /** ms */
  now: number
  /** Records that the value cannot be calculated; the result counts as empty. */
  refuse: (code: 'divisionByZero' | 'tooLarge') => undefined
}

/** A function of formulas. */
export interface FormulaFunction {
  name: string
  group: (typeof FUNCTION_GROUPS)[number]
  /** The types of the arguments. Those after `least` may be left out; with `isOpen` the last one may be repeated. */
  parameters: readonly ValueType[]
  least: number
  isOpen?: boolean
  /** The type of the result; `same` is the type of the second argument. */
  result: ValueType | 'same'
  /** Whether an argument that names columns of a sub-table is calculated for each of its rows. */
  isAggregate?: boolean
  /** Whether arguments are calculated only when they are needed. */
  run: (args: readonly (() => Value)[], context: FunctionContext) => Value
}

/** A function of calculated arguments. */
export type Values = (args: readonly Value[], context: FunctionContext) => Value

/** A function that needs all its arguments. */
export const of =
  (run: Values): FormulaFunction['run'] =>
  (args, context) =>
    run(
      args.map((one) => one()),
      context,
    )

/** The numbers among values. */
export const numbers = (values: readonly Value[]) => values.flatMap((value) => numberIn(value) ?? [])
