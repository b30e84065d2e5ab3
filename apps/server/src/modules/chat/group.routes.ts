import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import {
  ChatAdminRight,
  ChatGroup,
  ChatGroupBody,
  ChatGroupName,
  ChatInvitation,
  ChatMuting,
  GroupMemberParams,
  GroupParams,
} from './chat.schema.ts'
import type { GroupService } from './group.service.ts'

const URL = '/api/message/imgroup'

/** Routes of groups of the chat. The service refuses everybody who is not a member. */
export function groupRoutes(app: FastifyInstance, service: GroupService) {
  const route = routesOf(app, 'chat')

  route({
    method: 'POST',
    url: URL,
    operationId: 'createChatGroup',
    summary: 'Creates a group with the caller as its administrator',
    permission: 'signed-in',
    body: ref(ChatGroupBody),
    data: ref(ChatGroup),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(actor, body),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getChatGroup',
    summary: 'Name and members of a group of the caller',
    permission: 'signed-in',
    // The chat is private: an administrator who views as somebody else does not see it.
    whileViewing: false,
    params: GroupParams,
    data: ref(ChatGroup),
    handle: ({ params, actor }) => service.read(actor, params.id),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'renameChatGroup',
    summary: 'Renames a group; for its administrators',
    permission: 'signed-in',
    params: GroupParams,
    body: ref(ChatGroupName),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.rename(actor, params.id, body.name),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Mute`,
    operationId: 'muteChatGroup',
    summary: 'Silences a group for the caller, or ends this',
    permission: 'signed-in',
    params: GroupParams,
    body: ref(ChatMuting),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.mute(actor, params.id, body.isMuted === 1),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Members`,
    operationId: 'inviteToChatGroup',
    summary: 'Adds members to a group of the caller',
    permission: 'signed-in',
    params: GroupParams,
    body: ref(ChatInvitation),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.invite(actor, params.id, body.userIds),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Members/:userId`,
    operationId: 'setChatGroupAdmin',
    summary: 'Makes a member an administrator of the group, or ends this; for its administrators',
    permission: 'signed-in',
    params: GroupMemberParams,
    body: ref(ChatAdminRight),
    done: 'done.saved',
    handle: ({ params: { id, userId }, body, actor }) =>
      service.setAdmin(actor, id, { userId, isAdmin: body.isAdmin === 1 }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id/Members/:userId`,
    operationId: 'removeFromChatGroup',
    summary: 'The caller leaves the group, or an administrator of the group removes a member',
    permission: 'signed-in',
    params: GroupMemberParams,
    handle: ({ params, actor }) => service.remove(actor, params.id, params.userId),
  })
}
