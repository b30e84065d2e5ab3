import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createArticlesRepository } from './articles.repository.ts'

/** Saves within this time share a version, in milliseconds: a save every few seconds would push out all older ones. */
const VERSION_AGE = 10 * 60_000

/** A state of an article. */
export interface KeptState {
  id: string
  title: string
  json: string
  /** Keeps a version even if the last one is young. */
  isKept: boolean
  actor: Pick<Actor, 'userId'>
}

/** Keeps the state as a version. Versions never change, so the last state before a pause is never lost. */
export async function keepVersion(
  trx: Trx,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { id, title, json, isKept, actor }: KeptState,
) {
  const inside = createArticlesRepository(trx)
  const last = await inside.lastVersion(id)
  const createdAt = now()
  if (last && !isKept && createdAt.getTime() - last.createdAt.getTime() < VERSION_AGE) return
  await inside.addVersion({
    id: newId(),
    articleId: id,
    number: (last?.number ?? 0) + 1,
    title,
    content: json,
    userId: actor.userId,
    createdAt,
  })
}
