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
    summary: 'Every enabled person',
    permission: 'signed-in',
    data: listOf(ref(UserOption)),
    handle: async ({ actor }) => ({ list: await lookup.listAll(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listUserTree',
    summary: 'Organisations with their enabled people; those without anybody are left out',
    permission: 'signed-in',
    data: listOf(ref(UserNode)),
    handle: async ({ actor }) => ({ list: await lookup.listTree(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/ImUser`,
    operationId: 'listUserContacts',
    summary: 'Enabled people in pages, without the caller',
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
      'What is right below an organisation (0: the top); with a keyword people wherever they are, in pages of 50',
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
    summary: 'Names of people by their ids, disabled and deleted ones too',
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
    summary: 'Whose manager the caller is',
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
    summary: 'People of one organisation, or of the one where the caller works',
    permission: 'signed-in',
    query: OrganizationPeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfOrganization(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/GetUsersByPositionId`,
    operationId: 'listUsersOfPosition',
    summary: 'The organisation of a position, with those who hold it',
    permission: 'signed-in',
    query: PositionPeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfPosition(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/GetUsersByRoleOrgId`,
    operationId: 'listUsersOfRole',
    summary: 'Who holds a role, organisation by organisation (0: the top)',
    permission: 'signed-in',
    query: RolePeopleQuery,
    data: Type.Array(ref(UserNode)),
    handle: ({ query, actor }) => lookup.listOfRole(query, actor),
  })
}
