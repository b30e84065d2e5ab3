import { answerOf, type ApiDispatch } from '@sqos/api-client'
import { recordApi } from '@sqos/api-client/record'
import { regionApi } from '@sqos/api-client/region'
import type { DataRecord, WidgetServices } from '@sqos/form-widgets/services'

/** Without the store's cache: the fields cache results themselves while they are visible. */
const FRESH = { forceRefetch: true }

/** Ids in one request. */
const MOST_IDS = 100

/** Records of other models, and regions, for the fields of designed forms. */
export function createRecordServices(dispatch: ApiDispatch) {
  const { endpoints: records } = recordApi
  const { endpoints: regions } = regionApi

  return {
    modelRows: async ({ modelId: id, columns, ...query }, { signal }) => {
      const asked = records.listRelatedRecords.initiate({ ...query, id, columnOptions: columns.join(',') }, FRESH)
      const { list, pagination, labels } = await answerOf(dispatch(asked), signal)
      return { list, total: pagination.total, labels }
    },
    modelRecord: async (query, { signal }) => {
      const { id, data } = await answerOf(dispatch(records.getShownRecord.initiate(query, FRESH)), signal)
      const record: unknown = JSON.parse(data)
      return isRecord(record) ? { id, ...record } : undefined
    },
    modelValues: async ({ modelId: id, ids, keys }, { signal }) => {
      const found = new Map<string, DataRecord>()
      // Short addresses: a sub-table may have thousands of rows.
      for (let at = 0; at < ids.length; at += MOST_IDS) {
        const asked = records.lookUpRecords.initiate(
          { id, ids: ids.slice(at, at + MOST_IDS).join(','), keys: keys.join(',') },
          FRESH,
        )
        for (const record of (await answerOf(dispatch(asked), signal)).list) found.set(record.id, record.values)
      }
      return found
    },

    regions: async (parentId, { signal }) =>
      (await answerOf(dispatch(regions.listRegionOptions.initiate({ parentId, excludeId: '0' }, FRESH)), signal)).list,
    findRegions: async (keyword, { signal }) => {
      const { list } = await answerOf(dispatch(regions.findRegionOptions.initiate({ keyword }, FRESH)), signal)
      return list.map(({ idPath, path, isLeaf }) => ({ idPath, namePath: path.split('/'), isLeaf }))
    },
    regionNames: async (paths, { signal }) => {
      const regionIdsBody = { idsList: paths.map((path) => [...path]) }
      return answerOf(dispatch(regions.getRegionNames.initiate({ regionIdsBody })), signal)
    },
  } satisfies Partial<WidgetServices>
}

const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
