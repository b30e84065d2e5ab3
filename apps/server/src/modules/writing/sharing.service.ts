import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { sendMessage } from '../message/message.access.ts'
import { readLiveUserNames } from '../user/user.access.ts'
import { createArticlesRepository } from './articles.repository.ts'
import type { Articles } from './articles.service.ts'
import type { WritingSharesBody } from './writing.schema.ts'

interface SharingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Events
  articles: Pick<Articles, 'demand' | 'get'>
}

/** People with whom articles are shared. Only the owner of an article sees and changes them. */
export function createSharing({ db, now, newId, events, articles }: SharingDeps) {
  async function list(id: string, actor: Actor) {
    await articles.demand(id, { access: 'own', actor })
    const rows = await createArticlesRepository(db).shares(id)
    return { list: rows.map(({ realName, ...row }) => ({ ...row, name: realName ?? '' })) }
  }

  /** Shares with these people and no others. New ones are told. */
  async function save(id: string, { body, actor }: { body: WritingSharesBody; actor: Actor }) {
    await articles.demand(id, { access: 'own', actor })
    const { title } = await articles.get(id, actor)
    const wanted = new Map(body.list.map(({ userId, mayEdit }) => [userId, mayEdit]))
    wanted.delete(actor.userId)
    const people = wanted.size === 0 ? [] : await readLiveUserNames(db, [...wanted.keys()])
    const known = new Set(people.map((person) => person.id))
    const createdAt = now()
    await db.transaction().execute(async (trx) => {
      const inside = createArticlesRepository(trx)
      const before = new Set((await inside.shares(id)).map(({ userId }) => userId))
      await inside.setShares(
        id,
        [...wanted].flatMap(([userId, mayEdit]) =>
          known.has(userId) ? [{ articleId: id, userId, mayEdit, createdAt }] : [],
        ),
      )
      const to = [...known].filter((userId) => !before.has(userId))
      if (to.length === 0) return
      await sendMessage(
        trx,
        { events, now, newId },
        {
          to,
          kind: 'articleShared',
          title: { key: 'message.articleShared', params: { author: actor.realName, title } },
          link: `/writing/editor?id=${encodeURIComponent(id)}`,
        },
      )
    })
  }

  return { list, save }
}

export type Sharing = ReturnType<typeof createSharing>
