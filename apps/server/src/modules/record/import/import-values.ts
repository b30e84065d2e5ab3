import { asText, own, type FormItem } from '@sqos/form-model'
import { importOf, withEmpty, type CellReader as KindReader, type ImportedCell } from '@sqos/form-model/import'
import type { Db } from '../../../platform/db/database.ts'
import type { WorkbookValue } from '../../../platform/workbook/index.ts'
import { grouped, readItemOptions, readLookup } from './import-lookups.ts'

/** An imported value, or the message key of its error. */
type Imported = { value: unknown } | { problem: string; params: Record<string, string> }

/** Reads the cells of one column. */
export type CellReader = (cell: WorkbookValue) => Imported

/** The fields that a workbook may fill. */
export const importableItems = (items: readonly FormItem[]) =>
  items.filter(({ kind, name }) => name !== '' && kind.isImported)

/** Data of other modules that readers need. */
export interface ImportSources {
  /** Ids of records of another model by what a relation field shows of them. */
  related: (item: FormItem) => Promise<ReadonlyMap<string, string[]>>
  /** Options of a data interface. */
  interfaceOptions: (dataInterface: string) => Promise<readonly unknown[]>
}

/** Readers for the columns of a file, by the paths of the fields. */
export async function createCellReaders(
  db: Db,
  items: readonly FormItem[],
  { related, interfaceOptions }: ImportSources,
): Promise<ReadonlyMap<string, CellReader>> {
  const lookup = await readLookup(db, new Set(items.map(({ kind }) => importOf(kind).needs)))
  const readers = new Map<string, CellReader>()
  for (const item of items) {
    const { kind, node } = item
    const options = kind.hasOptions ? await readItemOptions(db, item, interfaceOptions) : []
    const records = await readRecords(item)
    const read = importOf(kind).reader({ kind, node, lookup: { ...lookup, options, records } })
    readers.set(item.path, withMessage(withEmpty(read)))
  }
  return readers

  /** Ids of the records that a field can choose, by what it shows of them. */
  async function readRecords(item: FormItem): Promise<ReadonlyMap<string, string[]>> {
    if (item.kind.records === 'model') return await related(item)
    if (item.kind.records === undefined) return new Map()
    const [dataInterface = '', value, label] = ['interfaceId', 'propsValue', 'relationField'].map(
      (key) => asText(own(item.node, key)) ?? '',
    )
    const rows = await interfaceOptions(dataInterface)
    return grouped(
      rows.flatMap((row) => {
        const id = asText(own(row, value || 'id'))
        const text = asText(own(row, label || 'fullName'))
        return id === undefined || text === undefined ? [] : [[text, id] as const]
      }),
    )
  }
}

/** Names the message of a fault. */
const withMessage =
  (read: KindReader): CellReader =>
  (cell) => {
    const imported: ImportedCell = read(cell)
    if ('value' in imported) return imported
    const { fault, text } = imported
    return { problem: `record.import.${fault}`, params: text === undefined ? {} : { value: text.slice(0, 50) } }
  }
