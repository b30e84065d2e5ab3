import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const { role } = PERMISSION

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
    {
      enCode: role.view,
      fullName: '角色管理',
      type: MENU_TYPE.page,
      icon: 'icon-role',
      urlAddress: 'permission/role',
      buttons: {
        [buttonOf(role.add)]: '新建',
        [buttonOf(role.edit)]: '编辑',
        [buttonOf(role.remove)]: '删除',
        [buttonOf(role.member)]: '角色成员',
        [buttonOf(role.authorize)]: '角色权限',
      },
      columns: {
        fullName: '名称',
        enCode: '编码',
        type: '类型',
        organizeInfo: '所属组织',
        memberCount: '成员',
        description: '描述',
        creatorTime: '创建时间',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
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
