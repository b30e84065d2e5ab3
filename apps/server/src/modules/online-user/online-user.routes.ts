import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, ref } from '../../platform/schema.ts'
import { OnlineUser, OnlineUserIdsBody, OnlineUserQuery } from './online-user.schema.ts'
import type { OnlineUserService } from './online-user.service.ts'

const URL = '/api/system/OnlineUser'

/** Routes of the module `online-user`. */
export function onlineUserRoutes(app: FastifyInstance, service: OnlineUserService) {
  const route = routesOf(app, 'online-user')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listOnlineUsers',
    summary: 'Users with an open session, in the organisations that the caller administers',
    permission: PERMISSION.onlineUser.view,
    query: OnlineUserQuery,
    data: Type.Array(ref(OnlineUser)),
    handle: ({ query, actor, request }) => service.list({ ...query, actor, language: request.language }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'forceOffline',
    summary: 'Ends the sessions of a user. The next request of each returns "session expired"',
    permission: PERMISSION.onlineUser.remove,
    params: IdParams,
    handle: async ({ params, actor, say }) =>
      say('onlineUser.done', { count: await service.forceOffline([params.id], actor) }),
  })
  route({
    method: 'DELETE',
    url: URL,
    operationId: 'forceManyOffline',
    summary: 'Ends the sessions of several users',
    permission: PERMISSION.onlineUser.remove,
    body: ref(OnlineUserIdsBody),
    handle: async ({ body, actor, say }) =>
      say('onlineUser.done', { count: await service.forceOffline(body.ids, actor) }),
  })
}
