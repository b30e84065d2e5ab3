import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Groups of users. */
export const USER_GROUP_PAGE = definePage({
  code: 'permission.group',
  title: 'userGroup.page',
  directory: 'permission',
  address: 'permission/group',
  order: 75,
  icon: 'icon-group',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    member: { code: 'btn_member', title: 'userGroup.btn_member' },
    download: BUTTON.download,
  },
  always: ['id', 'enabledMark', 'lastModifyTime'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 140, exportWidth: 24, isRowHeader: true },
    enCode: { title: 'column.enCode', width: 150 },
    type: { title: 'userGroup.type', width: 110, exportWidth: 14 },
    memberCount: { title: 'userGroup.memberCount', format: 'number', width: 72, exportWidth: 10 },
    description: { title: 'column.description', minWidth: 160, exportWidth: 30 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10 },
    enabledMark: { title: 'column.enabledMark', width: 80, exportWidth: 10, format: 'state' },
  },
})
