import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Templates that put records on paper. */
export const PRINT_TEMPLATE_PAGE = definePage({
  code: 'system.printDev',
  title: 'printTemplate.page',
  directory: 'system',
  address: 'system/printDev',
  order: 175,
  icon: 'icon-printer',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'enabledMark', 'type'],
  columns: {
    fullName: { title: 'printTemplate.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'printTemplate.enCode', width: 160, sortable: true },
    category: { title: 'printTemplate.category', width: 120 },
    modelName: { title: 'printTemplate.modelName', minWidth: 120, shows: ['modelName', 'modelId'] },
    useCount: { title: 'printTemplate.useCount', format: 'number', width: 96, exportWidth: 10 },
    creatorUser: { title: 'column.creatorUser', minWidth: 120 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    lastModifyUser: { title: 'printTemplate.lastModifyUser', minWidth: 120 },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, exportWidth: 10, format: 'state' },
  },
})
