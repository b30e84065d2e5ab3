import { MENU_TYPE, PAGES } from '@sqos/contract'
import { pageEntry } from '../../src/modules/menu/index.ts'
import { FIXED_TYPE_ID } from '../dictionaries/fixed-ids.ts'
import { pagesOf, type MenuSeed } from './menu-seed.ts'

const OWN_BUTTONS: ReadonlySet<string> = new Set(['btn_add', 'btn_edit', 'btn_remove'])

/** The directory of dictionaries and other sources of form options. */
export const SYSTEM_DATA: MenuSeed = {
  enCode: 'systemData',
  fullName: '系统数据',
  type: MENU_TYPE.directory,
  icon: 'icon-storage',
  children: [
    ...pagesOf('systemData'),
    dictionaryPage('dictionary.industry', '行业分类', { moduleId: FIXED_TYPE_ID.industryType, isTree: 1 }),
    dictionaryPage('dictionary.enterpriseNature', '企业性质', { moduleId: FIXED_TYPE_ID.enterpriseNature, isTree: 0 }),
  ],
}

/** A page for the values of one dictionary, with the columns and permissions of the dictionary page. */
function dictionaryPage(enCode: string, fullName: string, property: { moduleId: string; isTree: 0 | 1 }): MenuSeed {
  const { buttons, columns } = pageEntry(PAGES.dictionary)
  return {
    enCode,
    fullName,
    type: MENU_TYPE.dictionary,
    icon: 'icon-list',
    property,
    buttons: Object.fromEntries(Object.entries(buttons).filter(([code]) => OWN_BUTTONS.has(code))),
    columns,
  }
}
