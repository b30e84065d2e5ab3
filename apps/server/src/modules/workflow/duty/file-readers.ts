import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Authority } from '../../authority/index.ts'
import type { MayRead } from '../../file/index.ts'
import { findCurrentPlace, findEnabledUser } from '../../user/user.access.ts'
import { demandInvolved } from '../move/policy.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { mayBeAttached } from './decision-files.ts'

interface ReadersDeps extends Pick<Deps, 'now'> {
  db: Db
  authority: Pick<Authority, 'version' | 'accessOf'>
}

/**
 * Attachments of decisions and comments are read by the people of their tasks, and by who monitors tasks. Without its
 * task an attachment is read by its owner only.
 */
export function createFileReaders({ db, authority, now }: ReadersDeps): MayRead {
  const repository = createTaskRepository(db)

  async function readerOf(userId: string): Promise<Actor | undefined> {
    const user = await findEnabledUser(db, userId)
    if (!user) return undefined
    const organizeId = (await findCurrentPlace(db, userId))?.organizeId ?? null
    const authorityVersion = await authority.version()
    const person = { userId, organizeId, isAdministrator: user.isAdministrator === 1, authorityVersion }
    const { codes } = await authority.accessOf(person)
    return { ...person, account: user.account, realName: user.realName, sessionId: '', grants: codes }
  }

  const isOfRemovedTask = async (fileId: string) =>
    (await db.selectFrom('flowRemovedFiles').select('fileId').where('fileId', '=', fileId).executeTakeFirst()) !==
    undefined

  return async function mayRead({ name, type, ownerId }, userId) {
    if (!mayBeAttached(type) || ownerId === userId) return true
    const { rows } = await sql<{ taskId: string }>`
      select line.task_id from flow_records line
      where line.files <> '' and line.files::jsonb @> ${JSON.stringify([{ fileId: name }])}::jsonb
      union
      select comment.task_id from flow_comments comment
      where comment.file_ids <> '{}' and comment.file_ids @> array[${name}]::text[]`.execute(db)
    if (rows.length === 0) return !(await isOfRemovedTask(name))
    const actor = await readerOf(userId)
    if (!actor) return false
    for (const { taskId } of rows) {
      const task = await repository.find(taskId)
      if (task && (await isAllowed(() => demandInvolved(db, { task, actor, now: now() })))) return true
    }
    return false
  }
}

async function isAllowed(demand: () => Promise<void>): Promise<boolean> {
  try {
    await demand()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
