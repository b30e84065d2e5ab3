import { PAGES, PERMISSION } from '@sqos/contract'
import type { Trx } from '../src/platform/db/database.ts'
import { EXPLICIT_BUTTONS } from './explicit-buttons.ts'
import type { MenuIds } from './menus/index.ts'
import { batchesOf, type Stamp } from './stamp.ts'

const dictionary = PERMISSION.dictionary
const columns = ['fullName', 'enCode', 'sortCode', 'enabledMark'].map((column) => `${dictionary.view}:${column}`)
const readDictionary = ['systemData', dictionary.view, ...columns]
const organizationColumns = ['fullName', 'enCode', 'description', 'creatorTime', 'sortCode']
const readOrganization = ['permission', PERMISSION.organization.view, PERMISSION.department.view].concat(
  organizationColumns.map((column) => `${PERMISSION.organization.view}:${column}`),
  [...organizationColumns, 'manager'].map((column) => `${PERMISSION.department.view}:${column}`),
)
const readIndustry = ['dictionary.industry', ...['fullName', 'enCode'].map((column) => `dictionary.industry:${column}`)]
/** The approval pages of everybody; each shows only what concerns its reader. */
const approvals = ['workFlow'].concat(
  [PAGES.flowStart, PAGES.flowTodo, PAGES.flowDone, PAGES.flowLaunch, PAGES.flowCirculate, PAGES.entrust].map(
    ({ code }) => code,
  ),
)

/** The own mailbox. Its directory is that of the models. */
const mailbox = ['business', PAGES.email.code]

interface RoleSeed {
  enCode: string
  fullName: string
  description: string
  /** Codes as in `MenuIds`. */
  grants: readonly string[]
}

/** Eight roles with different permissions. */
const ROLES = [
  {
    enCode: 'platformAdmin',
    fullName: '平台管理员',
    description: '维护组织、部门、全部数据字典、分类与专用字典页面',
    grants: ['*'],
  },
  {
    enCode: 'dataSteward',
    fullName: '数据专员',
    description: '维护字典数据，可导入导出；不能删除，不能管理分类；查看组织与部门',
    grants: [
      ...readOrganization,
      ...readDictionary,
      dictionary.add,
      dictionary.edit,
      dictionary.download,
      dictionary.upload,
      ...readIndustry,
      'dictionary.industry:btn_add',
      'dictionary.industry:btn_edit',
      ...approvals,
      ...mailbox,
      'apiDocs',
    ],
  },
  {
    enCode: 'dataAuditor',
    fullName: '数据稽核',
    description: '查看并导出字典数据，用于核对',
    grants: [...readDictionary, dictionary.download, ...readIndustry],
  },
  {
    enCode: 'dataReader',
    fullName: '数据查阅',
    description: '只能查看字典数据，没有操作按钮',
    grants: [...readDictionary, ...approvals],
  },
  {
    enCode: 'typeKeeper',
    fullName: '字典架构师',
    description: '管理字典分类，不改字典数据',
    grants: [...readDictionary, dictionary.type, dictionary.typeAdd, dictionary.typeEdit, dictionary.typeRemove],
  },
  {
    enCode: 'departmentHead',
    fullName: '部门主管',
    description: '查看组织与部门，查看字典名称与编码，查看本部门的流程分析，查看接口文档',
    grants: [
      ...readOrganization,
      'systemData',
      dictionary.view,
      ...columns.slice(0, 2),
      ...approvals,
      ...mailbox,
      PERMISSION.flowAnalysis.view,
      'apiDocs',
    ],
  },
  { enCode: 'developer', fullName: '接入开发', description: '只能查看接口文档', grants: ['apiDocs'] },
  {
    enCode: 'employee',
    fullName: '普通员工',
    description: '基本角色，查看行业分类与接口文档',
    grants: ['systemData', ...readIndustry, ...approvals, ...mailbox, 'apiDocs'],
  },
] as const satisfies readonly RoleSeed[]

/** Codes of the seeded roles. */
export type RoleCode = (typeof ROLES)[number]['enCode']

/** Inserts the roles with their grants; returns role ids by code. */
export async function seedRoles(
  trx: Trx,
  { newId, created, menuIds }: Stamp & { menuIds: MenuIds },
): Promise<ReadonlyMap<RoleCode, string>> {
  const roles: readonly (RoleSeed & { enCode: RoleCode })[] = ROLES
  const rows = roles.map((role, index) => ({ role, id: newId(), sortCode: index }))
  await trx
    .insertInto('roles')
    .values(
      rows.map(({ id, role, sortCode }) => ({
        ...created,
        id,
        sortCode,
        enCode: role.enCode,
        fullName: role.fullName,
        description: role.description,
        type: 'global',
      })),
    )
    .execute()

  const items = await readItemTypes(trx)
  const authorities = rows.flatMap(({ id: objectId, role }) =>
    itemIds(role.grants, menuIds).map((itemId) => ({
      itemType: items.get(itemId) ?? ('module' as const),
      itemId,
      objectType: 'Role' as const,
      objectId,
      creatorTime: created.creatorTime,
    })),
  )
  for (const batch of batchesOf(authorities)) await trx.insertInto('authorities').values(batch).execute()
  return new Map(rows.map(({ id, role }) => [role.enCode, id]))
}

async function readItemTypes(trx: Trx) {
  const items = await trx.selectFrom('menuItems').select(['id', 'kind']).execute()
  return new Map(items.map(({ id, kind }) => [id, kind]))
}

function itemIds(grants: readonly string[], menuIds: MenuIds): string[] {
  if (grants.includes('*')) return [...menuIds].flatMap(([code, id]) => (EXPLICIT_BUTTONS.has(code) ? [] : [id]))
  return grants.map((code) => {
    const id = menuIds.get(code)
    if (id === undefined) throw new Error(`The demo grants "${code}", and the menu has no such entry.`)
    return id
  })
}
