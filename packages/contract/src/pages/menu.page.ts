import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Entries of the menu. */
export const MENU_PAGE = definePage({
  code: 'system.menu',
  title: 'menu.page',
  record: 'menu.record',
  directory: 'system',
  address: 'system/menu',
  order: 130,
  icon: 'icon-apps',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    buttons: { code: 'btn_btnPer', title: 'menu.btn_btnPer' },
    columns: { code: 'btn_columnPer', title: 'menu.btn_columnPer' },
    forms: { code: 'btn_formPer', title: 'menu.btn_formPer' },
    data: { code: 'btn_dataPer', title: 'menu.btn_dataPer' },
    upload: BUTTON.upload,
    download: BUTTON.download,
  },
  always: [
    'id',
    'parentId',
    'type',
    'enabledMark',
    'enCode',
    'category',
    'lastModifyTime',
    'hasChildren',
    'isLeaf',
    'num',
  ],
  columns: {
    fullName: {
      title: 'menu.fullName',
      format: 'custom',
      minWidth: 260,
      shows: ['fullName', 'icon'],
      isRowHeader: true,
    },
    urlAddress: { title: 'menu.urlAddress', minWidth: 160 },
    type: { title: 'column.type', format: 'custom', width: 90 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 70, exportWidth: 10 },
    enabledMark: { title: 'column.enabledMark', width: 70, exportWidth: 10, format: 'state' },
  },
})
