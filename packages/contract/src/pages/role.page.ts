import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Roles. */
export const ROLE_PAGE = definePage({
  code: 'permission.role',
  title: 'role.page',
  record: 'role.record',
  directory: 'permission',
  address: 'permission/role',
  order: 70,
  icon: 'icon-role',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    member: { code: 'btn_member', title: 'role.btn_member' },
    authorize: { code: 'btn_authorize', title: 'role.btn_authorize' },
    download: BUTTON.download,
  },
  always: ['id', 'enabledMark', 'globalMark'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 140, exportWidth: 24, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 150, sortable: true },
    type: { title: 'role.type', width: 72, exportWidth: 10 },
    organizeInfo: {
      title: 'column.organizations',
      minWidth: 160,
      exportWidth: 36,
      shows: ['organizeInfo', 'organizeIdsTree'],
    },
    memberCount: { title: 'role.memberCount', format: 'number', width: 72, exportWidth: 10 },
    description: { title: 'role.description', minWidth: 180, exportWidth: 30 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, exportWidth: 10, format: 'state' },
  },
})
