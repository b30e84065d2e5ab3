import { definePage } from './define-page.ts'

/** The own mailbox of a user. */
export const EMAIL_PAGE = definePage({
  code: 'extend.email',
  title: 'email.page',
  directory: 'business',
  address: 'extend/email',
  order: 120,
  icon: 'icon-email',
  buttons: {},
  always: [],
  columnsComeWithPage: true,
  columns: {},
})
