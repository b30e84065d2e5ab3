import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Screens: portals on large displays. */
export const SCREEN_PAGE = definePage({
  code: 'onlineDev.dataScreen',
  title: 'screen.page',
  record: 'screen.record',
  directory: 'onlineDev',
  address: 'onlineDev/dataScreen',
  order: 132,
  icon: 'icon-screen',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    share: { code: 'btn_share', title: 'screen.btn_share' },
  },
  always: ['id', 'enabledMark'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 160, sortable: true },
    ratio: { title: 'screen.ratio', width: 90 },
    pageCount: { title: 'screen.pageCount', format: 'number', width: 90 },
    shareCount: { title: 'screen.shareCount', format: 'number', width: 110 },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, sortable: true },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 72 },
  },
  columnsComeWithPage: true,
})
