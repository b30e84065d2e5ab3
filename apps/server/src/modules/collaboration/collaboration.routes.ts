import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { listOf, pageOf, ref } from '../../platform/schema.ts'
import type { CardService } from './card.service.ts'
import type { CommentService } from './comment.service.ts'
import {
  CommentParams,
  CommentQuery,
  CommentResult,
  RecordCard,
  RecordComment,
  RecordCommentBody,
  RecordEditor,
  RecordParams,
} from './collaboration.schema.ts'
import type { EditorsService } from './editors.service.ts'

const URL = '/api/visualdev/Collaboration/:modelId/:id'

const keyOf = ({ modelId, id }: { modelId: string; id: string }) => ({ modelId, recordId: id })

/** Routes of comments on records, and of who has a record open. Each call needs the right to open the record. */
export function collaborationRoutes(
  app: FastifyInstance,
  { cards, comments, editors }: { cards: CardService; comments: CommentService; editors: EditorsService },
) {
  const route = routesOf(app, 'collaboration')

  route({
    method: 'GET',
    url: `${URL}/Comments`,
    operationId: 'listRecordComments',
    summary: 'Comments on a record, the newest first',
    permission: 'signed-in',
    params: RecordParams,
    query: CommentQuery,
    data: pageOf(ref(RecordComment)),
    handle: ({ params, query, actor }) => comments.list(keyOf(params), { query, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/Comments`,
    operationId: 'addRecordComment',
    summary: 'Adds a comment and sends a message to each mentioned user who may open the record',
    permission: 'signed-in',
    params: RecordParams,
    body: ref(RecordCommentBody),
    data: ref(CommentResult),
    handle: ({ params, body, actor }) => comments.add(keyOf(params), { comment: body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/Comments/:commentId`,
    operationId: 'deleteRecordComment',
    summary: 'Deletes a comment of the caller; administrators delete any',
    permission: 'signed-in',
    params: CommentParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => comments.remove(keyOf(params), { commentId: params.commentId, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/Card`,
    operationId: 'getRecordCard',
    summary: 'A record as a card: the texts that the caller may see, or that the caller may not open it',
    permission: 'signed-in',
    params: RecordParams,
    data: ref(RecordCard),
    handle: ({ params, actor }) => cards.card(keyOf(params), actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Editors`,
    operationId: 'openRecordEditor',
    summary: 'Notes that the caller has a record open, for 75 seconds; returns everybody who has',
    permission: 'signed-in',
    params: RecordParams,
    data: listOf(ref(RecordEditor)),
    handle: async ({ params, actor }) => ({ list: await editors.open(keyOf(params), actor) }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/Editors`,
    operationId: 'closeRecordEditor',
    summary: 'Notes that the caller has closed a record',
    permission: 'signed-in',
    params: RecordParams,
    handle: ({ params, actor }) => editors.close(keyOf(params), actor),
  })
}
