import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { escapeHtml } from '../../platform/html.ts'
import { found } from '../../platform/route.ts'
import { sendMessage } from '../message/message.access.ts'
import { readUserNames } from '../user/user.access.ts'
import type { Articles } from './articles.service.ts'
import type { Together } from './together/together.service.ts'
import { createCommentsRepository } from './comments.repository.ts'
import type { WritingCommentBody } from './comments.schema.ts'

interface CommentsDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  events: Events
  articles: Pick<Articles, 'accessOf' | 'demand' | 'headOf'>
  together: Pick<Together, 'tellComments'>
}

/** Comments on articles. Who reads an article reads and writes comments; who edits it resolves them. */
export function createArticleComments({ db, now, newId, events, articles, together }: CommentsDeps) {
  const repository = createCommentsRepository(db)
  const accessOf = async (id: string, actor: Actor) => found(await articles.accessOf(actor, id))

  /** The threads in the order of their first comments. */
  async function list(id: string, actor: Actor) {
    const access = await accessOf(id, actor)
    const rows = await repository.list(id)
    const people = rows.length === 0 ? [] : await readUserNames(db, [...new Set(rows.map(({ authorId }) => authorId))])
    const names = new Map(people.map((person) => [person.id, person.realName]))
    const shown = (row: (typeof rows)[number]) => ({
      id: row.id,
      author: names.get(row.authorId) ?? '',
      body: row.body,
      createdAt: row.createdAt.getTime(),
      mayDelete: access === 'own' || row.authorId === actor.userId,
    })
    return rows
      .filter(({ threadId }) => threadId === null)
      .map((first) => ({
        id: first.id,
        quote: first.quote,
        isResolved: first.resolvedAt !== null,
        comments: [first, ...rows.filter(({ threadId }) => threadId === first.id)].map(shown),
      }))
  }

  /** Adds a comment, or an answer to one. The owner and those who wrote in the thread are told. */
  async function add(id: string, { comment, actor }: { comment: WritingCommentBody; actor: Actor }) {
    await accessOf(id, actor)
    const { title, creatorUserId } = await articles.headOf(id)
    const threadId = comment.threadId || null
    if (threadId !== null && found(await repository.find(id, threadId)).threadId !== null)
      throw new AppError('notFound', 'error.recordMissing')
    const row = {
      id: newId(),
      articleId: id,
      threadId,
      authorId: actor.userId,
      quote: comment.quote?.trim() ?? '',
      body: comment.body.trim(),
      createdAt: now(),
    }
    const writers = threadId === null ? [] : await repository.writers(threadId)
    const to = [...new Set([creatorUserId ?? '', ...writers])].filter((userId) => userId !== actor.userId)
    await db.transaction().execute(async (trx) => {
      await createCommentsRepository(trx).insert(row)
      if (to.length === 0) return
      const letter = {
        to,
        kind: 'articleCommented' as const,
        title: { key: 'message.articleCommented', params: { author: actor.realName, title } },
        body: `<p>${escapeHtml(row.body).replaceAll('\n', '<br />')}</p>`,
        link: `/writing/editor?id=${encodeURIComponent(id)}`,
      }
      await sendMessage(trx, { events, now, newId }, letter)
    })
    together.tellComments(id)
    return { id: row.id }
  }

  async function resolve(
    id: string,
    { commentId, isResolved, actor }: { commentId: string; isResolved: boolean; actor: Actor },
  ) {
    await articles.demand(id, { access: 'edit', actor })
    const { threadId } = found(await repository.find(id, commentId))
    await repository.resolve(threadId ?? commentId, isResolved ? now() : null)
    together.tellComments(id)
  }

  /** Authors delete their comments, the owner of the article all. */
  async function remove(id: string, { commentId, actor }: { commentId: string; actor: Actor }) {
    const access = await accessOf(id, actor)
    const { authorId } = found(await repository.find(id, commentId))
    if (access !== 'own' && authorId !== actor.userId) throw new AppError('forbidden', 'error.forbidden')
    await repository.remove(commentId)
    together.tellComments(id)
  }

  return { list, add, resolve, remove }
}

export type ArticleComments = ReturnType<typeof createArticleComments>
