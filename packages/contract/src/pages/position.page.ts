import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Positions. */
export const POSITION_PAGE = definePage({
  code: 'permission.position',
  title: 'position.page',
  directory: 'permission',
  address: 'permission/position',
  order: 50,
  icon: 'icon-position',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    member: { code: 'btn_member', title: 'position.btn_member' },
    download: BUTTON.download,
  },
  always: ['id', 'enabledMark'],
  columns: {
    fullName: { title: 'position.fullName', minWidth: 140, exportWidth: 24, isRowHeader: true, sortable: true },
    enCode: { title: 'position.enCode', minWidth: 110, sortable: true },
    department: {
      title: 'column.organization',
      minWidth: 180,
      exportWidth: 36,
      shows: ['department', 'organizeId', 'organizeIdTree'],
    },
    type: { title: 'position.type', width: 96 },
    description: { title: 'position.description', minWidth: 80, exportWidth: 30 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 80, exportWidth: 10, format: 'state' },
  },
})
