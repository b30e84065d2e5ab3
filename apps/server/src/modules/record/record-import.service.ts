import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@sqos/contract'
import { asText, own, type FormItem, type JsonRecord } from '@sqos/form-model'
import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError, type FieldProblem } from '../../platform/errors.ts'
import { isTextKey, text } from '../../platform/text.ts'
import type { Upload } from '../../platform/upload.ts'
import { bufferWorkbook, XLSX } from '../../platform/workbook/index.ts'
import type { TicketService } from '../file/index.ts'
import {
  cellOf,
  importColumns,
  readImportRows,
  recordsOf,
  type ImportColumn,
  type ImportedRecord,
  type ImportRow,
} from './import-columns.ts'
import { columnsByHeading } from './import-headings.ts'
import { placeOf, sentBy, type ImportFault } from './import-record.ts'
import { createTwinFinder } from './import-unique.ts'
import { createCellReaders } from './import-values.ts'
import { anyGrant, type RecordGrant } from './record-grant.ts'
import { read, type AskInterface } from './record-reader.ts'
import { placedFields } from './record-sql.ts'
import { valuesToWrite } from './record-values.ts'
import { createRecordWriter } from './record-writer.ts'
import { DESIGN_CHANGED } from './record-refusals.ts'
import { createRecordRepository } from './record.repository.ts'
import type { Caller } from './record-port.ts'
import type { RecordDeps, Opened, RecordService } from './record.service.ts'

/** Rows of one file. */
const MAX_ROWS = 50_000
/** Maximum number of records in which a relation is looked up by its text. */
const MAX_RELATED = 50_000

/** Number of records per check and per statement. */
const PIECE = 500

/** A model that records are imported into, with what the caller may write. */
interface Importing extends Opened {
  access: RecordGrant
}

interface Asked extends Caller {
  language: Language
}

interface Reader {
  actor: Actor
  language: Language
}

