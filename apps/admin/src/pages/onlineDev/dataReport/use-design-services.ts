import { isApiError, readOnce, useApiDispatch } from '@sqos/api-client'
import { datasetApi } from '@sqos/api-client/dataset'
import type { ReportDesignServices } from '@sqos/report/designer'
import { useMemo } from 'react'

const FRESH = { forceRefetch: true }
/** Datasets of a choice. */
const MOST = 200

/** What the designer of reports asks this application. */
export function useDesignServices(): ReportDesignServices {
  const ask = useApiDispatch()
  return useMemo((): ReportDesignServices => {
    const { listDatasets, listDatasetModels, getDataset, getDatasetModel, listDatasetRows } = datasetApi.endpoints

    async function fieldsOfModel(id: string) {
      const { fields } = answerOf(await readOnce(ask(getDatasetModel.initiate({ id }, FRESH))))
      return fields.map((field) => ({ ...field, canFilter: true }))
    }

    return {
      models: async () => answerOf(await readOnce(ask(listDatasetModels.initiate(undefined, FRESH)))).list,
      datasets: async () =>
        answerOf(await readOnce(ask(listDatasets.initiate({ currentPage: 1, pageSize: MOST }, FRESH)))).list,
      async fields({ dataset }) {
        const { modelId, datasetId } = dataset
        if (typeof modelId === 'string') return await fieldsOfModel(modelId)
        if (typeof datasetId !== 'string') return []
        const { definition } = answerOf(await readOnce(ask(getDataset.initiate({ id: datasetId }, FRESH))))
        if (definition.kind === 'model' && definition.modelId) return await fieldsOfModel(definition.modelId)
        const rows = answerOf(
          await readOnce(ask(listDatasetRows.initiate({ id: datasetId, datasetEvaluateBody: {} }, FRESH))),
        )
        return rows.columns.map(({ key, title, type }) => ({ field: key, label: title, type }))
      },
    }
  }, [ask])
}

function answerOf<Data>({ data, error }: { data?: Data | undefined; error?: unknown }): Data {
  if (data !== undefined) return data
  throw new Error(isApiError(error) ? error.msg : '')
}
