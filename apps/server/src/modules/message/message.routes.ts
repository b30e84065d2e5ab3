import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import {
  MessageFilter,
  MessageIdsBody,
  MessageInfo,
  MessageQuery,
  MessageRow,
  MessageSetting,
  UnreadMessages,
} from './message.schema.ts'
import type { MessageService } from './message.service.ts'

const URL = '/api/message'

/** Routes of received messages; each user reaches only their own. */
export function messageRoutes(app: FastifyInstance, service: MessageService) {
  const route = routesOf(app, 'message')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listMessages',
    summary: 'Paged list of the messages of the caller. Type 2 selects all messages except notices',
    permission: 'signed-in',
    query: MessageQuery,
    data: pageOf(ref(MessageRow)),
    handle: ({ query, actor, request: { language } }) => service.list(query, { actor, language }),
  })
  route({
    method: 'GET',
    url: `${URL}/Unread`,
    operationId: 'getUnreadMessages',
    summary: 'Number of unread messages and notices, with the latest titles',
    permission: 'signed-in',
    data: ref(UnreadMessages),
    handle: ({ actor, request: { language } }) => service.unread({ actor, language }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/ReadAll`,
    operationId: 'readAllMessages',
    summary: 'Marks messages of the caller as read: all, or those that match the filters',
    permission: 'signed-in',
    query: MessageFilter,
    done: 'message.allRead',
    handle: ({ query, actor }) => service.readAll(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ReadInfo/:id`,
    operationId: 'readMessage',
    summary: 'Returns one message with its body and files, and marks it as read',
    permission: 'signed-in',
    changes: true,
    params: IdParams,
    data: ref(MessageInfo),
    handle: ({ params, actor, request: { language } }) => service.read(params.id, { actor, language }),
  })
  route({
    method: 'PUT',
    url: `${URL}/ReadInfo/:id/Actions/Confirm`,
    operationId: 'confirmMessage',
    summary: 'Confirms that the caller has read a notice that requires confirmation',
    permission: 'signed-in',
    params: IdParams,
    done: 'message.confirmed',
    handle: ({ params, actor }) => service.confirm(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/Record`,
    operationId: 'deleteMessages',
    summary: 'Deletes messages from the list of the caller',
    permission: 'signed-in',
    body: ref(MessageIdsBody),
    done: 'done.deleted',
    handle: ({ body, actor }) => service.remove(body.ids, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Setting`,
    operationId: 'getMessageSetting',
    summary: 'Notification settings of the caller',
    permission: 'signed-in',
    data: ref(MessageSetting),
    handle: ({ actor }) => service.setting(actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/Setting`,
    operationId: 'saveMessageSetting',
    summary: 'Saves the notification settings of the caller',
    permission: 'signed-in',
    body: ref(MessageSetting),
    done: 'done.saved',
    handle: async ({ body, actor }) => {
      await service.saveSetting(body, actor)
    },
  })
}
