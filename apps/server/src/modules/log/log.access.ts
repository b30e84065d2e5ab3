import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { LogsTable } from './log.tables.ts'

/** Category of request rows. */
export const REQUEST_LOG = 5

/** Adds rows to the log. */
export const insertLogs = (db: Db | Trx, rows: readonly Insertable<LogsTable>[]) =>
  db.insertInto('logs').values(rows).execute()

/** Columns of a row of the log with their types. */
const COLUMNS = {
  id: 'text',
  category: 'smallint',
  userId: 'text',
  userName: 'text',
  ipAddress: 'text',
  platform: 'text',
  requestMethod: 'text',
  requestUrl: 'text',
  requestDuration: 'integer',
  resultCode: 'integer',
  traceId: 'text',
  moduleName: 'text',
  json: 'text',
  creatorTime: 'timestamptz',
} as const satisfies Record<keyof LogsTable, string>

const names = Object.keys(COLUMNS).filter((name): name is keyof LogsTable => Object.hasOwn(COLUMNS, name))

/** Adds whole rows to the log, by a statement that is the same for any number of them. */
export function insertWholeLogs(db: Db | Trx, rows: readonly Selectable<LogsTable>[]) {
  const columns = sql.join(names.map((name) => sql.id(name)))
  const cells = names.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(COLUMNS[name])}[]`)
  return sql`${prepared}insert into logs (${columns}) select * from unnest(${sql.join(cells)})`.execute(db)
}
