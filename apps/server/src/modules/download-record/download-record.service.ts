import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job, Jobs } from '../../platform/jobs/index.ts'
import { text } from '../../platform/text.ts'
import type { Authority } from '../authority/index.ts'
import type { Files, FileTicket, Links } from '../file/index.ts'
import type { DownloadRecord } from './download-record.schema.ts'
import { createDownloadRecordRepository, type RecordRow } from './download-record.repository.ts'
import { findEnabledUser } from '../user/user.access.ts'

const DAY = 24 * 60 * 60_000
/** How long a made file waits. */
const LIFE = 7 * DAY
/** How long it is told that there was one. */
const KEPT = 30 * DAY

/** A file that a job makes, piece by piece. */
export interface MadeFile {
  name: string
  contentType: string
  content: AsyncIterable<Uint8Array>
}

/** Makes a file in a job. `report` between the pieces says how far it is, and ends the work when somebody cancelled it. */
export type MakeFile = (work: { input: unknown; actor: Actor; report: Job['report'] }) => Promise<MadeFile>

/** What there is to be made, and for whom. */
export interface Order {
  /** Of the job, as in `handle`. */
  kind: string
  /** What the record is called. */
  name: string
  actor: Actor
  input: unknown
}

export type DownloadsDeps = Pick<Deps, 'db' | 'now' | 'newId'> & {
  jobs: Jobs
  files: Files
  links: Links
  authority: Authority
}

/** What people took out and brought in: made by jobs, kept for some days. */
export function createDownloads({ db, now, newId, jobs, files, links, authority }: DownloadsDeps) {
  const records = createDownloadRecordRepository(db)
  const cancelOf = new Map<string, CancelImport>()

  /** Says who makes files of this kind. */
  function handle(kind: string, make: MakeFile) {
    jobs.handle(kind, async ({ input, report }) => {
      const { recordId, organizeId, order: wanted } = jobInput(input)
      const record = await records.find(recordId)
      if (!record) return null
      const actor = await actorOf(record.ownerId, organizeId)
      const { name, contentType, content } = await make({ input: wanted, actor, report })
      await files.storeMade(content, {
        fileName: name,
        contentType,
        ownerId: record.ownerId,
        after: (trx, fileName) =>
          createDownloadRecordRepository(trx).setFile(recordId, {
            fileName,
            expireTime: new Date(now().getTime() + LIFE),
          }),
      })
      return null
    })
  }

  /** The person as they are now: who lost a right meanwhile has lost it here too. */
  async function actorOf(userId: string, organizeId: string | null): Promise<Actor> {
    const user = await findEnabledUser(db, userId)
    if (!user) throw new AppError('forbidden', 'error.forbidden')
    const isAdministrator = user.isAdministrator === 1
    const person = { userId, isAdministrator, organizeId, authorityVersion: await authority.version() }
    const { account, realName } = user
    return { ...person, account, realName, sessionId: '', grants: (await authority.accessOf(person)).codes }
  }

  /** Begins to make a file; when it is made soon, answers where it is, else nothing: the record then tells. */
  async function order({ kind, name, actor, input }: Order): Promise<FileTicket | undefined> {
    const [id, ownerId] = [newId(), actor.userId]
    await records.insert({ id, ownerId, kind: 'export', name, jobId: null, createdTime: now() })
    await begin(id, { kind, actor, input })
    const record = await records.find(id)
    if (record?.fileName == null) return await explain(record?.jobId)
    return { name, url: await links.linkTo({ file: record.fileName, user: ownerId }) }
  }

  /** Whoever waits for a file is told why there is none. */
  async function explain(jobId: string | null | undefined): Promise<undefined> {
    const job = jobId == null ? undefined : await jobs.find(jobId)
    if (job?.status === 'failed') throw new AppError('refused', job.message)
  }

  async function begin(recordId: string, { kind, actor, input }: Omit<Order, 'name'>) {
    const { userId: ownerId, organizeId } = actor
    const { id, soon } = await jobs.beginHere({ kind, ownerId, input: { recordId, organizeId, order: input } })
    await records.setJob(recordId, id)
    await soon
  }

  /** Notes what somebody brings in by a job of its own. */
  const noteImport = ({ name, ownerId, jobId }: { name: string; ownerId: string; jobId: string }) =>
    records.insert({ id: newId(), ownerId, kind: 'import', name, jobId, createdTime: now() })

  /** Says how an import of this kind is ended; it has more to tidy up than its job. */
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

  /** Makes it once more. */
  async function retry(id: string, actor: Actor) {
    const { jobId, kind, fileName, expireTime } = await own(id, actor)
    const job = jobId === null ? undefined : await jobs.find(jobId)
    if (kind !== 'export' || !job || !RETRIED.has(statusOf({ status: job.status, fileName, expireTime }, now())))
      throw new AppError('refused', 'downloadRecord.notNow')
    await begin(id, { kind: job.kind, actor, input: jobInput(job.input).order })
  }

  async function remove(id: string, actor: Actor) {
    const { jobId, kind, fileName } = await own(id, actor)
    if (jobId !== null && kind === 'export') await jobs.cancel(jobId)
    await records.remove(id)
    if (fileName !== null) await files.remove(fileName)
  }

  /** Takes away what is over. */
  async function clean() {
    for (const name of await records.expired(now())) await files.remove(name)
    await records.dropBefore(new Date(now().getTime() - KEPT))
  }

  return { handle, order, noteImport, handleCancel, list, cancel, retry, remove, clean }
}

/** Ends an import that was begun with `input`. */
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
  // A job is forgotten long after its work was done.
  return status ?? 'done'
}

function jobInput(input: unknown): { recordId: string; organizeId: string | null; order: unknown } {
  const isOurs =
    typeof input === 'object' && input !== null && 'recordId' in input && 'organizeId' in input && 'order' in input
  if (!isOurs) throw new Error('download-record: this job was begun by somebody else.')
  const { recordId, organizeId, order } = input
  return { recordId: String(recordId), organizeId: typeof organizeId === 'string' ? organizeId : null, order }
}

/** The answer to whoever asked for a file that takes its time: it has no address yet. */
export function laterTicket(say: (key: string, params: Record<string, string>) => void): FileTicket {
  say('downloadRecord.later', {})
  return { name: '', url: '' }
}
