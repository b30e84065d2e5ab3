import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import type { Database, Db } from '../../platform/db/database.ts'
import type { LogsTable } from './log.tables.ts'
import type { PeopleInSight } from '../organization/organization-scope.access.ts'

/** The filter of log rows. */
export interface LogFilter {
  /** User id of the rows; without it the rows of all users. */
  userId?: string | undefined
  /** Visibility filter; without it all rows, including rows without a user. */
  inSight?: PeopleInSight | undefined
  category: LogsTable['category']
  keyword?: string | undefined
  /** Epoch milliseconds, inclusive. */
  startTime?: number | undefined
  endTime?: number | undefined
  succeeded?: boolean | undefined
}

/** The sort columns of the log. */
export type LogOrder = 'creatorTime' | 'requestDuration' | 'userName' | 'ipAddress'

interface LogPage {
  currentPage: number
  pageSize: number
  order?: LogOrder | undefined
  sort: 'asc' | 'desc'
}

/** SQL of the log. */
export function createLogRepository(db: Db) {
  return {
    insert: (rows: Insertable<LogsTable>[]) => db.insertInto('logs').values(rows).execute(),

    /** One page of matching rows. */
    list: (filter: LogFilter, { currentPage, pageSize, order = 'creatorTime', sort }: LogPage) =>
      db
        .selectFrom('logs')
        .selectAll()
        .where((eb) => matches(eb, filter))
        .orderBy(order, sort)
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

    find: (id: string, inSight: PeopleInSight | undefined) =>
      db.selectFrom('logs').selectAll().where('id', '=', id).where(seen(inSight)).executeTakeFirst(),

    async deleteByIds(ids: readonly string[], inSight: PeopleInSight | undefined): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('logs')
        .where('id', 'in', ids)
        .where(seen(inSight))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    async deleteMatching(filter: LogFilter): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('logs')
        .where((eb) => matches(eb, filter))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type LogRepository = ReturnType<typeof createLogRepository>
export type LogRow = Awaited<ReturnType<LogRepository['list']>>[number]

const seen = (inSight: PeopleInSight | undefined) => inSight?.(sql.ref('logs.user_id')) ?? sql<boolean>`true`

const SEARCHED = ['requestUrl', 'requestMethod', 'ipAddress', 'platform'] as const
/** The log of all users is also searched by user, trace and text. */
const SEARCHED_BY_ALL = [...SEARCHED, 'userName', 'traceId', 'moduleName', 'json'] as const
const OK = 200

function matches(
  eb: ExpressionBuilder<Database, 'logs'>,
  { userId, inSight, category, keyword = '', startTime, endTime, succeeded }: LogFilter,
) {
  // A typed % matches a percent sign.
  const pattern = `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const searched = userId === undefined ? SEARCHED_BY_ALL : SEARCHED
  return eb.and([
    ...(userId === undefined ? [] : [eb('userId', '=', userId)]),
    ...(inSight === undefined ? [] : [seen(inSight)]),
    eb('category', '=', category),
    ...(startTime === undefined ? [] : [eb('creatorTime', '>=', new Date(startTime))]),
    ...(endTime === undefined ? [] : [eb('creatorTime', '<=', new Date(endTime))]),
    ...(succeeded === undefined ? [] : [eb('resultCode', succeeded ? '=' : '<>', OK)]),
    ...(keyword.trim() === '' ? [] : [eb.or(searched.map((column) => eb(column, 'ilike', pattern)))]),
  ])
}
