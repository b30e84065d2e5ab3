import type { Language } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Events } from '../../../platform/events/index.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { text } from '../../../platform/text.ts'
import type { Upload } from '../../../platform/upload.ts'
import { readWorkbook } from '../../../platform/workbook/index.ts'
import type { Downloads } from '../../download-record/index.ts'
import { sendMessage } from '../../message/message.access.ts'
import { lockPeople } from '../user.checks.ts'
import { initialPassword } from '../user.writer.ts'
import { asText, cellOfHeading, type Cells } from './cells.ts'
import { findingOf, planRows, type CheckContext } from './import.check.ts'
import { createImportRepository, type ImportRepository, type ImportRow } from './import.repository.ts'
import type { ImportRowAnswer, ImportRowsQuery, UserImport } from './import.schema.ts'
import { createImportWriter } from './import.writer.ts'
import { readNames } from './names.ts'

/** Number of lines per batch: one transaction, and one step of the progress. */
const PIECE = 500
const DAY = 24 * 60 * 60_000
const KEPT = 30 * DAY

/** Imports user lists: upload, check, correct, write, undo. */
export function createUserImports({
  db,
  now,
  newId,
  jobs,
  events,
  downloads,
}: Pick<Deps, 'db' | 'now' | 'newId'> & { jobs: Jobs; events: Events; downloads: Downloads }) {
  const imports = createImportRepository(db)
  const writer = createImportWriter({ now, newId, events })

  /** Reads a workbook into lines; a job then checks what each line would change. */
  async function upload({ name, content }: Upload, actor: Actor): Promise<{ id: string; total: number }> {
    await imports.dropBefore(new Date(now().getTime() - KEPT))
    const id = await open({ fileName: name, actor })
    let columns: ReturnType<typeof cellOfHeading>[] | undefined
    let lines: { rowNumber: number; cells: Cells }[] = []
    let rowNumber = 0
    for await (const row of readWorkbook(content)) {
      if (!columns) {
        columns = row.map(cellOfHeading)
        if (!columns.includes('account')) throw new AppError('refused', 'user.import.noHeadings')
        const doubled = columns.findIndex((column, at) => column !== undefined && columns?.indexOf(column) !== at)
        if (doubled >= 0)
          throw new AppError('refused', 'user.import.headingTwice', { params: { name: asText(row[doubled]) } })
        continue
      }
      rowNumber++
      const cells: Cells = {}
      for (const [at, column] of columns.entries()) if (column) cells[column] = asText(row[at])
      if (Object.values(cells).some((cell) => cell !== '')) lines.push({ rowNumber, cells })
      if (lines.length < PIECE) continue
      await imports.addRows(id, lines)
      lines = []
    }
    await imports.addRows(id, lines)
    const total = await imports.countRows(id)
    if (total === 0) throw new AppError('refused', 'user.import.noRows')
    await imports.update(id, { total })
    await imports.analyze()
    await beginJob(id, { step: 'check', actor })
    return { id, total }
  }

  async function open({ fileName, actor }: { fileName: string; actor: Actor }): Promise<string> {
    const id = newId()
    const ownerId = actor.userId
    await imports.insert({ id, ownerId, fileName, status: 'checking', jobId: null, createdAt: now() })
    return id
  }

  async function beginJob(id: string, { step, actor }: { step: keyof typeof types; actor: Actor }): Promise<string> {
    const jobId = await jobs.send(db, types[step], {
      input: { importId: id, actor: keptActor(actor) },
      ownerId: actor.userId,
    })
    await imports.update(id, { jobId })
    return jobId
  }

  async function contextOf(trx: Trx | typeof db, { id, actor }: Work): Promise<CheckContext> {
    const repeated = await repeatedOf(createImportRepository(trx), id)
    return { importId: id, actor, now: now(), names: await readNames(trx, actor), repeated, addsOnly: false }
  }

  /** Checks what every line would change. */
  async function check({ id, actor }: Work, report: Report) {
    const context = await contextOf(db, { id, actor })
    const { total = 0 } = (await imports.find(id)) ?? {}
    let done = 0
    for (let after = -1; ;) {
      const rows = await imports.rowsAfter(id, { after, limit: PIECE })
      if (rows.length === 0) break
      await imports.saveFindings(id, (await planRows(db, rows, context)).map(findingOf))
      after = rows.at(-1)?.rowNumber ?? after
      done += rows.length
      await report({ done, total })
    }
    await imports.advance(id, { from: ['checking'], to: 'checked' })
  }

  /** Writes every valid line, checked once more in the transaction that writes it. */
  async function apply({ id, actor }: Work, report: Report) {
    const { passwordHash } = await initialPassword(db)
    const counts = await imports.countOutcomes(id)
    const total = counts.new + counts.changed
    // The lines do not change after this point.
    const repeated = await repeatedOf(imports, id)
    for (;;) {
      const count = await db.transaction().execute(async (trx) => {
        const here = createImportRepository(trx)
        await lockPeople(trx)
        const rows = await here.toWrite(id, PIECE)
        if (rows.length === 0) return 0
        const names = await readNames(trx, actor)
        const context = { importId: id, actor, now: now(), names, repeated, addsOnly: false }
        const plans = await planRows(trx, rows, context)
        await here.saveFindings(id, plans.map(findingOf))
        await here.saveWritten(id, await writer.write(trx, { plans, actor, passwordHash }))
        return rows.length
      })
      if (count === 0) break
      await report({ done: await countWritten(id), total })
    }
    await imports.analyze()
    await imports.linkManagers(id)
    const imported = await countWritten(id)
    await db.transaction().execute(async (trx) => {
      const here = createImportRepository(trx)
      await here.update(id, { status: 'imported', imported, finishedAt: now() })
      const { ownerId, fileName = '' } = (await here.find(id)) ?? {}
      if (ownerId === undefined) return
      const title = { key: 'message.usersImported', params: { name: fileName, imported: String(imported) } }
      await sendMessage(trx, { events, now, newId }, { to: [ownerId], kind: 'userImport', title })
    })
  }

  async function countWritten(id: string): Promise<number> {
    const { count } = await db
      .selectFrom('userImportRows')
      .select((select) => select.fn.countAll().as('count'))
      .where('importId', '=', id)
      .where('written', '=', true)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Undoes the import, the last line first. */
  async function undo({ id, actor }: Work, report: Report) {
    const total = await countWritten(id)
    let done = 0
    await db.transaction().execute((trx) => writer.unlinkManagers(trx, id))
    for (let before = 2_147_483_647; ;) {
      const rows = await imports.toUndo(id, { before, limit: PIECE })
      if (rows.length === 0) break
      await db.transaction().execute(async (trx) => {
        const undone = await writer.undo(trx, { rows, actor })
        await createImportRepository(trx).saveUndone(id, undone)
      })
      before = rows.at(-1)?.rowNumber ?? 0
      done += rows.length
      await report({ done, total })
    }
    await imports.update(id, { status: 'undone', imported: await countWritten(id) })
  }

  const define = (step: 'check' | 'apply' | 'undo', work: (work: Work, report: Report) => Promise<void>) =>
    jobs.define({
      kind: `userImport.${step}`,
      queue: 'userImport',
      input: JobInput,
      run: async ({ input, report }) => {
        await work(workOf(input), report)
        return null
      },
    })
  const types = { check: define('check', check), apply: define('apply', apply), undo: define('undo', undo) }

  /** Returns the import if it belongs to the caller. */
  async function own(id: string, actor: Actor) {
    const row = await imports.find(id)
    if (!row || row.ownerId !== actor.userId) throw new AppError('notFound', 'user.import.missing')
    return row
  }

  async function describe(row: Awaited<ReturnType<typeof own>>, language: Language): Promise<UserImport> {
    const job = row.jobId === null ? undefined : await jobs.find(row.jobId)
    return {
      id: row.id,
      fileName: row.fileName,
      status: row.status,
      total: row.total,
      imported: row.imported,
      createdAt: row.createdAt.getTime(),
      counts: await imports.countOutcomes(row.id),
      job: job
        ? { status: job.status, done: job.done, total: job.total, message: job.message && text(language, job.message) }
        : null,
    }
  }

  async function get(id: string, { actor, language }: { actor: Actor; language: Language }) {
    return await describe(await own(id, actor), language)
  }

  async function list({ actor, language }: { actor: Actor; language: Language }) {
    const rows = await imports.listOf(actor.userId)
    return await Promise.all(rows.map((row) => describe(row, language)))
  }

  async function listRows(
    id: string,
    { query, actor, language }: { query: ImportRowsQuery; actor: Actor; language: Language },
  ) {
    await own(id, actor)
    const { currentPage = 1, pageSize = 50, outcome } = query
    const rows = await imports.pageRows(id, { outcome, limit: pageSize, offset: (currentPage - 1) * pageSize })
    const counts = await imports.countOutcomes(id)
    const total = outcome === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[outcome]
    return { list: rows.map((row) => answerOf(row, language)), pagination: { currentPage, pageSize, total } }
  }

  /** Corrects a line, and checks it and the lines of the same account again. */
  async function saveRow(
    { id, rowNumber, cells }: { id: string; rowNumber: number; cells: Cells | null },
    { actor, language }: { actor: Actor; language: Language },
  ): Promise<ImportRowAnswer | null> {
    const { status } = await own(id, actor)
    if (status !== 'checked') throw new AppError('refused', 'user.import.notNow')
    const before = await imports.findRow(id, rowNumber)
    if (!before) throw new AppError('notFound', 'user.import.missing')
    if (cells) await imports.saveCells(id, { rowNumber, cells })
    else await imports.removeRow(id, rowNumber)
    const touched = [before.cells.account ?? '', cells?.account ?? ''].filter((account) => account !== '')
    const again = await imports.rowsOfAccounts(id, touched)
    const mended = cells ? await imports.findRow(id, rowNumber) : undefined
    const rows = mended && !again.some((row) => row.rowNumber === rowNumber) ? [...again, mended] : again
    const plans = await planRows(db, rows, await contextOf(db, { id, actor }))
    await imports.saveFindings(id, plans.map(findingOf))
    const row = cells ? await imports.findRow(id, rowNumber) : undefined
    return row ? answerOf(row, language) : null
  }

  async function begin(id: string, { action, actor }: { action: 'apply' | 'undo'; actor: Actor }) {
    const { fileName } = await own(id, actor)
    const isOn = await imports.advance(
      id,
      action === 'apply' ? { from: ['checked'], to: 'importing' } : { from: ['imported'], to: 'undoing' },
    )
    if (!isOn) throw new AppError('refused', 'user.import.notNow')
    const jobId = await beginJob(id, { step: action, actor })
    if (action === 'apply') await downloads.noteImport({ name: fileName, ownerId: actor.userId, jobId })
  }
  downloads.handleCancel('userImport.apply', async (input, actor) => {
    if (Value.Check(JobInput, input)) await cancel(input.importId, actor)
  })

  /** Stops the running step. Lines that were written stay, and can be undone. */
  async function cancel(id: string, actor: Actor) {
    const { jobId, status } = await own(id, actor)
    if (jobId === null) return
    await jobs.cancel(jobId)
    await waitForEnd(jobId)
    if (status === 'checking') await imports.advance(id, { from: ['checking'], to: 'checked' })
    if (status === 'importing' || status === 'undoing') {
      await imports.update(id, { status: 'imported', imported: await countWritten(id), finishedAt: now() })
    }
  }

  /** Waits for the end of the job, for a few seconds at most. */
  async function waitForEnd(jobId: string) {
    for (let tries = 0; tries < 100; tries++) {
      const job = await jobs.find(jobId)
      if (job?.status !== 'running') return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return { upload, open, get, list, listRows, saveRow, begin, cancel, own, contextOf, imports, writer }
}

export type UserImports = ReturnType<typeof createUserImports>

/** First line of each account and mobile number that occurs more than once in the list. */
async function repeatedOf(imports: ImportRepository, id: string): Promise<CheckContext['repeated']> {
  return {
    accounts: await imports.readRepeated(id, 'account'),
    mobiles: await imports.readRepeated(id, 'mobilePhone'),
  }
}

interface Work {
  id: string
  actor: Actor
}

type Report = (progress: { done: number; total: number }) => Promise<void>

/** The part of the caller that a job stores: it runs with the rights of the moment at which it was started. */
const keptActor = ({ grants: _grants, ...actor }: Actor) => actor

const JobInput = Type.Object({
  importId: Type.String(),
  actor: Type.Unsafe<Omit<Actor, 'grants'>>(Type.Object({ userId: Type.String() })),
})

const workOf = ({ importId, actor }: Static<typeof JobInput>): Work => ({
  id: importId,
  actor: { ...actor, grants: new Set() },
})

/** A line with its problems as texts. */
const answerOf = (row: Pick<ImportRow, 'rowNumber' | 'cells' | 'outcome' | 'problems'>, language: Language) => ({
  row: row.rowNumber,
  cells: row.cells,
  outcome: row.outcome,
  problems: Object.fromEntries(
    Object.entries(row.problems ?? {}).map(([name, key]) => [name, text(language, key ?? 'validation.invalid')]),
  ),
})
