import { definePage } from './define-page.ts'

/** Mails of the system: waiting, sent and failed. */
export const MAIL_DELIVERY_PAGE = definePage({
  code: 'system.mailDelivery',
  title: 'mailDelivery.page',
  directory: 'system',
  address: 'system/mailDelivery',
  order: 186,
  icon: 'icon-send',
  buttons: {
    retry: { code: 'btn_retry', title: 'mailDelivery.btn_retry' },
  },
  always: ['id'],
  columnsComeWithPage: true,
  columns: {
    createdAt: { title: 'mailDelivery.createdAt', format: 'moment', width: 156, isRowHeader: true },
    realName: { title: 'mailDelivery.realName', width: 110 },
    address: { title: 'mailDelivery.address', minWidth: 180 },
    subject: { title: 'mailDelivery.subject', minWidth: 220 },
    kind: { title: 'mailDelivery.kind', format: 'custom', width: 130 },
    state: { title: 'mailDelivery.state', format: 'custom', width: 104 },
    attempts: { title: 'mailDelivery.attempts', format: 'number', width: 104 },
    problem: { title: 'mailDelivery.problem', format: 'custom', minWidth: 220, shows: ['problem', 'answer'] },
    sentAt: { title: 'mailDelivery.sentAt', format: 'moment', width: 156 },
  },
})
