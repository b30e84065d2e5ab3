import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    writingArticles: WritingArticlesTable
    writingVersions: WritingVersionsTable
    writingShares: WritingSharesTable
    writingDocs: WritingDocsTable
    writingEdits: WritingEditsTable
    writingComments: WritingCommentsTable
    writingTemplates: WritingTemplatesTable
    writingParts: WritingPartsTable
    writingSettings: WritingSettingsTable
    writingAiCalls: WritingAiCallsTable
  }
}

/** A text of one user. */
export interface WritingArticlesTable extends AuditedColumns {
  id: string
  title: string
  /** Start of the text. */
  summary: string
  /** The document as JSON text. */
  content: string
  /** Values of variables by code, as JSON text. */
  variables: Generated<string>
  /** 0 a draft, 1 finished. */
  status: Generated<number>
  templateId: string | null
  /** The record that the text is about: its model, the menu entry whose grants apply, and its id. */
  sourceModelId: string | null
  sourceMenuId: string | null
  sourceRecordId: string | null
  /** Increases with each save. */
  version: Generated<number>
}

/** A person with whom an article is shared. */
export interface WritingSharesTable {
  articleId: string
  userId: string
  /** 1: the person may edit it. */
  mayEdit: number
  createdAt: Date
}

/** An article that several people edit, as a document of Yjs. */
export interface WritingDocsTable {
  articleId: string
  /** Another document has another id: edits of one mean nothing in another. */
  docId: string
  state: Uint8Array
}

/** An edit that is not in the state yet. */
export interface WritingEditsTable {
  number: Generated<string>
  articleId: string
  edit: Uint8Array
  userId: string
  createdAt: Date
}

/** An earlier state of an article. */
export interface WritingVersionsTable {
  id: string
  articleId: string
  number: number
  title: string
  content: string
  userId: string
  createdAt: Date
}

/** A comment on an article, or an answer to one. */
export interface WritingCommentsTable {
  id: string
  articleId: string
  /** Of the first comment, for answers. */
  threadId: string | null
  authorId: string
  /** The text that was commented on. */
  quote: string
  body: string
  /** Of first comments. */
  resolvedAt: ColumnType<Date | null, Date | undefined, Date | null>
  createdAt: Date
}

/** A text that articles start from. */
export interface WritingTemplatesTable extends AuditedColumns {
  id: string
  fullName: string
  categoryId: string | null
  /** Address of a picture, or empty. */
  cover: Generated<string>
  description: Generated<string>
  content: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  /** Who may start articles from it, as `Role:<id>`; empty: everybody. */
  usableBy: Generated<string[]>
  /** Who may change it; empty: everybody with the right to the page. */
  editableBy: Generated<string[]>
}

/** Something small with a name that editors choose from: see `PART_KINDS`. */
export interface WritingPartsTable extends AuditedColumns {
  id: string
  kind: string
  fullName: string
  enCode: Generated<string>
  categoryId: string | null
  /** Document of a module, prompt of an AI action or tag, default value of a variable, JSON tree of an outline. */
  content: Generated<string>
  description: Generated<string>
  enabledMark: Generated<number>
  sortCode: Generated<number>
}

/** One row: settings of the area. */
export interface WritingSettingsTable {
  id: string
  aiEnabled: number
  dailyLimit: number
  lastModifyUserId: string | null
  lastModifyTime: ColumnType<Date | null, Date | undefined, Date>
}

/** A call of the language model, without its content. */
export interface WritingAiCallsTable {
  id: string
  userId: string
  action: string
  model: string
  startedAt: Date
  durationMs: number | null
  sentChars: number
  receivedChars: Generated<number>
  /** `running`, `done`, `stopped`, or the key of a problem. */
  result: string
}
