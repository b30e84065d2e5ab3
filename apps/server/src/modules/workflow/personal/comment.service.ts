import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { settleCommentFiles } from '../duty/decision-files.ts'
import { userRows } from '../../user/user.access.ts'
import type { QueryService } from '../task/query.service.ts'
import type { FlowCommentBody, FlowCommentQuery } from './personal.schema.ts'

interface CommentDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  queries: Pick<QueryService, 'findFor'>
}

/** Comments on tasks. Who may read a task reads its comments and writes some. */
export function createFlowComments({ db, queries, now, newId }: CommentDeps) {
  async function list({ taskId, currentPage = 1, pageSize = 20 }: FlowCommentQuery, actor: Actor) {
    await queries.findFor(taskId, actor)
    const ofTask = db
      .selectFrom('flowComments as comment')
      .where('comment.taskId', '=', taskId)
      .where('comment.removedTime', 'is', null)
    const rows = await ofTask
      .leftJoin(userRows('author'), 'author.id', 'comment.creatorUserId')
      .selectAll('comment')
      .select(['author.realName', 'author.account', 'author.headIcon'])
      .orderBy('comment.creatorTime', 'desc')
      .orderBy('comment.id', 'desc')
      .offset((currentPage - 1) * pageSize)
      .limit(pageSize)
      .execute()
    const { total } = await ofTask
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return {
      list: rows.map((row) => ({
        id: row.id,
        text: row.text,
        image: row.image,
        file: row.file,
        creatorTime: row.creatorTime.getTime(),
        creatorUserName: row.realName ?? '',
        creatorUserId: row.account ?? '',
        creatorUserHeadIcon: row.headIcon ?? '',
        isDel: row.creatorUserId === actor.userId,
      })),
      pagination: { currentPage, pageSize, total: Number(total) },
    }
  }

  async function add({ taskId, text, image, file }: FlowCommentBody, actor: Actor) {
    await queries.findFor(taskId, actor)
    const images = await settleCommentFiles(db, image, actor.userId)
    const files = await settleCommentFiles(db, file, actor.userId)
    const fileIds = [...new Set([...images.ids, ...files.ids])]
    const row = { taskId, text: text.trim(), image: images.text, file: files.text, fileIds }
    await db
      .insertInto('flowComments')
      .values({ ...row, id: newId(), creatorUserId: actor.userId, creatorTime: now() })
      .execute()
  }

  async function remove(id: string, actor: Actor) {
    const row = found(
      await db
        .selectFrom('flowComments')
        .select('creatorUserId')
        .where('id', '=', id)
        .where('removedTime', 'is', null)
        .executeTakeFirst(),
    )
    if (row.creatorUserId !== actor.userId) throw new AppError('forbidden', 'error.forbidden')
    await db.updateTable('flowComments').set({ text: '', removedTime: now() }).where('id', '=', id).execute()
  }

  return { list, add, remove }
}

export type FlowComments = ReturnType<typeof createFlowComments>
