import { isApiError } from '@sqos/api-client'
import { onlineDevApi } from '@sqos/api-client/online-dev'
import { RESULT } from '@sqos/contract'
import { isRecord, type JsonRecord } from '@sqos/form-model'
import type { ListSource, OpenedRecord } from '@sqos/form-renderer/list'
import type { AppStore } from '../../app/store.ts'
import { answerOf } from '../../app/widget-services/ask.ts'

/** A list keeps what it shows itself, and asks when it wants to know. */
const ANEW = { subscribe: false, forceRefetch: true } as const

/** Which records, and from which menu entry: the server decides by it who may see what. */
export interface RecordSourceOptions {
  modelId: string
  menuId: string
}

/** The records of a model, as a generated page asks for them. */
export function createRecordSource(dispatch: AppStore['dispatch'], { modelId, menuId }: RecordSourceOptions) {
  const { endpoints, util } = onlineDevApi
  /** The newest state that the person knows of, where somebody else has saved after the form was opened. */
  const known = new WeakMap<OpenedRecord, string>()

  const read = (id: string) => dispatch(endpoints.getRecord.initiate({ modelId, id }, ANEW))

  /**
   * The store answers a question that is under way only once: one that was given up, or was asked before a write, would answer
   * the new question, too. It is waited for.
   */
  async function after(running: PromiseLike<unknown> | undefined, signal: AbortSignal) {
    await running
    signal.throwIfAborted()
  }

  return {
    rows: async (request, { signal }) => {
      const question = { modelId, recordListBody: { ...request, menuId } }
      await after(dispatch(util.getRunningQueryThunk('listRecords', question)), signal)
      const asked = dispatch(endpoints.listRecords.initiate(question, ANEW))
      const { list, pagination } = await answerOf(asked, signal)
      return { list, total: pagination.total }
    },
    record: async (id, { signal }) => {
      await after(dispatch(util.getRunningQueryThunk('getRecord', { modelId, id })), signal)
      const { data, version } = await answerOf(read(id), signal)
      return { data: parseData(data), version }
    },
    detail: async (id, { signal }) => {
      await after(dispatch(util.getRunningQueryThunk('getShownRecord', { modelId, id })), signal)
      const asked = dispatch(endpoints.getShownRecord.initiate({ modelId, id }, ANEW))
      return parseData((await answerOf(asked, signal)).data)
    },
    create: (data) =>
      dispatch(endpoints.createRecord.initiate({ modelId, recordBody: { data: JSON.stringify(data) } })).unwrap(),
    update: async (id, data, opened) => {
      const recordBody = {
        id,
        data: JSON.stringify(data),
        version: opened && (known.get(opened) ?? opened.version),
        original: opened && JSON.stringify(opened.data),
      }
      try {
        await dispatch(endpoints.updateRecord.initiate({ modelId, id, recordBody })).unwrap()
      } catch (error) {
        // The form says at which fields; whoever saves once more has seen it.
        if (opened && isApiError(error) && error.code === RESULT.conflict)
          known.set(opened, (await read(id).unwrap()).version)
        throw error
      }
    },
    remove: (id) => dispatch(endpoints.deleteRecord.initiate({ modelId, id })).unwrap(),
    removeMany: (ids) =>
      dispatch(endpoints.deleteRecords.initiate({ modelId, recordIdsBody: { ids: [...ids] } })).unwrap(),
    exportRows: (query) =>
      dispatch(endpoints.exportRecords.initiate({ modelId, recordExportBody: { ...query, menuId } })).unwrap(),
  } satisfies ListSource
}

/** `data` is JSON text; what is none is an empty record. */
export function parseData(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
