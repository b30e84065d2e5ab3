import { answerOf, isApiError, type ApiDispatch, type ApiError } from '@sqos/api-client'
import { type RecordBody, recordApi } from '@sqos/api-client/record'
import { RESULT } from '@sqos/contract'
import { isRecord, type JsonRecord } from '@sqos/form-model'
import { RecordChanged } from '@sqos/form-renderer'
import type { ListSource, OpenedRecord } from '@sqos/form-renderer/list'
import { showToast } from '@sqos/ui-kit'

/** The list holds its rows itself, so the store caches nothing. */
const FRESH = { forceRefetch: true }

/** For reads after a write, which invalidates them: without a subscription the store can drop the answer. `answerOf` ends it. */
const AFTER_WRITE = { forceRefetch: true } as const

/** Model and menu entry. The server grants permissions by the menu entry. */
export interface RecordSourceOptions {
  modelId: string
  menuId: string
  /** Returns the design of the form that is being saved. Rejects when another design has been released. */
  demandCurrent: () => Promise<string | undefined>
}

/** What the server does with a record of a model with an approval. */
const STATUS = { submit: 0, draft: 1 } as const

/** The part of a body that makes a record a request. */
type Request = Pick<RecordBody, 'flowId' | 'status' | 'candidateList'>

interface Changed {
  data: JsonRecord
  opened: OpenedRecord | undefined
  request?: Request
}

/** Whether new records of a model run through an approval. */
export const isRequestModel = (config: { webType?: string; hasFlow?: boolean | undefined } | undefined): boolean =>
  config?.webType === '3' && config.hasFlow !== false

/** Records of a model for `GeneratedList`, over the records API. */
export function createRecordSource(dispatch: ApiDispatch, { modelId, menuId, demandCurrent }: RecordSourceOptions) {
  const { endpoints, util } = recordApi
  /** Latest version that the user has seen, when another user saved after the form was opened. */
  const known = new WeakMap<OpenedRecord, string>()

  const read = (id: string) => dispatch(endpoints.getRecord.initiate({ modelId, id }, FRESH))
  const readShown = (id: string) => dispatch(endpoints.getShownRecord.initiate({ modelId, id }, FRESH))

  /**
   * Waits for a running request with the same arguments. The store would return its result for the new request, although it was
   * aborted or sent before a write.
   */
  async function after(running: PromiseLike<unknown> | undefined, signal: AbortSignal) {
    await running
    signal.throwIfAborted()
  }

  async function readTexts(id: string, { signal }: { signal: AbortSignal }): Promise<OpenedRecord> {
    await after(dispatch(util.getRunningQueryThunk('getShownRecord', { modelId, id })), signal)
    const asked = dispatch(endpoints.getShownRecord.initiate({ modelId, id }, AFTER_WRITE))
    const { data, approval } = await answerOf(asked, signal)
    return { data: parseData(data), approval }
  }

  async function create(data: JsonRecord, request: Request) {
    const recordBody = { data: JSON.stringify(data), design: await demandCurrent(), ...request }
    try {
      return await dispatch(endpoints.createRecord.initiate({ modelId, recordBody })).unwrap()
    } catch (error) {
      if (isConflict(error)) await demandCurrent()
      throw error
    }
  }

  async function update(id: string, { data, opened, request = {} }: Changed) {
    const design = await demandCurrent()
    // On a conflict the form gets the present record and compares it itself.
    const version = opened && (known.get(opened) ?? opened.version)
    const recordBody = { id, data: JSON.stringify(data), version, design, ...request }
    try {
      await dispatch(endpoints.updateRecord.initiate({ modelId, id, recordBody })).unwrap()
    } catch (error) {
      if (!isConflict(error)) throw error
      // The conflict may come from a new design of the form.
      await demandCurrent()
      if (!opened) throw refused(error)
      const [now, shown] = await Promise.all([answerOf(read(id)), answerOf(readShown(id))])
      // The record is unchanged: only the server's message explains the refusal.
      if (now.version === version) throw refused(error)
      known.set(opened, now.version)
      throw new RecordChanged({ stored: parseData(now.data), shown: parseData(shown.data) })
    }
  }

  return {
    rows: async (request, { signal }): ReturnType<ListSource['rows']> => {
      const question = { modelId, recordListBody: { ...request, menuId } }
      await after(dispatch(util.getRunningQueryThunk('listRecords', question)), signal)
      const asked = dispatch(endpoints.listRecords.initiate(question, AFTER_WRITE))
      const { list, pagination, actions, approvals, empty } = await answerOf(asked, signal)
      const { total, isEstimated } = pagination
      return { list, total, isEstimated, actions, approvals, empty }
    },
    record: async (id, { signal }) => {
      await after(dispatch(util.getRunningQueryThunk('getRecord', { modelId, id })), signal)
      const { data, version, approval } = await answerOf(read(id), signal)
      return { data: parseData(data), version, approval }
    },
    detail: async (id, options) => (await readTexts(id, options)).data,
    shown: readTexts,
    changed: async (id, opened) => {
      const [now, shown] = await Promise.all([answerOf(read(id)), answerOf(readShown(id))])
      if (now.version === (known.get(opened) ?? opened.version)) return undefined
      known.set(opened, now.version)
      return { stored: parseData(now.data), shown: parseData(shown.data) }
    },
    create: (data) => create(data, {}),
    update: (id, data, opened) => update(id, { data, opened }),
    saveRequest: ({ id, data, opened, isDraft = false, approvers }) => {
      const request = {
        flowId: modelId,
        status: isDraft ? STATUS.draft : STATUS.submit,
        ...(approvers && {
          candidateList: Object.fromEntries(Object.entries(approvers).map(([node, ids]) => [node, [...ids]])),
        }),
      }
      return id === undefined ? create(data, request) : update(id, { data, opened, request })
    },
    remove: (id) => dispatch(endpoints.deleteRecord.initiate({ modelId, id })).unwrap(),
    removeMany: (ids) =>
      dispatch(endpoints.deleteRecords.initiate({ modelId, recordIdsBody: { ids: [...ids] } })).unwrap(),
    exportRows: (query) =>
      dispatch(endpoints.exportRecords.initiate({ modelId, recordExportBody: { ...query, menuId } })).unwrap(),
  } satisfies ListSource
}

/** Shows an error that the form cannot show. */
function refused(error: ApiError) {
  showToast({ kind: 'error', text: error.msg })
  return error
}

const isConflict = (error: unknown): error is ApiError => isApiError(error) && error.code === RESULT.conflict

/** Parses `data`, a JSON text. Anything else is an empty record. */
export function parseData(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
