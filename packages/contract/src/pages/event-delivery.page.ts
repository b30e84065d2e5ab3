import { definePage } from './define-page.ts'

/** Deliveries of events and system jobs that failed and wait for an administrator. */
export const EVENT_DELIVERY_PAGE = definePage({
  code: 'system.eventDelivery',
  title: 'eventDelivery.page',
  directory: 'system',
  address: 'system/eventDelivery',
  order: 180,
  icon: 'icon-list',
  buttons: {
    retry: { code: 'btn_retry', title: 'eventDelivery.btn_retry' },
    discard: { code: 'btn_discard', title: 'eventDelivery.btn_discard' },
  },
  always: ['id', 'kind'],
  columnsComeWithPage: true,
  columns: {
    parkedAt: { title: 'eventDelivery.parkedAt', format: 'moment', width: 156, isRowHeader: true, sortable: true },
    handler: { title: 'eventDelivery.handler', minWidth: 160, sortable: true },
    type: { title: 'eventDelivery.type', format: 'custom', minWidth: 130, shows: ['type', 'kind'], sortable: true },
    error: { title: 'eventDelivery.error', minWidth: 220 },
    subject: { title: 'eventDelivery.subject', minWidth: 160 },
    attempts: { title: 'eventDelivery.attempts', format: 'number', width: 104, sortable: true },
    blocked: { title: 'eventDelivery.blocked', format: 'number', width: 116, sortable: true },
  },
})
