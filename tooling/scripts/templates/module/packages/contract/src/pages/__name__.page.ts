import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** __Names__. */
export const __CONST___PAGE = definePage({
  code: 'business.__camel__',
  title: '__camel__.page',
  directory: 'business',
  address: 'business/__camel__',
  order: 1000,
  icon: 'icon-list',
  buttons: { add: BUTTON.add, edit: BUTTON.edit, remove: BUTTON.remove, download: BUTTON.download },
  always: ['id', 'enabledMark', 'lastModifyTime'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, exportWidth: 24 },
    enCode: { title: 'column.enCode', width: 160 },
    description: { title: 'column.description', minWidth: 160, exportWidth: 30 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10 },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 84, exportWidth: 10 },
  },
})
