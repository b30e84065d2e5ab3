import { isApiError, type ApiDispatch, type ApiError } from '@sqos/api-client'
import { recordApi } from '@sqos/api-client/record'
import { RESULT } from '@sqos/contract'
import { isRecord, type JsonRecord } from '@sqos/form-model'
import { RecordChanged } from '@sqos/form-renderer'
import type { ListSource, OpenedRecord } from '@sqos/form-renderer/list'
import { showToast } from '@sqos/ui-kit'
import { answerOf } from '../widget-services/ask.ts'

/** A list keeps what it shows itself, and asks when it wants to know. */
const ANEW = { subscribe: false, forceRefetch: true } as const

/** Which records, and from which menu entry: the server decides by it who may see what. */
export interface RecordSourceOptions {
  modelId: string
  menuId: string
  /** Rejects when the form that is to be saved is not the one that is released; answers which one it is. */
  demandCurrent: () => Promise<string | undefined>
}

/** The records of a model, as a generated page asks for them. */
export function createRecordSource(dispatch: ApiDispatch, { modelId, menuId, demandCurrent }: RecordSourceOptions) {
  const { endpoints, util } = recordApi
  /** The newest state that the person knows of, where somebody else has saved after the form was opened. */
  const known = new WeakMap<OpenedRecord, string>()

  const read = (id: string) => dispatch(endpoints.getRecord.initiate({ modelId, id }, ANEW))
  const readShown = (id: string) => dispatch(endpoints.getShownRecord.initiate({ modelId, id }, ANEW))

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
      return parseData((await answerOf(readShown(id), signal)).data)
    },
    create: async (data) => {
      const recordBody = { data: JSON.stringify(data), design: await demandCurrent() }
      try {
        return await dispatch(endpoints.createRecord.initiate({ modelId, recordBody })).unwrap()
      } catch (error) {
        if (isConflict(error)) await demandCurrent()
        throw error
      }
    },
    update: async (id, data, opened) => {
      const design = await demandCurrent()
      // The form finds out itself what has changed: it is told the record as it is now.
      const version = opened && (known.get(opened) ?? opened.version)
      const recordBody = { id, data: JSON.stringify(data), version, design }
      try {
        await dispatch(endpoints.updateRecord.initiate({ modelId, id, recordBody })).unwrap()
      } catch (error) {
        if (!isConflict(error)) throw error
        // The form may be the other one that somebody saved in this moment.
        await demandCurrent()
        if (!opened) throw refused(error)
        const [now, shown] = await Promise.all([read(id).unwrap(), readShown(id).unwrap()])
        // Nobody has changed the record: then the server's own words are all there is.
        if (now.version === version) throw refused(error)
        known.set(opened, now.version)
        throw new RecordChanged({ stored: parseData(now.data), shown: parseData(shown.data) })
      }
    },
    remove: (id) => dispatch(endpoints.deleteRecord.initiate({ modelId, id })).unwrap(),
    removeMany: (ids) =>
      dispatch(endpoints.deleteRecords.initiate({ modelId, recordIdsBody: { ids: [...ids] } })).unwrap(),
    exportRows: (query) =>
      dispatch(endpoints.exportRecords.initiate({ modelId, recordExportBody: { ...query, menuId } })).unwrap(),
  } satisfies ListSource
}

/** Says what the form cannot show. */
function refused(error: ApiError) {
  showToast({ kind: 'error', text: error.msg })
  return error
}

const isConflict = (error: unknown): error is ApiError => isApiError(error) && error.code === RESULT.conflict

/** `data` is JSON text; what is none is an empty record. */
export function parseData(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
