import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Database, Db } from '../../platform/db/database.ts'
import type { LogsTable } from '../../platform/db/logs.ts'

/** Which rows of the log are wanted. */
export interface LogFilter {
  userId: string
  category: LogsTable['category']
  keyword?: string | undefined
  /** Epoch milliseconds, both included. */
  startTime?: number | undefined
  endTime?: number | undefined
}

interface LogPage {
  currentPage: number
  pageSize: number
  sort: 'asc' | 'desc'
}

/** SQL of the log. */
export function createLogRepository(db: Db) {
  return {
    insert: (rows: Insertable<LogsTable>[]) => db.insertInto('logs').values(rows).execute(),

    /** One page of the rows that match. */
    list: (filter: LogFilter, { currentPage, pageSize, sort }: LogPage) =>
      db
        .selectFrom('logs')
        .selectAll()
        .where((eb) => matches(eb, filter))
        .orderBy('creatorTime', sort)
        .orderBy('id', sort)
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: LogFilter): Promise<number> {
      const { total } = await db
        .selectFrom('logs')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where((eb) => matches(eb, filter))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
  }
}

export type LogRow = Awaited<ReturnType<ReturnType<typeof createLogRepository>['list']>>[number]

const SEARCHED = ['requestUrl', 'requestMethod', 'ipAddress', 'platform'] as const

function matches(
  eb: ExpressionBuilder<Database, 'logs'>,
  { userId, category, keyword = '', startTime, endTime }: LogFilter,
) {
  // A person who types % looks for a percent sign.
  const pattern = `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return eb.and([
    eb('userId', '=', userId),
    eb('category', '=', category),
    ...(startTime === undefined ? [] : [eb('creatorTime', '>=', new Date(startTime))]),
    ...(endTime === undefined ? [] : [eb('creatorTime', '<=', new Date(endTime))]),
    ...(keyword.trim() === '' ? [] : [eb.or(SEARCHED.map((column) => eb(column, 'ilike', pattern)))]),
  ])
}
