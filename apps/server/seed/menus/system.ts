import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const { log, systemConfig } = PERMISSION

/** How the system itself is run. */
export const SYSTEM: MenuSeed = {
  enCode: 'system',
  fullName: '系统管理',
  type: MENU_TYPE.directory,
  icon: 'icon-settings',
  children: [
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
  ],
}
