import { SideDrawer } from '@sqos/ui-kit/list'
import { useText } from '@sqos/i18n/react'
import { CHART } from '../organization-chart/catalogue.ts'
import { CompanyChart } from '../organization-chart/CompanyChart.tsx'

/** Drawer with the chart of companies and departments. */
export function ChartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText(CHART)
  return (
    <SideDrawer open={open} title={t('title')} width={1200} onClose={onClose}>
      <CompanyChart />
    </SideDrawer>
  )
}
