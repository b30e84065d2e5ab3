import { Type } from 'typebox'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import {
  ContactQuery,
  KeywordBody,
  OrganizationPeopleQuery,
  PositionPeopleQuery,
  RolePeopleQuery,
  UserContact,
  UserIdsBody,
  UserLabel,
  UserNode,
  UserNodeBody,
  UserNodes,
  UserOption,
} from './user-lookup.schema.ts'
import type { UserLookup } from './user-lookup.service.ts'

const URL = '/api/permission/Users'

/** Routes that pickers of users call. */
export function userLookupRoutes(app: FastifyInstance, lookup: UserLookup) {
  const route = routesOf(app, 'user')

  route({
    method: 'GET',
    url: `${URL}/All`,
    operationId: 'listAllUsers',
    summary: 'All enabled users',
    permission: 'signed-in',
    data: listOf(ref(UserOption)),
    handle: async ({ actor }) => ({ list: await lookup.listAll(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listUserTree',
    summary: 'Organisations with their enabled users. Organisations without users are omitted',
    permission: 'signed-in',
    data: listOf(ref(UserNode)),
    handle: async ({ actor }) => ({ list: await lookup.listTree(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/ImUser`,
    operationId: 'listUserContacts',
    summary: 'Paged list of enabled users, without the caller',
    permission: 'signed-in',
    query: ContactQuery,
    data: pageOf(ref(UserContact)),
    handle: ({ query, actor }) => lookup.listContacts(query, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/ImUser/Selector/:id`,
    operationId: 'listUserNodes',
    summary:
      'Direct children of an organisation (0: the top level). With a keyword: matching users of all levels, in pages of 50',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(UserNodeBody),
    data: UserNodes,
    handle: ({ params, body, actor }) => lookup.listNodes(params.id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/getUserList`,
    operationId: 'listUsersByIds',
    summary: 'Names of users by id, including disabled and deleted users',
    permission: 'signed-in',
    reads: true,
    body: ref(UserIdsBody),
    data: listOf(ref(UserLabel)),
    handle: async ({ body, actor }) => ({ list: await lookup.listByIds(body.userId ?? body.ids ?? [], actor) }),
  })
  route({
    method: 'POST',
    url: `${URL}/getSubordinates`,
    operationId: 'listUserSubordinates',
    summary: 'Users whose manager is the caller',
    permission: 'signed-in',
    reads: true,
    body: ref(KeywordBody),
    data: Type.Array(ref(UserNode)),
    handle: ({ body, actor }) => lookup.listSubordinates(body.keyword, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/getOrganization`,
    operationId: 'listUsersOfOrganization',
    summary: 'Users of one organisation, by default the current organisation of the caller',
    permission: 'signed-in',
    query: OrganizationPeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfOrganization(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/GetUsersByPositionId`,
    operationId: 'listUsersOfPosition',
    summary: 'Organisation of a position, with the members of the position',
    permission: 'signed-in',
    query: PositionPeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfPosition(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/GetUsersByRoleOrgId`,
    operationId: 'listUsersOfRole',
    summary: 'Members of a role by organisation (0: the top level)',
    permission: 'signed-in',
    query: RolePeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfRole(query, actor),
  })
}
