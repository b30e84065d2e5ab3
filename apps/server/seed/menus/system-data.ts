import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { FIXED_TYPE_ID } from '../dictionaries/fixed-ids.ts'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const code = PERMISSION.dictionary
const source = PERMISSION.dataInterface

/** What forms take their options from. */
export const SYSTEM_DATA: MenuSeed = {
  enCode: 'systemData',
  fullName: '系统数据',
  type: MENU_TYPE.directory,
  icon: 'icon-storage',
  children: [
    {
      enCode: code.view,
      fullName: '数据字典',
      type: MENU_TYPE.page,
      icon: 'icon-book',
      urlAddress: 'systemData/dictionary',
      buttons: {
        [buttonOf(code.add)]: '新建',
        [buttonOf(code.edit)]: '编辑',
        [buttonOf(code.remove)]: '删除',
        [buttonOf(code.download)]: '导出',
        [buttonOf(code.upload)]: '导入',
        [buttonOf(code.type)]: '分类管理',
        [buttonOf(code.typeAdd)]: '新建分类',
        [buttonOf(code.typeEdit)]: '编辑分类',
        [buttonOf(code.typeRemove)]: '删除分类',
      },
      columns: { fullName: '名称', enCode: '编码', sortCode: '排序', enabledMark: '状态' },
    },
    {
      enCode: source.view,
      fullName: '数据接口',
      type: MENU_TYPE.page,
      icon: 'icon-link',
      urlAddress: 'systemData/dataInterface',
      buttons: {
        [buttonOf(source.add)]: '新建',
        [buttonOf(source.edit)]: '编辑',
        [buttonOf(source.remove)]: '删除',
        [buttonOf(source.preview)]: '预览',
        [buttonOf(source.log)]: '日志',
        [buttonOf(source.download)]: '导出',
        [buttonOf(source.upload)]: '导入',
      },
      columns: {
        fullName: '名称',
        enCode: '编码',
        checkType: '授权',
        dataType: '类型',
        requestMethod: '动作',
        creatorTime: '创建时间',
        sortCode: '排序',
        enabledMark: '状态',
      },
    },
    dictionaryPage('dictionary.industry', '行业分类', { moduleId: FIXED_TYPE_ID.industryType, isTree: 1 }),
    dictionaryPage('dictionary.enterpriseNature', '企业性质', { moduleId: FIXED_TYPE_ID.enterpriseNature, isTree: 0 }),
  ],
}

/** A page that maintains the values of one dictionary, with the rights of the dictionary page. */
function dictionaryPage(enCode: string, fullName: string, property: { moduleId: string; isTree: 0 | 1 }): MenuSeed {
  return {
    enCode,
    fullName,
    type: MENU_TYPE.dictionary,
    icon: 'icon-list',
    property,
    buttons: { btn_add: '新建', btn_edit: '编辑', btn_remove: '删除' },
    columns: { fullName: '名称', enCode: '编码', sortCode: '排序', enabledMark: '状态' },
  }
}
