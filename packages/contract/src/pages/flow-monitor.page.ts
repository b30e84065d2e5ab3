import { definePage } from './define-page.ts'
import { FLOW_TASK_COLUMNS, FLOW_TASK_KEYS } from './flow-task.columns.ts'

/** Tasks of everybody, for administrators of flows. */
export const FLOW_MONITOR_PAGE = definePage({
  code: 'workFlow.flowMonitor',
  title: 'flowMonitor.page',
  directory: 'workFlow',
  address: 'workFlow/flowMonitor',
  order: 8,
  icon: 'icon-monitor',
  buttons: {},
  always: FLOW_TASK_KEYS,
  // Users who monitor tasks read them completely.
  columnsComeWithPage: true,
  columns: {
    ...FLOW_TASK_COLUMNS,
    completion: { title: 'flowTask.completion', format: 'custom', width: 150 },
    endTime: { title: 'flowTask.endTime', format: 'moment', width: 156 },
  },
})
