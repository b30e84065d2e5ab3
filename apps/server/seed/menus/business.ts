import { MENU_TYPE } from '@sqos/contract'
import type { MenuSeed } from './menu-seed.ts'

/** Where released models go; nobody sees it before the first one is there. */
export const BUSINESS: MenuSeed = {
  enCode: 'business',
  fullName: '业务应用',
  type: MENU_TYPE.directory,
  icon: 'icon-apps',
}
