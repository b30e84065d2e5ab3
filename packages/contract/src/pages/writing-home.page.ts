import { definePage } from './define-page.ts'

/** Start of the writing area: templates and own articles. */
export const WRITING_HOME_PAGE = definePage({
  code: 'writing.home',
  title: 'writing.home',
  directory: 'writing',
  address: 'writing/customer/home',
  order: 10,
  icon: 'icon-home',
  buttons: {},
  always: [],
  columnsComeWithPage: true,
  columns: {},
})
