import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { EmailMessagesTable } from './email.tables.ts'

/** What a list shows. */
export type EmailListType = 'inBox' | 'star' | 'draft' | 'sent'

/** The filter of a list. */
export interface EmailFilter {
  type: EmailListType
  keyword?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const ROW = [
  'id',
  'folder',
  'isRead',
  'starred',
  'sender',
  'senderName',
  'recipient',
  'subject',
  'hasAttachment',
  'attachments',
  'fdate',
  'createdAt',
  'sendingSince',
  'problem',
  'answer',
] as const

/** Numbers of a statement: PostgreSQL takes 65,535 parameters. */
const PART = 500

/** SQL of mails of one user: no statement reaches the mails of others. */
export function createEmailRepository(db: Db | Trx, userId: string) {
  const mine = () => db.selectFrom('emailMessages').where('userId', '=', userId).where('deletedAt', 'is', null)
  const change = (values: Updateable<EmailMessagesTable>) =>
    db.updateTable('emailMessages').set(values).where('userId', '=', userId).where('deletedAt', 'is', null)

  const matching = ({ type, keyword = '', from, until }: EmailFilter) =>
    mine()
      .$if(type === 'star', (query) => query.where('starred', '=', true))
      .$if(type !== 'star', (query) => query.where('folder', '=', type === 'star' ? 'inBox' : type))
      .$if(from !== undefined, (query) => query.where('fdate', '>=', from ?? new Date(0)))
      .$if(until !== undefined, (query) => query.where('fdate', '<=', until ?? new Date(0)))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or(
            (['subject', 'sender', 'senderName', 'recipient', 'bodyText'] as const).map((column) =>
              where(column, 'ilike', likePattern(keyword)),
            ),
          ),
        ),
      )

  return {
    list: (filter: EmailFilter, { offset, limit }: { offset: number; limit: number }) =>
      matching(filter).select(ROW).orderBy('fdate', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),

    async count(filter: EmailFilter): Promise<number> {
      const { total } = await matching(filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Numbers for the tabs: unread received mails, and drafts. */
    async counts() {
      const { unread, drafts } = await mine()
        .select((select) => [
          select.fn
            .countAll<string>()
            .filterWhere((where) => where.and([where('folder', '=', 'inBox'), where('isRead', '=', false)]))
            .as('unread'),
          select.fn.countAll<string>().filterWhere('folder', '=', 'draft').as('drafts'),
        ])
        .executeTakeFirstOrThrow()
      return { unread: Number(unread), drafts: Number(drafts) }
    },

    find: (id: string) => mine().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Mails that hold one of these files, except one mail. */
    async usedFiles(names: readonly string[], exceptId: string): Promise<Set<string>> {
      const used = new Set<string>()
      for (const name of names) {
        const row = await mine()
          .select('id')
          .where('id', '<>', exceptId)
          .where(sql<boolean>`attachments @> ${JSON.stringify([{ fileId: name }])}::jsonb`)
          .limit(1)
          .executeTakeFirst()
        if (row) used.add(name)
      }
      return used
    },

    async insert(rows: readonly Insertable<EmailMessagesTable>[]): Promise<number> {
      let count = 0
      for (let start = 0; start < rows.length; start += PART) {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('emailMessages')
          .values(rows.slice(start, start + PART))
          .onConflict((conflict) => conflict.columns(['userId', 'uid']).where('uid', 'is not', null).doNothing())
          .executeTakeFirstOrThrow()
        count += Number(numInsertedOrUpdatedRows)
      }
      return count
    },

    async update(id: string, values: Updateable<EmailMessagesTable>): Promise<boolean> {
      const { numUpdatedRows } = await change(values).where('id', '=', id).executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Takes a draft for sending; false when it is sent already, or another call sends it. */
    async claimDraft(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await change({ sendingSince: now, problem: '', answer: '' })
        .where('id', '=', id)
        .where('folder', '=', 'draft')
        .where('sendingSince', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Deletes a mail here; a received one stays as a mark until its server has deleted it too. */
    async remove(id: string, now: Date): Promise<void> {
      await change({ deletedAt: now, bodyHtml: '', bodyText: '', attachments: '[]' })
        .where('id', '=', id)
        .where('uid', 'is not', null)
        .execute()
      await db
        .deleteFrom('emailMessages')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('uid', 'is', null)
        .execute()
    },

    // What follows is about the copy of the inbox.

    /** Uids that are here, deleted ones included. */
    async uids(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('emailMessages')
        .select('uid')
        .where('userId', '=', userId)
        .where('uid', 'is not', null)
        .execute()
      return new Set(rows.flatMap(({ uid }) => (uid === null ? [] : [uid])))
    },

    /** Uids of mails that were deleted here. */
    async removedUids(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('emailMessages')
        .select('uid')
        .where('userId', '=', userId)
        .where('uid', 'is not', null)
        .where('deletedAt', 'is not', null)
        .execute()
      return new Set(rows.flatMap(({ uid }) => (uid === null ? [] : [uid])))
    },

    /** Changes that the server does not know yet. */
    pending: () =>
      db
        .selectFrom('emailMessages')
        .select(['id', 'uid', 'isRead', 'starred', 'deletedAt'])
        .where('userId', '=', userId)
        .where('uid', 'is not', null)
        .where((where) => where.or([where('flagsChanged', '=', true), where('deletedAt', 'is not', null)]))
        .limit(PART)
        .execute(),

    /** Notes that the server knows the marks, unless they changed again meanwhile. */
    noteFlagsWritten: ({ id, isRead, starred }: { id: string; isRead: boolean; starred: boolean }) =>
      change({ flagsChanged: false })
        .where('id', '=', id)
        .where('isRead', '=', isRead)
        .where('starred', '=', starred)
        .execute(),

    /** Takes over marks of the server, except of mails that were marked here meanwhile. */
    async takeFlags(flags: ReadonlyMap<string, { isRead: boolean; starred: boolean }>): Promise<void> {
      for (const isRead of [true, false])
        for (const starred of [true, false]) {
          const uids = [...flags].filter(([, one]) => one.isRead === isRead && one.starred === starred)
          for (let start = 0; start < uids.length; start += PART)
            await change({ isRead, starred })
              .where(
                'uid',
                'in',
                uids.slice(start, start + PART).map(([uid]) => uid),
              )
              .where('flagsChanged', '=', false)
              .where((where) => where.or([where('isRead', '<>', isRead), where('starred', '<>', starred)]))
              .execute()
        }
    },

    /** Removes received mails by uid, or all of them; returns the files that they held. */
    async forget(uids?: readonly string[]): Promise<string[]> {
      const files: string[] = []
      const parts = uids ? Array.from({ length: Math.ceil(uids.length / PART) }, (_, at) => at * PART) : [0]
      for (const start of parts) {
        const rows = await db
          .deleteFrom('emailMessages')
          .where('userId', '=', userId)
          .where('uid', 'is not', null)
          .$if(uids !== undefined, (query) => query.where('uid', 'in', uids?.slice(start, start + PART) ?? []))
          .returning('attachments')
          .execute()
        files.push(...rows.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)))
      }
      return files.filter((name) => name !== '')
    },

    /** Removes some mails of the user, of every folder; returns their files, or undefined when no mail is left. */
    async removeSome(): Promise<string[] | undefined> {
      const rows = await db
        .deleteFrom('emailMessages')
        .where('id', 'in', (query) =>
          query.selectFrom('emailMessages').select('id').where('userId', '=', userId).limit(PART),
        )
        .returning('attachments')
        .execute()
      if (rows.length === 0) return undefined
      return rows.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId))
    },

    /** Newest received mails whose text is not here, up to a size in bytes. */
    withoutBody: ({ limit, maxSize }: { limit: number; maxSize: number }) =>
      mine()
        .select(['id', 'uid'])
        .where('folder', '=', 'inBox')
        .where('bodyState', '=', 'none')
        .where('size', '<=', String(maxSize))
        .orderBy('fdate', 'desc')
        .limit(limit)
        .execute(),
  }
}

export type EmailRepository = ReturnType<typeof createEmailRepository>
