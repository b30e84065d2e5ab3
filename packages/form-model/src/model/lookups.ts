import { type Lookup, lookupsIn } from '@sqos/formula'
import { asText, type JsonRecord, own } from '../json/json.ts'
import { defaultFormulas } from './default-formulas.ts'
import { formulasOf } from './dependencies.ts'
import { relatedModel } from './related-model.ts'
import { readRows } from '../values/read.ts'
import { readRules } from '../rules/rule.ts'
import type { FormItem } from './form-item.ts'
import type { FormModel } from './read-form.ts'

/** A relation field whose records formulas read. */
export interface LookedUp {
  item: FormItem
  /** The model of its records. */
  modelId: string
  /** The names of the fields that formulas read there; `F_Parent.F_Name` follows a relation. */
  keys: readonly string[]
}

/** The relation fields whose records LOOKUP reads: in calculated fields, rules and defaults. */
export function lookedUp(model: FormModel): readonly LookedUp[] {
  const found = cache.get(model) ?? findLookedUp(model)
  cache.set(model, found)
  return found
}

const cache = new WeakMap<FormModel, readonly LookedUp[]>()

function findLookedUp(model: FormModel): readonly LookedUp[] {
  const expressions = [
    ...formulasOf(model).map(({ expression }) => expression),
    ...defaultFormulas(model).map(({ expression }) => expression),
    ...readRules(model.document).flatMap(({ actions }) => actions.flatMap(({ formula }) => (formula ? [formula] : []))),
  ]
  const keys = new Map<string, Set<string>>()
  for (const { relation, key } of expressions.flatMap(lookupsIn))
    keys.set(relation, (keys.get(relation) ?? new Set()).add(key))
  return [...keys].flatMap(([path, names]) => {
    const item = model.field(path)
    const modelId = item && relatedModel(item)
    return item && modelId !== undefined ? [{ item, modelId, keys: [...names] }] : []
  })
}

/** The ids that a relation field holds: one, or one per row. */
export function relatedIds({ name, table }: Pick<FormItem, 'name' | 'table'>, values: JsonRecord): readonly string[] {
  const holders = table === undefined ? [values] : readRows(own(values, table))
  return holders.flatMap((holder) => asText(own(holder, name)) ?? []).filter(Boolean)
}

/** The records that relation fields have chosen: model id → record id → key → value. */
export type RelatedValues = ReadonlyMap<string, ReadonlyMap<string, JsonRecord>>

/** Reads from loaded records. */
export const lookupIn =
  (model: FormModel, records: RelatedValues): Lookup =>
  ({ relation, key }, id) => {
    const item = model.field(relation)
    const modelId = item && relatedModel(item)
    return modelId === undefined ? undefined : own(records.get(modelId)?.get(asText(id) ?? '') ?? {}, key)
  }

/** A formula with the values in which it is calculated; `row` for a column of a sub-table. */
export interface LookupPlace {
  expression: unknown
  values: JsonRecord
  row?: JsonRecord | undefined
}

/** Whether everything that a formula looks up is loaded. What the user may not read never is. */
export function isLookedUp(
  model: FormModel,
  { expression, values, row }: LookupPlace,
  records: RelatedValues,
): boolean {
  return lookupsIn(expression).every(({ relation, key }) => {
    const item = model.field(relation)
    const modelId = item && relatedModel(item)
    if (!item || modelId === undefined) return true
    const ids =
      row && item.table !== undefined
        ? relatedIds({ name: item.name, table: undefined }, row)
        : relatedIds(item, values)
    return ids.every((id) => Object.hasOwn(records.get(modelId)?.get(id) ?? {}, key))
  })
}
