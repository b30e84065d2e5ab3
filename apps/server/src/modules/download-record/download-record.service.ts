import type { Language } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Job, Jobs, JobType } from '../../platform/jobs/index.ts'
import { text } from '../../platform/text.ts'
import type { Authority } from '../authority/index.ts'
import type { Files, FileTicket, Links } from '../file/index.ts'
import type { DownloadRecord } from './download-record.schema.ts'
import { sendMessage } from '../message/message.access.ts'
import { createDownloadRecordRepository, type RecordRow } from './download-record.repository.ts'
import { findEnabledUser } from '../user/user.access.ts'

const DAY = 24 * 60 * 60_000
/** Retention of a file in milliseconds. */
const LIFE = 7 * DAY
/** Retention of its record in milliseconds. */
const KEPT = 30 * DAY

/** Milliseconds after which a user no longer waits for the file: the answer of the call came before it. */
const SOON = 10_000

/** Queue of all jobs that make files. */
const QUEUE = 'downloads'
const CONCURRENCY = 4

const JobInput = Type.Object({
  recordId: Type.String(),
  organizeId: Type.Union([Type.String(), Type.Null()]),
  order: Type.Unknown(),
})
type JobInput = Static<typeof JobInput>

/** A file that a job writes in chunks. */
export interface MadeFile {
  name: string
  contentType: string
  content: AsyncIterable<Uint8Array>
}

/**
 * Creates a file in a job. `report` between the chunks stores progress, and stops the work when the job was cancelled.
 */
export type MakeFile = (work: { input: unknown; actor: Actor; report: Job['report'] }) => Promise<MadeFile>

/** A requested file of a user. */
export interface Order {
  /** Of the job, as in `handle`. */
  kind: string
  /** Title of the record. */
  name: string
  actor: Actor
  input: unknown
}

export type DownloadsDeps = Pick<Deps, 'db' | 'now' | 'newId'> & {
  events: Events
  jobs: Jobs
  files: Files
  links: Links
  authority: Authority
}

