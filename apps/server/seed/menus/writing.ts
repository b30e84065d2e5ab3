import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of the writing area. */
export const WRITING: MenuSeed = {
  enCode: 'writing',
  fullName: '写作',
  type: MENU_TYPE.directory,
  icon: 'icon-edit',
  children: pagesOf('writing'),
}
