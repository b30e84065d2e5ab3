import type { Language } from '@sqos/contract'
import { Value } from 'typebox/value'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { text } from '../../../platform/text.ts'
import type { Downloads } from '../../download-record/index.ts'
import { MAX_ROWS, type Importing, type ReadOptions } from './import-check.ts'
import type { ImportColumn, ImportRow } from './import-columns.ts'
import { createImportFileRepository } from './import-file.repository.ts'
import { type AnnounceImport, createImportFileWork, ImportJob } from './import-file.work.ts'
import { createCellReaders } from './import-values.ts'
import type { ImportParts } from './record-import.service.ts'
import type { RecordImportState, RowsLeftQuery } from './record-import.schema.ts'
import type { RecordImportsTable, RecordImportStatus } from '../record-import.tables.ts'
import type { RecordWriter } from '../write/record-writer.ts'
import type { Selectable } from 'kysely'

const DAY = 24 * 60 * 60_000
/** How long imports are kept, in ms: they can be undone for that long. */
const KEPT = 30 * DAY
/** Bytes of the cells of one file. */
const MAX_BYTES = 64 * 1_048_576
/** Rows that the server stages in one statement. */
const STAGED_AT_ONCE = 2000
/** Rows of one page of what was not imported. */
const PAGE = 1000

type Row = Selectable<RecordImportsTable>

interface Asking {
  modelId: string
  id: string
  actor: Actor
  language: Language
}

