import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import type { UserActions } from './user.actions.ts'
import type { UserBulk } from './user-bulk.ts'
import { BulkBody, BulkOutcome, ResetPasswordBody, User, UserBody, UserListQuery, UserRow } from './user.schema.ts'
import type { UserService } from './user.service.ts'
import type { UserWriter } from './user.writer.ts'

/** Base path of the user routes. */
const USERS_URL = '/api/permission/Users'
const may = PERMISSION.user

/** Routes of the user page. */
export function userRoutes(
  app: FastifyInstance,
  {
    service,
    writer,
    actions,
    bulk,
  }: { service: UserService; writer: UserWriter; actions: UserActions; bulk: UserBulk },
) {
  const route = routesOf(app, 'user')

  route({
    method: 'GET',
    url: USERS_URL,
    operationId: 'listUsers',
    summary:
      'Paged list of the users of an organisation and its descendants, found by name, account, mobile number and pinyin',
    permission: may.view,
    query: UserListQuery,
    data: pageOf(ref(UserRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'POST',
    url: USERS_URL,
    operationId: 'createUser',
    summary: 'Creates a user with the initial password of the settings',
    permission: may.add,
    body: ref(UserBody),
    done: 'done.created',
    handle: async ({ body, actor, say }) => {
      const { hasPassword } = await writer.create(body, actor)
      if (!hasPassword) say('user.createdWithoutPassword', {})
    },
  })
  route({
    method: 'GET',
    url: `${USERS_URL}/:id`,
    operationId: 'getUser',
    summary: 'One user',
    permission: may.view,
    params: IdParams,
    data: ref(User),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${USERS_URL}/:id`,
    operationId: 'updateUser',
    summary:
      'Updates a user. With lastModifyTime: refused if the user changed since. Disabling or locking ends the sessions of the user',
    permission: may.edit,
    params: IdParams,
    body: ref(UserBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => writer.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${USERS_URL}/:id`,
    operationId: 'deleteUser',
    summary: 'Deletes a user who keeps no organisation and manages nobody. The recycle bin restores the user',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => actions.remove(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${USERS_URL}/:id/Actions/ResetPassword`,
    operationId: 'resetUserPassword',
    summary: 'Sets the password of a user and ends all sessions of that user',
    permission: may.password,
    params: IdParams,
    body: ref(ResetPasswordBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => actions.resetPassword(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${USERS_URL}/:id/Actions/State`,
    operationId: 'toggleUserState',
    summary: 'Disables an enabled user and ends the sessions of that user; enables a disabled user',
    permission: may.edit,
    params: IdParams,
    done: 'done.updated',
    handle: ({ params, actor }) => actions.setState(params.id, { actor }),
  })
  route({
    method: 'PUT',
    url: `${USERS_URL}/:id/Actions/unlock`,
    operationId: 'unlockUser',
    summary: 'Unlocks a user who is locked after wrong passwords',
    permission: may.unlock,
    params: IdParams,
    done: 'done.ok',
    handle: ({ params, actor }) => actions.unlock(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${USERS_URL}/Actions/Bulk`,
    operationId: 'changeUsers',
    summary:
      'Enables, disables, deletes or moves several users. Returns the reason of each failure; the others continue',
    // The required permission depends on the action.
    permission: 'signed-in',
    body: ref(BulkBody),
    data: listOf(ref(BulkOutcome)),
    handle: async ({ body, actor, request }) => ({ list: await bulk.run(body, { actor, language: request.language }) }),
  })
}
