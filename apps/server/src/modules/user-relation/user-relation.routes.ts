import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { Members, MembersBody, ObjectParams } from './user-relation.schema.ts'
import type { UserRelationService } from './user-relation.service.ts'

const URL = '/api/permission/UserRelation'

/** Routes of members of positions, roles and user groups. The permission depends on the type. */
export function userRelationRoutes(app: FastifyInstance, service: UserRelationService) {
  const route = routesOf(app, 'user-relation')

  route({
    method: 'GET',
    url: `${URL}/:objectId`,
    operationId: 'listMembers',
    summary: 'Ids of the members of a position, role or user group',
    permission: 'signed-in',
    params: ObjectParams,
    data: Members,
    handle: async ({ params, actor }) => ({ ids: await service.list(params.objectId, actor) }),
  })
  route({
    method: 'POST',
    url: `${URL}/:objectId`,
    operationId: 'saveMembers',
    summary: 'Replaces the members of a position, role or user group',
    permission: 'signed-in',
    params: ObjectParams,
    body: ref(MembersBody),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.save(params.objectId, { body, actor }),
  })
}
