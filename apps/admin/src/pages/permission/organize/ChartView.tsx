import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { ListPage } from '@sqos/ui-kit/list'
import { CHART } from '../../../parts/organization-chart/catalogue.ts'
import { CompanyChart } from '../../../parts/organization-chart/CompanyChart.tsx'
import { NAMESPACE } from '../shared/catalogue.ts'

/** Shows the chart instead of the list. */
export function ChartView({ onBack }: { onBack: () => void }) {
  const { t } = useText(NAMESPACE)
  const { t: tChart } = useText(CHART)
  return (
    <ListPage title={tChart('title')}>
      <CompanyChart tools={<Button onClick={onBack}>{t('action.list')}</Button>} />
    </ListPage>
  )
}
