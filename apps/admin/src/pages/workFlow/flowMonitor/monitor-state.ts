import type { FlowTaskRow } from '@sqos/api-client/workflow'
import { STATUS } from '../parts/task-status.ts'
import type { MonitorAction } from './MonitorDialogs.tsx'

/** Why a running task needs an administrator, and which action of its row is the way out. */
export type Trouble = 'suspended' | 'failedCall' | 'gone' | 'stuck'

/**
 * The most urgent trouble of a row; undefined when the task needs nobody. A failed call comes first, because retrying it
 * moves the task on; a task whose approvers are disabled is stuck for that reason.
 */
export function troubleOf(row: FlowTaskRow): Trouble | undefined {
  if (row.status !== STATUS.running) return undefined
  if (row.isSuspended) return 'suspended'
  if ((row.failedCalls ?? 0) > 0) return 'failedCall'
  if ((row.goneDuties ?? 0) > 0) return 'gone'
  return row.isStuck ? 'stuck' : undefined
}

/** The action that ends a trouble. */
export const WAY_OUT: Readonly<Record<Trouble, MonitorAction>> = {
  suspended: 'resume',
  failedCall: 'calls',
  gone: 'assign',
  stuck: 'assign',
}

/** What an administrator can do with a task now. */
export function actionsOf(row: FlowTaskRow): MonitorAction[] {
  const { status, isSuspended = false, isOutdated = false, failedCalls = 0, waitingCalls = 0 } = row
  const isOver = status === STATUS.passed || status === STATUS.cancelled
  const isMoving = status === STATUS.running && !isSuspended
  const when = (action: MonitorAction, is: boolean) => (is ? [action] : [])
  return [
    ...when('calls', failedCalls + waitingCalls > 0),
    ...when('assign', isMoving),
    ...when('resume', isSuspended),
    ...when('suspend', isMoving),
    ...when('migrate', isMoving && isOutdated),
    ...when('cancel', !isOver),
    // A passed request is opened again on its page, where the node is chosen.
    ...when('revive', status === STATUS.cancelled),
  ]
}
