import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { buttonOf, type MenuSeed } from './menu-seed.ts'

const code = PERMISSION.model

/** Where models are designed. */
export const ONLINE_DEV: MenuSeed = {
  enCode: 'onlineDev',
  fullName: '在线开发',
  type: MENU_TYPE.directory,
  icon: 'icon-layout',
  children: [
    {
      enCode: code.view,
      fullName: '功能设计',
      type: MENU_TYPE.page,
      icon: 'icon-apps',
      urlAddress: 'onlineDev/webDesign',
      buttons: {
        [buttonOf(code.add)]: '新建',
        [buttonOf(code.edit)]: '编辑',
        [buttonOf(code.remove)]: '删除',
        [buttonOf(code.release)]: '同步菜单',
        [buttonOf(code.download)]: '导出',
        [buttonOf(code.upload)]: '导入',
      },
      columns: {
        fullName: '名称',
        enCode: '编码',
        category: '分类',
        webType: '模式',
        released: '菜单',
        creatorUser: '创建人',
        creatorTime: '创建时间',
        lastModifyTime: '最后修改时间',
        sortCode: '排序',
        state: '状态',
      },
    },
  ],
}
