import type { ColumnType } from 'kysely'
import type { ListView } from './list-setting.schema.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    columnSettings: ColumnSettingsTable
    listViews: ListViewsTable
  }
}

/** Which columns of a list a person shows. */
export interface ColumnSettingsTable {
  userId: string
  /** Id of the menu entry. */
  moduleId: string
  /** JSON text of `[{label, prop, visible, width?, pin?}]`. */
  fieldList: string
  lastModifyTime: Date
}

/** Filters, sort and columns of a list that a person keeps under names. */
export interface ListViewsTable {
  userId: string
  /** Id of the menu entry. */
  moduleId: string
  views: ColumnType<ListView[], string, string>
  lastModifyTime: Date
}
