import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { pageOf, PageQuery, ref } from '../../../platform/schema.ts'
import type { FlowComments } from './comment.service.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowKeyParams } from '../engine/engine.schema.ts'
import type { EntrustService } from './entrust.service.ts'
import { FlowComment, FlowCommentBody, FlowCommentQuery, FlowDelegate, FlowDelegateBody } from './personal.schema.ts'

const DELEGATE = `${ENGINE}/FlowDelegate`
const COMMENT = `${ENGINE}/FlowComment`

/** Routes of delegations and of comments on tasks. */
export function personalRoutes(
  app: FastifyInstance,
  { entrusts, comments }: { entrusts: EntrustService; comments: FlowComments },
) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: DELEGATE,
    operationId: 'listFlowDelegates',
    summary: 'Delegations of the caller',
    permission,
    query: PageQuery,
    data: pageOf(ref(FlowDelegate)),
    handle: ({ query, actor }) => entrusts.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${DELEGATE}/:id`,
    operationId: 'getFlowDelegate',
    summary: 'A delegation of the caller',
    permission,
    params,
    data: ref(FlowDelegate),
    handle: ({ params: { id }, actor }) => entrusts.get(id, actor),
  })
  route({
    method: 'POST',
    url: DELEGATE,
    operationId: 'createFlowDelegate',
    summary: 'Lets another user act for the caller in a flow, for some days',
    permission,
    body: ref(FlowDelegateBody),
    done: 'done.created',
    handle: ({ body, actor }) => entrusts.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${DELEGATE}/:id`,
    operationId: 'updateFlowDelegate',
    summary: 'Changes a delegation of the caller',
    permission,
    params,
    body: ref(FlowDelegateBody),
    done: 'done.updated',
    handle: ({ params: { id }, body, actor }) => entrusts.update(id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${DELEGATE}/:id`,
    operationId: 'deleteFlowDelegate',
    summary: 'Ends a delegation of the caller',
    permission,
    params,
    done: 'done.deleted',
    handle: ({ params: { id }, actor }) => entrusts.remove(id, actor),
  })
  route({
    method: 'GET',
    url: COMMENT,
    operationId: 'listFlowComments',
    summary: 'Comments on a task, the newest first',
    permission,
    query: FlowCommentQuery,
    data: pageOf(ref(FlowComment)),
    handle: ({ query, actor }) => comments.list(query, actor),
  })
  route({
    method: 'POST',
    url: COMMENT,
    operationId: 'addFlowComment',
    summary: 'Adds a comment to a task',
    permission,
    body: ref(FlowCommentBody),
    done: 'done.created',
    handle: ({ body, actor }) => comments.add(body, actor),
  })
  route({
    method: 'DELETE',
    url: `${COMMENT}/:id`,
    operationId: 'deleteFlowComment',
    summary: 'Deletes a comment of the caller',
    permission,
    params,
    done: 'done.deleted',
    handle: ({ params: { id }, actor }) => comments.remove(id, actor),
  })
}
