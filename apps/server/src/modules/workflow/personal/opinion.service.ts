import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { FlowOpinionPhraseBody } from './personal.schema.ts'

/** Opinions that one person may keep. */
const MOST = 50

interface OpinionDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
}

/** 常用语: the opinions that a person keeps for decisions. Each call reads and changes those of the caller only. */
export function createFlowOpinions({ db, now, newId }: OpinionDeps) {
  const own = ({ userId }: Actor) => db.selectFrom('flowOpinions').where('userId', '=', userId)

  async function list(actor: Actor) {
    const rows = await own(actor).selectAll().orderBy('sortCode').orderBy('creatorTime', 'desc').orderBy('id').execute()
    return rows.map(({ id, content, sortCode }) => ({ id, commonWordsText: content, sortCode }))
  }

  async function get(id: string, actor: Actor) {
    const { content, sortCode } = found(await own(actor).selectAll().where('id', '=', id).executeTakeFirst())
    return { id, commonWordsText: content, sortCode }
  }

  /** The columns of an opinion; refused when the person keeps the same text already. */
  async function checked(
    { commonWordsText, sortCode = 0 }: FlowOpinionPhraseBody,
    { userId, id }: { userId: string; id: string },
  ) {
    const content = commonWordsText.trim()
    const same = await db
      .selectFrom('flowOpinions')
      .select('id')
      .where('userId', '=', userId)
      .where('content', '=', content)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (same) throw refusedField('commonWordsText', 'workflow.opinionKept')
    return { content, sortCode: sortCode ?? 0 }
  }

  async function create(body: FlowOpinionPhraseBody, actor: Actor) {
    const { userId } = actor
    const { total } = await own(actor)
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    if (Number(total) >= MOST) throw new AppError('refused', 'workflow.tooManyOpinions', { params: { most: MOST } })
    const row = { ...(await checked(body, { userId, id: '' })), id: newId(), userId, creatorTime: now() }
    // The same text, sent twice at once, is kept once.
    await db
      .insertInto('flowOpinions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'content']).doNothing())
      .execute()
  }

  async function update(id: string, { body, actor }: { body: FlowOpinionPhraseBody; actor: Actor }) {
    await get(id, actor)
    const row = await checked(body, { userId: actor.userId, id })
    await db.updateTable('flowOpinions').set(row).where('id', '=', id).where('userId', '=', actor.userId).execute()
  }

  /** Numbers the named opinions in their order; those that are not named, such as one that was just added, come first. */
  async function sort(ids: readonly string[], { userId }: Actor) {
    await sql`
      update flow_opinions set sort_code = coalesce(array_position(${ids}::text[], id), 0)
      where user_id = ${userId}`.execute(db)
  }

  async function remove(id: string, actor: Actor) {
    await get(id, actor)
    await db.deleteFrom('flowOpinions').where('id', '=', id).where('userId', '=', actor.userId).execute()
  }

  return { list, get, create, update, sort, remove }
}

export type FlowOpinions = ReturnType<typeof createFlowOpinions>
