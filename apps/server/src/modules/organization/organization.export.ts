import { PERMISSION } from '@sqos/contract'
import type { ListExports } from '../download-record/index.ts'
import type { DepartmentService } from './department.service.ts'
import { DepartmentExportQuery, OrganizationExportQuery } from './organization.schema.ts'
import type { OrganizationService } from './organization.service.ts'

interface OrganizationExportDeps {
  organizations: OrganizationService
  departments: DepartmentService
  exportList: ListExports
}

const MIDDLE = { name: 'enCode', header: 'column.enCode' } as const
const END = [
  { name: 'description', header: 'column.description', width: 30 },
  { name: 'creatorTime', header: 'column.creatorTime', width: 20 },
  { name: 'sortCode', header: 'column.sortCode', width: 10 },
] as const

/** Takes companies and departments out as their pages show them, in the order of the tree. */
export function createOrganizationExports({ organizations, departments, exportList }: OrganizationExportDeps) {
  return {
    exportOrganizations: exportList({
      kind: 'organization.export',
      page: PERMISSION.organization.view,
      permission: PERMISSION.organization.download,
      title: 'organization.company.exportTitle',
      query: OrganizationExportQuery,
      columns: [
        { name: 'fullName', header: 'column.fullName', width: 24 },
        { name: 'parent', header: 'organization.column.parent', width: 36, column: 'fullName' },
        MIDDLE,
        ...END,
      ],
      open: async ({ keyword = '' }, { actor }) => rowsOf(await organizations.list({ keyword }, actor)),
    }),

    exportDepartments: exportList({
      kind: 'department.export',
      page: PERMISSION.department.view,
      permission: PERMISSION.department.download,
      title: 'organization.department.exportTitle',
      query: DepartmentExportQuery,
      columns: [
        { name: 'fullName', header: 'column.fullName', width: 24 },
        { name: 'parent', header: 'organization.column.parent', width: 36, column: 'fullName' },
        MIDDLE,
        { name: 'manager', header: 'organization.column.manager', width: 20 },
        ...END,
      ],
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
