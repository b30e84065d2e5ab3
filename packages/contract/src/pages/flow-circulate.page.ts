import { definePage } from './define-page.ts'
import { FLOW_TASK_COLUMNS, FLOW_TASK_KEYS } from './flow-task.columns.ts'

/** Tasks of which the user received a copy. */
export const FLOW_CIRCULATE_PAGE = definePage({
  code: 'workFlow.flowCirculate',
  title: 'flowCirculate.page',
  directory: 'workFlow',
  address: 'workFlow/flowCirculate',
  order: 5,
  icon: 'icon-copy',
  buttons: {},
  always: FLOW_TASK_KEYS,
  // The list shows only what concerns the caller.
  columnsComeWithPage: true,
  columns: {
    ...FLOW_TASK_COLUMNS,
    creatorTime: { title: 'flowTask.copiedTime', format: 'moment', width: 156 },
  },
})
