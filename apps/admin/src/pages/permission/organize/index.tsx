import { Button } from '@arco-design/web-react'
import { useExportOrganizationsMutation, useMoveOrganizationMutation } from '@sqos/api-client/organization'
import type { OrganizationRow } from '@sqos/api-client/organization'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import { OrganizationTable } from '../shared/OrganizationTable.tsx'
import { useMoves } from '../shared/use-moves.ts'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { useOrganizationActions } from '../shared/use-organization-actions.tsx'
import { useAdministrators } from '../shared/use-administrators.ts'
import { useCompanyForm } from './use-company-form.ts'
import { useCompanyList } from './use-company-list.ts'

export { catalogues } from '../shared/catalogue.ts'

const CompanyDrawer = lazy(async () => ({ default: (await import('./CompanyDrawer.tsx')).CompanyDrawer }))
const AdministratorsDialog = lazy(async () => ({
  default: (await import('../shared/AdministratorsDialog.tsx')).AdministratorsDialog,
}))

const ChartView = lazy(async () => ({ default: (await import('./ChartView.tsx')).ChartView }))

/** 组织管理: the companies, as a list or as a chart. */
export default function OrganizePage() {
  const [params, setParams] = useSearchParams()
  const showAs = (view: 'chart' | 'list') =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      if (view === 'chart') next.set('view', view)
      else next.delete('view')
      return next
    })

  if (params.get('view') !== 'chart') return <Companies onChart={() => showAs('chart')} />
  return (
    <Suspense>
      <ChartView onBack={() => showAs('list')} />
    </Suspense>
  )
}

function Companies({ onChart }: { onChart: () => void }) {
  const { t } = useText(NAMESPACE)
  const list = useCompanyList()
  const form = useCompanyForm(list.rows)
  const administrators = useAdministrators('company')
  const [moveCompany] = useMoveOrganizationMutation()
  const [exportCompanies] = useExportOrganizationsMutation()
  const moves = useMoves({
    rows: list.rows,
    isFiltered: list.search.keyword !== '',
    save: (id, organizationMoveBody) => moveCompany({ id, organizationMoveBody }).unwrap(),
  })
  const actions = useOrganizationActions<OrganizationRow>({
    edit: form.edit,
    remove: list.remove,
    administrators: administrators.open,
    move: moves.begin,
  })
  const columns = usePageColumns<typeof PAGES.organization, OrganizationRow>(PAGES.organization, { cells: {}, actions })

  return (
    <>
      <OrganizationTable
        title={t('company.title')}
        label={t('company.title')}
        moduleId={usePageRoute()?.id ?? 'organize'}
        search={list.search}
        rows={list.rows}
        columns={columns}
        bulkChange={list.bulkChange}
        moves={moves.rowMoves}
        state={list.state}
        emptyText={t('company.empty')}
        extra={<Button onClick={onChart}>{t('action.chart')}</Button>}
        onExport={(request) => exportCompanies({ keyword: list.search.keyword, ...request }).unwrap()}
        onCreate={form.create}
        onEdit={form.mayEdit ? form.edit : undefined}
        onRefresh={list.refresh}
        refreshing={list.refreshing}
      />
      <Suspense>
        {form.wasOpened && <CompanyDrawer form={form} />}
        {administrators.wasOpened && <AdministratorsDialog administrators={administrators} />}
      </Suspense>
    </>
  )
}
