import { MENU_TYPE, PERMISSION, ROOT_ID, type MenuType } from '@sqos/contract'
import type { Trx } from '../src/platform/db/database.ts'
import { FIXED_TYPE_ID } from './dictionaries/fixed-ids.ts'
import type { Stamp } from './stamp.ts'

interface MenuSeed {
  enCode: string
  fullName: string
  type: MenuType
  icon: string
  urlAddress?: string
  linkTarget?: '_self' | '_blank'
  property?: { moduleId: string; isTree: 0 | 1 }
  buttons?: Record<string, string>
  columns?: Record<string, string>
  children?: readonly MenuSeed[]
}

const code = PERMISSION.dictionary
const buttonOf = (permission: string) => permission.split(':')[1] ?? permission

/** The menu: only what works today. The home page is a fixed route of the shell. */
const MENUS: readonly MenuSeed[] = [
  {
    enCode: 'systemData',
    fullName: '系统数据',
    type: MENU_TYPE.directory,
    icon: 'icon-storage',
    children: [
      {
        enCode: code.view,
        fullName: '数据字典',
        type: MENU_TYPE.page,
        icon: 'icon-book',
        urlAddress: 'systemData/dictionary',
        buttons: {
          [buttonOf(code.add)]: '新建',
          [buttonOf(code.edit)]: '编辑',
          [buttonOf(code.remove)]: '删除',
          [buttonOf(code.download)]: '导出',
          [buttonOf(code.upload)]: '导入',
          [buttonOf(code.type)]: '分类管理',
          [buttonOf(code.typeAdd)]: '新建分类',
          [buttonOf(code.typeEdit)]: '编辑分类',
          [buttonOf(code.typeRemove)]: '删除分类',
        },
        columns: { fullName: '名称', enCode: '编码', sortCode: '排序', enabledMark: '状态' },
      },
      dictionaryPage('dictionary.industry', '行业分类', { moduleId: FIXED_TYPE_ID.industryType, isTree: 1 }),
      dictionaryPage('dictionary.enterpriseNature', '企业性质', {
        moduleId: FIXED_TYPE_ID.enterpriseNature,
        isTree: 0,
      }),
    ],
  },
  {
    enCode: 'permission',
    fullName: '组织权限',
    type: MENU_TYPE.directory,
    icon: 'icon-safe',
    children: [
      organizationPage(PERMISSION.organization.view, {
        fullName: '组织管理',
        icon: 'icon-organization',
        urlAddress: 'permission/organize',
        columns: {},
      }),
      organizationPage(PERMISSION.department.view, {
        fullName: '部门管理',
        icon: 'icon-department',
        urlAddress: 'permission/department',
        columns: { manager: '部门主管' },
      }),
    ],
  },
  {
    enCode: 'apiDocs',
    fullName: '接口文档',
    type: MENU_TYPE.link,
    icon: 'icon-link',
    urlAddress: '/docs',
    linkTarget: '_blank',
  },
]

/** A page that maintains the values of one dictionary, with the rights of the dictionary page. */
function dictionaryPage(enCode: string, fullName: string, property: { moduleId: string; isTree: 0 | 1 }): MenuSeed {
  return {
    enCode,
    fullName,
    type: MENU_TYPE.dictionary,
    icon: 'icon-list',
    property,
    buttons: { btn_add: '新建', btn_edit: '编辑', btn_remove: '删除' },
    columns: { fullName: '名称', enCode: '编码', sortCode: '排序', enabledMark: '状态' },
  }
}

/** A page of the organisation: the same buttons, and nearly the same columns. */
function organizationPage(
  enCode: string,
  { columns, ...page }: Pick<MenuSeed, 'fullName' | 'icon' | 'urlAddress'> & { columns: Record<string, string> },
): MenuSeed {
  return {
    ...page,
    enCode,
    type: MENU_TYPE.page,
    buttons: { btn_add: '新建', btn_edit: '编辑', btn_remove: '删除' },
    columns: {
      fullName: '名称',
      enCode: '编码',
      ...columns,
      description: '备注',
      creatorTime: '创建时间',
      sortCode: '排序',
    },
  }
}

/** Id of an entry by its code, of a button or column by `entry:code`. */
export type MenuIds = ReadonlyMap<string, string>

/** Inserts the menu with its buttons and columns. */
export async function seedMenus(trx: Trx, { newId, created }: Stamp): Promise<MenuIds> {
  const ids = new Map<string, string>()
  const levels = rowsOf(MENUS, ROOT_ID)

  function rowsOf(seeds: readonly MenuSeed[], parentId: string): { id: string; parentId: string; seed: MenuSeed }[] {
    return seeds.flatMap((seed) => {
      const id = newId()
      ids.set(seed.enCode, id)
      return [{ id, parentId, seed }, ...rowsOf(seed.children ?? [], id)]
    })
  }

  await trx
    .insertInto('menus')
    .values(
      levels.map(({ id, parentId, seed }, index) => ({
        ...created,
        id,
        parentId,
        type: seed.type,
        fullName: seed.fullName,
        enCode: seed.enCode,
        icon: seed.icon,
        urlAddress: seed.urlAddress ?? '',
        linkTarget: seed.linkTarget ?? '_self',
        propertyJson: seed.property ? JSON.stringify(seed.property) : '',
        isButtonAuthorize: seed.buttons ? 1 : 0,
        isColumnAuthorize: seed.columns ? 1 : 0,
        sortCode: index,
      })),
    )
    .execute()

  const items = levels.flatMap(({ id: menuId, seed }) => [
    ...Object.entries(seed.buttons ?? {}).map(
      ([enCode, fullName]) => ({ menuId, seed, kind: 'button', enCode, fullName }) as const,
    ),
    ...Object.entries(seed.columns ?? {}).map(
      ([enCode, fullName]) => ({ menuId, seed, kind: 'column', enCode, fullName }) as const,
    ),
  ])
  await trx
    .insertInto('menuItems')
    .values(
      items.map(({ seed, ...item }, index) => {
        const id = newId()
        ids.set(`${seed.enCode}:${item.enCode}`, id)
        return { ...created, ...item, id, sortCode: index }
      }),
    )
    .execute()
  return ids
}
