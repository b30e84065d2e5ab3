import { isApiError } from '@sqos/api-client'
import {
  type DepartmentRow,
  type OrganizationNode,
  useListDepartmentsQuery,
  useListDepartmentTreeQuery,
} from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { selectMenus, type SessionRootState } from '@sqos/session'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { CHART } from './catalogue.ts'
import type { ChartNode } from './chart-layout.ts'
import { OrganizationChart } from './OrganizationChart.tsx'

/** Address of the departments page: users without it in the menu may not list departments and see no managers. */
const DEPARTMENTS = 'permission/department'

/** Chart of companies and departments with their managers; `tools` are rendered at the end of its toolbar. */
export function CompanyChart({ tools }: { tools?: ReactNode }) {
  const { t } = useText(CHART)
  const mayListDepartments = useSelector((state: SessionRootState) => hasAddress(selectMenus(state) ?? [], DEPARTMENTS))
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

/** The properties of a menu entry that are read here. */
interface Entry {
  urlAddress?: string | null | undefined
  children?: readonly Entry[] | null | undefined
}

const hasAddress = (entries: readonly Entry[], address: string): boolean =>
  entries.some(({ urlAddress, children }) => urlAddress === address || hasAddress(children ?? [], address))

/** Managers by department id. */
const managersOf = (rows: readonly DepartmentRow[]): [string, string][] =>
  rows.flatMap(({ id, manager, children }) => [[id, manager] as [string, string], ...managersOf(children ?? [])])
