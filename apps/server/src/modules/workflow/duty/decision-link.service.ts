import { timingSafeEqual } from 'node:crypto'
import { TASK_STATUS } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { createAuthSecret } from '../../auth/index.ts'
import { findCurrentPlace, findEnabledUser } from '../../user/user.access.ts'
import type { DecisionService } from './decision.service.ts'
import { bodyOf } from '../move/message-values.ts'
import { actsFor } from '../personal/entrust.repository.ts'
import { readNames } from '../task/names.ts'
import { createTaskRepository } from '../task/task.repository.ts'

const HOUR = 3_600_000
/** Lifetime of a link. */
const LIFE = 72 * HOUR
/** Expired links are kept for a while, so that people learn that theirs has expired. */
const KEPT = 30 * 24 * HOUR

/** The path of the page of a link. */
export const DECISION_PATH = '/api/workflow/Decision'

/** The decisions of links. */
export type LinkDecision = 'agree' | 'reject'

/** The addresses by which a person decides on one duty; each is used once, and one use ends both. */
export interface DecisionLinks {
  agreeLink: string
  rejectLink: string
  linksExpireAt: number
}

interface LinkDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  decisions: Pick<DecisionService, 'agree' | 'reject'>
}

/** One-time signed links that decide on a duty without signing in. */
export function createDecisionLinks({ db, decisions, now, newId }: LinkDeps) {
  const secret = createAuthSecret({ db })
  const sign = async (id: string, decision: LinkDecision) =>
    (await secret('flow-decision', id, decision)).toString('base64url')

  /** Creates the links of the receivers of a message who have an open duty, by user. */
  async function linksOf(bodyText: string, userIds: readonly string[]): Promise<ReadonlyMap<string, DecisionLinks>> {
    const { processId, taskOperatorId } = bodyOf(bodyText)
    const links = new Map<string, DecisionLinks>()
    if (processId === '') return links
    await db
      .deleteFrom('flowDecisionLinks')
      .where('expiresAt', '<', new Date(now().getTime() - KEPT))
      .execute()
    const duties = await db
      .selectFrom('flowOperators')
      .select(['id', 'handlerId', 'flowId'])
      .where('taskId', '=', processId)
      .where('isOpen', '=', true)
      .execute()
    const named = duties.find(({ id }) => id === taskOperatorId)
    for (const userId of userIds) {
      const own = duties.find(({ handlerId }) => handlerId === userId)
      const duty = own ?? ((await delegated(userId)) ? named : undefined)
      if (duty) links.set(userId, await create({ taskId: processId, operatorId: duty.id, userId }))
    }
    return links

    async function delegated(userId: string) {
      if (!named) return false
      return await actsFor(db, { ownerId: named.handlerId, userId, flowId: named.flowId, now: now() })
    }
  }

  async function create(duty: { taskId: string; operatorId: string; userId: string }): Promise<DecisionLinks> {
    const id = newId()
    const expiresAt = new Date(now().getTime() + LIFE)
    await db
      .insertInto('flowDecisionLinks')
      .values({ ...duty, id, expiresAt, usedAt: null })
      .execute()
    const addressOf = async (decision: LinkDecision) => `${DECISION_PATH}/${id}.${decision}.${await sign(id, decision)}`
    return {
      agreeLink: await addressOf('agree'),
      rejectLink: await addressOf('reject'),
      linksExpireAt: expiresAt.getTime(),
    }
  }

  /** The link of a token. Throws a refusal for a forged, expired or used one. */
  async function open(token: string) {
    const [id = '', named = '', signature = ''] = token.split('.')
    const decision = decisionOf(named)
    if (!decision) throw new AppError('notFound', 'workflow.link.invalid')
    const [right, given] = [Buffer.from(await sign(id, decision)), Buffer.from(signature)]
    const isSigned = right.length === given.length && timingSafeEqual(right, given)
    const link = isSigned
      ? await db.selectFrom('flowDecisionLinks').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
    if (!link) throw new AppError('notFound', 'workflow.link.invalid')
    if (link.usedAt !== null) throw new AppError('refused', 'workflow.link.used')
    if (link.expiresAt <= now()) throw new AppError('refused', 'workflow.link.expired')
    return { ...link, decision }
  }

  /** What the page of a link shows. Decides nothing. Throws a refusal for a link that cannot be used. */
  async function preview(token: string) {
    const { taskId, operatorId, userId, decision } = await open(token)
    const repository = createTaskRepository(db)
    const task = await repository.find(taskId)
    const duty = await repository.findOperator(operatorId)
    if (!task || !duty || duty.state === -1) throw new AppError('refused', 'workflow.operatorGone')
    if (duty.completion !== 0) throw new AppError('refused', 'workflow.alreadyDecided')
    if (task.status !== TASK_STATUS.running) throw new AppError('refused', 'workflow.notRunning')
    const names = await readNames(db, [task.creatorUserId, userId])
    return {
      decision,
      title: task.fullName,
      initiator: names.get(task.creatorUserId) ?? '',
      node: duty.nodeName,
      person: names.get(userId) ?? '',
    }
  }

  /** Decides with a link, as its person. A refused decision leaves the link usable. */
  async function decide(token: string, opinion: string): Promise<LinkDecision> {
    const { id, operatorId, userId, decision } = await open(token)
    const actor = await actorOf(userId)
    const claimed = await db
      .updateTable('flowDecisionLinks')
      .set({ usedAt: now() })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!claimed) throw new AppError('refused', 'workflow.link.used')
    try {
      await decisions[decision](operatorId, { body: { handleOpinion: opinion }, actor })
    } catch (error) {
      await db.updateTable('flowDecisionLinks').set({ usedAt: null }).where('id', '=', id).execute()
      throw error
    }
    return decision
  }

  /** The person of a link, with no other right than the duties of the person. */
  async function actorOf(userId: string): Promise<Actor> {
    const user = await findEnabledUser(db, userId)
    if (!user) throw new AppError('refused', 'workflow.personMissing')
    const place = await findCurrentPlace(db, userId)
    return {
      userId,
      account: user.account,
      realName: user.realName,
      organizeId: place?.organizeId ?? null,
      isAdministrator: false,
      sessionId: '',
      grants: new Set(),
      authorityVersion: '',
    }
  }

  return { linksOf, preview, decide }
}

export type FlowDecisionLinks = ReturnType<typeof createDecisionLinks>

const decisionOf = (text: string): LinkDecision | undefined =>
  text === 'agree' || text === 'reject' ? text : undefined
