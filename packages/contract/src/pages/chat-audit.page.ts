import { definePage } from './define-page.ts'

/** Readings of other people's conversations, with reason and reader. */
export const CHAT_AUDIT_PAGE = definePage({
  code: 'system.chatAudit',
  title: 'chatAudit.page',
  directory: 'system',
  address: 'system/chatAudit',
  order: 190,
  icon: 'icon-safe',
  buttons: {
    read: { code: 'btn_read', title: 'chatAudit.btn_read', isExplicit: true },
  },
  always: ['id', 'isOwn', 'isOpen', 'startTime', 'endTime'],
  columnsComeWithPage: true,
  columns: {
    creatorTime: { title: 'chatAudit.creatorTime', format: 'moment', width: 156, isRowHeader: true },
    auditor: { title: 'chatAudit.auditor', width: 140 },
    people: { title: 'chatAudit.people', format: 'custom', minWidth: 180 },
    range: { title: 'chatAudit.range', format: 'custom', width: 280, shows: ['startTime', 'endTime'] },
    reason: { title: 'chatAudit.reason', minWidth: 220 },
    opened: { title: 'chatAudit.opened', format: 'number', width: 120 },
  },
})
