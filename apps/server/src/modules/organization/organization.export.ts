import { PAGES, PERMISSION } from '@sqos/contract'
import { exportedColumns, type ExportedColumn, type ListExports } from '../download-record/index.ts'
import type { DepartmentService } from './department.service.ts'
import { DepartmentExportQuery, OrganizationExportQuery } from './organization.schema.ts'
import type { OrganizationService } from './organization.service.ts'

interface OrganizationExportDeps {
  organizations: OrganizationService
  departments: DepartmentService
  exportList: ListExports
}

/** The names above a row, exported after its own name. */
const PARENT = { name: 'parent', header: 'organization.column.parent', width: 36, column: 'fullName' } as const

const withParent = <Name extends string>([fullName, ...others]: ExportedColumn<Name>[]) =>
  fullName ? [fullName, PARENT, ...others] : []

/** Exports companies and departments as their pages show them, in the order of the tree. */
export function createOrganizationExports({ organizations, departments, exportList }: OrganizationExportDeps) {
  return {
    exportOrganizations: exportList({
      kind: 'organization.export',
      page: PERMISSION.organization.view,
      permission: PERMISSION.organization.download,
      title: 'organization.company.exportTitle',
      query: OrganizationExportQuery,
      columns: withParent(exportedColumns(PAGES.organization)),
      open: async ({ keyword = '' }, { actor }) => rowsOf(await organizations.list({ keyword }, actor)),
    }),

    exportDepartments: exportList({
      kind: 'department.export',
      page: PERMISSION.department.view,
      permission: PERMISSION.department.download,
      title: 'organization.department.exportTitle',
      query: DepartmentExportQuery,
      columns: withParent(exportedColumns(PAGES.department)),
      open: async (query, { actor }) => rowsOf(await departments.list(query, actor)),
    }),
  }
}

export type OrganizationExports = ReturnType<typeof createOrganizationExports>

interface Node<Row> {
  id: string
  fullName: string
  creatorTime: number
  children?: readonly Row[]
}

/** The rows of a tree from the top down, each with the names above it. */
function rowsOf<Row extends Node<Row>>(roots: readonly Row[]) {
  const below = (nodes: readonly Row[], above: readonly string[]): (Omit<Row, 'creatorTime'> & Found)[] =>
    nodes.flatMap((node) => [
      { ...node, parent: above.join('/'), creatorTime: new Date(node.creatorTime) },
      ...below(node.children ?? [], [...above, node.fullName]),
    ])
  const rows = below(roots, [])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    ids: rows.map(({ id }) => id),
    read: (ids: readonly string[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
  }
}

interface Found {
  parent: string
  creatorTime: Date
}
