import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Data interfaces. */
export const DATA_INTERFACE_PAGE = definePage({
  code: 'systemData.dataInterface',
  title: 'dataInterface.page',
  directory: 'systemData',
  address: 'systemData/dataInterface',
  order: 20,
  icon: 'icon-link',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    preview: { code: 'btn_preview', title: 'dataInterface.btn_preview' },
    log: { code: 'btn_log', title: 'dataInterface.btn_log' },
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'categoryId', 'enabledMark'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', minWidth: 140, sortable: true },
    checkType: { title: 'dataInterface.checkType', format: 'custom', width: 104 },
    dataType: { title: 'column.type', format: 'custom', width: 100 },
    requestMethod: { title: 'dataInterface.requestMethod', width: 84 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, exportWidth: 10, format: 'state' },
  },
})
