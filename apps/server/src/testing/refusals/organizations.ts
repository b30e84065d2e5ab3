import { PERMISSION, type PermissionCode } from '@sqos/contract'
import type { Deps } from '../../platform/deps.ts'
import { buildRole, buildUser } from '../builders.ts'

/** All permissions. */
const EVERYTHING = Object.values(PERMISSION).flatMap((area): PermissionCode[] => Object.values(area))

const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
const EVERY_RIGHT = {
  thisLayerSelect: 1,
  subLayerSelect: 1,
  thisLayerAdd: 1,
  thisLayerEdit: 1,
  thisLayerDelete: 1,
  subLayerAdd: 1,
  subLayerEdit: 1,
  subLayerDelete: 1,
} as const

/** Ids of a company and its records. */
export interface Company {
  company: string
  department: string
  position: string
  role: string
  user: string
}

/** Creates two companies, and the account `keeper`, who has every permission and administers the first company only. */
export async function buildTwoCompanies(deps: Deps): Promise<{ east: Company; west: Company }> {
  const [east, west] = [await buildCompany(deps, 'east'), await buildCompany(deps, 'west')]
  const keeper = await buildUser(deps, { account: 'keeper', organizeId: east.company, permissions: EVERYTHING })
  await deps.db
    .insertInto('organizationAdministrators')
    .values({
      id: deps.newId(),
      userId: keeper.id,
      organizeId: east.company,
      ...EVERY_RIGHT,
      description: '',
      creatorUserId: null,
      creatorTime: deps.now(),
    })
    .execute()
  return { east, west }
}

async function buildCompany(deps: Deps, name: string): Promise<Company> {
  const organization = async (category: 'company' | 'department', parentId: string) => {
    const id = deps.newId()
    const enCode = `${name}.${category}`
    const row = { ...untouched, id, parentId, category, fullName: enCode, enCode, managerId: null, propertyJson: null }
    await deps.db.insertInto('organizations').values(row).execute()
    return id
  }
  const company = await organization('company', '-1')
  const department = await organization('department', company)
  const position = deps.newId()
  await deps.db
    .insertInto('positions')
    .values({ ...untouched, id: position, organizeId: company, type: '', fullName: name, enCode: `${name}.post` })
    .execute()
  const { id: role } = await buildRole(deps, { fullName: name, enCode: `${name}.role` })
  await deps.db.updateTable('roles').set({ globalMark: 0 }).where('id', '=', role).execute()
  await deps.db.insertInto('roleOrganizations').values({ roleId: role, organizeId: company }).execute()
  const { id: user } = await buildUser(deps, { account: `${name}Person`, organizeId: company })
  await deps.db
    .insertInto('userRelations')
    .values({ userId: user, objectType: 'Organize', objectId: company })
    .execute()
  return { company, department, position, role, user }
}

/** The record of a company that the path of a route refers to; the longest prefix comes first. */
const RECORDS: readonly (readonly [string, keyof Company])[] = [
  ['/api/permission/Organize/Department', 'department'],
  ['/api/permission/Organize', 'company'],
  ['/api/permission/organizeAdminIsTrator', 'company'],
  ['/api/permission/Position', 'position'],
  ['/api/permission/Role', 'role'],
  // Groups belong to no organisation: the id of a role matches none.
  ['/api/permission/Group', 'role'],
  ['/api/permission/UserRelation', 'role'],
  ['/api/permission/Authority/ViewAs', 'user'],
  ['/api/permission/Authority', 'role'],
  ['/api/permission/Users', 'user'],
  ['/api/permission/RecycleBin', 'user'],
]

/** The id of the company's record that the path of a route refers to. */
export function recordOf(url: string, company: Company): string {
  const [, kind] = RECORDS.find(([beginning]) => url.startsWith(beginning)) ?? []
  if (kind === undefined)
    throw new Error(`Unknown record in ${url}: add its organisation to RECORDS of testing/refusals/organizations.ts.`)
  return company[kind]
}

/** Values of a body or query that refer to organisations and users, filled with those of a company. */
export function bodyOf(names: readonly string[], { company, role, position, user }: Company): Record<string, unknown> {
  const said: Record<string, unknown> = {
    companyId: company,
    positionId: position,
    roleId: role,
    leftId: role,
    rightId: role,
    parentId: company,
    organizeId: company,
    organizeIdTree: [company],
    organizeIdsTree: [[company]],
    organizeIds: [company],
    objectId: role,
    roleIds: [role],
    positionIds: [position],
    userIds: [user],
    ids: [user],
    userId: user,
  }
  return Object.fromEntries(names.filter((name) => name in said).map((name) => [name, said[name]]))
}
