import {
  isEmpty,
  attributeSources,
  isPhoneField,
  maskedNumber,
  own,
  readRows,
  type FormItem,
  type JsonRecord,
} from '@sqos/form-model'
import type { OpenModel } from '../models.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { Shown } from './record-names.ts'
import type { NamesOf } from './record-names.ts'

/** The values with their fields, for the lookup of names. */
export const shownValues = (items: readonly FormItem[], values: JsonRecord): Shown[] =>
  items.flatMap((item): Shown[] => {
    const value = own(values, item.name)
    if (isEmpty(value)) return []
    if (item.kind.role !== 'table') return [{ item, value }]
    return readRows(value).flatMap((row) => shownValues(item.children, row))
  })

/** How the values of a field are shown. Phone numbers are masked unless `showsNumbers` is set. */
type Look = Parameters<FormItem['kind']['display']>[1]

/** The text of one value; a related record keeps its id beside it. */
export function putText(into: JsonRecord, { item, value, key, look }: Shown & { key: string; look: Look }) {
  if (isEmpty(value)) return
  into[key] = item.kind.display(value, look)
  if (item.kind.records) into[`${key}_id`] = value
}

interface Detail {
  items: readonly FormItem[]
  values: JsonRecord
  namesOf: NamesOf
  /** Whether phone numbers are shown as a whole. Default: masked. */
  showsNumbers?: boolean
}

/** A record for the detail page: texts, raw values for the kinds that the page draws, no empty values. */
export function detailOf(model: Pick<OpenModel, 'form'>, { items, values, namesOf, showsNumbers }: Detail): JsonRecord {
  const shown: JsonRecord = {}
  for (const item of items) {
    const value = own(values, item.name)
    if (isEmpty(value)) continue
    if (item.kind.role === 'table') {
      shown[item.name] = readRows(value).map((row) => {
        const texts: JsonRecord = {}
        for (const column of item.children) if (column.path !== '') put(texts, column, own(row, column.name))
        return texts
      })
    } else put(shown, item, value)
  }
  // A QR code or bar code of a relation needs the id.
  for (const { item, source } of attributeSources(model.form)) {
    if (item.kind.role === 'attribute' || !source || source.table !== undefined) continue
    const value = own(values, source.name)
    if (!isEmpty(value) && items.includes(source)) shown[`${source.name}_id`] = value
  }
  return shown

  function put(into: JsonRecord, item: FormItem, value: unknown) {
    if (item.kind.isDrawn) {
      if (!isEmpty(value)) into[item.name] = value
    } else putText(into, { item, value, key: item.name, look: { node: item.node, names: namesOf(item), showsNumbers } })
  }
}

/** System fields are read only: forms receive names instead of ids (contract of the platform, 7.5). */
export function withSystemNames(
  items: readonly FormItem[],
  { values, namesOf }: { values: JsonRecord; namesOf: NamesOf },
): JsonRecord {
  const named = { ...values }
  for (const item of items) {
    if (item.kind.role !== 'system' || item.kind.numberRule) continue
    const value = own(values, item.name)
    if (!isEmpty(value)) named[item.name] = item.kind.display(value, { node: item.node, names: namesOf(item) })
  }
  return named
}

/**
 * The values that a grant shows: hidden fields and hidden columns of sub-tables are missing, and phone numbers are masked unless
 * the grant shows them.
 */
export function withoutHiddenFields(
  values: JsonRecord,
  { model, access }: { model: OpenModel; access: RecordGrant },
): JsonRecord {
  const hidden = new Set(model.form.all.filter((item) => item.table !== undefined && !access.mayRead(item)))
  const limited = (item: FormItem, value: unknown) =>
    isPhoneField(item) && !access.showsNumbers ? maskedNumber(value) : value
  const shown: JsonRecord = {}
  for (const item of model.form.fields.filter(access.mayRead)) {
    const value = own(values, item.name)
    if (value === undefined) continue
    const columns = new Map(item.children.map((column) => [column.name, column]))
    const isLimited = item.children.some((column) => hidden.has(column) || isPhoneField(column))
    shown[item.name] = isLimited ? readRows(value).map((row) => limitedRow(row, columns)) : limited(item, value)
  }
  return shown

  function limitedRow(row: JsonRecord, columns: ReadonlyMap<string, FormItem>): JsonRecord {
    const cells = Object.entries(row).flatMap(([key, value]) => {
      const column = columns.get(key)
      if (!column) return [[key, value] as const]
      return hidden.has(column) ? [] : [[key, limited(column, value)] as const]
    })
    return Object.fromEntries(cells)
  }
}
