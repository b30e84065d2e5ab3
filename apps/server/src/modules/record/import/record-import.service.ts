import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { text } from '../../../platform/text.ts'
import type { Upload } from '../../../platform/upload.ts'
import { bufferWorkbook, XLSX } from '../../../platform/workbook/index.ts'
import type { Authority } from '../../authority/index.ts'
import type { Files, TicketService } from '../../file/index.ts'
import { listModelMenus } from '../../model/index.ts'
import { beginCall, callOf, endCall, findCall } from './import-calls.ts'
import {
  MAX_ROWS,
  say,
  type Asked,
  type ImportCheck,
  type Importing,
  type Problem,
  type Understood,
} from './import-check.ts'
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
import { createImportFileRepository } from './import-file.repository.ts'
import type { ImportFault } from './import-record.ts'
import { piecesOf, type createImportWriter } from './import-write.ts'
import { anyGrant, type GrantSource } from '../rights/record-grant.ts'
import type { RecordImportResult } from '../record.schema.ts'
import type { RecordService } from '../record.service.ts'

/** Parts that the import of a call and the import of a file share. */
export interface ImportParts {
  open: ReturnType<typeof createImportOpener>
  createCheck: ImportCheck
  write: ReturnType<typeof createImportWriter>
}

interface Reader {
  actor: Actor
  language: Language
}

/**
 * Opens a model for the import, with the columns that the caller may fill. Throws `forbidden` without the right. Whoever made the
 * model from a spreadsheet may import into it until it has a page; `isStart` is the import of that spreadsheet itself.
 */
export function createImportOpener(db: Db, records: Pick<RecordService, 'open'>) {
  const start: GrantSource = { source: 'system', reason: 'spreadsheet' }
  const openBy = async (modelId: string, { actor, grant }: { actor: Actor; grant: GrantSource }) => {
    const entry = await records.open(modelId, { actor, grant })
    const opened: Importing = { ...entry, access: anyGrant(entry.grants.demand('upload')) }
    return { opened, columns: importColumns(opened.model.form, opened.access.mayWrite) }
  }
  return async function open(modelId: string, actor: Actor, { isStart = false } = {}) {
    if (isStart) return await openBy(modelId, { actor, grant: start })
    try {
      return await openBy(modelId, { actor, grant: { source: 'menu' } })
    } catch (error) {
      const isForbidden = error instanceof AppError && error.result === 'forbidden'
      if (!isForbidden || !(await createImportFileRepository(db).hasStart(modelId, actor.userId))) throw error
      const started = await openBy(modelId, { actor, grant: start })
      if (started.opened.model.menuIds.length > 0) throw error
      return started
    }
  }
}

/** Imports records from workbooks: preview first, then import of the valid rows. */
export function createRecordImport({
  db,
  now,
  authority,
  files,
  tickets,
  open,
  createCheck,
  write,
}: Pick<Deps, 'db' | 'now'> &
  ImportParts & {
    authority: Authority
    files: Pick<Files, 'demandRoomFor'>
    tickets: TicketService
  }) {
  /** An empty workbook with a column for each field that can be filled. */
  async function template(modelId: string, { actor, language }: Reader) {
    const { opened, columns } = await open(modelId, actor)
    const name = text(language, 'record.import.template', { name: opened.model.fullName })
    return await offer(name, { columns, rows: [], extra: [] })
  }

  /**
   * Refuses an upload of a user without the right to import into the model, or into any model when the client names
   * none. Also checks the quota, by the size that the client announces.
   */
  async function demandUpload(actor: Actor, { modelId, size }: { modelId: string | undefined; size: number }) {
    if (modelId !== undefined) await open(modelId, actor)
    else if (!actor.isAdministrator && !(await mayImport(actor))) throw new AppError('forbidden', 'error.forbidden')
    await files.demandRoomFor(actor.userId, size)
  }

  /** Whether the caller may import into any model. */
  async function mayImport(actor: Actor): Promise<boolean> {
    const access = await authority.accessOf(actor)
    for (const [modelId, menuIds] of await listModelMenus(db)) {
      if (!menuIds.some((menuId) => access.mayOpen(menuId) && access.mayButton(menuId, 'btn_upload'))) continue
      const opened = await open(modelId, actor).catch(refusalOnly)
      if (opened) return true
    }
    return false
  }

  /** Stores a file for ten minutes; `preview` takes the returned name. */
  const keep = ({ name, content }: Upload, actor: Actor) => tickets.receive({ ownerId: actor.userId, name, content })

  /** Returns the rows of a file with the errors of their cells. Nothing is written. */
  async function preview(
    modelId: string,
    { fileName, signal, ...asked }: Asked & { fileName: string; signal: AbortSignal },
  ) {
    const { opened, columns } = await open(modelId, asked.actor)
    const { content } = await tickets.fetch(fileName, asked.actor.userId)
    const byHeading = columnsByHeading(opened.model, columns)
    const rows = await readImportRows(content, { byHeading, limit: MAX_ROWS, signal })
    const check = await createCheck(opened, { columns, ...asked })
    const { failed, existing } = await check(recordsOf(rows, columns), rows)
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
   * With a key, a repeated call returns the answer of the first and writes nothing.
   */
  async function take(
    modelId: string,
    { list, dryRun, key, ...asked }: Asked & { list: readonly ImportRow[]; dryRun: boolean; key?: string | undefined },
  ): Promise<RecordImportResult> {
    const { opened, columns } = await open(modelId, asked.actor)
    const call = key === undefined ? undefined : callOf({ ownerId: asked.actor.userId, modelId, key }, list)
    const earlier = call && (await findCall(db, call))
    if (earlier) return earlier
    const check = await createCheck(opened, { columns, ...asked })
    const all = recordsOf(list, columns)
    const failed = new Map<ImportedRecord, ImportFault[]>()
    const existing: number[] = []
    const valid: Understood[] = []
    for (const piece of piecesOf(all)) {
      const { good, ...checked } = await check(piece, list)
      for (const [record, faults] of checked.failed) failed.set(record, faults)
      existing.push(...checked.existing)
      valid.push(...good)
      // Validation is computation only: other requests are handled between the batches.
      await nextTurn()
    }
    if (dryRun || valid.length === 0) return result()
    return await db.transaction().execute(async (trx) => {
      const before = call && (await beginCall(trx, { ...call, createdAt: now() }))
      if (before) return before
      for (const piece of piecesOf(valid)) {
        const { refused } = await write(trx, opened, { all: piece, actorId: asked.actor.userId })
        for (const { record, problems } of refused) refuse(record, problems)
      }
      if (call) await endCall(trx, { ...call, result: result() })
      return result()
    })

    function refuse(record: ImportedRecord, problems: readonly [string, Problem][]) {
      const row = record.rows[0] ?? 0
      failed.set(
        record,
        problems.map(([field, problem]) => ({ row, field, message: say(asked.language, problem) })),
      )
    }

    function result() {
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

  return { template, demandUpload, keep, preview, take, exceptions }
}

export type RecordImport = ReturnType<typeof createRecordImport>

const inOrder = (faults: ReadonlyMap<ImportedRecord, readonly ImportFault[]>) =>
  [...faults.values()].flat().toSorted((left, right) => left.row - right.row)

const refusalOnly = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  return undefined
}
