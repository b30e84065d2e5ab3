import { isApiError, readOnce, useApiDispatch } from '@sqos/api-client'
import { reportApi } from '@sqos/api-client/report'
import { useText } from '@sqos/i18n/react'
import type { ReportServices } from '@sqos/report'
import { showToast } from '@sqos/ui-kit'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectMenu } from '../menu/menu-selectors.ts'
import { flatten } from '../menu/menu-routes.ts'
import { NAMESPACE } from '../portal/catalogue.ts'
import { listAddressOf } from '../portal/list-address.ts'
import { download } from '../../parts/transfer/download.ts'
import type { AppState } from '../store.ts'

/** A saved report, or a document that is being designed. */
export type ReportOrigin = { id: string } | { content: string }

const FRESH = { forceRefetch: true }

/** Where a report gets its data in this application. Keep `origin` between renders. */
export function useReportServices(origin: ReportOrigin): ReportServices {
  const ask = useApiDispatch()
  const navigate = useNavigate()
  const menu = useSelector((state: AppState) => selectMenu(state))
  const { t } = useText(NAMESPACE)

  return useMemo((): ReportServices => {
    const routes = flatten(menu)
    const { listReportData, listPreviewedReportData, listReportChoices, listPreviewedReportChoices } =
      reportApi.endpoints
    return {
      async query(params) {
        if ('id' in origin)
          return answerOf(
            await readOnce(ask(listReportData.initiate({ id: origin.id, reportDataBody: { params } }, FRESH))),
          )
        const reportPreviewBody = { content: origin.content, params }
        return answerOf(await readOnce(ask(listPreviewedReportData.initiate({ reportPreviewBody }, FRESH))))
      },
      async choices(name, params) {
        if ('id' in origin) {
          const asked = { id: origin.id, reportChoicesBody: { name, params } }
          return answerOf(await readOnce(ask(listReportChoices.initiate(asked, FRESH)))).list
        }
        const reportPreviewChoicesBody = { content: origin.content, name, params }
        return answerOf(await readOnce(ask(listPreviewedReportChoices.initiate({ reportPreviewChoicesBody }, FRESH))))
          .list
      },
      ...('id' in origin && {
        async exportFile(as, params) {
          const asked = { id: origin.id, reportFileBody: { as, params } }
          const { data } = await ask(reportApi.endpoints.exportReportFile.initiate(asked))
          if (data) download(data)
        },
      }),
      openList(modelId, filters) {
        const route = routes.find(({ kind, moduleId }) => kind === 'model' && moduleId === modelId)
        if (!route?.path) {
          showToast({ kind: 'warning', text: t('noList') })
          return
        }
        void navigate(listAddressOf(route.path, filters))
      },
    }
  }, [ask, menu, navigate, origin, t])
}

/** The data of an answer. An error becomes one with the text of the server. */
function answerOf<Data>({ data, error }: { data?: Data | undefined; error?: unknown }): Data {
  if (data !== undefined) return data
  throw new Error(isApiError(error) ? error.msg : '')
}
