import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const { billRule, menu, region, log, systemConfig } = PERMISSION

/** How the system itself is run. */
export const SYSTEM_MENU: MenuSeed = {
  enCode: 'system',
  fullName: '系统管理',
  type: MENU_TYPE.directory,
  icon: 'icon-settings',
  children: [
    {
      enCode: menu.view,
      fullName: '系统菜单',
      type: MENU_TYPE.page,
      icon: 'icon-apps',
      urlAddress: 'system/menu',
      buttons: {
        [buttonOf(menu.add)]: '新建',
        [buttonOf(menu.edit)]: '编辑',
        [buttonOf(menu.remove)]: '删除',
        [buttonOf(menu.buttons)]: '按钮权限',
        [buttonOf(menu.columns)]: '列表权限',
        [buttonOf(menu.forms)]: '表单权限',
        [buttonOf(menu.data)]: '数据权限',
        [buttonOf(menu.upload)]: '导入',
        [buttonOf(menu.download)]: '导出',
      },
      columns: {
        fullName: '菜单名称',
        urlAddress: '菜单地址',
        type: '类型',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
    {
      enCode: region.view,
      fullName: '行政区划',
      type: MENU_TYPE.page,
      icon: 'icon-location',
      urlAddress: 'system/area',
      buttons: { btn_add: '新建', btn_edit: '编辑', btn_remove: '删除' },
      columns: { fullName: '区域名称', enCode: '区域编码', sortCode: '排序', enabledMark: '状态' },
    },
    {
      enCode: systemConfig.view,
      fullName: '系统配置',
      type: MENU_TYPE.page,
      icon: 'icon-config',
      urlAddress: 'system/sysConfig',
      buttons: { [buttonOf(systemConfig.save)]: '保存' },
    },
    {
      enCode: log.view,
      fullName: '系统日志',
      type: MENU_TYPE.page,
      icon: 'icon-list',
      urlAddress: 'system/log',
      buttons: {
        [buttonOf(log.remove)]: '删除',
        [buttonOf(log.clear)]: '清空',
        [buttonOf(log.download)]: '导出',
      },
    },
    {
      enCode: billRule.view,
      fullName: '单据规则',
      type: MENU_TYPE.page,
      icon: 'icon-list',
      urlAddress: 'system/billRule',
      buttons: {
        [buttonOf(billRule.add)]: '新建',
        [buttonOf(billRule.edit)]: '编辑',
        [buttonOf(billRule.remove)]: '删除',
        [buttonOf(billRule.download)]: '导出',
        [buttonOf(billRule.upload)]: '导入',
      },
      columns: {
        fullName: '业务名称',
        enCode: '业务编码',
        startNumber: '流水起始',
        outputNumber: '当前流水号',
        creatorUser: '创建人',
        creatorTime: '创建时间',
        lastModifyTime: '最后修改时间',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
  ],
}
