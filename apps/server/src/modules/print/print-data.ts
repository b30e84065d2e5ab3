import { asNumber, asText, noNames, own, readRows, type FormItem, type JsonRecord } from '@sqos/form-model'
import type { DetailedRecord } from '../record/index.ts'

/** The key of a sub-table in templates of the API family. */
export const tableKey = (index: number) => `childrenDataTable${index}`

/** Whether the values of a field are numbers that can be summed. */
const isNumeric = ({ kind, node }: FormItem) => kind.isOperand || kind.column?.(node)?.type === 'decimal'

/** A signature as a picture in a text, or the address of one. */
const PICTURE = /^(data:image\/(png|jpeg|webp|gif);base64,|https?:\/\/|\/(?!\/))/

/** What a template prints of one record. */
export interface PrintValues {
  printData: JsonRecord
  numbers: JsonRecord
  pictures: JsonRecord
}

/**
 * Texts, numbers and pictures of the fields that the caller may read, with the keys of templates. What the rules of the
 * form hide is an empty text.
 */
export function printValuesOf({
  items,
  tables,
  values,
  texts,
  isHiddenByRules,
}: Omit<DetailedRecord, 'approval'>): PrintValues {
  const shown: PrintValues = { printData: {}, numbers: {}, pictures: {} }
  for (const item of items) {
    const index = tables.indexOf(item.name)
    if (index === -1) {
      if (isHiddenByRules(item)) putNothing(item, shown)
      else put(item, { value: own(values, item.name), text: own(texts, item.name) }, shown)
      continue
    }
    const rows = readRows(own(values, item.name))
    const rowTexts = readRows(own(texts, item.name))
    if (rows.length === 0 || isHiddenByRules(item)) continue
    const parts = rows.map((row, place) => {
      const cells: PrintValues = { printData: {}, numbers: {}, pictures: {} }
      for (const column of item.children) {
        if (isHiddenByRules(column, row)) putNothing(column, cells)
        else put(column, { value: own(row, column.name), text: own(rowTexts[place] ?? {}, column.name) }, cells)
      }
      return cells
    })
    const key = tableKey(index)
    shown.printData[key] = parts.map(({ printData }) => printData)
    shown.numbers[key] = parts.map(({ numbers }) => numbers)
  }
  return shown
}

function putNothing({ name }: FormItem, into: PrintValues) {
  if (name !== '') into.printData[name] = ''
}

function put(item: FormItem, { value, text }: { value: unknown; text: unknown }, into: PrintValues) {
  if (item.name === '') return
  // A column that the caller may read and that is empty is an empty text; a hidden one is missing.
  const shownText = item.kind.isDrawn
    ? item.kind.display(value, { node: item.node, names: noNames })
    : (asText(text) ?? '')
  into.printData[item.name] = shownText
  const number = isNumeric(item) ? asNumber(value) : undefined
  if (number !== undefined) into.numbers[item.name] = number
  const picture = item.kind.isDrawn ? asText(value) : undefined
  if (picture && PICTURE.test(picture)) into.pictures[item.name] = [picture]
}

/** The fields of a form, for templates. */
export const fieldsOf = (items: readonly FormItem[]) =>
  items
    .filter(({ name, kind }) => name !== '' && kind.role !== 'table')
    .map(({ name, label, kind }) => ({ field: name, fieldName: label, kind: kind.name, isDrawn: kind.isDrawn }))
