import { isApiError } from '@sqos/api-client'
import {
  type DepartmentRow,
  type OrganizationNode,
  useListDepartmentsQuery,
  useListDepartmentTreeQuery,
} from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRoutesByPath } from '../../app/menu/menu-selectors.ts'
import { CHART } from './catalogue.ts'
import type { ChartNode } from './chart-layout.ts'
import { OrganizationChart } from './OrganizationChart.tsx'

/** Whoever has no departments in the menu may not list them, and sees no managers. */
const DEPARTMENTS = '/permission/department'

/** Companies and departments as a drawing, with who leads them; `tools` stand at the end of its bar. */
export function CompanyChart({ tools }: { tools?: ReactNode }) {
  const { t } = useText(CHART)
  const mayListDepartments = useSelector(selectRoutesByPath).has(DEPARTMENTS)
  const tree = useListDepartmentTreeQuery({ id: '0' })
  const departments = useListDepartmentsQuery({ departmentListBody: {} }, { skip: !mayListDepartments })
  const managers = useMemo(() => new Map(managersOf(departments.data?.list ?? [])), [departments.data])
  const list = tree.data?.list
  const roots = useMemo(() => {
    const chartNode = ({ id, fullName, type, children = [] }: OrganizationNode): ChartNode => {
      const manager = managers.get(id)?.split('/')[0]
      const note = manager ? t('manager', { name: manager }) : undefined
      return { id, name: fullName, kind: type, note, children: children.map(chartNode) }
    }
    return list?.map(chartNode)
  }, [list, managers, t])

  if (roots) return <OrganizationChart label={t('title')} roots={roots} tools={tools} />
  if (!tree.isError) return <Skeleton lines={8} />
  return <FailedState hint={isApiError(tree.error) ? tree.error.msg : undefined} onRetry={() => void tree.refetch()} />
}

/** Who leads which department. */
const managersOf = (rows: readonly DepartmentRow[]): [string, string][] =>
  rows.flatMap(({ id, manager, children }) => [[id, manager] as [string, string], ...managersOf(children ?? [])])
