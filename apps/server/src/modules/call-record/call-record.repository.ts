import type { CallDirection, CallResult } from '@sqos/contract'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RowCondition } from '../authority/index.ts'
import { modelNames } from '../model/model.access.ts'
import { userNames } from '../user/user.access.ts'
import type { CallRecordsTable } from './call-record.tables.ts'

/** The columns that a keyword can search. */
export const SEARCHED = ['number', 'realName', 'notes'] as const

/** The filter of calls. */
export interface CallFilter {
  keyword?: string | undefined
  searched: readonly (typeof SEARCHED)[number][]
  /** Whether a keyword is compared with whole numbers; otherwise with masked ones. */
  showsNumbers: boolean
  /** Condition of the visible rows; undefined for all. */
  visible: RowCondition | undefined
  /** Epoch milliseconds, inclusive. */
  startTime?: number | undefined
  endTime?: number | undefined
  direction?: CallDirection | undefined
  result?: CallResult | 'open' | undefined
  userId?: string | undefined
  modelId?: string | undefined
  recordId?: string | undefined
}

/** Part of a list; newest calls first by default. */
interface Page {
  currentPage: number
  pageSize: number
  sort: 'asc' | 'desc'
}

/** SQL of call records. */
export function createCallRecordRepository(db: Db) {
  const joined = () =>
    db
      .selectFrom('callRecords')
      .leftJoin(userNames('person'), 'person.id', 'callRecords.userId')
      .leftJoin(modelNames('model'), 'model.id', 'callRecords.modelId')

  const rows = () =>
    joined()
      .select(['callRecords.id', 'number', 'maskedNumber', 'direction', 'startedAt', 'answeredAt', 'endedAt'])
      .select(['result', 'fault', 'userId', 'modelId', 'recordId', 'notes'])
      .select((select) => [
        select.fn.coalesce('person.realName', select.val('')).as('realName'),
        select.fn.coalesce('model.fullName', select.val('')).as('related'),
      ])

  function matching({ keyword = '', searched, showsNumbers, visible, ...filter }: CallFilter) {
    const pattern = likePattern(keyword)
    const columns = {
      number: showsNumbers ? 'callRecords.number' : 'callRecords.maskedNumber',
      realName: 'person.realName',
      notes: 'callRecords.notes',
    } as const
    return joined()
      .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) => where.or(searched.map((name) => where(columns[name], 'ilike', pattern)))),
      )
      .where((where) =>
        where.and([
          ...(filter.startTime === undefined ? [] : [where('startedAt', '>=', new Date(filter.startTime))]),
          ...(filter.endTime === undefined ? [] : [where('startedAt', '<=', new Date(filter.endTime))]),
          ...(filter.direction === undefined ? [] : [where('direction', '=', filter.direction)]),
          ...(filter.result === undefined
            ? []
            : [filter.result === 'open' ? where('endedAt', 'is', null) : where('result', '=', filter.result)]),
          ...(filter.userId === undefined ? [] : [where('userId', '=', filter.userId)]),
          ...(filter.modelId === undefined ? [] : [where('modelId', '=', filter.modelId)]),
          ...(filter.recordId === undefined ? [] : [where('recordId', '=', filter.recordId)]),
        ]),
      )
  }

  const ordered = (filter: CallFilter, sort: Page['sort']) =>
    matching(filter).select('callRecords.id').orderBy('startedAt', sort).orderBy('callRecords.id', sort)

  return {
    pageIds: async (filter: CallFilter, { currentPage, pageSize, sort }: Page) => {
      const page = ordered(filter, sort)
        .offset((currentPage - 1) * pageSize)
        .limit(pageSize)
      return (await page.execute()).map(({ id }) => id)
    },

    allIds: async (filter: CallFilter, sort: Page['sort']) =>
      (await ordered(filter, sort).execute()).map(({ id }) => id),

    count: async (filter: CallFilter) => {
      const { total } = await matching(filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** In any order. */
    read: (ids: readonly string[]) =>
      rows()
        .where('callRecords.id', '=', sql<string>`any(${ids}::text[])`)
        .execute(),

    /**
     * Adds the call of a first report, and completes it by later ones, in whatever order they arrive. A record that the server
     * ended is opened again.
     */
    report: async (row: Insertable<CallRecordsTable>) => {
      const kept = (name: 'answeredAt' | 'endedAt' | 'result' | 'fault') =>
        sql<never>`coalesce(call_records.${sql.ref(name)}, excluded.${sql.ref(name)})`
      const replaced = (name: 'endedAt' | 'result' | 'fault') =>
        sql<never>`case when call_records.is_lost then excluded.${sql.ref(name)} else ${kept(name)} end`
      return await db
        .insertInto('callRecords')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['userId', 'clientId']).doUpdateSet({
            answeredAt: kept('answeredAt'),
            endedAt: replaced('endedAt'),
            result: replaced('result'),
            fault: replaced('fault'),
            seenAt: sql<never>`greatest(call_records.seen_at, excluded.seen_at)`,
            isLost: false,
          }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
    },

    /** Ends the calls without a report since a moment: at the time of their last report. Returns their number. */
    endLost: async (before: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('callRecords')
        .set({
          endedAt: sql`seen_at`,
          result: sql`case when answered_at is null then 'failed' else 'answered' end`,
          fault: 'connectionLost',
          isLost: true,
        })
        .where('endedAt', 'is', null)
        .where('seenAt', '<', before)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Returns false when the user has no such call. */
    setNotes: async (id: string, { notes, userId }: { notes: string; userId: string }) => {
      const update = db.updateTable('callRecords').set({ notes }).where('id', '=', id).where('userId', '=', userId)
      return (await update.executeTakeFirst()).numUpdatedRows > 0n
    },
  }
}

export type CallRecordRepository = ReturnType<typeof createCallRecordRepository>
export type StoredCall = Awaited<ReturnType<CallRecordRepository['read']>>[number]
