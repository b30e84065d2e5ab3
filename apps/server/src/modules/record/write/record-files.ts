import {
  asList,
  asText,
  fileNames,
  isRecord,
  own,
  readRows,
  type FormItem,
  type FormModel,
  type JsonRecord,
} from '@sqos/form-model'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError, type FieldProblem } from '../../../platform/errors.ts'
import { fileAddress, fileVersion, readStoredFiles, type StoredFile } from '../../file/file.access.ts'

const UNITS = new Map([
  ['KB', 1024],
  ['MB', 1_048_576],
])
const MAX_NAME = 200

/** A field of a record or of one of its rows, and its value. */
interface Place {
  item: FormItem
  path: string
  holder: JsonRecord
}

/**
 * Replaces the file entries of a client with those of the file module: a client could send any address. Refuses
 * files that were never uploaded; entries that the record held before are kept unchanged.
 */
export async function settleFiles(
  db: Db | Trx,
  form: FormModel,
  { values, stored }: { values: JsonRecord; stored: JsonRecord | undefined },
): Promise<void> {
  const places = placesOf(form, values).filter(({ item, holder }) => asList(holder[item.name]).length > 0)
  if (places.length === 0) return
  const before = new Map<FormItem, JsonRecord[]>()
  for (const { item, holder } of stored ? placesOf(form, stored) : [])
    before.set(item, [...(before.get(item) ?? []), ...entriesOf(holder[item.name])])
  const names = places.flatMap(({ item, holder }) => entriesOf(holder[item.name]).flatMap((entry) => idOf(entry) ?? []))
  const known = await readFiles(db, [...new Set(names)])

  const problems: [string, FieldProblem][] = []
  for (const { item, path, holder } of places) {
    const held = before.get(item) ?? []
    const settled = entriesOf(holder[item.name]).map((entry) => held.find((one) => isSame(one, entry)) ?? settle(entry))
    holder[item.name] = settled

    function settle(entry: JsonRecord): JsonRecord {
      const file = known.get(idOf(entry) ?? '')
      const name = (fileNames([entry])[0] || file?.fileName || '').slice(0, MAX_NAME)
      if (!file || file.type !== item.kind.fileType) {
        problems.push([path, { key: 'record.file.unknown', params: { file: name } }])
        return {}
      }
      const max = Number(own(item.node, 'fileSize'))
      const unit = asText(own(item.node, 'sizeUnit')) ?? 'MB'
      if (max > 0 && file.size > max * (UNITS.get(unit) ?? 1_048_576))
        problems.push([path, { key: 'record.file.tooLarge', params: { file: name, max: `${max} ${unit}` } }])
      const version = file.type === 'annex' ? { fileVersionId: fileVersion(file) } : {}
      return { name, fileId: file.name, url: fileAddress(file), fileSize: file.size, ...version }
    }
  }
  if (problems.length > 0) throw new AppError('refused', 'error.invalidInput', { fields: Object.fromEntries(problems) })
}

/** The fields with files in these values. */
function placesOf(form: FormModel, values: JsonRecord): Place[] {
  const direct = form.fields.filter(holdsFiles).map((item) => ({ item, path: item.path, holder: values }))
  const below = form.subTables.flatMap((table) => {
    const columns = table.children.filter(holdsFiles)
    if (columns.length === 0) return []
    // Rows from the database are read-only.
    const rows = readRows(own(values, table.name)).map((row) => ({ ...row }))
    values[table.name] = rows
    return rows.flatMap((holder, index) =>
      columns.map((item) => ({ item, path: `${table.name}.${index}.${item.name}`, holder })),
    )
  })
  return [...direct, ...below]
}

const holdsFiles = ({ kind, name }: FormItem) => kind.fileType !== undefined && name !== ''
const entriesOf = (value: unknown): JsonRecord[] => asList(value).filter(isRecord)
const idOf = (entry: JsonRecord) => asText(own(entry, 'fileId')) || idOfAddress(asText(own(entry, 'url')) ?? '')

/** Entries of older records have no id, but a URL that ends with it. */
const idOfAddress = (url: string) => /^\/api\/file\/Image\/\w+\/([^/?#]+)$/.exec(url)?.[1]

/** Whether two entries are the same file: by id, or by URL for files from a system without ids. */
const isSame = (left: JsonRecord, right: JsonRecord) =>
  idOf(left) === undefined && idOf(right) === undefined
    ? own(left, 'url') === own(right, 'url')
    : idOf(left) === idOf(right)

async function readFiles(db: Db | Trx, names: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (names.length === 0) return new Map()
  return new Map((await readStoredFiles(db, names)).map((file) => [file.name, file]))
}
