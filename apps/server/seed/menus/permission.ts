import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const { position, recycleBin, role, user } = PERMISSION

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
      enCode: position.view,
      fullName: '岗位管理',
      type: MENU_TYPE.page,
      icon: 'icon-position',
      urlAddress: 'permission/position',
      buttons: {
        [buttonOf(position.add)]: '新建',
        [buttonOf(position.edit)]: '编辑',
        [buttonOf(position.remove)]: '删除',
        [buttonOf(position.member)]: '岗位成员',
        [buttonOf(position.download)]: '导出',
      },
      columns: {
        fullName: '岗位名称',
        enCode: '岗位编码',
        department: '所属组织',
        type: '岗位类型',
        description: '岗位说明',
        creatorTime: '创建时间',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
    {
      enCode: user.view,
      fullName: '用户管理',
      type: MENU_TYPE.page,
      icon: 'icon-user',
      urlAddress: 'permission/user',
      buttons: {
        [buttonOf(user.add)]: '新建',
        [buttonOf(user.edit)]: '编辑',
        [buttonOf(user.remove)]: '删除',
        [buttonOf(user.password)]: '重置密码',
        [buttonOf(user.unlock)]: '解除锁定',
        [buttonOf(user.upload)]: '导入',
        [buttonOf(user.download)]: '导出',
      },
      columns: {
        account: '账号',
        realName: '姓名',
        gender: '性别',
        mobilePhone: '手机',
        organize: '所属组织',
        position: '岗位',
        creatorTime: '创建时间',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
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
        [buttonOf(role.download)]: '导出',
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
    {
      enCode: PERMISSION.authority.view,
      fullName: '权限查询',
      type: MENU_TYPE.page,
      icon: 'icon-authority',
      urlAddress: 'permission/authority',
      buttons: {
        [buttonOf(PERMISSION.authority.authorize)]: '设置权限',
        [buttonOf(PERMISSION.authority.viewAs)]: '以他人身份查看',
      },
    },
    {
      enCode: PERMISSION.authorize.view,
      fullName: '权限管理',
      type: MENU_TYPE.page,
      icon: 'icon-safe',
      urlAddress: 'permission/authorize',
      buttons: { [buttonOf(PERMISSION.authorize.save)]: '确定' },
    },
    {
      enCode: PERMISSION.onlineUser.view,
      fullName: '在线用户',
      type: MENU_TYPE.page,
      icon: 'icon-user',
      urlAddress: 'permission/userOnline',
      buttons: { [buttonOf(PERMISSION.onlineUser.remove)]: '强制下线' },
      columns: {
        userName: '用户名',
        loginIPAddress: 'IP',
        loginTime: '登录时间',
        lastActiveTime: '最后活动',
        loginPlatForm: '登录设备',
      },
    },
    {
      enCode: recycleBin.view,
      fullName: '回收站',
      type: MENU_TYPE.page,
      icon: 'icon-delete',
      urlAddress: 'permission/recycleBin',
      buttons: { [buttonOf(recycleBin.restore)]: '恢复', [buttonOf(recycleBin.remove)]: '彻底删除' },
      columns: {
        fullName: '名称',
        enCode: '编码/账号',
        kind: '类型',
        place: '所属组织',
        deleteUser: '删除人',
        deleteTime: '删除时间',
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
    buttons: { btn_add: '新建', btn_edit: '编辑', btn_remove: '删除', btn_download: '导出' },
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
