import type { ColumnType } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    systemSettings: SystemSettingsTable
    systemImages: SystemImagesTable
  }
}

/** Pictures of the product. */
export interface SystemImagesTable {
  /** SHA-256 of the content, with the ending of its type. */
  name: string
  contentType: string
  content: Buffer
  createdAt: Date
}

/** One row per setting that differs from its default. */
export interface SystemSettingsTable {
  key: string
  value: string
  /** The key again, made by the database: the name of the setting in its history. */
  id: ColumnType<string, never, never>
}
