import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import type { MenuSeed } from './menu-seed.ts'

/** Who works here, and who may do what. */
export const PERMISSION_MENU: MenuSeed = {
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
