import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Portals: start pages and dashboards made of parts. The same permissions cover the datasets behind the parts. */
export const PORTAL_PAGE = definePage({
  code: 'onlineDev.visualPortal',
  title: 'portal.page',
  record: 'portal.record',
  directory: 'onlineDev',
  address: 'onlineDev/visualPortal',
  order: 130,
  icon: 'icon-layout',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    authorize: { code: 'btn_authorize', title: 'portal.btn_authorize' },
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'enabledMark', 'type', 'grantCount'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 160, sortable: true },
    category: { title: 'portal.category', width: 120 },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 72, exportWidth: 10 },
  },
})
