import { useMoveOrganizationMutation } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import { OrganizationTable } from '../shared/OrganizationTable.tsx'
import { useMoves } from '../shared/use-moves.ts'
import { useOrganizationColumns } from '../shared/use-organization-columns.tsx'
import { useAdministrators } from '../shared/use-administrators.ts'
import { useCompanyForm } from './use-company-form.ts'
import { useCompanyList } from './use-company-list.ts'

export { catalogues } from '../shared/catalogue.ts'

const CompanyDrawer = lazy(async () => ({ default: (await import('./CompanyDrawer.tsx')).CompanyDrawer }))
const AdministratorsDialog = lazy(async () => ({
  default: (await import('../shared/AdministratorsDialog.tsx')).AdministratorsDialog,
}))

/** 组织管理: the companies of the group. */
export default function OrganizePage() {
  const { t } = useText(NAMESPACE)
  const list = useCompanyList()
  const form = useCompanyForm(list.rows)
  const administrators = useAdministrators('company')
  const [moveCompany] = useMoveOrganizationMutation()
  const moves = useMoves({
    rows: list.rows,
    isFiltered: list.search.keyword !== '',
    save: (id, organizationMoveBody) => moveCompany({ id, organizationMoveBody }).unwrap(),
  })
  const columns = useOrganizationColumns({
    tasks: { edit: form.edit, remove: list.remove, administrators: administrators.open, move: moves.begin },
  })

  return (
    <>
      <OrganizationTable
        title={t('company.title')}
        label={t('company.title')}
        layoutKey={usePageRoute()?.id ?? 'organize'}
        search={list.search}
        rows={list.rows}
        columns={columns}
        moves={moves.rowMoves}
        state={list.state}
        emptyText={t('company.empty')}
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
