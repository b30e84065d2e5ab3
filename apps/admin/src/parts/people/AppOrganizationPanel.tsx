import { useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { OrganizationPanel, type OrganizationPanelProps } from '@sqos/people'
import { lazy, Suspense, useState } from 'react'

const ChartDrawer = lazy(async () => ({ default: (await import('./ChartDrawer.tsx')).ChartDrawer }))

type AppOrganizationPanelProps = Omit<OrganizationPanelProps, 'organizations' | 'onRefresh' | 'onShowChart'>

/** The organizations of the server beside a list, with their chart. */
export function AppOrganizationPanel(props: AppOrganizationPanelProps) {
  const [chart, setChart] = useState<'never' | 'open' | 'closed'>('never')
  const { data, isLoading, refetch } = useListDepartmentTreeQuery({ id: '0' })
  return (
    <>
      <OrganizationPanel
        {...props}
        organizations={isLoading ? undefined : (data?.list ?? NONE)}
        onRefresh={() => void refetch()}
        onShowChart={() => setChart('open')}
      />
      <Suspense>
        {chart !== 'never' && <ChartDrawer open={chart === 'open'} onClose={() => setChart('closed')} />}
      </Suspense>
    </>
  )
}

const NONE: readonly never[] = []
