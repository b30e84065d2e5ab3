import type { FormItem, FormModel, JsonRecord } from '@sqos/form-model'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { HiddenNames } from './rights/hidden-names.ts'
import type { GrantSource } from './rights/record-grant.ts'
import type { FigureQuery, ListFigureQuery, PreparedFigures } from './read/record-figures.ts'
import type { QueryResult, RecordQuery } from './read/record-query.ts'

/** The actor and the client. */
export interface Caller {
  actor: Actor
  side: 'pc' | 'app'
}

/** The model, the caller and the grant of a request. */
export interface PortRequest {
  modelId: string
  caller: Caller
  grant: GrantSource
}

/** Writes that belong to the write of a record: both happen, or none. */
export interface Together {
  /** Runs in the transaction of the write, with the id of the record. */
  within?: ((trx: Trx, id: string) => Promise<void>) | undefined
}

/** A record with its field values; fields that the grant hides are missing. */
interface PortRecord {
  id: string
  /** Changes with every write of the record. */
  version: string
  values: JsonRecord
}

/** A field of a record as people read it. */
interface ShownField {
  name: string
  label: string
  text: string
}

/** A field that queries of a caller can use. */
export interface QueriedField {
  name: string
  label: string
  /** Kind of the component of the form. */
  kind: string
  type: 'text' | 'number' | 'moment'
  /** Whether its value is a text that people typed, so that it names and finds records. */
  isTyped: boolean
  /** The model of a relation. */
  relatedModelId: string | undefined
}

/** A record as the texts of the fields that the grant shows; empty fields and sub-tables are missing. */
export interface ShownRecord {
  modelName: string
  /** The columns of the designed list first, then the other fields in the order of the form. */
  fields: ShownField[]
}

/** A record with the fields that the grant shows, as its detail page has it. */
export interface DetailedRecord {
  modelName: string
  /** The fields of the form that the grant shows; sub-tables with the columns that it shows. */
  items: readonly FormItem[]
  /** Fields that the grant hides, or shows with a masked telephone number. */
  hidden: HiddenNames
  /** The names of all sub-tables of the form, in its order. */
  tables: readonly string[]
  values: JsonRecord
  /** Texts by field; raw values of the kinds that a page draws, such as signatures. */
  texts: JsonRecord
  /** Whether the rules of the form hide a field, or a column in a row of `values`, as they do on the page of the record. */
  isHiddenByRules: (item: FormItem, row?: JsonRecord) => boolean
  /** The request of the record, for models with an approval. */
  approval: RecordApproval | undefined
}

/** What the module of approval flows does for records of models with a flow. */
export interface RecordFlows {
  /** Whether the model has an enabled flow. */
  hasFlow: (modelId: string) => Promise<boolean>
  /** Saves or submits a new record as a request; returns its id. */
  create: (modelId: string, request: FlowRequest, caller: Caller) => Promise<string>
  /** Changes a draft, a rejected or a withdrawn request. */
  update: (id: string, request: FlowRequest, caller: Caller) => Promise<void>
  /** States of the requests of records, by id of the record. */
  statesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The state of the request of a record, which stays the same until the transaction ends; undefined without a request. */
  holdState: (trx: Trx, id: string) => Promise<number | undefined>
  /** The state of the request of a record as SQL, from the key of the record as text; null without a request. */
  stateSql: (key: RawBuilder<unknown>) => RawBuilder<number | null>
  /** The requests of records, with what the actor may do with each, by id of the record. */
  approvalsOf: (ids: readonly string[], actor: Actor) => Promise<ReadonlyMap<string, RecordApproval>>
  /** Deletes the requests of records that are deleted. */
  remove: (trx: Trx, ids: readonly string[]) => Promise<void>
}

/** The request of a record, and what the caller may do with it. */
export interface RecordApproval {
  state: number
  /** Whether the caller started the request. */
  isOwn: boolean
  maySubmit: boolean
  mayWithdraw: boolean
  /** Whether the caller may open the page of the request. */
  mayOpen: boolean
}

/** A record as a request. */
export interface FlowRequest {
  flowId: string
  data: string
  /** 0 submit, 1 save as draft. */
  status: number
  candidateList?: Record<string, string[]> | null | undefined
}

/**
 * Records of models for other modules: approvals, print, portals, sharing, automation. Callers never write SQL on the tables of a
 * model. Each call is checked against the grant; each write is validated by the form, revisioned and announced.
 */
export interface RecordPort {
  /** Connects the module of approval flows, which is registered later. */
  connectFlows: (flows: RecordFlows) => void
  /** Records, or groups of records with aggregates. Throws `refused` for a field that is unknown or hidden. */
  query: (request: PortRequest & RecordQuery) => Promise<QueryResult>
  /**
   * Groups with measures, or records, also over relations: checked for the caller, to be run or found in a cache. Throws `refused` for
   * a field that is unknown or hidden.
   */
  figures: (request: PortRequest & FigureQuery) => Promise<PreparedFigures>
  /** Groups of the records of a list, with its rights, search and filters. */
  listFigures: (request: ListFigureQuery) => Promise<PreparedFigures>
  /** The fields that queries of the caller can use. */
  fields: (request: PortRequest) => Promise<{ modelName: string; fields: QueriedField[] }>
  /** Throws `notFound` for a record outside of the rows of the grant. */
  get: (request: PortRequest & { id: string }) => Promise<PortRecord>
  /**
   * The record as texts, as its detail shows them; undefined when it was deleted. Throws `forbidden` for a record outside of the rows
   * of the grant.
   */
  show: (request: PortRequest & { id: string }) => Promise<ShownRecord | undefined>
  /** The record as its detail page shows it. Throws `notFound` for a record outside of the rows of the grant. */
  detail: (request: PortRequest & { id: string }) => Promise<DetailedRecord>
  /** Texts of values of any form, as on a detail page. Values that the caller may not read must be left out before. */
  display: (shown: { form: FormModel; values: JsonRecord; actor: Actor }) => Promise<JsonRecord>
  /** Returns the id of the new record. Throws `forbidden` for a field that the grant does not allow to write. */
  create: (request: PortRequest & Together & { values: JsonRecord }) => Promise<string>
  /** Changes the named fields only; `within` runs before the record is locked. Throws `conflict` when `version` is given and the record has another one. */
  update: (request: PortRequest & Together & { id: string; values: JsonRecord; version?: string }) => Promise<void>
  /** Removes all of the records or none. */
  remove: (request: PortRequest & Together & { ids: readonly string[] }) => Promise<void>
}
