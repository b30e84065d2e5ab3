import { evaluate, type Lookup } from '@sqos/formula'
import { asList, type JsonRecord, ownAt } from '../json/json.ts'
import { storedResult } from '../values/stored-result.ts'
import { expressionFault, formulaType } from './dependencies.ts'
import type { FormItem } from './form-item.ts'
import type { FormModel } from './read-form.ts'

/** A field of a new record that starts with the result of a formula. */
export interface DefaultFormula {
  item: FormItem
  expression: readonly unknown[]
}

const found = new WeakMap<FormModel, readonly DefaultFormula[]>()

/** The fields outside of sub-tables that start with the result of a valid formula. */
export function defaultFormulas(model: FormModel): readonly DefaultFormula[] {
  const known = found.get(model) ?? model.fields.flatMap((item) => defaultOf(model, item) ?? [])
  found.set(model, known)
  return known
}

/** Whether a field can start with the result of a formula. */
export const takesDefaultFormula = ({ kind, node, table }: Pick<FormItem, 'kind' | 'node' | 'table'>): boolean =>
  table === undefined && kind.role === 'value' && !kind.formula && formulaType({ kind, node }) !== undefined

/** The saved formula of a field; empty without one. */
export const defaultFormulaOf = ({ node }: FormItem): readonly unknown[] =>
  asList(ownAt(node, '__config__', 'defaultFormula'))

/** The problem of the formula with which a field starts. */
export function defaultFormulaFault(model: FormModel, item: FormItem) {
  const expression = defaultFormulaOf(item)
  if (expression.length === 0 || !takesDefaultFormula(item)) return undefined
  return expressionFault(model, { expression, table: undefined, wanted: formulaType(item) })
}

function defaultOf(model: FormModel, item: FormItem): DefaultFormula | undefined {
  const expression = defaultFormulaOf(item)
  if (expression.length === 0 || !takesDefaultFormula(item) || defaultFormulaFault(model, item)) return undefined
  return { item, expression }
}

/** The value with which a field starts, for the values that are filled in. */
export const startingValue = (
  { item, expression }: DefaultFormula,
  { values, lookup }: { values: JsonRecord; lookup?: Lookup | undefined },
): unknown => item.kind.read(storedResult(evaluate(expression, { values, lookup }).value, item.node), item.node)
