import { asNumber, asText, isRecord, noNames, own, readRows, type FormItem, type JsonRecord } from '@sqos/form-model'
import type { DetailedRecord } from '../record/index.ts'

/** The key of a sub-table in templates of the API family. */
export const tableKey = (index: number) => `childrenDataTable${index}`

/** Whether the values of a field are numbers that can be summed. */
const isNumeric = ({ kind, node }: FormItem) => kind.isOperand || kind.column?.(node)?.type === 'decimal'

/** A signature as a picture in a text, or the address of one. */
const PICTURE = /^(data:image\/(png|jpeg|webp|gif);base64,|https?:\/\/|\/(?!\/))/

/** Whether a text is the address of a picture. */
export const isPicture = (text: string) => PICTURE.test(text)

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
}: Omit<DetailedRecord, 'approval' | 'hidden'>): PrintValues {
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
    shown.pictures[key] = parts.map(({ pictures }) => pictures)
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
  const pictures = item.kind.isDrawn ? picturesOf(value) : []
  if (pictures.length > 0) into.pictures[item.name] = pictures
}

/** Addresses of pictures: a signature, or uploaded pictures. */
const picturesOf = (value: unknown): string[] =>
  (Array.isArray(value)
    ? value.map((file) => (isRecord(file) ? asText(own(file, 'url')) : undefined))
    : [asText(value)]
  )
    .filter((address) => address !== undefined)
    .filter((address) => isPicture(address) && !isOtherFile(address))

/** A file of this server that is no picture: it is named, not shown. */
const isOtherFile = (address: string) =>
  address.startsWith('/api/file/') && !/\.(png|jpe?g|gif|webp)$/i.test(address.split('?')[0] ?? '')

/** The fields of a form, for templates. */
export const fieldsOf = (items: readonly FormItem[]) =>
  items
    .filter(({ name, kind }) => name !== '' && kind.role !== 'table')
    .map(({ name, label, kind }) => ({ field: name, fieldName: label, kind: kind.name, isDrawn: kind.isDrawn }))