/** Imports of whole files: rows are staged, a job imports them batch by batch, and the import can be cancelled and undone. */
export function createImportFiles({
  db,
  now,
  newId,
  deleteWithin,
  jobs,
  downloads,
  interfaces,
  announce,
  ...parts
}: Pick<Deps, 'db' | 'now' | 'newId'> &
  ImportParts & {
    deleteWithin: RecordWriter['deleteWithin']
    jobs: Jobs
    downloads: Pick<Downloads, 'noteImport' | 'handleCancel' | 'actorOf'>
    interfaces: ReadOptions
    announce: AnnounceImport
  }) {
  const { open } = parts
  const imports = createImportFileRepository(db)
  const work = createImportFileWork({ db, deleteWithin, announce, actorOf: downloads.actorOf, ...parts })
  const define = (kind: string, run: typeof work.apply) =>
    jobs.define({
      kind,
      queue: 'record.import',
      concurrency: 2,
      input: ImportJob,
      run: async (job) => {
        await run(job)
        return null
      },
    })
  const types = { importing: define('record.import', work.apply), undoing: define('record.undoImport', work.undo) }
  jobs.schedule({
    kind: 'record.cleanImports',
    cron: '23 * * * *',
    run: () => imports.dropBefore({ staged: new Date(now().getTime() - DAY), all: new Date(now().getTime() - KEPT) }),
  })
  downloads.handleCancel('record.import', async (input, actor) => {
    if (!Value.Check(ImportJob, input)) return
    const row = await imports.find(input.importId)
    if (row?.ownerId === actor.userId) await end(row)
  })

  /** Begins an import without rows. */
  async function create(modelId: string, { fileName, actor }: { fileName: string; actor: Actor }) {
    await open(modelId, actor)
    const id = newId()
    await db.transaction().execute(async (trx) => {
      const row = { id, modelId, ownerId: actor.userId, fileName: clean(fileName), createdAt: now() }
      await createImportFileRepository(trx).insert(row)
    })
    return { id }
  }

  /**
   * Imports the rows of the spreadsheet that the caller has made the model from, in the background. Returns the id of the import.
   */
  async function importStart(
    modelId: string,
    { fileName, rows, ...asking }: { fileName: string; rows: readonly ImportRow[]; actor: Actor; language: Language },
  ): Promise<string> {
    const id = newId()
    const row = { id, modelId, ownerId: asking.actor.userId, fileName: clean(fileName), createdAt: now() }
    await imports.insert({ ...row, startsModel: true })
    for (let from = 0; from < rows.length; from += STAGED_AT_ONCE) {
      const list = rows.slice(from, from + STAGED_AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- one part at a time: the database writes them in order
      await stage({ modelId, id, from, list, actor: asking.actor })
    }
    await start({ modelId, id, total: rows.length, ...asking })
    return id
  }

  /** The import, if it is the caller's own and the caller may still import into the model. */
  async function own({
    modelId,
    id,
    actor,
  }: Omit<Asking, 'language'>): Promise<{ row: Row; opened: Importing; columns: ImportColumn[] }> {
    const { opened, columns } = await open(modelId, actor)
    const row = await imports.find(id)
    if (row?.ownerId !== actor.userId || row.modelId !== modelId)
      throw new AppError('notFound', 'record.import.missing')
    return { row, opened, columns }
  }

  /** Adds rows; a repeated call replaces them. */
  async function stage({
    from,
    list,
    ...asked
  }: Omit<Asking, 'language'> & { from: number; list: readonly ImportRow[] }) {
    const { columns } = await own(asked)
    if (from + list.length > MAX_ROWS)
      throw new AppError('refused', 'workbook.tooManyRows', { params: { max: MAX_ROWS } })
    const known = new Set(columns.map(({ id }) => id))
    const lines = list.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, cell]) => (known.has(name) && cell !== '' ? [[name, clean(cell)]] : [])),
      ),
    )
    return await db.transaction().execute(async (trx) => {
      const here = createImportFileRepository(trx)
      if ((await here.lock(asked.id))?.status !== 'staged') throw new AppError('refused', 'record.import.notNow')
      const { total, bytes } = await here.stage(asked.id, { from, list: lines })
      if (bytes > MAX_BYTES)
        throw new AppError('refused', 'file.tooLarge', { params: { size: `${MAX_BYTES / 1_048_576}MB` } })
      await here.update(asked.id, { total })
      return { total }
    })
  }

  /**
   * Starts the import, or continues one that was cancelled or failed. A repeated call changes nothing. `replaces` names an
   * earlier import whose remaining rows this one has.
   */
  async function start({ total, replaces, ...asked }: Asking & { total: number; replaces?: string | undefined }) {
    const { row, columns } = await own(asked)
    const earlier = replaces === undefined ? undefined : (await own({ ...asked, id: replaces })).row
    if (await isOpenEnded(row)) {
      if (row.total !== total || total === 0) throw new AppError('refused', 'record.import.incomplete')
      const options = await readOptions(columns, asked.actor)
      await begin(row, { status: 'importing', asked, options })
      if (earlier && !(await isAtWork(earlier))) await imports.dropLeft(earlier)
    }
    return await get(asked)
  }

  /** Deletes the records of the import that were not changed since. Requires the permission to delete records. */
  async function undo(asked: Asking) {
    const { row, opened } = await own(asked)
    opened.grants.demand('remove', 'batchRemove')
    if (row.imported === 0 || row.status === 'undone' || (await isAtWork(row)))
      throw new AppError('refused', 'record.import.notNow')
    await begin(row, { status: 'undoing', asked })
    return await get(asked)
  }

  /** Starts the next step as a separate job; no effect if another request did so before. */
  async function begin(
    { id, status: before, jobId: last, fileName }: Row,
    { status, asked, options }: { status: keyof typeof types; asked: Asking; options?: Record<string, unknown[]> },
  ) {
    const { actor, language } = asked
    const input: ImportJob = { importId: id, organizeId: actor.organizeId, language }
    const ownerId = actor.userId
    const jobId = await db.transaction().execute(async (trx) => {
      const here = createImportFileRepository(trx)
      const held = await here.lock(id)
      if (held?.status !== before || held.jobId !== last) return undefined
      const sent = await jobs.send(trx, types[status], { input, ownerId })
      await here.update(id, { status, jobId: sent, ...(options && { options: JSON.stringify(options) }) })
      return sent
    })
    if (jobId !== undefined && status === 'importing') await downloads.noteImport({ name: fileName, ownerId, jobId })
  }

  /** Rows of the data interfaces that the columns look names up in. */
  async function readOptions(columns: readonly ImportColumn[], actor: Actor) {
    const options: Record<string, unknown[]> = {}
    const interfaceOptions = async (id: string) => {
      const found = await interfaces(actor, id)
      options[id] = [...found]
      return found
    }
    const items = columns.map(({ item }) => item).filter(({ kind }) => kind.hasOptions || kind.records !== undefined)
    await createCellReaders(db, items, { interfaceOptions, related: () => Promise.resolve(new Map()) })
    return options
  }

  /** Ends what is going on; what was written stays and can be undone, the rest can be continued. */
  async function cancel(asked: Asking) {
    await end((await own(asked)).row)
    return await get(asked)
  }

  async function end({ id, jobId }: Row) {
    // The batch that is being written holds the lock; the next one finds the state changed.
    await db.transaction().execute(async (trx) => {
      const here = createImportFileRepository(trx)
      const held = await here.lock(id)
      if (held?.status === 'importing' || held?.status === 'undoing') await here.update(id, { status: 'imported' })
    })
    if (jobId !== null) await jobs.cancel(jobId)
  }

  const isAtWork = async (row: Row) => AT_WORK.has(await statusOf(row))

  /** Whether rows can still be imported and no job does so. */
  const isOpenEnded = async (row: Row) => {
    const status = await statusOf(row)
    return status === 'staged' || (status === 'imported' && row.imported + row.faulty < row.total)
  }

  /** The state; a step whose job failed is over. */
  async function statusOf({ status, jobId }: Row): Promise<RecordImportStatus> {
    if (!AT_WORK.has(status)) return status
    const job = jobId === null ? undefined : await jobs.find(jobId)
    return job === undefined || OVER.has(job.status) ? 'imported' : status
  }

  async function get(asked: Asking): Promise<RecordImportState> {
    const { row, opened } = await own(asked)
    return await describe(row, { opened, language: asked.language })
  }

  async function describe(
    row: Row,
    { opened, language }: { opened: Importing; language: Language },
  ): Promise<RecordImportState> {
    const { id, fileName, jobId, total, imported, faulty, createdAt } = row
    const job = jobId === null ? undefined : await jobs.find(jobId)
    const status = await statusOf(row)
    return {
      id,
      fileName,
      status,
      total,
      imported,
      faulty,
      createdAt: createdAt.getTime(),
      mayUndo: imported > 0 && status === 'imported' && MAY_REMOVE.some((action) => opened.grants.may(action)),
      job: job
        ? { status: job.status, done: job.done, total: job.total, message: job.message && text(language, job.message) }
        : null,
    }
  }

  async function listOf(modelId: string, { actor, language }: Pick<Asking, 'actor' | 'language'>) {
    const { opened } = await open(modelId, actor)
    const rows = await imports.listOf(actor.userId, modelId)
    return { list: await Promise.all(rows.map((row) => describe(row, { opened, language }))) }
  }

  /** Rows that were not imported, with their problems and the columns of their cells. */
  async function left({ query, ...asked }: Omit<Asking, 'language'> & { query: RowsLeftQuery }) {
    const { row, columns } = await own(asked)
    const { currentPage = 1, pageSize = PAGE } = query
    const found = await imports.left(row.id, { limit: pageSize, offset: (currentPage - 1) * pageSize })
    return {
      headerRow: columns.map(({ id, heading }) => ({ id, fullName: heading })),
      list: found.map(({ rowNumber, cells, outcome, problems }) => ({
        row: rowNumber,
        cells,
        isFaulty: outcome === 'faulty',
        problems: problems ?? [],
      })),
      pagination: { currentPage, pageSize, total: row.total - row.imported },
    }
  }

  return { create, importStart, stage, start, undo, cancel, get, list: listOf, left }
}

export type ImportFiles = ReturnType<typeof createImportFiles>

const AT_WORK = new Set<RecordImportStatus>(['importing', 'undoing'])
const OVER = new Set(['done', 'failed', 'cancelled'])
const MAY_REMOVE = ['remove', 'batchRemove'] as const

/** Without the character that the database cannot store. */
const clean = (cell: string) => cell.replaceAll('\0', '')
