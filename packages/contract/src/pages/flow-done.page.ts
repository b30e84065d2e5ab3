import { definePage } from './define-page.ts'
import { FLOW_TASK_COLUMNS, FLOW_TASK_KEYS } from './flow-task.columns.ts'

/** Tasks that the user decided. */
export const FLOW_DONE_PAGE = definePage({
  code: 'workFlow.flowDone',
  title: 'flowDone.page',
  directory: 'workFlow',
  address: 'workFlow/flowDone',
  order: 3,
  icon: 'icon-check',
  buttons: {},
  always: FLOW_TASK_KEYS,
  // The list shows only what concerns the caller.
  columnsComeWithPage: true,
  columns: {
    ...FLOW_TASK_COLUMNS,
    creatorTime: { title: 'flowTask.handledTime', format: 'moment', width: 156 },
  },
})
