import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { afterCommit } from '../../platform/db/transaction-guard.ts'
import type { Events } from '../../platform/events/index.ts'
import { sendMessage } from '../message/message.access.ts'
import type { Realtime } from '../realtime/index.ts'
import { readLiveUserNames } from '../user/user.access.ts'
import { createArticlesRepository } from './articles.repository.ts'
import type { Articles } from './articles.service.ts'
import { roomOf } from './together/together.service.ts'
import type { WritingSharesBody } from './writing.schema.ts'

interface SharingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Events
  articles: Pick<Articles, 'demand' | 'get'>
  realtime: Pick<Realtime, 'tell' | 'rooms'>
}

/** People with whom articles are shared. Only the owner of an article sees and changes them. */
export function createSharing({ db, now, newId, events, articles, realtime }: SharingDeps) {
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
      const shares = await inside.shares(id)
      const before = new Set(shares.map(({ userId }) => userId))
      await inside.setShares(
        id,
        [...wanted].flatMap(([userId, mayEdit]) =>
          known.has(userId) ? [{ articleId: id, userId, mayEdit, createdAt }] : [],
        ),
      )
      // Those who have the article open hear it at once.
      afterCommit(() => {
        for (const { userId, mayEdit } of shares) {
          const right = known.has(userId) ? wanted.get(userId) : undefined
          const told = { method: 'articleAccess' as const, articleId: id }
          if (right === undefined) realtime.rooms.expel(roomOf(id), userId, { ...told, access: 'none' })
          else if (right !== mayEdit) realtime.tell([userId], { ...told, access: right === 1 ? 'edit' : 'read' })
        }
      })
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
