import type { Language } from '@sqos/contract'
import { asText, own, type FormItem, type JsonRecord } from '@sqos/form-model'
import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError, type FieldProblem } from '../../../platform/errors.ts'
import { isTextKey, text } from '../../../platform/text.ts'
import type { ImportColumn, ImportedRecord, ImportRow } from './import-columns.ts'
import { placeOf, sentBy, type ImportFault } from './import-record.ts'
import { createTwinFinder } from './import-unique.ts'
import { createCellReaders } from './import-values.ts'
import type { Models } from '../models.ts'
import { findUnable } from '../rights/record-able.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { Caller } from '../record-port.ts'
import { read } from '../read/record-reader.ts'
import { placedFields } from '../record-sql.ts'
import { valuesToWrite } from '../write/record-values.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import type { Opened } from '../rights/record-reach.ts'
import type { RecordService } from '../record.service.ts'
import type { RecordChanges } from '../write/record-changes.ts'

/** Maximum number of rows of one file. */
export const MAX_ROWS = 50_000
/** Maximum number of records in which a relation is looked up by its text. */
const MAX_RELATED = 50_000

/** A model that records are imported into, with what the caller may write. */
export interface Importing extends Opened {
  access: RecordGrant
}

/** Who imports, and in which language problems are described. */
export interface Asked extends Caller {
  language: Language
}

/** Rows of a data interface. */
export type ReadOptions = (actor: Actor, dataInterface: string) => Promise<readonly unknown[]>

/** A valid record with its values. */
export interface Understood {
  record: ImportedRecord
  values: JsonRecord
}

/** A problem of a field, as a message key or with parameters. */
export type Problem = string | FieldProblem

/** Result of a check. */
export interface Checked {
  good: Understood[]
  failed: Map<ImportedRecord, ImportFault[]>
  /** Rows whose unique values are stored already. */
  existing: number[]
}

/** Creates checks of imported records. Nothing is written. */
export function createImportCheck({
  db,
  models,
  records,
  interfaces: ask,
}: {
  db: Db
  models: Models
  records: Pick<RecordService, 'contextOf'> & Pick<RecordChanges, 'relatedTo'>
  interfaces: ReadOptions
}) {
  /**
   * Returns the check of the records of one file, including duplicates in the table and in the file. Lookups are read once;
   * the check may be called for one part of the file after the other.
   */
  async function createCheck(
    { model, storage, access, systemReason }: Importing,
    {
      columns,
      actor,
      side,
      language,
      interfaces = ask,
    }: Asked & { columns: readonly ImportColumn[]; interfaces?: ReadOptions },
  ) {
    const readers = await createCellReaders(
      db,
      columns.map(({ item }) => item),
      {
        related: (item) => relatedIds(item, actor.authorityVersion),
        interfaceOptions: (dataInterface) => interfaces(actor, dataInterface),
      },
    )
    const context = await records.contextOf(model, actor)
    const twinsOf = createTwinFinder(db, storage)

    /** Parses and validates a record like a submitted form. */
    function readSent(record: ImportedRecord, rows: readonly ImportRow[]) {
      const faults: ImportFault[] = []
      const { sent, rowsOf } = sentBy(record, { columns, rows, readers, language, faults })
      return { record, sent, faults, placeIn: (path: string) => placeOf(path, { record, rowsOf }) }
    }

    function understand(
      { sent, faults, placeIn }: ReturnType<typeof readSent>,
      related: Awaited<ReturnType<typeof records.relatedTo>>,
    ) {
      if (faults.length > 0) return { values: undefined, faults, placeIn }
      const write = { form: model.form, storage, sent, stored: undefined, access, side, context, related }
      try {
        return { values: valuesToWrite(write), faults, placeIn }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        for (const [path, problem] of problemsOf(error)) {
          faults.push({ ...placeIn(path), message: say(language, problem, error.details.params) })
        }
        return { values: undefined, faults, placeIn }
      }
    }

    return async (all: readonly ImportedRecord[], rows: readonly ImportRow[]): Promise<Checked> => {
      const failed = new Map<ImportedRecord, ImportFault[]>()
      const parsed: (Understood & { stored: undefined; placeIn: (path: string) => Omit<ImportFault, 'message'> })[] = []
      const sentRecords = all.map((record) => readSent(record, rows))
      const related = await records.relatedTo(
        { model, systemReason },
        { records: sentRecords.map(({ sent }) => sent), actor },
      )
      for (const one of sentRecords) {
        const { record } = one
        const { values, faults, placeIn } = understand(one, related)
        if (values) parsed.push({ record, values, placeIn, stored: undefined })
        else failed.set(record, faults)
      }
      const unable = await findUnable(db, model.form, parsed)
      for (const one of parsed) {
        const problems = unable.get(one)
        if (!problems) continue
        const faults = problems.map(([path, problem]) => ({ ...one.placeIn(path), message: say(language, problem) }))
        failed.set(one.record, faults)
      }
      const understood = parsed.filter((one) => !unable.has(one))
      const twins = await twinsOf(understood.map(({ values }) => values))
      const existing: number[] = []
      for (const { record, values } of understood) {
        const found = twins.get(values)
        if (!found) continue
        const row = record.rows[0] ?? 0
        const faults = found.map(({ field, label }) => ({
          row,
          field,
          message: text(language, 'record.notUnique', { field: label }),
        }))
        failed.set(record, faults)
        if (found.some(({ isStored }) => isStored)) existing.push(row)
      }
      return { good: understood.filter(({ values }) => !twins.has(values)), failed, existing }
    }
  }

  /** Ids of the records of another model by what a relation field shows of them. */
  async function relatedIds(item: FormItem, version: string): Promise<ReadonlyMap<string, string[]>> {
    const model = await models.open(asText(own(item.node, 'modelId')) ?? '', version)
    const field = model?.storage && placedFields(model.storage).get(asText(own(item.node, 'relationField')) ?? '')
    const ids = new Map<string, string[]>()
    if (!model?.storage || !field) return ids
    const rows = await createRecordRepository(db).list(model.storage, {
      fields: [field],
      where: sql<SqlBool>`true`,
      slice: { order: undefined, limit: MAX_RELATED, offset: 0 },
    })
    for (const row of rows) {
      const label = asText(read(row, [field.item])[field.item.name])
      if (label) ids.set(label, [...(ids.get(label) ?? []), row.id])
    }
    return ids
  }

  return createCheck
}

export type ImportCheck = ReturnType<typeof createImportCheck>

/** The message of a problem. */
export const say = (language: Language, problem: Problem, params = {}) => {
  const { key, params: own_ = {} } = typeof problem === 'string' ? { key: problem } : problem
  return isTextKey(key) ? text(language, key, { ...params, ...own_ }) : key
}

/** Problems by field; the empty field is the whole record. */
export const problemsOf = ({ details, messageKey }: AppError) =>
  Object.entries<Problem>(details.fields ?? { '': messageKey })
