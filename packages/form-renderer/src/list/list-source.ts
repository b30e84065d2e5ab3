import type { FieldRights, JsonRecord } from '@sqos/form-model'
import type { RecordChange } from '../form/record-changed.ts'

/** The query of a list. */
export interface RowsRequest {
  currentPage: number
  pageSize: number
  sort: 'asc' | 'desc'
  /** '' for the order of the server. */
  sidx: string
  /** Model name → search value, as JSON; '' for none. */
  queryJson: string
  /** Further conditions, such as those of a chart. */
  filters?: ListFilter[] | undefined
}

/** A condition on a field, or on a field of a related record: `F_Customer.F_Region`. */
export interface ListFilter {
  field: string
  test: (typeof FILTER_TESTS)[number]
  /** Missing for `empty` and `filled`, a list for `in`, the name of a period for `period`. */
  value?: unknown
}

/** Tests of filters. */
export const FILTER_TESTS = [
  'eq',
  'ne',
  'in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'empty',
  'filled',
  'period',
] as const

/** A page of rows as texts. `{field}_id` has the id of a related record; groups have `children`. */
export interface RowsAnswer {
  list: readonly JsonRecord[]
  total: number
  /** Whether `total` is only about right. */
  isEstimated?: boolean | undefined
  /** What the user may do with each row, by id. Rows without an entry have every button of the page. */
  actions?: Readonly<Record<string, RowActionRights>> | undefined
  /** The requests of the rows, by id, for models with an approval. Rows without an entry have no request. */
  approvals?: Readonly<Record<string, RowApproval>> | undefined
  /** Why data permission leaves the list empty. `all`: number of all rows, for users who may ask for the reason. */
  empty?: { hint: string; all?: number | undefined } | undefined
}

/** The request of a record, and what the user may do with it. */
export interface RowApproval {
  /** 0 draft, 1 waiting, 2 agreed, 3 rejected, 4 withdrawn, 5 ended. */
  state: number
  /** Whether the user started it. */
  isOwn: boolean
  maySubmit: boolean
  mayWithdraw: boolean
  /** Whether the user may open its page. */
  mayOpen: boolean
}

/** Chosen approvers of a request, by node. */
export type ChosenApprovers = Readonly<Record<string, readonly string[]>>

/** A record that is saved as a request: as a draft, or submitted with chosen approvers. */
export interface SavedRequest {
  /** Undefined for a new record. */
  id: string | undefined
  data: JsonRecord
  /** The record with which the form was opened. */
  opened?: OpenedRecord | undefined
  isDraft?: boolean | undefined
  approvers?: ChosenApprovers | undefined
}

/** The approvals of the records of a list. */
export interface ListApprovals {
  /** Whether the flow is disabled: new records become no requests. */
  isDisabled?: boolean | undefined
  /**
   * Asks before a record is submitted, such as for the first approvers. Resolves with the chosen ones; with undefined the record is not
   * submitted. Without it records are submitted at once.
   */
  confirm?:
    | ((request: { id: string | undefined; data: JsonRecord }) => Promise<ChosenApprovers | undefined>)
    | undefined
  /** Opens the page of a request. Without it there is no such button. */
  open?: ((id: string) => void) | undefined
  /** Withdraws a request; resolves with false when the user decides otherwise. Without it there is no such button. */
  withdraw?: ((id: string) => Promise<boolean>) | undefined
}

/** Whether the user may edit and delete one record. */
export interface RowActionRights {
  edit: boolean
  remove: boolean
}

/** The request of an export: the query of the list, the columns, this page or all. */
export interface ExportQuery extends RowsRequest {
  dataType: '' | '1'
  selectKey: string
}

/** A record that is opened for editing. */
export interface OpenedRecord {
  data: JsonRecord
  /** The version of the record, to detect changes of other users. */
  version?: string | undefined
  /** Its request, for models with an approval. */
  approval?: RowApproval | undefined
}

/**
 * The source of the records of a generated page. Calls reject on failure; your client shows the message of the server.
 */
export interface ListSource {
  rows: (request: RowsRequest, options: { signal: AbortSignal }) => Promise<RowsAnswer>
  /** The record as it is stored. */
  record: (id: string, options: { signal: AbortSignal }) => Promise<OpenedRecord>
  /** The record as texts. */
  detail: (id: string, options: { signal: AbortSignal }) => Promise<JsonRecord>
  /** The record as texts with its request, instead of `detail`, for models with an approval. */
  shown?: ((id: string, options: { signal: AbortSignal }) => Promise<OpenedRecord>) | undefined
  /** What others have saved since `opened` was read; undefined for nothing. The next `update` is compared with it. */
  changed?: ((id: string, opened: OpenedRecord) => Promise<RecordChange | undefined>) | undefined
  create: (data: JsonRecord) => Promise<unknown>
  /** `opened` is the record with which the form was opened. */
  update: (id: string, data: JsonRecord, opened: OpenedRecord | undefined) => Promise<unknown>
  /** Saves a record as a request, instead of `create` and `update`, for models with an approval. */
  saveRequest?: ((request: SavedRequest) => Promise<unknown>) | undefined
  remove: (id: string) => Promise<unknown>
  removeMany: (ids: readonly string[]) => Promise<unknown>
  /** Creates the exported file. Without it there is no export button. */
  exportRows?: ((query: ExportQuery) => Promise<{ url: string; name: string }>) | undefined
}

/** A record in an open form. */
export interface EditedRecord {
  id: string
  /** Brings what others have saved into the form. Missing while the record is loaded. */
  merge: (() => Promise<void>) | undefined
}

/** The permissions of the user; undefined if the list does not use them. */
export interface ListPermission {
  /** `btn_add`, `btn_edit` and the like. */
  buttons: ReadonlySet<string>
  columns: ReadonlySet<string>
  forms: ReadonlySet<string>
  /** Fields that the user may only read, or has to fill in. */
  rights?: FieldRights | undefined
}
