import type { FormDocument } from '../document/form.schema.ts'
import { DOCUMENT_LIMITS } from '../document/limits.ts'
import { parseRecord } from '../document/parse-document.ts'
import type { Problem } from '../document/problem.ts'
import { type ModelTables, readTables } from '../document/read-tables.ts'
import { own } from '../json/json.ts'
import type { FormItem } from './form-item.ts'
import { type Reading, readNode } from './read-node.ts'
import { type FormSettings, readSettings } from './settings.ts'

/** A form document with its components. `document` is the unchanged input, so that writing it returns the same text. */
export interface FormModel {
  readonly document: FormDocument
  readonly settings: FormSettings
  readonly tables: ModelTables
  /** The components as a tree. */
  readonly items: readonly FormItem[]
  /** Every component in reading order: containers, their contents, sub-tables, their columns. */
  readonly all: readonly FormItem[]
  /** All fields outside of sub-tables, and the sub-tables. Each model name occurs once. */
  readonly fields: readonly FormItem[]
  readonly subTables: readonly FormItem[]
  /** A field by its path: `F_Name`, `tableField102.F_Qty`. */
  readonly field: (path: string) => FormItem | undefined
  readonly problems: readonly Problem[]
}

/**
 * Reads `formData`, as text or parsed, with the `tables` of the model. Never throws: invalid parts are skipped and
 * reported in `problems`.
 */
export function readForm(source: unknown, tables?: unknown): FormModel {
  const { value = {}, problems: parsed } = parseRecord(source)
  const reading: Reading = { tables: readTables(tables), problems: [...parsed], count: 0 }
  const fields = own(value, 'fields')
  if (fields !== undefined && fields !== null && !Array.isArray(fields)) {
    reading.problems.push({ code: 'notAList', severity: 'error', place: [], pointer: '/fields' })
  }
  const list: readonly unknown[] = Array.isArray(fields) ? fields : []
  const items = list.flatMap((node, index) => readNode(node, { pointer: `/fields/${index}`, place: [] }, reading) ?? [])
  const all = flatten(items)
  if (reading.count > DOCUMENT_LIMITS.fields) {
    const params = { limit: DOCUMENT_LIMITS.fields }
    reading.problems.push({ code: 'tooMany', severity: 'error', place: [], pointer: '/fields', params })
  }
  const byPath = indexByPath(all, reading.problems)
  const holders = [...byPath.values()].filter((item) => item.table === undefined)
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its errors are in the problems
    document: value as unknown as FormDocument,
    settings: readSettings(value),
    tables: reading.tables,
    items,
    all,
    fields: holders,
    subTables: holders.filter(({ kind }) => kind.role === 'table'),
    field: (path) => byPath.get(path),
    problems: reading.problems,
  }
}

/** The document as JSON text. An unchanged form returns the same document. */
export const writeDocument = (document: object): string => JSON.stringify(document)

/** Every item of a tree in reading order. */
export const flatten = (items: readonly FormItem[]): readonly FormItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)])

/**
 * Fields by path. The first of two fields with the same name is used. Attributes are skipped: some have a name but no
 * value.
 */
function indexByPath(all: readonly FormItem[], problems: Problem[]): ReadonlyMap<string, FormItem> {
  const byPath = new Map<string, FormItem>()
  for (const item of all) {
    if (item.path === '' || item.kind.role === 'attribute') continue
    const first = byPath.get(item.path)
    if (!first) byPath.set(item.path, item)
    else {
      const { place, key: pointer, name } = item
      problems.push({ code: 'duplicateName', severity: 'error', place, pointer, params: { name } })
    }
  }
  return byPath
}
