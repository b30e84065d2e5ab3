import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    dictionaryTypes: DictionaryTypesTable
    dictionaryData: DictionaryDataTable
  }
}

interface NamedColumns extends AuditedColumns {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

/** A dictionary: a named set of values. */
export interface DictionaryTypesTable extends NamedColumns {
  /** 1 when its values form a tree; fixed at creation. */
  isTree: ColumnType<number, number, never>
}

/** One value of a dictionary. */
export interface DictionaryDataTable extends NamedColumns {
  dictionaryTypeId: ColumnType<string, string, never>
  /** One of `OPTION_TONES`, or empty. */
  tone: Generated<string>
}
