import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Texts and channels of the messages that the system sends. */
export const MESSAGE_TEMPLATE_PAGE = definePage({
  code: 'system.messageTemplate',
  title: 'messageTemplate.page',
  directory: 'system',
  address: 'system/messageTemplate',
  order: 185,
  icon: 'icon-email',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
  },
  always: ['id', 'enabledMark', 'event', 'isStationLetter', 'isWebhook'],
  columns: {
    fullName: { title: 'messageTemplate.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'messageTemplate.enCode', width: 160, sortable: true },
    event: { title: 'messageTemplate.event', format: 'custom', width: 160 },
    category: { title: 'messageTemplate.category', format: 'custom', width: 90 },
    title: { title: 'messageTemplate.title', minWidth: 220, shows: ['title', 'content'] },
    channels: {
      title: 'messageTemplate.channels',
      format: 'custom',
      width: 160,
      shows: ['isStationLetter', 'isWebhook'],
    },
    creatorUser: { title: 'column.creatorUser', minWidth: 120 },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, sortable: true },
    enabledMark: { title: 'column.enabledMark', width: 72, format: 'state' },
  },
})
