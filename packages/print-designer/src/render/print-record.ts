/** A decision of an approval. */
export interface PrintDecision {
  nodeName: string
  /** 0 refused, 1 passed; others are not printed. */
  handleStatus: number
  userName: string
  /** Epoch milliseconds. */
  handleTime: number
  handleOpinion: string
  /** Address of the signature; may be empty. */
  signImg: string
}

/** Values by field. `childrenDataTable{n}` are lists of rows of the same shape. */
export type PrintValues = Readonly<Record<string, unknown>>

/** A record for a template. Fields that the user may not read are missing. */
export interface PrintRecord {
  id: string
  /** Texts as people read them. */
  printData: PrintValues
  /** Numbers for sums, amounts and formats. */
  numbers: PrintValues
  /** Addresses of pictures: lists of texts. */
  pictures: PrintValues
  operatorRecordList: readonly PrintDecision[]
  /** Values for each of the templates, in their order, of templates with a source of their own; null: those of the record. */
  bySource?: readonly (SourceValues | null)[] | undefined
}

/** What a template prints of a record. */
export type SourceValues = Pick<PrintRecord, 'printData' | 'numbers' | 'pictures'>

/** A field that templates can print. */
export interface PrintField {
  field: string
  fieldName: string
  /** Kind of the component of the form. */
  kind: string
  /** Drawn, such as a signature. */
  isDrawn: boolean
}

/** The fields of a form. */
export interface PrintFieldSet {
  headTable: readonly PrintField[]
  tables: readonly { name: string; label: string; fields: readonly PrintField[] }[]
}

/** Body and paper of a template, as the server stores them. */
export interface TemplateLook {
  /** Body as HTML. */
  printTemplate: string
  /** Paper as JSON; empty for the default. */
  pageJson: string
  /** The body is a finished text: what looks like a placeholder is part of it. */
  isText?: boolean | undefined
}

/** Texts and facts of a print. */
export interface PrintContext {
  /** `name/account` of the user who prints. */
  printer: string
  /** Epoch milliseconds. */
  printedAt: number
  /** Headings and decisions of the approval table. */
  texts: {
    node: string
    content: string
    passed: (decision: { who: string; time: string; opinion: string }) => string
    refused: (decision: { who: string; time: string; opinion: string }) => string
  }
}

/** The rows of a sub-table. */
export function rowsOf(values: PrintValues, table: string): readonly PrintValues[] {
  const rows = values[table]
  return Array.isArray(rows) ? rows.filter((row): row is PrintValues => typeof row === 'object' && row !== null) : []
}
