import { definePage } from './define-page.ts'

/** Delegations of the user. */
export const ENTRUST_PAGE = definePage({
  code: 'workFlow.entrust',
  title: 'entrust.page',
  directory: 'workFlow',
  address: 'workFlow/entrust',
  order: 6,
  icon: 'icon-swap',
  buttons: {},
  always: ['id', 'toUserId', 'flowId'],
  // The list shows only delegations of the caller.
  columnsComeWithPage: true,
  columns: {
    toUserName: { title: 'entrust.toUserName', minWidth: 150, isRowHeader: true },
    flowName: { title: 'entrust.flowName', minWidth: 200 },
    flowCategory: { title: 'entrust.flowCategory', format: 'custom', width: 120 },
    startTime: { title: 'entrust.startTime', format: 'custom', width: 120 },
    endTime: { title: 'entrust.endTime', format: 'custom', width: 120 },
    state: { title: 'entrust.state', format: 'custom', width: 110 },
    description: { title: 'entrust.description', minWidth: 150 },
  },
})
