import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { LogsTable } from './log.tables.ts'

/** Category of request rows. */
export const REQUEST_LOG = 5

/** Adds rows to the log. */
export const insertLogs = (db: Db | Trx, rows: readonly Insertable<LogsTable>[]) =>
  db.insertInto('logs').values(rows).execute()
