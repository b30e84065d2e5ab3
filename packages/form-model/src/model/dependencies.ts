import {
  checkExpression,
  type Fault,
  findCycles,
  type FormulaField,
  type KnownFields,
  resultType,
  type ValueType,
} from '@sqos/formula'
import { asList, asText, own } from '../json/json.ts'
import { namesIn } from './formula-names.ts'
import type { FormItem } from './form-item.ts'
import { relatedModel } from './related-model.ts'
import { parseSourceReference } from './names.ts'
import type { FormModel } from './read-form.ts'
import { ruleValueType, type RuleValueType } from '../rules/operators.ts'

/** The formulas of a form for `createCalculation` of @sqos/formula, used by browser and server. */
export const formulasOf = (model: FormModel): readonly FormulaField[] =>
  model.all.flatMap((item) =>
    item.kind.formula && item.path ? [{ field: item.path, expression: item.kind.formula(item.node) }] : [],
  )

/** Fields that hold a number, also in sub-tables. */
export const operandsOf = (model: FormModel): readonly FormItem[] =>
  model.all.filter(({ kind, path }) => path !== '' && kind.isOperand)

/** The fields that formulas can use: numbers, texts, dates and choices, also in sub-tables, and the sub-tables. */
export const formulaFields = (model: FormModel): readonly FormItem[] =>
  model.all.filter((item) => item.path !== '' && model.field(item.path) === item && formulaType(item) !== undefined)

/** The type of a field in formulas; undefined for fields that formulas cannot use. */
export function formulaType(item: Pick<FormItem, 'kind' | 'node'>): ValueType | undefined {
  const { kind } = item
  if (kind.role === 'table') return 'table'
  if (kind.isOperand) return 'number'
  const type = ruleValueType(item)
  return type && TYPES[type]
}

const TYPES: Readonly<Record<RuleValueType, ValueType | undefined>> = {
  number: 'number',
  moment: 'date',
  text: 'text',
  time: 'text',
  choice: 'text',
  single: 'text',
  choices: 'list',
  other: undefined,
}

const typesOf = new WeakMap<FormModel, ReadonlyMap<string, ValueType>>()

/** Path → type of the fields that formulas can use. */
export function formulaTypes(model: FormModel): ReadonlyMap<string, ValueType> {
  const types =
    typesOf.get(model) ?? new Map(formulaFields(model).map((item) => [item.path, formulaType(item) ?? 'any'] as const))
  typesOf.set(model, types)
  return types
}

/** The names of the fields and sub-tables whose values formulas use. */
export const namesInFormulas = (model: FormModel): ReadonlySet<string> =>
  new Set(
    formulasOf(model).flatMap(({ expression }) => namesIn(expression).map((path) => model.field(path)?.table ?? path)),
  )

/** The problem of the formula of a calculated field; undefined if it is valid. */
export function formulaFault(model: FormModel, item: FormItem): Fault | undefined {
  const expression = asList(own(item.node, 'expression'))
  return expressionFault(model, { expression, table: item.table, wanted: 'number' })
}

/** A formula and what it is used for. */
export interface UsedFormula {
  expression: readonly unknown[]
  /** The sub-table of the field that takes the result. */
  table: string | undefined
  /** The type of that field. */
  wanted: ValueType | undefined
}

/** The problem of a formula in this form: of its text, or a result that its field cannot take. */
export function expressionFault(model: FormModel, { expression, table, wanted }: UsedFormula): Fault | undefined {
  const known: KnownFields = {
    fields: formulaTypes(model),
    table,
    lookup: ({ relation }) => {
      const item = model.field(relation)
      if (!item) return 'unknownField'
      return relatedModel(item) === undefined ? 'noRelation' : 'any'
    },
  }
  const fault = checkExpression(expression, known)
  if (fault) return fault
  const type = resultType(expression, known)
  return type === undefined || wanted === undefined || suits(type, wanted)
    ? undefined
    : { code: 'wrongResult', at: 0, expected: wanted }
}

/** Whether a field of a type can take a result: texts take everything but dates and lists. */
function suits(result: ValueType, wanted: ValueType): boolean {
  if (result === 'any' || wanted === 'any' || result === wanted) return true
  if (wanted === 'text') return result === 'number' || result === 'boolean'
  return wanted === 'number' && result === 'boolean'
}

/** The fields whose formulas are in a circle, with those of defaults: path → the labels of the circle. */
export function formulaCircles(
  model: FormModel,
  defaults: readonly { item: FormItem; expression: readonly unknown[] }[] = [],
): ReadonlyMap<string, readonly string[]> {
  const label = (path: string) => model.field(path)?.label || path
  const formulas = [...formulasOf(model), ...defaults.map(({ item, expression }) => ({ field: item.path, expression }))]
  return new Map(findCycles(formulas).map(({ field, cycle }) => [field, cycle.map(label)] as const))
}

/** A component that shows a key of a chosen record. */
export interface AttributeSource {
  item: FormItem
  /** The field that chooses the record; undefined if the document names none. */
  source: FormItem | undefined
  /** The key of the record. Empty for QR codes and barcodes, which show the value of the field. */
  showField: string
}

/** Every attribute, QR code and barcode that depends on a field, with that field. */
export const attributeSources = (model: FormModel): readonly AttributeSource[] =>
  model.all.flatMap((item): AttributeSource[] => {
    const isAttribute = item.kind.role === 'attribute'
    if (!isAttribute && !item.kind.followsField(item.node)) return []
    const showField = isAttribute ? (asText(own(item.node, 'showField')) ?? '') : ''
    return [{ item, source: sourceOf(model, item), showField }]
  })

function sourceOf(model: FormModel, item: FormItem): FormItem | undefined {
  const reference = asText(own(item.node, 'relationField')) ?? ''
  const { field } = parseSourceReference(reference)
  const names = [reference, field]
  for (const name of names.filter(Boolean)) {
    const found = (item.table && model.field(`${item.table}.${name}`)) || model.field(name)
    if (found) return found
  }
  return undefined
}
