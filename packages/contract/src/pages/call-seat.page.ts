import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Seats of the telephony service, and their users. */
export const CALL_SEAT_PAGE = definePage({
  code: 'system.callSeat',
  title: 'callSeat.page',
  directory: 'system',
  address: 'system/callSeat',
  order: 160,
  icon: 'icon-phone',
  buttons: { add: BUTTON.add, edit: BUTTON.edit, remove: BUTTON.remove, download: BUTTON.download },
  always: ['id', 'userId', 'enabledMark', 'lastModifyTime'],
  columns: {
    realName: { title: 'callSeat.realName', minWidth: 140, isRowHeader: true, exportWidth: 20 },
    landlinenNum: { title: 'callSeat.landlinenNum', width: 160, exportWidth: 20 },
    custcode: { title: 'callSeat.custcode', width: 160, exportWidth: 20 },
    appId: { title: 'callSeat.appId', width: 160, exportWidth: 24 },
    description: { title: 'column.description', minWidth: 160, exportWidth: 30 },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 84, exportWidth: 10 },
  },
})
