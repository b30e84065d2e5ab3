import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { actsFor, delegationsTo } from '../personal/entrust.repository.ts'
import type { TaskRow } from './task-state.ts'

/** Permission codes of the pages of administrators. */
const FLOW_PAGES = { design: 'workFlow.flowEngine', monitor: 'workFlow.flowMonitor' } as const

/** Whether the caller administers designs. */
const mayDesign = ({ isAdministrator, grants }: Actor) => isAdministrator || grants.has(FLOW_PAGES.design)

/** Whether the caller monitors the tasks of everybody. */
export const mayMonitor = ({ isAdministrator, grants }: Actor) => isAdministrator || grants.has(FLOW_PAGES.monitor)

/** Throws `forbidden` for callers who do not administer designs. */
export function demandDesigner(actor: Actor) {
  if (!mayDesign(actor)) throw new AppError('forbidden', 'error.forbidden')
}

/** Throws `forbidden` for callers who do not monitor tasks. */
export function demandMonitor(actor: Actor) {
  if (!mayMonitor(actor)) throw new AppError('forbidden', 'error.forbidden')
}

/** Whether the caller takes part in a task or its parent: started it, decides or decided, received a copy, or acts for such a person. */
async function isInvolved(
  db: Db | Trx,
  { task, actor, now }: { task: TaskRow; actor: Actor; now: Date },
): Promise<boolean> {
  const { userId } = actor
  if (task.creatorUserId === userId) return true
  const delegations = await delegationsTo(db, { userId, now })
  const owners = delegations.filter(({ flowId }) => flowId === task.flowId).map(({ ownerId }) => ownerId)
  const operator = await db
    .selectFrom('flowOperators')
    .select('id')
    .where('taskId', '=', task.id)
    .where((where) => where.or([where('handlerId', 'in', [userId, ...owners]), where('handledBy', '=', userId)]))
    // A duty that was made void before the person decided gives no access any more.
    .where((where) => where.or([where('state', '<>', -1), where('handleStatus', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  if (operator) return true
  const record = await db
    .selectFrom('flowRecords')
    .select('id')
    .where('taskId', '=', task.id)
    .where('handlerId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  if (record) return true
  const copy = await db
    .selectFrom('flowCirculates')
    .select('id')
    .where('taskId', '=', task.id)
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  if (copy) return true
  // People of a task follow its sub flows; they see fields only where they decide.
  if (task.parentId === '0') return false
  const parent = await db.selectFrom('flowTasks').selectAll().where('id', '=', task.parentId).executeTakeFirst()
  return parent !== undefined && (await isInvolved(db, { task: parent, actor, now }))
}

/** Ids of those of several tasks that the caller may read, as `demandInvolved` decides. */
export async function involvedIn(
  db: Db,
  { tasks, actor, now }: { tasks: readonly TaskRow[]; actor: Actor; now: Date },
): Promise<ReadonlySet<string>> {
  const { userId } = actor
  const known = new Set(
    tasks.flatMap(({ id, creatorUserId, status }) =>
      creatorUserId === userId || (mayMonitor(actor) && status > 0) ? [id] : [],
    ),
  )
  const others = tasks.filter(({ id }) => !known.has(id))
  if (others.length === 0) return known
  const ids = others.map(({ id }) => id)
  const delegations = await delegationsTo(db, { userId, now })
  const mine = await db
    .selectFrom('flowOperators')
    .select(['taskId', 'handlerId', 'handledBy'])
    .where('taskId', 'in', ids)
    .where((where) =>
      where.or([
        where('handlerId', 'in', [userId, ...delegations.map(({ ownerId }) => ownerId)]),
        where('handledBy', '=', userId),
      ]),
    )
    .where((where) => where.or([where('state', '<>', -1), where('handleStatus', 'is not', null)]))
    .execute()
  const lines = await db
    .selectFrom('flowRecords')
    .select('taskId')
    .where('taskId', 'in', ids)
    .where('handlerId', '=', userId)
    .execute()
  const copies = await db
    .selectFrom('flowCirculates')
    .select('taskId')
    .where('taskId', 'in', ids)
    .where('userId', '=', userId)
    .execute()
  for (const { taskId } of [...lines, ...copies]) known.add(taskId)
  const flowOf = new Map(others.map(({ id, flowId }) => [id, flowId]))
  for (const { taskId, handlerId, handledBy } of mine) {
    const isOwn = handlerId === userId || handledBy === userId
    const actsHere = delegations.some(({ ownerId, flowId }) => ownerId === handlerId && flowId === flowOf.get(taskId))
    if (isOwn || actsHere) known.add(taskId)
  }
  for (const task of others.filter(({ id, parentId }) => parentId !== '0' && !known.has(id)))
    if (await isInvolved(db, { task, actor, now })) known.add(task.id)
  return known
}

/** Throws `forbidden` for callers who neither take part in a task nor monitor tasks. */
export async function demandInvolved(db: Db | Trx, { task, actor, now }: { task: TaskRow; actor: Actor; now: Date }) {
  if (mayMonitor(actor) && task.status > 0) return
  if (!(await isInvolved(db, { task, actor, now }))) throw new AppError('forbidden', 'workflow.notInvolved')
}

/** Throws a refusal for callers who may not decide on a duty. */
export async function demandOperator(
  db: Db | Trx,
  { handlerId, flowId, actor, now }: { handlerId: string; flowId: string; actor: Actor; now: Date },
) {
  const acts = await actsFor(db, { ownerId: handlerId, userId: actor.userId, flowId, now })
  if (!acts) throw new AppError('forbidden', 'workflow.notOperator')
}

/**
 * The node whose field permissions hold for a reader who did not start the task: the asked one if the person decides or
 * received a copy there, else the latest of their nodes. Undefined for somebody without a node, who sees no values.
 */
export async function nodeOfReader(
  db: Db | Trx,
  { task, actor, asked, now }: { task: TaskRow; actor: Actor; asked: string | undefined; now: Date },
): Promise<string | undefined> {
  const { userId } = actor
  const delegations = await delegationsTo(db, { userId, now })
  const owners = delegations.filter(({ flowId }) => flowId === task.flowId).map(({ ownerId }) => ownerId)
  const duties = await db
    .selectFrom('flowOperators')
    .select('nodeCode')
    .where('taskId', '=', task.id)
    .where((where) => where.or([where('handlerId', 'in', [userId, ...owners]), where('handledBy', '=', userId)]))
    .where((where) => where.or([where('state', '<>', -1), where('handleStatus', 'is not', null)]))
    .orderBy('seq')
    .execute()
  const copies = await db
    .selectFrom('flowCirculates')
    .select('nodeCode')
    .where('taskId', '=', task.id)
    .where('userId', '=', userId)
    .orderBy('creatorTime')
    .execute()
  const codes = [...copies, ...duties].map(({ nodeCode }) => nodeCode)
  return asked !== undefined && codes.includes(asked) ? asked : codes.at(-1)
}
