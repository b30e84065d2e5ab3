import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Calls of seats. Without `showNumber`, phone numbers are masked everywhere. */
export const CALL_RECORD_PAGE = definePage({
  code: 'business.callRecord',
  title: 'callRecord.page',
  directory: 'business',
  address: 'business/callRecord',
  order: 100,
  icon: 'icon-phone',
  buttons: {
    download: BUTTON.download,
    showNumber: { code: 'btn_showNumber', title: 'callRecord.btn_showNumber' },
  },
  always: ['id', 'isSelf', 'modelId', 'recordId'],
  columns: {
    startedAt: {
      title: 'callRecord.startedAt',
      format: 'moment',
      width: 156,
      isRowHeader: true,
      sortable: true,
      exportWidth: 20,
    },
    number: { title: 'callRecord.number', width: 140, exportWidth: 18 },
    direction: { title: 'callRecord.direction', format: 'custom', width: 104, exportWidth: 10 },
    result: { title: 'callRecord.result', format: 'custom', width: 108, shows: ['result', 'fault'], exportWidth: 12 },
    duration: { title: 'callRecord.duration', format: 'custom', width: 96, align: 'end', exportWidth: 12 },
    realName: { title: 'callRecord.realName', width: 120, shows: ['realName', 'userId'], exportWidth: 16 },
    related: { title: 'callRecord.related', format: 'custom', minWidth: 140, exportWidth: 24 },
    notes: { title: 'callRecord.notes', minWidth: 180, exportWidth: 40 },
    answeredAt: { title: 'callRecord.answeredAt', format: 'moment', width: 156, exportWidth: 20 },
    endedAt: { title: 'callRecord.endedAt', format: 'moment', width: 156, exportWidth: 20 },
  },
})
