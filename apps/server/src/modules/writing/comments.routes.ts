import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, ref } from '../../platform/schema.ts'
import {
  CommentParams,
  WritingCommentAdded,
  WritingCommentBody,
  WritingResolvedBody,
  WritingThread,
} from './comments.schema.ts'
import type { ArticleComments } from './comments.service.ts'

const URL = '/api/writing/article/:id/Comments'

/** Routes of the comments on own and shared articles. */
export function commentRoutes(app: FastifyInstance, comments: ArticleComments) {
  const route = routesOf(app, 'writing')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listWritingComments',
    summary: 'Comments on an article, each with its answers, oldest first',
    permission: 'signed-in',
    params: IdParams,
    data: Type.Array(ref(WritingThread)),
    handle: ({ params, actor }) => comments.list(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'addWritingComment',
    summary: 'Comments on a text of an article or on all of it, or answers a comment',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingCommentBody),
    data: ref(WritingCommentAdded),
    handle: ({ params, body, actor }) => comments.add(params.id, { comment: body, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:commentId/Actions/Resolve`,
    operationId: 'resolveWritingComment',
    summary: 'Marks a comment as resolved, or opens it again',
    permission: 'signed-in',
    params: CommentParams,
    body: ref(WritingResolvedBody),
    handle: ({ params: { id, commentId }, body: { isResolved }, actor }) =>
      comments.resolve(id, { commentId, isResolved, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:commentId`,
    operationId: 'deleteWritingComment',
    summary: 'Deletes a comment with its answers',
    permission: 'signed-in',
    params: CommentParams,
    done: 'done.deleted',
    handle: ({ params: { id, commentId }, actor }) => comments.remove(id, { commentId, actor }),
  })
}
