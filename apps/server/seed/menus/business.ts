import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of released models and of modules created by `pnpm new module`; hidden while it is empty. */
export const BUSINESS: MenuSeed = {
  enCode: 'business',
  fullName: '业务应用',
  type: MENU_TYPE.directory,
  icon: 'icon-apps',
  children: pagesOf('business'),
}
