import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Reports: cross-tabs, grouped lists and charts that entries of the menu open. */
export const REPORT_PAGE = definePage({
  code: 'onlineDev.dataReport',
  title: 'report.page',
  record: 'report.record',
  directory: 'onlineDev',
  address: 'onlineDev/dataReport',
  order: 140,
  icon: 'icon-bar-chart',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'enabledMark'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 160, sortable: true },
    categoryId: { title: 'report.categoryId', width: 120 },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 72, exportWidth: 10 },
  },
})
