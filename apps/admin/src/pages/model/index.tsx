import { generatedPageCatalogues } from '@sqos/generated-page'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { useSelector } from 'react-redux'
import { listenToRecords } from '../../app/realtime/listen-to-records.ts'
import type { AppState } from '../../app/store.ts'
import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import { useLeaveMissingPage } from '../../app/tabs/use-leave-missing-page.ts'
import { usePageRoute } from '../../parts/page-route/page-route.ts'
import { AppGeneratedPage } from '../../parts/generated-page/AppGeneratedPage.tsx'
import { useRecordApprovals } from '../workFlow/detail/record/use-record-approvals.tsx'

export const catalogues = [...generatedPageCatalogues, printDesignerCatalogue]

/** Page of menu entries of type 3: the page of the model of the entry. */
export default function ModelMenuPage() {
  const route = usePageRoute()
  const titleOf = useRouteTitle()
  const side = useSelector((state: AppState) => state.side)
  const leave = useLeaveMissingPage()
  const { approvals, renderApproval, dialogs } = useRecordApprovals(route?.moduleId ?? '')
  if (!route) return null

  return (
    <>
      <AppGeneratedPage
        modelId={route.moduleId}
        menuId={route.id}
        side={side}
        title={titleOf(route)}
        onMissing={leave}
        onRecordMessage={listenToRecords}
        approvals={approvals}
        renderApproval={renderApproval}
      />
      {dialogs}
    </>
  )
}
