import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of system administration. */
export const SYSTEM_MENU: MenuSeed = {
  enCode: 'system',
  fullName: '系统管理',
  type: MENU_TYPE.directory,
  icon: 'icon-settings',
  children: pagesOf('system'),
}
