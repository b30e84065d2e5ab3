import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { DownloadRecordsTable } from './download-record.tables.ts'
import { fileSizes } from '../file/file.access.ts'
import { jobStates } from '../../platform/jobs/job-states.ts'

/** SQL of download records. */
export const createDownloadRecordRepository = (db: Db | Trx) => ({
  insert: (row: Omit<Insertable<DownloadRecordsTable>, 'fileName' | 'expireTime'>) =>
    db
      .insertInto('downloadRecords')
      .values({ ...row, fileName: null })
      .execute(),

  find: (id: string) => db.selectFrom('downloadRecords').selectAll().where('id', '=', id).executeTakeFirst(),

  setJob: (id: string, jobId: string) =>
    db.updateTable('downloadRecords').set({ jobId, fileName: null, expireTime: null }).where('id', '=', id).execute(),

  setFile: (id: string, { fileName, expireTime }: { fileName: string; expireTime: Date }) =>
    db.updateTable('downloadRecords').set({ fileName, expireTime }).where('id', '=', id).execute(),

  remove: (id: string) => db.deleteFrom('downloadRecords').where('id', '=', id).execute(),

  /** Records of one user with their state. */
  async page(ownerId: string, { offset, limit, order }: { offset: number; limit: number; order: 'asc' | 'desc' }) {
    return await db
      .selectFrom('downloadRecords as record')
      .leftJoin(jobStates('job'), 'job.id', 'record.jobId')
      .leftJoin(fileSizes('file'), 'file.name', 'record.fileName')
      .select(['record.id', 'record.kind', 'record.name', 'record.fileName', 'createdTime', 'expireTime'])
      .select(['job.status', 'job.done', 'job.total', 'job.message', 'file.size'])
      .where('record.ownerId', '=', ownerId)
      .orderBy('createdTime', order)
      .orderBy('record.id', order)
      .offset(offset)
      .limit(limit)
      .execute()
  },

  async count(ownerId: string): Promise<number> {
    const { count } = await db
      .selectFrom('downloadRecords')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Expired files. */
  async expired(now: Date): Promise<string[]> {
    const rows = await db
      .selectFrom('downloadRecords')
      .select('fileName')
      .where('expireTime', '<', now)
      .where('fileName', 'is not', null)
      .limit(500)
      .execute()
    return rows.flatMap(({ fileName }) => fileName ?? [])
  },

  dropBefore: (moment: Date) => db.deleteFrom('downloadRecords').where('createdTime', '<', moment).execute(),
})

export type RecordRow = Awaited<ReturnType<ReturnType<typeof createDownloadRecordRepository>['page']>>[number]
