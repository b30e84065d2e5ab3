import { definePage } from './define-page.ts'

/** Users who are signed in. */
export const ONLINE_USER_PAGE = definePage({
  code: 'permission.userOnline',
  title: 'onlineUser.page',
  directory: 'permission',
  address: 'permission/userOnline',
  order: 100,
  icon: 'icon-monitor',
  buttons: {
    remove: { code: 'btn_remove', title: 'onlineUser.btn_remove' },
  },
  always: ['userId', 'isSelf', 'sessions'],
  columns: {
    userName: {
      title: 'onlineUser.userName',
      format: 'custom',
      minWidth: 160,
      shows: ['userName', 'userAccount'],
      isRowHeader: true,
      sortable: true,
    },
    loginIPAddress: {
      title: 'onlineUser.loginIPAddress',
      format: 'custom',
      width: 180,
      shows: ['loginIPAddress', 'loginIPAddressName'],
      sortable: true,
    },
    loginTime: { title: 'onlineUser.loginTime', format: 'moment', width: 156, sortable: true },
    lastActiveTime: { title: 'onlineUser.lastActiveTime', format: 'moment', width: 156, sortable: true },
    loginPlatForm: { title: 'onlineUser.loginPlatForm', format: 'custom', minWidth: 180 },
  },
})
