import { PAGES } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { createPageRows, type Authority, type PageRows, type PageRowsOptions } from '../authority/index.ts'
import type { Category } from './organization.schema.ts'

/** Visibility rules of companies and departments: an organisation belongs to itself and to its creator. */
export type OrganizationRows = Readonly<Record<Category, PageRows>>

const columns: PageRowsOptions['columns'] = {
  owner: 'organizations.creator_user_id',
  organization: 'organizations.id',
  fields: {
    id: 'organizations.id',
    parentId: 'organizations.parent_id',
    fullName: 'organizations.full_name',
    enCode: 'organizations.en_code',
    category: 'organizations.category',
    managerId: 'organizations.manager_id',
    description: 'organizations.description',
    enabledMark: { column: 'organizations.enabled_mark', kind: 'number' },
    sortCode: { column: 'organizations.sort_code', kind: 'number' },
    creatorUserId: 'organizations.creator_user_id',
  },
}

/** Visibility rules of the company page and the department page. */
export function createOrganizationRows(deps: { db: Db; authority: Authority }): OrganizationRows {
  const page = {
    missing: 'organization.missing',
    table: 'organizations',
    id: 'organizations.id',
    columns,
    searched: ['fullName', 'enCode'],
  }
  return {
    company: createPageRows(deps, { ...page, page: PAGES.organization }),
    department: createPageRows(deps, { ...page, page: PAGES.department }),
  }
}

/** Returns the companies and departments that a user may choose from. */
export async function readChoice(rows: OrganizationRows, actor: Parameters<PageRows['choiceFor']>[0]) {
  const [company, department] = await Promise.all([
    rows.company.idsOf(await rows.company.choiceFor(actor)),
    rows.department.idsOf(await rows.department.choiceFor(actor)),
  ])
  const chosen = { company, department }
  return ({ id, category }: { id: string; category: Category }) => chosen[category]?.has(id) ?? true
}
