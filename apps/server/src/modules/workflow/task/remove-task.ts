import type { Trx } from '../../../platform/db/database.ts'
import { createTaskRepository } from './task.repository.ts'
import { lockTask } from '../move/task-state.ts'

/**
 * Deletes a task with the sub flows that it started. Requests of models keep their records, so they stay, without a
 * parent.
 */
export async function removeTree(trx: Trx, id: string): Promise<void> {
  await lockTask(trx, id)
  const children = await trx
    .selectFrom('flowTasks')
    .select(['id', 'modelId'])
    .where('parentId', '=', id)
    .where('parentId', '<>', '0')
    .execute()
  for (const child of children) {
    if (child.modelId === null) await removeTree(trx, child.id)
    else await trx.updateTable('flowTasks').set({ parentId: '0' }).where('id', '=', child.id).execute()
  }
  await createTaskRepository(trx).remove([id])
}
