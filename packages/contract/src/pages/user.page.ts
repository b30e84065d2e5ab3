import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Users. */
export const USER_PAGE = definePage({
  code: 'permission.user',
  title: 'user.page',
  record: 'user.record',
  directory: 'permission',
  address: 'permission/user',
  order: 60,
  icon: 'icon-user',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    password: { code: 'btn_password', title: 'user.btn_password' },
    unlock: { code: 'btn_unlock', title: 'user.btn_unlock' },
    upload: BUTTON.upload,
    download: BUTTON.download,
  },
  always: ['id', 'enabledMark', 'isAdministrator'],
  columns: {
    account: { title: 'user.account', width: 110, sortable: true },
    realName: {
      title: 'user.realName',
      width: 110,
      shows: ['realName', 'headIcon'],
      isRowHeader: true,
      sortable: true,
    },
    gender: { title: 'user.gender', format: 'custom', width: 84, sortable: true },
    mobilePhone: { title: 'user.mobilePhone', width: 124, sortable: true },
    organize: {
      title: 'column.organizations',
      minWidth: 200,
      shows: ['organize', 'department', 'organizeId', 'organizeIdTree'],
    },
    position: { title: 'user.position', minWidth: 110, shows: ['position', 'positionId'] },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 84, exportWidth: 10, format: 'custom', sortable: true },
  },
})
