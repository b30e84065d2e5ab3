import { Button } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import {
  type DepartmentRow,
  type OrganizationNode,
  useListDepartmentsQuery,
  useListDepartmentTreeQuery,
} from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { ListPage } from '@sqos/ui-kit/list'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRoutesByPath } from '../../../app/menu/menu-selectors.ts'
import type { ChartNode } from '../../../parts/organization-chart/chart-layout.ts'
import { OrganizationChart } from '../../../parts/organization-chart/OrganizationChart.tsx'
import { NAMESPACE } from '../shared/catalogue.ts'

/** Whoever has no departments in the menu may not list them, and sees no managers. */
const DEPARTMENTS = '/permission/department'

/** Companies and departments as a drawing, in place of the list. */
export function ChartView({ onBack }: { onBack: () => void }) {
  const { t } = useText(NAMESPACE)
  const mayListDepartments = useSelector(selectRoutesByPath).has(DEPARTMENTS)
  const tree = useListDepartmentTreeQuery({ id: '0' })
  const departments = useListDepartmentsQuery({ departmentListBody: {} }, { skip: !mayListDepartments })
  const managers = useMemo(() => new Map(managersOf(departments.data?.list ?? [])), [departments.data])
  const list = tree.data?.list
  const roots = useMemo(() => {
    const chartNode = ({ id, fullName, type, children = [] }: OrganizationNode): ChartNode => {
      const manager = managers.get(id)?.split('/')[0]
      const note = manager ? t('chart.manager', { name: manager }) : undefined
      return { id, name: fullName, kind: type, note, children: children.map(chartNode) }
    }
    return list?.map(chartNode)
  }, [list, managers, t])
  const back = <Button onClick={onBack}>{t('action.list')}</Button>

  return (
    <ListPage title={t('chart.title')}>
      {roots ? (
        <OrganizationChart label={t('chart.title')} roots={roots} tools={back} />
      ) : tree.isError ? (
        <FailedState hint={isApiError(tree.error) ? tree.error.msg : undefined} onRetry={() => void tree.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </ListPage>
  )
}

/** Who leads which department. */
const managersOf = (rows: readonly DepartmentRow[]): [string, string][] =>
  rows.flatMap(({ id, manager, children }) => [[id, manager] as [string, string], ...managersOf(children ?? [])])
