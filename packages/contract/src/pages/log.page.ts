import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Sign-ins, requests and failures. */
export const LOG_PAGE = definePage({
  code: 'system.log',
  title: 'log.page',
  directory: 'system',
  address: 'system/log',
  order: 160,
  icon: 'icon-history',
  buttons: {
    remove: BUTTON.remove,
    clear: { code: 'btn_clearAll', title: 'log.btn_clearAll' },
    download: BUTTON.download,
  },
  always: ['id'],
  columnsComeWithPage: true,
  columns: {
    creatorTime: {
      title: 'log.creatorTime',
      format: 'moment',
      width: 188,
      exportWidth: 20,
      isRowHeader: true,
      sortable: true,
    },
    userName: { title: 'log.userName', minWidth: 120, sortable: true },
    ipaddress: {
      title: 'log.ipaddress',
      format: 'custom',
      width: 172,
      shows: ['ipaddress', 'ipaddressName'],
      sortable: true,
    },
    platForm: { title: 'log.platForm', minWidth: 130 },
    abstracts: { title: 'log.abstracts', minWidth: 160 },
    requestURL: { title: 'log.requestURL', minWidth: 220 },
    requestMethod: { title: 'log.requestMethod', width: 92 },
    requestDuration: { title: 'log.requestDuration', format: 'custom', width: 104, align: 'end', sortable: true },
    moduleName: { title: 'log.moduleName', width: 120 },
    json: { title: 'log.json', format: 'custom', minWidth: 280 },
    resultCode: { title: 'log.resultCode', format: 'custom', width: 84 },
  },
})
