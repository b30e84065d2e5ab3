import { SideDrawer } from '@sqos/ui-kit/list'
import { useText } from '@sqos/i18n/react'
import { CHART } from '../organization-chart/catalogue.ts'
import { CompanyChart } from '../organization-chart/CompanyChart.tsx'

/** 架构图 over a list of people: as wide as the screen allows. */
export function ChartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText(CHART)
  return (
    <SideDrawer open={open} title={t('title')} width={1200} onClose={onClose}>
      <CompanyChart />
    </SideDrawer>
  )
}
