import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { escapeHtml } from '../../platform/html.ts'
import { found } from '../../platform/route.ts'
import { sendMessage } from '../message/message.access.ts'
import type { RecordPort } from '../record/index.ts'
import { linkToRecord, pageOfModel, type ReadMenu } from './record-page.ts'
import { readLiveUserNames, readUserNames } from '../user/user.access.ts'
import { createCollaborationRepository, type RecordKey } from './collaboration.repository.ts'
import type { CommentQuery, RecordComment, RecordCommentBody } from './collaboration.schema.ts'

export interface CommentDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Events
  records: Pick<RecordPort, 'get'>
  /** A user with the present rights. */
  actorOf: (userId: string, organizeId: string | null) => Promise<Actor>
  readMenu: ReadMenu
}

/** Comments on records. Who may open a record reads its comments and writes some. */
export function createCommentService({ db, now, newId, events, records, actorOf, readMenu }: CommentDeps) {
  const repository = createCollaborationRepository(db)

  const demandRecord = ({ modelId, recordId }: RecordKey, actor: Actor) =>
    records.get({ modelId, id: recordId, caller: { actor, side: 'pc' }, grant: { source: 'menu' } })

  async function list(key: RecordKey, { query, actor }: { query: CommentQuery; actor: Actor }) {
    await demandRecord(key, actor)
    const { currentPage = 1, pageSize = 20 } = query
    const rows = await repository.comments(key, { offset: (currentPage - 1) * pageSize, limit: pageSize })
    const ids = [...new Set(rows.flatMap(({ mentionedIds }) => mentionedIds))]
    const people = ids.length === 0 ? [] : await readUserNames(db, ids)
    const names = new Map(people.map(({ id, realName }) => [id, realName]))
    return {
      list: rows.map(({ id, authorId, realName, account, body, mentionedIds, createdAt }): RecordComment => ({
        id,
        authorId,
        author: realName === null ? '' : `${realName}/${account ?? ''}`,
        body,
        mentioned: mentionedIds.map((userId) => ({ id: userId, name: names.get(userId) ?? '' })),
        createdAt: createdAt.getTime(),
        mayDelete: mayDelete(actor, authorId),
      })),
      pagination: { currentPage, pageSize, total: await repository.countComments(key) },
    }
  }

  /** Stores a comment and tells each mentioned user who may open the record; returns the names of the others. */
  async function add(key: RecordKey, { comment, actor }: { comment: RecordCommentBody; actor: Actor }) {
    await demandRecord(key, actor)
    const mentionedIds = [...new Set(comment.mentionedIds)].filter((id) => id !== actor.userId)
    const known = mentionedIds.length === 0 ? [] : await readLiveUserNames(db, mentionedIds)
    const people = known.toSorted((a, b) => mentionedIds.indexOf(a.id) - mentionedIds.indexOf(b.id))
    const reached: { id: string; page: { path: string; name: string } | undefined }[] = []
    const notReached: string[] = []
    for (const { id, realName } of people) {
      const reader = await readerOf(key, id)
      if (reader) reached.push({ id, page: pageOfModel(await readMenu(reader), key.modelId) })
      else notReached.push(realName)
    }
    const body = comment.body.trim()
    const own = pageOfModel(await readMenu(actor), key.modelId)
    await db.transaction().execute(async (trx) => {
      const row = { id: newId(), ...key, authorId: actor.userId, body, mentionedIds: people.map(({ id }) => id) }
      await createCollaborationRepository(trx).insertComment({ ...row, createdAt: now() })
      for (const { id, page } of reached)
        await sendMessage(
          trx,
          { events, now, newId },
          {
            to: [id],
            kind: 'comment',
            title: {
              key: 'message.mentioned',
              params: { author: actor.realName, record: page?.name ?? own?.name ?? '' },
            },
            body: `<p>${escapeHtml(body).replaceAll('\n', '<br />')}</p>`,
            ...(page && { link: linkToRecord(page.path, key.recordId) }),
          },
        )
    })
    return { notReached }
  }

  /** The mentioned user with the present rights; undefined when the user may not open the record. */
  async function readerOf(key: RecordKey, userId: string): Promise<Actor | undefined> {
    try {
      const reader = await actorOf(userId, null)
      await demandRecord(key, reader)
      return reader
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  /** Authors delete their comments, administrators all. */
  async function remove(key: RecordKey, { commentId, actor }: { commentId: string; actor: Actor }) {
    await demandRecord(key, actor)
    const { authorId } = found(await repository.findComment(key, commentId))
    if (!mayDelete(actor, authorId)) throw new AppError('forbidden', 'error.forbidden')
    await repository.deleteComment(commentId, now())
  }

  return { list, add, remove }
}

export type CommentService = ReturnType<typeof createCommentService>

const mayDelete = ({ userId, isAdministrator }: Actor, authorId: string) => isAdministrator || userId === authorId
