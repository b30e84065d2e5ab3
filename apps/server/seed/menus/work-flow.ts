import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of approval flows. */
export const WORK_FLOW: MenuSeed = {
  enCode: 'workFlow',
  fullName: '工作流程',
  type: MENU_TYPE.directory,
  icon: 'icon-branch',
  children: pagesOf('workFlow'),
}
