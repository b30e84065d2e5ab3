import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Forms that become code. */
export const GENERATOR_WEB_PAGE = definePage({
  code: 'generator.webForm',
  title: 'generator.webForm',
  directory: 'generator',
  address: 'generator/webForm',
  order: 600,
  icon: 'icon-file',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: { code: 'btn_download', title: 'generator.btn_download' },
  },
  always: ['id', 'hasForm'],
  // The list is one call for two pages.
  columnsComeWithPage: true,
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 180, sortable: true },
    category: { title: 'model.category', width: 120 },
    webType: { title: 'model.webType', format: 'custom', width: 84, sortable: true },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, sortable: true },
    downloadTime: { title: 'generator.downloadTime', format: 'moment', width: 156 },
  },
})
