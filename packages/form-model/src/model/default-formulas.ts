import { evaluate, type Lookup } from '@sqos/formula'
import { asList, type JsonRecord, ownAt } from '../json/json.ts'
import { storedResult } from '../values/stored-result.ts'
import { expressionFault, formulaCircles, formulaType } from './dependencies.ts'
import type { FormItem } from './form-item.ts'
import type { FormModel } from './read-form.ts'

/** A field of a new record, or a column of a new row, that starts with the result of a formula. */
export interface DefaultFormula {
  item: FormItem
  expression: readonly unknown[]
}

const found = new WeakMap<FormModel, readonly DefaultFormula[]>()

/** The fields and columns that start with the result of a valid formula, without those in a circle, which would never end. */
export function defaultFormulas(model: FormModel): readonly DefaultFormula[] {
  const known = found.get(model) ?? findSound(model)
  found.set(model, known)
  return known
}

function findSound(model: FormModel): readonly DefaultFormula[] {
  const valid = validDefaults(model)
  const circles = valid.length === 0 ? undefined : formulaCircles(model, valid)
  return valid.filter(({ item }) => !circles?.has(item.path))
}

/** The fields and columns that start with the result of a valid formula, also in circles. */
export const validDefaults = (model: FormModel): readonly DefaultFormula[] =>
  model.all.flatMap((item) => defaultOf(model, item) ?? [])

/** Whether a field or a column can start with the result of a formula. */
export const takesDefaultFormula = ({ kind, node }: Pick<FormItem, 'kind' | 'node'>): boolean =>
  kind.role === 'value' && !kind.formula && formulaType({ kind, node }) !== undefined

/** The saved formula of a field; empty without one. */
export const defaultFormulaOf = ({ node }: Pick<FormItem, 'node'>): readonly unknown[] =>
  asList(ownAt(node, '__config__', 'defaultFormula'))

/** The problem of the formula with which a field starts. */
export function defaultFormulaFault(model: FormModel, item: FormItem) {
  const expression = defaultFormulaOf(item)
  if (expression.length === 0 || !takesDefaultFormula(item)) return undefined
  return expressionFault(model, { expression, table: item.table, wanted: formulaType(item) })
}

function defaultOf(model: FormModel, item: FormItem): DefaultFormula | undefined {
  const expression = defaultFormulaOf(item)
  if (item.path === '' || expression.length === 0 || !takesDefaultFormula(item) || defaultFormulaFault(model, item))
    return undefined
  return { item, expression }
}

/** The values that are filled in; `row` is the index of the row of a column. */
export interface StartingPlace {
  values: JsonRecord
  row?: number | undefined
  lookup?: Lookup | undefined
}

/** The value with which a field, or a cell of a row, starts. */
export const startingValue = ({ item, expression }: DefaultFormula, { values, row, lookup }: StartingPlace): unknown =>
  item.kind.read(
    storedResult(evaluate(expression, { values, table: item.table, row, lookup }).value, item.node),
    item.node,
  )
