import { MENU_TYPE } from '@sqos/contract'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

/** The directory of the code generator. */
export const GENERATOR: MenuSeed = {
  enCode: 'generator',
  fullName: '代码生成',
  type: MENU_TYPE.directory,
  icon: 'icon-screen',
  children: pagesOf('generator'),
}
