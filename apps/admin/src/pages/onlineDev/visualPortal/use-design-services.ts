import { useApiDispatch } from '@sqos/api-client'
import { dataInterfaceApi } from '@sqos/api-client/data-interface'
import { type DatasetDefinition, datasetApi } from '@sqos/api-client/dataset'
import type { DesignServices } from '@sqos/portal/designer'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { flatten } from '../../../app/menu/menu-routes.ts'
import { selectMenu } from '../../../app/menu/menu-selectors.ts'
import { useRouteTitle } from '../../../app/menu/use-route-title.ts'
import type { AppState } from '../../../app/store.ts'
import { answerOf } from '../../../app/portal/use-portal-services.ts'

const FRESH = { forceRefetch: true, subscribe: false }

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
      models: async () => answerOf(await ask(listDatasetModels.initiate(undefined, FRESH))).list,
      fields: async (id) => answerOf(await ask(getDatasetModel.initiate({ id }, FRESH))).fields,
      datasets: async () => answerOf(await ask(listDatasets.initiate({ currentPage: 1, pageSize: MOST }, FRESH))).list,
      async interfaces() {
        const list = answerOf(await ask(dataInterfaceApi.endpoints.listDataInterfaceTree.initiate(undefined, FRESH)))
        return list.flatMap(({ children = [] }) => children.map(({ id, fullName }) => ({ id, fullName })))
      },
      menus: () =>
        flatten(menu).flatMap((route) =>
          route.kind !== 'directory' && (route.path ?? route.href) ? [{ id: route.id, fullName: titleOf(route) }] : [],
        ),
      async preview({ datasetId, ...definition }) {
        if (datasetId)
          return answerOf(await ask(listDatasetRows.initiate({ id: datasetId, datasetEvaluateBody: {} }, FRESH)))
        const asked: DatasetDefinition = JSON.parse(JSON.stringify({ kind: 'model', ...definition }))
        return answerOf(await ask(listPreviewedRows.initiate({ datasetPreviewBody: { definition: asked } }, FRESH)))
      },
    }
  }, [ask, menu, titleOf])
}
