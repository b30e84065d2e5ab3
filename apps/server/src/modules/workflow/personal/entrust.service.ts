import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { likePattern } from '../../../platform/db/like-pattern.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { findEnabledUser, userNames } from '../../user/user.access.ts'
import type { EngineService } from '../engine/engine.service.ts'
import type { FlowDelegateBody } from './personal.schema.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** From here on a minute is the end of a day, such as 23:59:59 in any time zone. */
const LAST_SECOND = 59_000

interface EntrustDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  engines: EngineService
}

/** Delegations: who may act for the caller, in which flow and when. */
export function createEntrustService({ db, engines, now, newId }: EntrustDeps) {
  const own = ({ userId }: Actor) =>
    db
      .selectFrom('flowEntrusts as entrust')
      .leftJoin(userNames('person'), 'person.id', 'entrust.toUserId')
      .where('entrust.creatorUserId', '=', userId)

  const rowsOf = (actor: Actor) => own(actor).selectAll('entrust').select(['person.realName', 'person.account'])

  async function list(query: { currentPage?: number; pageSize?: number; keyword?: string }, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword = '' } = query
    const pattern = likePattern(keyword)
    const isFound = sql<boolean>`(${keyword} = '' or entrust.flow_name ilike ${pattern} or person.real_name ilike ${pattern})`
    const rows = await rowsOf(actor)
      .where(isFound)
      .orderBy('entrust.creatorTime', 'desc')
      .orderBy('entrust.id')
      .offset((currentPage - 1) * pageSize)
      .limit(pageSize)
      .execute()
    const { total } = await own(actor)
      .where(isFound)
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return { list: rows.map(asRead), pagination: { currentPage, pageSize, total: Number(total) } }
  }

  const find = async (id: string, actor: Actor) =>
    found(await rowsOf(actor).where('entrust.id', '=', id).executeTakeFirst())
  const get = async (id: string, actor: Actor) => asRead(await find(id, actor))

  /** The columns of a delegation. The whole last day counts; an end that was read and sent again stays. */
  async function checked(body: FlowDelegateBody, { actor, stored }: { actor: Actor; stored?: EntrustRow }) {
    if (body.toUserId === actor.userId) throw refusedField('toUserId', 'workflow.entrustSelf')
    if (!(await findEnabledUser(db, body.toUserId))) throw refusedField('toUserId', 'workflow.personMissing')
    if (body.endTime < body.startTime) throw refusedField('endTime', 'workflow.entrustPeriod')
    const flow = await engines.find(body.flowId)
    const startTime = new Date(body.startTime)
    const isEnd = body.endTime % MINUTE >= LAST_SECOND || body.endTime === stored?.endTime.getTime()
    const endTime = new Date(isEnd ? body.endTime : body.endTime + DAY - 1)
    const same = await db
      .selectFrom('flowEntrusts')
      .select('id')
      .where('creatorUserId', '=', actor.userId)
      .where('toUserId', '=', body.toUserId)
      .where('flowId', '=', body.flowId)
      .where('startTime', '<=', endTime)
      .where('endTime', '>=', startTime)
      .where('id', '<>', stored?.id ?? '')
      .executeTakeFirst()
    if (same) throw refusedField('toUserId', 'workflow.entrustTaken')
    const period = { flowId: body.flowId, startTime, endTime }
    if (await leadsBack(db, { from: body.toUserId, to: actor.userId, ...period, except: stored?.id ?? '' }))
      throw refusedField('toUserId', 'workflow.entrustCircle')
    return {
      toUserId: body.toUserId,
      flowId: flow.id,
      flowName: `${flow.fullName}/${flow.enCode}`,
      flowCategory: flow.category,
      startTime,
      endTime,
      description: body.description ?? '',
    }
  }

  async function create(body: FlowDelegateBody, actor: Actor) {
    const values = await checked(body, { actor })
    await db
      .insertInto('flowEntrusts')
      .values({ ...values, id: newId(), creatorUserId: actor.userId, creatorTime: now() })
      .execute()
  }

  async function update(id: string, { body, actor }: { body: FlowDelegateBody; actor: Actor }) {
    const stored = await find(id, actor)
    const values = await checked(body, { actor, stored })
    await db.updateTable('flowEntrusts').set(values).where('id', '=', id).execute()
  }

  async function remove(id: string, actor: Actor) {
    await find(id, actor)
    await db.deleteFrom('flowEntrusts').where('id', '=', id).execute()
  }

  return { list, get, create, update, remove }
}

export type EntrustService = ReturnType<typeof createEntrustService>

interface Circle {
  from: string
  to: string
  flowId: string
  startTime: Date
  endTime: Date
  /** The delegation that is being changed. */
  except: string
}

/** Whether delegations of the same flow and time lead from one person to another one. */
async function leadsBack(db: Db, { from, to, flowId, startTime, endTime, except }: Circle): Promise<boolean> {
  const { rows } = await sql`
    with recursive chain (user_id) as (
      select ${from}::text
      union select e.to_user_id from flow_entrusts e join chain on e.creator_user_id = chain.user_id
      where e.flow_id = ${flowId} and e.id <> ${except}
        and e.start_time <= ${endTime}::timestamptz and e.end_time >= ${startTime}::timestamptz)
    select 1 from chain where user_id = ${to}`.execute(db)
  return rows.length > 0
}

interface EntrustRow {
  id: string
  toUserId: string
  flowId: string
  flowName: string
  flowCategory: string
  startTime: Date
  endTime: Date
  description: string
  sortCode: number
  creatorTime: Date
  realName: string | null
  account: string | null
}

const asRead = (row: EntrustRow) => ({
  id: row.id,
  toUserId: row.toUserId,
  toUserName: row.realName === null ? '' : `${row.realName}/${row.account ?? ''}`,
  flowId: row.flowId,
  flowName: row.flowName,
  flowCategory: row.flowCategory,
  startTime: row.startTime.getTime(),
  endTime: row.endTime.getTime(),
  description: row.description,
  sortCode: row.sortCode,
  creatorTime: row.creatorTime.getTime(),
})