/** Imports records from workbooks: preview first, then import of the valid rows. */
export function createRecordImport({
  db,
  now,
  newId,
  events,
  models,
  records,
  tickets,
  interfaces,
}: RecordDeps & {
  records: RecordService
  tickets: TicketService
  interfaces: AskInterface
}) {
  const writer = createRecordWriter({ db, now, newId, events })

  async function open(modelId: string, actor: Actor) {
    const entry = await records.open(modelId, { actor, grant: { source: 'menu' } })
    const opened: Importing = { ...entry, access: anyGrant(entry.grants.demand('upload')) }
    return { opened, columns: importColumns(opened.model.form, opened.access.mayWrite) }
  }

  /** An empty workbook with a column for each field that can be filled. */
  async function template(modelId: string, { actor, language }: Reader) {
    const { opened, columns } = await open(modelId, actor)
    const name = text(language, 'record.import.template', { name: opened.model.fullName })
    return await offer(name, { columns, rows: [], extra: [] })
  }

  /** Keeps a file for ten minutes; `preview` takes the returned name. */
  async function keep({ name, content }: Upload) {
    const { url } = await tickets.offer({ name, contentType: 'application/octet-stream', content })
    return { name: url.split('encryption=')[1] ?? '', url: '' }
  }

  /** Returns the rows of a file with the errors of their cells. Nothing is written. */
  async function preview(
    modelId: string,
    { fileName, signal, ...asked }: Asked & { fileName: string; signal: AbortSignal },
  ) {
    const { opened, columns } = await open(modelId, asked.actor)
    const { content } = await tickets.fetch(fileName)
    const byHeading = columnsByHeading(opened.model, columns)
    const rows = await readImportRows(content, { byHeading, limit: MAX_ROWS, signal })
    const check = await createCheck(opened, { columns, rows, ...asked })
    const { failed, existing } = await check(recordsOf(rows, columns))
    return {
      headerRow: columns.map(({ id, heading }) => ({ id, fullName: heading })),
      dataRow: rows,
      faults: inOrder(failed),
      existing,
    }
  }

  /**
   * Imports valid records and reports the errors of the others; a dry run writes nothing. All records of a call are
   * written in one transaction: after a failure or the end of the server, none is stored and the call can be repeated.
   */
  async function take(
    modelId: string,
    { list, dryRun, ...asked }: Asked & { list: readonly ImportRow[]; dryRun: boolean },
  ) {
    const { opened, columns } = await open(modelId, asked.actor)
    const check = await createCheck(opened, { columns, rows: list, ...asked })
    const all = recordsOf(list, columns)
    const failed = new Map<ImportedRecord, ImportFault[]>()
    const existing: number[] = []
    const valid: Understood[] = []
    for (const piece of piecesOf(all)) {
      const { good, ...checked } = await check(piece)
      for (const [record, faults] of checked.failed) failed.set(record, faults)
      existing.push(...checked.existing)
      valid.push(...good)
      // Validation is computation only: other requests are answered between the pieces.
      await nextTurn()
    }
    if (!dryRun && valid.length > 0) {
      const refused = await insertAll(opened, { all: valid, actorId: asked.actor.userId })
      for (const { record, problems } of refused) refuse(record, problems)
    }

    function refuse(record: ImportedRecord, problems: readonly [string, Problem][]) {
      const row = record.rows[0] ?? 0
      failed.set(
        record,
        problems.map(([field, problem]) => ({ row, field, message: say(asked.language, problem) })),
      )
    }

    const faults = inOrder(failed)
    const messages = Map.groupBy(faults, ({ row }) => row)
    return {
      snum: all.length - failed.size,
      fnum: failed.size,
      resultType: failed.size === 0 ? 0 : 1,
      failResult: all
        .filter((record) => failed.has(record))
        .flatMap(({ rows }) => rows)
        .map((row) => ({
          ...list[row],
          errorsInfo: (messages.get(row) ?? []).map(({ message }) => message).join('；'),
        })),
      faults,
      existing,
    }
  }

  /** A workbook of the refused rows with their reasons, to be corrected and imported again. */
  async function exceptions(modelId: string, { list, actor, language }: Reader & { list: readonly ImportRow[] }) {
    const { opened, columns } = await open(modelId, actor)
    const name = text(language, 'record.import.faulty', { name: opened.model.fullName })
    const reason = { key: 'errorsInfo', heading: text(language, 'record.import.reason') }
    return await offer(name, { columns, rows: list, extra: [reason] })
  }

  async function offer(
    name: string,
    {
      columns,
      rows,
      extra,
    }: {
      columns: readonly ImportColumn[]
      rows: readonly ImportRow[]
      extra: readonly { key: string; heading: string }[]
    },
  ) {
    const content = await bufferWorkbook({
      sheetName: name,
      columns: [
        ...columns.map(({ heading }) => ({ header: heading, width: 20 })),
        ...extra.map(({ heading }) => ({ header: heading, width: 40 })),
      ],
      rows: rows.map((row) => [...columns.map(({ id }) => cellOf(row, id)), ...extra.map(({ key }) => row[key] ?? '')]),
    })
    return await tickets.offer({ name: `${name}.xlsx`, contentType: XLSX, content })
  }

  /** Parses records and collects their errors, including duplicates in the table or in the file. */
  async function createCheck(
    opened: Importing,
    asked: Asked & { columns: readonly ImportColumn[]; rows: readonly ImportRow[] },
  ) {
    const understand = await createUnderstanding(opened, asked)
    const twinsOf = createTwinFinder(db, opened.storage)

    return async (all: readonly ImportedRecord[]) => {
      const failed = new Map<ImportedRecord, ImportFault[]>()
      const understood: Understood[] = []
      for (const record of all) {
        const { values, faults } = understand(record)
        if (values) understood.push({ record, values })
        else failed.set(record, faults)
      }
      const twins = await twinsOf(understood.map(({ values }) => values))
      const existing: number[] = []
      for (const { record, values } of understood) {
        const found = twins.get(values)
        if (!found) continue
        const row = record.rows[0] ?? 0
        failed.set(
          record,
          found.map(({ field, label }) => ({
            row,
            field,
            message: text(asked.language, 'record.notUnique', { field: label }),
          })),
        )
        if (found.some(({ isStored }) => isStored)) existing.push(row)
      }
      return { good: understood.filter(({ values }) => !twins.has(values)), failed, existing }
    }
  }

  /** Parses and validates records like submitted forms. */
  async function createUnderstanding(
    { model, storage, access }: Importing,
    { columns, rows, actor, side, language }: Asked & { columns: readonly ImportColumn[]; rows: readonly ImportRow[] },
  ) {
    if (rows.length > MAX_ROWS) throw new AppError('refused', 'workbook.tooManyRows', { params: { max: MAX_ROWS } })
    const readers = await createCellReaders(
      db,
      columns.map(({ item }) => item),
      {
        related: (item) => relatedIds(item, actor.authorityVersion),
        interfaceOptions: (dataInterface) => interfaces(actor, dataInterface),
      },
    )
    const context = await records.contextOf(model, actor)

    return (record: ImportedRecord): { values: JsonRecord | undefined; faults: ImportFault[] } => {
      const faults: ImportFault[] = []
      const { sent, rowsOf } = sentBy(record, { columns, rows, readers, language, faults })
      if (faults.length > 0) return { values: undefined, faults }
      const write = { form: model.form, storage, sent, stored: undefined, access, side, context }
      try {
        return { values: valuesToWrite(write), faults }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        for (const [path, problem] of problemsOf(error)) {
          const place = placeOf(path, { record, rowsOf })
          faults.push({ ...place, message: say(language, problem, error.details.params) })
        }
        return { values: undefined, faults }
      }
    }
  }

  /** Writes records in one transaction; returns those that the database refused. */
  async function insertAll(opened: Opened, { all, actorId }: { all: readonly Understood[]; actorId: string }) {
    return await db.transaction().execute(async (trx) => {
      const refused: Refused[] = []
      for (const piece of piecesOf(all)) refused.push(...(await insert(trx, opened, { all: piece, actorId })))
      return refused
    })
  }

  /** Writes records together. When the database refuses one, it writes each half separately, so the others succeed. */
  async function insert(
    trx: Trx,
    opened: Opened,
    { all, actorId }: { all: readonly Understood[]; actorId: string },
  ): Promise<Refused[]> {
    // A refused statement would end the whole transaction.
    await sql`savepoint import_piece`.execute(trx)
    try {
      await insertTogether(trx, opened, { all, actorId })
      await sql`release savepoint import_piece`.execute(trx)
      return []
    } catch (error) {
      if (!(error instanceof AppError) && !isDuplicate(error)) throw error
      await sql`rollback to savepoint import_piece`.execute(trx)
      await sql`release savepoint import_piece`.execute(trx)
      const [only] = all
      if (only && all.length === 1)
        return [
          { record: only.record, problems: error instanceof AppError ? problemsOf(error) : [['', 'error.duplicate']] },
        ]
      // The other records would be refused as well.
      if (error instanceof AppError && error.messageKey === DESIGN_CHANGED)
        return all.map(({ record }) => ({ record, problems: problemsOf(error) }))
      const middle = Math.ceil(all.length / 2)
      const refused: Refused[] = []
      for (const half of [all.slice(0, middle), all.slice(middle)])
        refused.push(...(await insert(trx, opened, { all: half, actorId })))
      return refused
    }
  }

  async function insertTogether(
    trx: Trx,
    { model, storage }: Opened,
    { all, actorId }: { all: readonly Understood[]; actorId: string },
  ) {
    const base = newId().slice(0, 26)
    // Keys ascend in the order of the file.
    const rows = all.map(({ values }, index) => ({
      id: `${base}${index.toString(16).padStart(6, '0')}`,
      values,
      actorId,
    }))
    await writer.writeWithin(trx, { form: model.form, storage }, rows)
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

  return { template, keep, preview, take, exceptions }
}

export type RecordImport = ReturnType<typeof createRecordImport>

const say = (language: Language, problem: Problem, params = {}) => {
  const { key, params: own_ = {} } = typeof problem === 'string' ? { key: problem } : problem
  return isTextKey(key) ? text(language, key, { ...params, ...own_ }) : key
}

function* piecesOf<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < all.length; start += PIECE) yield all.slice(start, start + PIECE)
}

const inOrder = (faults: ReadonlyMap<ImportedRecord, readonly ImportFault[]>) =>
  [...faults.values()].flat().toSorted((left, right) => left.row - right.row)

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** Errors by field; the empty field is the whole record. */
const problemsOf = ({ details, messageKey }: AppError) => Object.entries<Problem>(details.fields ?? { '': messageKey })

type Problem = string | FieldProblem

interface Understood {
  record: ImportedRecord
  values: JsonRecord
}

interface Refused {
  record: ImportedRecord
  problems: [string, Problem][]
}
