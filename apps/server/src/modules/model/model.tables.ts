import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    visualModels: VisualModelsTable
    visualModelTables: VisualModelTablesTable
  }
}

/** The design of a form, of its list, and the tables behind them. */
export interface VisualModelsTable extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  /** Value of the dictionary webDesign. */
  category: string
  type: Generated<number>
  /** 1 form, 2 form and list, 3 form, list and flow. */
  webType: Generated<number>
  /** 1 when the model may be released and selected in other models. */
  state: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
  dbLinkId: Generated<string>
  /** The documents as JSON texts, stored unchanged. */
  tables: Generated<string>
  formData: string | null
  columnData: string | null
  appColumnData: string | null
  flowTemplateJson: string | null
  flowId: Generated<string>
}

/** Tables that the platform created in the schema `lowcode`. */
export interface VisualModelTablesTable {
  tableName: string
  modelId: string
  creatorTime: Date
}
