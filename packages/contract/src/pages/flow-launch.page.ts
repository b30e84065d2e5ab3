import { definePage } from './define-page.ts'
import { FLOW_TASK_COLUMNS, FLOW_TASK_KEYS } from './flow-task.columns.ts'

const { fullName, flowName, thisStep, flowUrgent, status, startTime } = FLOW_TASK_COLUMNS

/** Requests of the user. */
export const FLOW_LAUNCH_PAGE = definePage({
  code: 'workFlow.flowLaunch',
  title: 'flowLaunch.page',
  directory: 'workFlow',
  address: 'workFlow/flowLaunch',
  order: 4,
  icon: 'icon-user',
  buttons: {},
  always: FLOW_TASK_KEYS,
  // The list shows only what concerns the caller.
  columnsComeWithPage: true,
  columns: {
    fullName,
    flowName,
    thisStep,
    flowUrgent,
    status,
    completion: { title: 'flowTask.completion', format: 'custom', width: 150 },
    startTime,
    endTime: { title: 'flowTask.endTime', format: 'moment', width: 156 },
  },
})
