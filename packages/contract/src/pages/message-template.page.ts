import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Texts and channels of the messages that the system sends. */
export const MESSAGE_TEMPLATE_PAGE = definePage({
  code: 'system.messageTemplate',
  title: 'messageTemplate.page',
  directory: 'system',
  address: 'system/messageTemplate',
  order: 185,
  icon: 'icon-layout',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
  },
  always: ['id', 'enabledMark', 'event', 'isStationLetter', 'isWebhook', 'isEmail'],
  columns: {
    fullName: { title: 'messageTemplate.fullName', minWidth: 140, isRowHeader: true, sortable: true },
    enCode: { title: 'messageTemplate.enCode', width: 110, sortable: true },
    event: { title: 'messageTemplate.event', format: 'custom', width: 120 },
    category: { title: 'messageTemplate.category', format: 'custom', width: 72 },
    title: { title: 'messageTemplate.title', minWidth: 180, shows: ['title', 'content'] },
    channels: {
      title: 'messageTemplate.channels',
      format: 'custom',
      width: 140,
      shows: ['isStationLetter', 'isWebhook', 'isEmail'],
    },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 140, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, format: 'state' },
  },
})
