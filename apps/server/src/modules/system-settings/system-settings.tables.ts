declare module '../../platform/db/database.ts' {
  interface Database {
    systemSettings: SystemSettingsTable
  }
}

/** One row per setting that differs from its default. */
export interface SystemSettingsTable {
  key: string
  value: string
}
