import type { PageColumn } from './define-page.ts'

/** Columns that the lists of approval tasks share. */
export const FLOW_TASK_COLUMNS = {
  fullName: { title: 'flowTask.fullName', format: 'custom', minWidth: 200, isRowHeader: true },
  flowName: { title: 'flowTask.flowName', minWidth: 130 },
  thisStep: { title: 'flowTask.thisStep', minWidth: 130 },
  flowUrgent: { title: 'flowTask.flowUrgent', format: 'custom', width: 96 },
  status: { title: 'flowTask.status', format: 'custom', width: 120 },
  userName: { title: 'flowTask.userName', minWidth: 130 },
  startTime: { title: 'flowTask.startTime', format: 'moment', width: 156 },
} as const satisfies Record<string, PageColumn>

/** Keys of a row that come with each list of tasks. */
export const FLOW_TASK_KEYS = ['id', 'processId', 'flowId', 'flowCode', 'formType', 'thisStepId'] as const
