import type { JsonRecord } from '@sqos/form-model'

/** What a list asks for. Source: contract of the platform, 7.2. */
export interface RowsRequest {
  currentPage: number
  pageSize: number
  sort: 'asc' | 'desc'
  /** '' for the server's own order. */
  sidx: string
  /** Model name → search value, as JSON; '' for none. */
  queryJson: string
}

/** A page of rows as people read them; `{field}_id` keeps the ids of related records, groups have `children`. */
export interface RowsAnswer {
  list: readonly JsonRecord[]
  total: number
}

/** What an export asks for: the list's query, the columns, this page or all. */
export interface ExportQuery extends RowsRequest {
  dataType: '' | '1'
  selectKey: string
}

/** A record that somebody opens to change it. */
export interface OpenedRecord {
  data: JsonRecord
  /** Which state of the record it is, to tell whether somebody else has changed it meanwhile. */
  version?: string | undefined
}

/** Where a generated page gets its records. Reject when a call failed; what the server said is shown by your client. */
export interface ListSource {
  rows: (request: RowsRequest, options: { signal: AbortSignal }) => Promise<RowsAnswer>
  /** The record as it is stored. */
  record: (id: string, options: { signal: AbortSignal }) => Promise<OpenedRecord>
  /** The record as people read it. */
  detail: (id: string, options: { signal: AbortSignal }) => Promise<JsonRecord>
  create: (data: JsonRecord) => Promise<unknown>
  /** `opened` is what the form was opened with. */
  update: (id: string, data: JsonRecord, opened: OpenedRecord | undefined) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  removeMany: (ids: readonly string[]) => Promise<unknown>
  /** Makes a file; its address is opened. No export button without it. */
  exportRows?: ((query: ExportQuery) => Promise<{ url: string; name: string }>) | undefined
}

/** What a person may do; nothing where the list does not ask for it. */
export interface ListPermission {
  /** `btn_add`, `btn_edit` and the like. */
  buttons: ReadonlySet<string>
  columns: ReadonlySet<string>
  forms: ReadonlySet<string>
}
