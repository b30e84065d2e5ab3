import type { Db } from '../../../platform/db/database.ts'
import { readNames } from '../task/names.ts'
import type { TaskRow } from '../move/task-state.ts'

/** The sub flows of a task with their requests, and the task that started it. */
export async function readSubFlows(db: Db, { id, parentId }: Pick<TaskRow, 'id' | 'parentId'>) {
  const waits = await db
    .selectFrom('flowWaits')
    .leftJoin('flowTasks as child', 'child.id', 'flowWaits.childId')
    .select(['nodeCode', 'userId', 'isAsync', 'state', 'child.id as taskId', 'child.fullName', 'child.status'])
    .select('child.thisStep')
    .where('flowWaits.taskId', '=', id)
    .where('kind', '=', 'subFlow')
    .where('state', '<>', -1)
    .orderBy('flowWaits.seq')
    .execute()
  const names = await readNames(
    db,
    waits.map(({ userId }) => userId),
  )
  const parent = await db
    .selectFrom('flowTasks')
    .select(['id', 'fullName'])
    .where('id', '=', parentId)
    .executeTakeFirst()
  return {
    subFlowList: waits.map(({ nodeCode, userId, isAsync, state, taskId, fullName, status, thisStep }) => ({
      nodeCode,
      taskId: taskId ?? '',
      fullName: fullName ?? '',
      userName: names.get(userId) ?? '',
      isAsync,
      hasEnded: state === 1,
      status,
      thisStep: thisStep ?? '',
    })),
    parentTask: parent ?? null,
  }
}
