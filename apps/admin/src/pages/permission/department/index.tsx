import { isApiError } from '@sqos/api-client'
import {
  type OrganizationNode,
  useExportDepartmentsMutation,
  useMoveDepartmentMutation,
} from '@sqos/api-client/organization'
import { RESULT } from '@sqos/contract'
import type { DepartmentRow } from '@sqos/api-client/organization'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import styles from '../shared/Organization.module.css'
import { OrganizationTable } from '../shared/OrganizationTable.tsx'
import { useMoves } from '../shared/use-moves.ts'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { useOrganizationActions } from '../shared/use-organization-actions.tsx'
import { useAdministrators } from '../shared/use-administrators.ts'
import { CompanyPanel, type CompanyPanelProps } from './CompanyPanel.tsx'
import { type CompanyChoice, useCompanyChoice } from './use-company-choice.ts'
import { useDepartmentForm } from './use-department-form.ts'
import { useDepartmentList } from './use-department-list.ts'

export { catalogues } from '../shared/catalogue.ts'

const DepartmentDialog = lazy(async () => ({ default: (await import('./DepartmentDialog.tsx')).DepartmentDialog }))
const AdministratorsDialog = lazy(async () => ({
  default: (await import('../shared/AdministratorsDialog.tsx')).AdministratorsDialog,
}))

/** 部门管理: the companies, and the departments of the selected one. */
export default function DepartmentPage() {
  const { companies, chosen, query, choose } = useCompanyChoice()
  if (!chosen) return <NothingToShow query={query} />
  return <Departments key={chosen.id} company={chosen} panel={{ companies, chosenId: chosen.id, onChoose: choose }} />
}

function Departments({ company, panel }: { company: OrganizationNode; panel: CompanyPanelProps }) {
  const { t } = useText(NAMESPACE)
  const list = useDepartmentList(company.id)
  const form = useDepartmentForm({ companyId: company.id, rows: list.rows })
  const administrators = useAdministrators('department')
  const [moveDepartment] = useMoveDepartmentMutation()
  const [exportDepartments] = useExportDepartmentsMutation()
  const moves = useMoves({
    rows: list.rows,
    top: { id: company.id, name: company.fullName },
    isFiltered: list.search.keyword !== '',
    save: (id, organizationMoveBody) => moveDepartment({ id, organizationMoveBody }).unwrap(),
  })
  const actions = useOrganizationActions<DepartmentRow>({
    edit: form.edit,
    remove: list.remove,
    administrators: administrators.open,
    move: moves.begin,
  })
  const columns = usePageColumns<typeof PAGES.department, DepartmentRow>(PAGES.department, { cells: {}, actions })

  return (
    <>
      <OrganizationTable
        title={t('department.title')}
        label={t('department.labelOf', { company: company.fullName })}
        moduleId={usePageRoute()?.id ?? 'department'}
        side={<CompanyPanel {...panel} />}
        search={list.search}
        rows={list.rows}
        columns={columns}
        bulkChange={list.bulkChange}
        moves={moves.rowMoves}
        state={list.state}
        emptyText={t('department.empty')}
        onExport={(request) =>
          exportDepartments({ companyId: company.id, keyword: list.search.keyword, ...request }).unwrap()
        }
        onCreate={form.create}
        onEdit={form.mayEdit ? form.edit : undefined}
        onRefresh={list.refresh}
        refreshing={list.refreshing}
      />
      <Suspense>
        {form.wasOpened && <DepartmentDialog form={form} />}
        {administrators.wasOpened && <AdministratorsDialog administrators={administrators} />}
      </Suspense>
    </>
  )
}

/** Loading, failed, forbidden, or no companies. */
function NothingToShow({ query }: { query: CompanyChoice['query'] }) {
  const { t } = useText(NAMESPACE)
  const error = isApiError(query.error) ? query.error : undefined
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>{t('department.title')}</h1>
      {query.isFetching && <Skeleton lines={8} />}
      {!query.isFetching && error?.code === RESULT.forbidden && <NoPermissionState hint={error.msg} />}
      {!query.isFetching && query.isError && error?.code !== RESULT.forbidden && (
        <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
      )}
      {!query.isFetching && query.isSuccess && (
        <EmptyState title={t('department.noCompany')} hint={t('department.noCompanyHint')} />
      )}
    </div>
  )
}
