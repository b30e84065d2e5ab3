import type { ColumnType } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    systemSettings: SystemSettingsTable
  }
}

/** One row per setting that differs from its default. */
export interface SystemSettingsTable {
  key: string
  value: string
  /** The key again, made by the database: the name of the setting in its history. */
  id: ColumnType<string, never, never>
}
