import { definePage } from './define-page.ts'

/** The flows that the user can start. */
export const FLOW_START_PAGE = definePage({
  code: 'workFlow.flowStart',
  title: 'flowStart.page',
  directory: 'workFlow',
  address: 'workFlow/flowStart',
  order: 1,
  icon: 'icon-send',
  buttons: {},
  always: [],
  columns: {},
})
