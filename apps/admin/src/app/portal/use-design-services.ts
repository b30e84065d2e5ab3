import { readOnce, useApiDispatch } from '@sqos/api-client'
import { dataInterfaceApi } from '@sqos/api-client/data-interface'
import { type DatasetDefinition, datasetApi } from '@sqos/api-client/dataset'
import type { DesignServices } from '@sqos/portal/designer'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { flatten } from '../menu/menu-routes.ts'
import { selectMenu } from '../menu/menu-selectors.ts'
import { useRouteTitle } from '../menu/use-route-title.ts'
import type { AppState } from '../store.ts'
import { uploadWhole } from '../../parts/widget-services/upload-picture.ts'
import { answerOf } from './use-portal-services.ts'

const FRESH = { forceRefetch: true }

/** Relations of a model whose fields are offered, too. */
const MOST_RELATIONS = 10

/** Datasets of a choice; more are found by no designer. */
const MOST = 200

/** What the editor of data asks this application. */
export function useDesignServices(): DesignServices {
  const ask = useApiDispatch()
  const titleOf = useRouteTitle()
  const menu = useSelector((state: AppState) => selectMenu(state))
  return useMemo((): DesignServices => {
    const { listDatasets, listDatasetModels, getDatasetModel, listPreviewedRows, listDatasetRows } =
      datasetApi.endpoints
    return {
      models: async () => answerOf(await readOnce(ask(listDatasetModels.initiate(undefined, FRESH)))).list,
      async fields(id) {
        const { fields } = answerOf(await readOnce(ask(getDatasetModel.initiate({ id }, FRESH))))
        const relations = fields.filter(({ relatedModelId }) => relatedModelId !== '').slice(0, MOST_RELATIONS)
        const related = await Promise.all(
          relations.map(async ({ field, label, relatedModelId }) => {
            // Without permission for the related model there are no fields of it.
            const { data } = await readOnce(ask(getDatasetModel.initiate({ id: relatedModelId }, FRESH)))
            return (data?.fields ?? []).map((one) => ({
              ...one,
              field: `${field}.${one.field}`,
              label: `${label} / ${one.label}`,
            }))
          }),
        )
        return [...fields, ...related.flat()]
      },
      datasets: async () =>
        answerOf(await readOnce(ask(listDatasets.initiate({ currentPage: 1, pageSize: MOST }, FRESH)))).list,
      async interfaces() {
        const list = answerOf(
          await readOnce(ask(dataInterfaceApi.endpoints.listDataInterfaceTree.initiate(undefined, FRESH))),
        )
        return list.flatMap(({ children = [] }) => children.map(({ id, fullName }) => ({ id, fullName })))
      },
      menus: () =>
        flatten(menu).flatMap((route) =>
          route.kind !== 'directory' && (route.path ?? route.href) ? [{ id: route.id, fullName: titleOf(route) }] : [],
        ),
      async preview({ datasetId, ...definition }) {
        if (datasetId)
          return answerOf(
            await readOnce(ask(listDatasetRows.initiate({ id: datasetId, datasetEvaluateBody: {} }, FRESH))),
          )
        const asked: DatasetDefinition = JSON.parse(JSON.stringify({ kind: 'model', ...definition }))
        return answerOf(
          await readOnce(ask(listPreviewedRows.initiate({ datasetPreviewBody: { definition: asked } }, FRESH))),
        )
      },
      upload: async (file, { kind, signal, onProgress }) =>
        await uploadWhole(ask, file, {
          type: kind === 'image' ? 'annexpic' : 'annex',
          signal,
          onProgress: (sent) => onProgress(file.size === 0 ? 0 : Math.min(99, Math.floor((sent / file.size) * 100))),
        }),
    }
  }, [ask, menu, titleOf])
}
