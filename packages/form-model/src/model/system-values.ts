import type { FormItem } from './form-item.ts'
import type { FormModel } from './read-form.ts'
import { type JsonRecord, own } from '../json/json.ts'
import type { SystemContext } from '../kinds/system-fill.ts'

/** A write of a record. */
export interface SystemWrite {
  on: 'create' | 'update'
  context: SystemContext
  /** For updates: the stored record. */
  stored?: JsonRecord | undefined
}

/**
 * The values of the system fields after a write; the values sent for them are ignored. Bill numbers are kept on update;
 * `billFields` lists the fields that need a new one.
 */
export function systemValues(model: FormModel, { on, context, stored = {} }: SystemWrite): JsonRecord {
  const entries = model.fields
    .filter(({ kind }) => kind.role === 'system')
    .flatMap((item) => {
      const { fill } = item.kind
      const value = fill?.on === on ? fill.value(context) : own(stored, item.name)
      return value === undefined || value === null ? [] : [[item.name, value] as const]
    })
  return Object.fromEntries(entries)
}

/** A field with an issued number, and the code of its number rule. */
export interface BillField {
  item: FormItem
  rule: string
}

/** The fields that get a number on create; fields of sub-tables get one for each new row. */
export const billFields = (model: FormModel): readonly BillField[] =>
  model.all.flatMap((item) =>
    item.kind.numberRule && item.path ? [{ item, rule: item.kind.numberRule(item.node) }] : [],
  )
