import type { Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    printTemplates: PrintTemplatesTable
    printUses: PrintUsesTable
  }
}

/** A template that puts records on paper. */
export interface PrintTemplatesTable extends NamedColumns {
  /** Code of a value of the dictionary printDev. */
  category: string
  /** 1 for forms of approvals, 2 for other forms. */
  type: Generated<number>
  /** The model whose records it prints; null for any, as in the API family. */
  modelId: string | null
  /** `record`: records of the model; `sql`: `sqlTemplate`; `interface`: the data interface `interfaceId`. */
  dataSource: Generated<string>
  interfaceId: string | null
  /** `0`, the database of the server; other values are kept for the API family. */
  dbLinkId: Generated<string>
  /** `[{ sql }]` as JSON text: the first statement reads the head, each other one a sub-table. */
  sqlTemplate: Generated<string>
  /** Kept for the API family. */
  leftFields: Generated<string>
  /** The body as HTML. */
  printTemplate: Generated<string>
  /** Paper, margins, header and footer as JSON text; empty for the default. */
  pageJson: Generated<string>
}

/** A record that was printed. */
export interface PrintUsesTable {
  id: string
  /** '' for the default layout of a form. */
  templateId: string
  modelId: string
  recordId: string
  userId: string
  printedAt: Date
}
