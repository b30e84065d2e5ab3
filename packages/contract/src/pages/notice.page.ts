import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Notices to users, departments, roles, groups or all users. */
export const NOTICE_PAGE = definePage({
  code: 'system.notice',
  title: 'notice.page',
  directory: 'system',
  address: 'system/notice',
  order: 180,
  icon: 'icon-notification',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    detail: { code: 'btn_detail', title: 'notice.btn_detail' },
    release: { code: 'btn_release', title: 'notice.btn_release' },
    withdraw: { code: 'btn_withdraw', title: 'notice.btn_withdraw' },
    readers: { code: 'btn_readers', title: 'notice.btn_readers' },
  },
  always: ['id', 'type', 'enabledMark', 'mustRead', 'plannedTime'],
  columns: {
    title: {
      title: 'notice.title',
      minWidth: 220,
      isRowHeader: true,
      shows: ['title', 'bodyText', 'files', 'toUserIds'],
    },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156 },
    creatorUser: { title: 'notice.creatorUser', width: 150 },
    lastModifyTime: {
      title: 'notice.releaseTime',
      format: 'custom',
      width: 156,
      shows: ['lastModifyTime', 'releaseTime', 'releaseUser'],
    },
    readers: {
      title: 'notice.readers',
      format: 'custom',
      width: 110,
      shows: ['receivers', 'readers', 'confirmers'],
    },
    enabledMark: { title: 'column.enabledMark', format: 'custom', width: 100 },
  },
})
