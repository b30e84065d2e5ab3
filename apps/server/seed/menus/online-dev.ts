import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of the designers. */
export const ONLINE_DEV: MenuSeed = {
  enCode: 'onlineDev',
  fullName: '在线开发',
  type: MENU_TYPE.directory,
  icon: 'icon-layout',
  children: pagesOf('onlineDev'),
}
