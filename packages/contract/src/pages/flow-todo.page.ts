import { definePage } from './define-page.ts'
import { FLOW_TASK_COLUMNS, FLOW_TASK_KEYS } from './flow-task.columns.ts'

/** Open approvals of the user. */
export const FLOW_TODO_PAGE = definePage({
  code: 'workFlow.flowTodo',
  title: 'flowTodo.page',
  directory: 'workFlow',
  address: 'workFlow/flowTodo',
  order: 2,
  icon: 'icon-clock',
  buttons: {},
  always: FLOW_TASK_KEYS,
  // The list shows only what concerns the caller.
  columnsComeWithPage: true,
  columns: {
    ...FLOW_TASK_COLUMNS,
    creatorTime: { title: 'flowTask.receivedTime', format: 'custom', width: 132 },
  },
})