/** Records of exports and imports, with the files that jobs make for them. */
export function createDownloads(deps: DownloadsDeps) {
  const { db, now, newId, jobs, files, links, authority } = deps
  const records = createDownloadRecordRepository(db)
  const cancelOf = new Map<string, CancelImport>()
  const types = new Map<string, JobType<JobInput>>()

  /** Registers the handler that creates files of this kind. */
  function handle(kind: string, make: MakeFile) {
    const run = async ({ input, report }: Job<JobInput>) => {
      const { recordId, organizeId, order: wanted } = input
      const record = await records.find(recordId)
      if (!record) return null
      const actor = await actorOf(record.ownerId, organizeId)
      const { name, contentType, content } = await make({ input: wanted, actor, report })
      await files.storeMade(content, {
        fileName: name,
        contentType,
        ownerId: record.ownerId,
        after: async (trx, fileName) => {
          await createDownloadRecordRepository(trx).setFile(recordId, {
            fileName,
            expireTime: new Date(now().getTime() + LIFE),
          })
          if (now().getTime() - record.createdTime.getTime() > SOON) await announce(trx, record)
        },
      })
      return null
    }
    types.set(kind, jobs.define({ kind, queue: QUEUE, concurrency: CONCURRENCY, input: JobInput, run }))
  }

  /** Informs the user that a file is ready after its dialog was closed. */
  const announce = (trx: Trx, { ownerId, name }: { ownerId: string; name: string }) =>
    sendMessage(trx, deps, {
      to: [ownerId],
      kind: 'download',
      title: { key: 'message.downloadReady', params: { name } },
      link: '/downloads',
    })

  /** The user with their current rights. */
  async function actorOf(userId: string, organizeId: string | null): Promise<Actor> {
    const user = await findEnabledUser(db, userId)
    if (!user) throw new AppError('forbidden', 'error.forbidden')
    const isAdministrator = user.isAdministrator === 1
    const person = { userId, isAdministrator, organizeId, authorityVersion: await authority.version() }
    const { account, realName } = user
    return { ...person, account, realName, sessionId: '', grants: (await authority.accessOf(person)).codes }
  }

  /**
   * Starts an export; returns the URL of the file when it is ready within seconds, otherwise undefined: the record
   * shows the progress.
   */
  async function order({ kind, name, actor, input }: Order): Promise<FileTicket | undefined> {
    const [id, ownerId] = [newId(), actor.userId]
    await records.insert({ id, ownerId, kind: 'export', name, jobId: null, createdTime: now() })
    await begin(id, { kind, actor, input })
    const record = await records.find(id)
    if (record?.fileName == null) return await explain(record?.jobId)
    return { name, url: await links.linkTo({ file: record.fileName, user: ownerId }) }
  }

  /** Throws the reason when the job has failed. */
  async function explain(jobId: string | null | undefined): Promise<undefined> {
    const job = jobId == null ? undefined : await jobs.find(jobId)
    if (job?.status === 'failed') throw new AppError('refused', job.message)
  }

  async function begin(recordId: string, { kind, actor, input }: Omit<Order, 'name'>) {
    const { userId: ownerId, organizeId } = actor
    const type = types.get(kind)
    if (!type) throw new Error(`download-record: nobody makes files of the kind ${kind}.`)
    const { soon } = await jobs.sendHere(type, {
      input: { recordId, organizeId, order: input },
      ownerId,
      note: (trx, id) => createDownloadRecordRepository(trx).setJob(recordId, id),
    })
    await soon
  }

  /** Records an import, which runs in its own job. */
  const noteImport = ({ name, ownerId, jobId }: { name: string; ownerId: string; jobId: string }) =>
    records.insert({ id: newId(), ownerId, kind: 'import', name, jobId, createdTime: now() })

  /** Registers how an import of this kind is cancelled, when it is not enough to end its job. */
  const handleCancel = (kind: string, end: CancelImport) => {
    cancelOf.set(kind, end)
  }

  async function list(
    {
      currentPage = 1,
      pageSize = 20,
      sort = 'desc',
    }: { currentPage?: number; pageSize?: number; sort?: 'asc' | 'desc' },
    { actor, language }: { actor: Actor; language: Language },
  ) {
    const rows = await records.page(actor.userId, {
      offset: (currentPage - 1) * pageSize,
      limit: pageSize,
      order: sort,
    })
    const described = await Promise.all(rows.map((row) => describe(row, { userId: actor.userId, language })))
    return { list: described, pagination: { currentPage, pageSize, total: await records.count(actor.userId) } }
  }

  async function describe(
    row: RecordRow,
    { userId, language }: { userId: string; language: Language },
  ): Promise<DownloadRecord> {
    const { id, name, kind, fileName, createdTime, expireTime, done, total, message, size } = row
    const status = statusOf(row, now())
    return {
      id,
      name,
      kind,
      status,
      link: status === 'done' && fileName !== null ? await links.linkTo({ file: fileName, user: userId }) : null,
      createdTime: createdTime.getTime(),
      done: done ?? 0,
      total: total ?? 0,
      message: message ? text(language, message) : '',
      canRetry: kind === 'export' && row.status !== null && RETRIED.has(status),
      fileSize: size === null ? null : Number(size),
      expireTime: expireTime?.getTime() ?? null,
    }
  }

  async function own(id: string, { userId }: Actor) {
    const record = await records.find(id)
    if (record?.ownerId !== userId) throw new AppError('notFound', 'error.recordMissing')
    return record
  }

  async function cancel(id: string, actor: Actor) {
    const { jobId } = await own(id, actor)
    const job = jobId === null ? undefined : await jobs.find(jobId)
    if (!job || OVER.has(job.status)) return
    await (cancelOf.get(job.kind)?.(job.input, actor) ?? jobs.cancel(job.id))
  }

  /** Creates the file of a failed, cancelled or expired export again. */
  async function retry(id: string, actor: Actor) {
    const { jobId, kind, fileName, expireTime } = await own(id, actor)
    const job = jobId === null ? undefined : await jobs.find(jobId)
    if (kind !== 'export' || !job || !RETRIED.has(statusOf({ status: job.status, fileName, expireTime }, now())))
      throw new AppError('refused', 'downloadRecord.notNow')
    await begin(id, { kind: job.kind, actor, input: demandJobInput(job.input).order })
  }

  async function remove(id: string, actor: Actor) {
    const { jobId, kind, fileName } = await own(id, actor)
    if (jobId !== null && kind === 'export') await jobs.cancel(jobId)
    await records.remove(id)
    if (fileName !== null) await files.remove(fileName)
  }

  /** Removes expired files and old records. */
  async function clean() {
    for (const name of await records.expired(now())) await files.remove(name)
    await records.dropBefore(new Date(now().getTime() - KEPT))
  }

  return { handle, order, actorOf, noteImport, handleCancel, list, cancel, retry, remove, clean }
}

/** Cancels the import whose job has this input. */
type CancelImport = (input: unknown, actor: Actor) => Promise<void>

const OVER: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled'])

export type Downloads = ReturnType<typeof createDownloads>

const RETRIED: ReadonlySet<DownloadRecord['status']> = new Set<DownloadRecord['status']>([
  'failed',
  'cancelled',
  'expired',
])

function statusOf(
  { status, fileName, expireTime }: Pick<RecordRow, 'status' | 'fileName' | 'expireTime'>,
  now: Date,
): DownloadRecord['status'] {
  if (expireTime !== null && (expireTime < now || fileName === null)) return 'expired'
  // The record of a job is removed after some weeks.
  return status ?? 'done'
}

function demandJobInput(input: unknown): JobInput {
  if (Value.Check(JobInput, input)) return input
  throw new Error('download-record: this job was started by another module.')
}

/** The answer to a request for a file that is not ready yet. */
export function laterTicket(say: (key: string, params: Record<string, string>) => void): FileTicket {
  say('downloadRecord.later', {})
  return { name: '', url: '' }
}
