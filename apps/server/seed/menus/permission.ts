import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of users, organisations and permissions. */
export const PERMISSION_MENU: MenuSeed = {
  enCode: 'permission',
  fullName: '组织权限',
  type: MENU_TYPE.directory,
  icon: 'icon-safe',
  children: pagesOf('permission'),
}
