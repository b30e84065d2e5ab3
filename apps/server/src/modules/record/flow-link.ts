import type { JsonRecord } from '@sqos/form-model'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { OpenModel } from './models.ts'
import type { ModelStorage } from './model-storage.ts'
import type { Caller, FlowRequest, RecordApproval, RecordFlows } from './record-port.ts'
import { MAIN, refOf } from './record-sql.ts'
import type { RecordBody } from './record.schema.ts'
import { FLOW_STATE } from './read/flow-state.ts'
import type { SortKey } from './write/record-listing.ts'

/** The kind of models whose records run through an approval. */
const WITH_FLOW = 3
/** States in which a record is edited outside of its approval: draft, rejected, withdrawn. */
const EDITABLE = new Set([0, 3, 4])

/** Connects records with their approvals. Without the module of flows every record is free. */
export function createFlowLink(db: Db) {
  let flows: RecordFlows | undefined

  const flowsOf = ({ webType }: Pick<OpenModel, 'webType'>) => (webType === WITH_FLOW ? flows : undefined)

  /** Whether records of the model may have a request, which decides about their changes. */
  const mayHold = (model: OpenModel) => flowsOf(model) !== undefined

  /** Whether new records of the model become requests. */
  const hasFlow = async (model: OpenModel) => (await flowsOf(model)?.hasFlow(model.id)) ?? false

  /** The request in the body of a record; undefined for a plain record. */
  function requestOf({ id }: OpenModel, { data, status, candidateList }: RecordBody): FlowRequest | undefined {
    return typeof status === 'number' ? { flowId: id, data, status, candidateList } : undefined
  }

  /** Saves a new record as a request; undefined when the model has no flow or the body names no state. */
  async function create(model: OpenModel, { body, caller }: { body: RecordBody; caller: Caller }) {
    const request = requestOf(model, body)
    const linked = flowsOf(model)
    if (!linked || !request || !(await linked.hasFlow(model.id))) return undefined
    return await linked.create(model.id, request, caller)
  }

  /** Changes a record as a request; returns whether it did. */
  async function update(model: OpenModel, { id, body, caller }: { id: string; body: RecordBody; caller: Caller }) {
    const request = requestOf(model, body)
    const linked = flowsOf(model)
    if (!linked || !request || !(await linked.statesOf(db, [id])).has(id)) return false
    await linked.update(id, request, caller)
    return true
  }

  /** Refuses a change of a record while its approval runs, and after it has ended. */
  async function demandFree(trx: Trx, model: OpenModel, id: string) {
    const state = await flowsOf(model)?.holdState(trx, id)
    if (state !== undefined && !EDITABLE.has(state)) throw new AppError('refused', 'record.inApproval')
  }

  /** Refuses to delete records with a request that was submitted; deletes the drafts of requests with their records. */
  async function remove(trx: Trx, model: OpenModel, id: string) {
    const linked = flowsOf(model)
    const state = await linked?.holdState(trx, id)
    if (!linked || state === undefined) return
    if (state !== 0) throw new AppError('refused', 'record.inApproval')
    await linked.remove(trx, [id])
  }

  /** Those of several records that may be deleted: without a request, or drafts. */
  async function removable(model: OpenModel, ids: readonly string[]): Promise<string[]> {
    const states = await flowsOf(model)?.statesOf(db, ids)
    return ids.filter((id) => (states?.get(id) ?? 0) === 0)
  }

  /** Adds the state of the approval to the rows of a list. */
  async function withStates(model: OpenModel, rows: readonly JsonRecord[]): Promise<JsonRecord[]> {
    const states = await flowsOf(model)?.statesOf(
      db,
      rows.map(({ id }) => String(id)),
    )
    return rows.map((row) => {
      const flowState = states?.get(String(row['id']))
      return flowState === undefined ? row : { ...row, [FLOW_STATE]: flowState }
    })
  }

  /** The state of the approval of a row, to filter and sort by; undefined for models without a flow. */
  function stateKey(model: OpenModel, { main }: ModelStorage): SortKey | undefined {
    const linked = flowsOf(model)
    if (!linked || model.form.field(FLOW_STATE)) return undefined
    const key = refOf({ alias: MAIN, column: main.key })
    return { value: linked.stateSql(sql`${key}::text`), type: 'integer' }
  }

  /** The requests of records with what the caller may do with them; undefined for models without a flow. */
  async function approvals(
    model: OpenModel,
    { ids, actor }: { ids: readonly string[]; actor: Actor },
  ): Promise<Record<string, RecordApproval> | undefined> {
    const linked = flowsOf(model)
    return linked && Object.fromEntries(await linked.approvalsOf(ids, actor))
  }

  /** The request of one record, as a part of an answer. */
  async function approval(model: OpenModel, { id, actor }: { id: string; actor: Actor }) {
    const found = (await approvals(model, { ids: [id], actor }))?.[id]
    return found ? { approval: found } : {}
  }

  return {
    connect: (linked: RecordFlows) => {
      flows = linked
    },
    hasFlow,
    mayHold,
    create,
    update,
    demandFree,
    remove,
    removable,
    withStates,
    stateKey,
    approvals,
    approval,
  }
}

export type FlowLink = ReturnType<typeof createFlowLink>
