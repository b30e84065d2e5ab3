import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { LogsTable } from './log.tables.ts'

/** Adds rows to the log. */
export const insertLogs = (db: Db, rows: readonly Insertable<LogsTable>[]) =>
  db.insertInto('logs').values(rows).execute()
