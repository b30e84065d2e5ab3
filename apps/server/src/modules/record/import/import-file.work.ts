import type { Language } from '@sqos/contract'
import type { Selectable } from 'kysely'
import { Type, type Static } from 'typebox'
import type { Actor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs/index.ts'
import { say, type Checked } from './import-check.ts'
import { recordsOf, type ImportColumn, type ImportedRecord } from './import-columns.ts'
import { createImportFileRepository, type RowResult } from './import-file.repository.ts'
import { PIECE, type Refused } from './import-write.ts'
import type { ImportParts } from './record-import.service.ts'
import type { RecordImportsTable, RowProblem } from '../record-import.tables.ts'
import { rowsOfAny } from '../rights/record-grant.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import type { RecordWriter } from '../write/record-writer.ts'

/** Input of the jobs of an import. */
export const ImportJob = Type.Object({
  importId: Type.String(),
  organizeId: Type.Union([Type.Null(), Type.String()]),
  language: Type.Unsafe<Language>(Type.String()),
})
export type ImportJob = Static<typeof ImportJob>

/** Informs the user that the import has ended, within its last transaction. */
export type AnnounceImport = (
  trx: Trx,
  ended: Pick<Selectable<RecordImportsTable>, 'ownerId' | 'fileName' | 'imported' | 'faulty'>,
) => Promise<void>

type Running = Pick<Job<ImportJob>, 'id' | 'input' | 'report'>

/**
 * Creates the work of the jobs: import and undo of a file, batch by batch. Each batch is one transaction that locks the import,
 * verifies its state and its job, and stores the checkpoint together with the records. So no row is written twice, whichever
 * server runs the job, and a cancelled import writes nothing more.
 */
export function createImportFileWork({
  db,
  deleteWithin,
  actorOf,
  open,
  createCheck,
  write,
  announce,
}: Pick<Deps, 'db'> &
  ImportParts & {
    deleteWithin: RecordWriter['deleteWithin']
    /** The person with their present rights. */
    actorOf: (userId: string, organizeId: string | null) => Promise<Actor>
    announce: AnnounceImport
  }) {
  const imports = createImportFileRepository(db)

  /** Opens the model again for each batch; the check is created again only when the form or the rights have changed. */
  function createOpener({ organizeId, language }: ImportJob) {
    let known: { version: string; check: Awaited<ReturnType<typeof createCheck>> } | undefined
    return async (row: {
      modelId: string
      ownerId: string
      startsModel: boolean
      options: Record<string, unknown[]>
    }) => {
      const actor = await actorOf(row.ownerId, organizeId)
      const { opened, columns } = await open(row.modelId, actor, { isStart: row.startsModel })
      const version = `${actor.authorityVersion} ${opened.model.formVersion}`
      if (known?.version !== version) {
        const interfaces = (_actor: Actor, id: string) => Promise.resolve(row.options[id] ?? [])
        known = { version, check: await createCheck(opened, { columns, actor, side: 'pc', language, interfaces }) }
      }
      return { opened, columns, check: known.check }
    }
  }

  /** Imports the rows after the checkpoint. */
  async function apply({ id: jobId, input, report }: Running) {
    const { importId, language } = input
    const openBatch = createOpener(input)
    for (;;) {
      const row = await imports.find(importId)
      if (row?.status !== 'importing' || row.jobId !== jobId) return
      const { opened, columns, check } = await openBatch(row)
      const batch = await nextBatch(importId, { after: row.position, columns })
      if (batch.records.length === 0) break
      const checked = await check(
        batch.records,
        batch.lines.map(({ cells }) => cells),
      )
      const counts = await db.transaction().execute(async (trx) => {
        const here = createImportFileRepository(trx)
        const held = await here.lock(importId)
        if (held?.status !== 'importing' || held.jobId !== jobId) return undefined
        // An earlier job of this import, which was cancelled, has written the batch meanwhile.
        if (held.position !== row.position) return { done: held.imported + held.faulty, total: held.total }
        const { taken, refused } = await write(trx, opened, { all: checked.good, actorId: row.ownerId })
        const ids = taken.map(({ key }) => key)
        const stored =
          ids.length === 0 ? [] : await createRecordRepository(trx).findMany(opened.storage, { ids, fields: [] })
        const versions = new Map(stored.map(({ id, version }) => [id, version]))
        const keys = new Map(taken.map(({ record, key }) => [record, key]))
        const problems = problemsByRow(checked, { refused, language })
        const results = batch.records.flatMap((record) => {
          const recordId = keys.get(record) ?? null
          const recordVersion = recordId === null ? null : (versions.get(recordId) ?? null)
          return record.rows.map((index): RowResult => ({
            rowNumber: batch.lines[index]?.rowNumber ?? -1,
            outcome: recordId === null ? 'faulty' : 'imported',
            problems: problems.get(index) ?? null,
            recordId,
            recordVersion,
          }))
        })
        await here.save(importId, results)
        const imported = held.imported + results.filter(({ outcome }) => outcome === 'imported').length
        const faulty = held.faulty + results.filter(({ outcome }) => outcome === 'faulty').length
        await here.update(importId, { position: batch.lines.at(-1)?.rowNumber ?? row.position, imported, faulty })
        return { done: imported + faulty, total: held.total }
      })
      // The import was cancelled; perhaps another job continues it already.
      if (!counts) return
      // Throws when another server has taken this job over.
      await report(counts)
    }
    await db.transaction().execute(async (trx) => {
      const finished = await createImportFileRepository(trx).finish(importId, { from: 'importing', to: 'imported' })
      if (finished) await announce(trx, finished)
    })
  }

  /** The next whole records. The last record may continue in the next rows. */
  async function nextBatch(importId: string, { after, columns }: { after: number; columns: readonly ImportColumn[] }) {
    for (let limit = PIECE + 1; ; limit *= 2) {
      const lines = await imports.rowsAfter(importId, { after, limit })
      const found = recordsOf(
        lines.map(({ cells }) => cells),
        columns,
      )
      if (lines.length < limit) return { lines, records: found }
      const start = found.at(-1)?.rows[0] ?? 0
      if (start > 0) return { lines: lines.slice(0, start), records: found.slice(0, -1) }
    }
  }

  /** Deletes the records that the import created, unless they were changed since. */
  async function undo({ input, report }: Running) {
    const { importId, organizeId } = input
    for (;;) {
      const row = await imports.find(importId)
      if (row?.status !== 'undoing') return
      const actor = await actorOf(row.ownerId, organizeId)
      const { opened } = await open(row.modelId, actor)
      const where = rowsOfAny(opened.grants.demand('remove', 'batchRemove'), opened.storage, 'remove')
      const counts = await db.transaction().execute(async (trx) => {
        const here = createImportFileRepository(trx)
        const held = await here.lock(importId)
        if (held?.status !== 'undoing') return undefined
        const lines = await here.toUndo(importId, PIECE)
        if (lines.length === 0) return undefined
        const repository = createRecordRepository(trx)
        const ids = [...new Set(lines.flatMap(({ recordId }) => recordId ?? []))]
        const reached = new Set(await repository.findIds(opened.storage, { ids, where }))
        const present = new Map(
          (await repository.findMany(opened.storage, { ids, fields: [] })).map(({ id, version }) => [id, version]),
        )
        const versions = new Map(lines.map(({ recordId, recordVersion }) => [recordId, recordVersion]))
        const untouched = ids.filter((id) => reached.has(id) && present.get(id) === versions.get(id))
        await deleteWithin(trx, opened.storage, { ids: untouched, actorId: actor.userId })
        const isKept = (id: string | null) => id !== null && present.has(id) && !untouched.includes(id)
        const kept = new Set(ids.filter(isKept))
        const results = lines.map(({ rowNumber, recordId }): RowResult => ({
          rowNumber,
          outcome: recordId !== null && kept.has(recordId) ? 'kept' : 'undone',
          problems: null,
          recordId,
          recordVersion: null,
        }))
        await here.save(importId, results)
        const gone = results.filter(({ outcome }) => outcome === 'undone').length
        await here.update(importId, { imported: held.imported - gone })
        return { done: held.total - held.imported + gone, total: held.total }
      })
      if (!counts) break
      await report(counts)
    }
    await imports.finish(importId, { from: 'undoing', to: 'undone' })
  }

  return { apply, undo }
}

/** Problems of the check and of the database, by the position of the row in the batch. */
function problemsByRow(
  { failed }: Pick<Checked, 'failed'>,
  { refused, language }: { refused: readonly Refused[]; language: Language },
): ReadonlyMap<number, RowProblem[]> {
  const byRow = new Map<number, RowProblem[]>()
  const add = (row: number, problem: RowProblem) => byRow.set(row, [...(byRow.get(row) ?? []), problem])
  for (const faults of failed.values()) for (const { row, field, message } of faults) add(row, { field, message })
  for (const { record, problems } of refused)
    for (const [field, problem] of problems) add(firstRow(record), { field, message: say(language, problem) })
  return byRow
}

const firstRow = ({ rows }: ImportedRecord) => rows[0] ?? 0
