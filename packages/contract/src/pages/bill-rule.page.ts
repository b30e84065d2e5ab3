import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Rules that number documents. */
export const BILL_RULE_PAGE = definePage({
  code: 'system.billRule',
  title: 'billRule.page',
  directory: 'system',
  address: 'system/billRule',
  order: 170,
  icon: 'icon-tag',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'enabledMark'],
  columns: {
    fullName: { title: 'billRule.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'billRule.enCode', width: 180, sortable: true },
    startNumber: { title: 'billRule.startNumber', width: 120, shows: ['startNumber', 'digit', 'example'] },
    outputNumber: { title: 'billRule.outputNumber', minWidth: 200, shows: ['outputNumber', 'thisNumber'] },
    creatorUser: { title: 'column.creatorUser', minWidth: 120 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, exportWidth: 10, format: 'state' },
  },
})
