import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import {
  MessageEvents,
  MessageParameters,
  MessageTemplate,
  MessageTemplateBody,
  MessageTemplateQuery,
  MessageTemplateRow,
} from './message-template.schema.ts'
import type { MessageTemplateService } from './message-template.service.ts'

const URL = '/api/system/MessageTemplate'
const may = PERMISSION.messageTemplate

/** Routes of message templates. */
export function messageTemplateRoutes(app: FastifyInstance, service: MessageTemplateService) {
  const route = routesOf(app, 'message-template')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listMessageTemplates',
    summary: 'Paged list of templates',
    permission: may.view,
    query: MessageTemplateQuery,
    data: pageOf(ref(MessageTemplateRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Events`,
    operationId: 'listMessageEvents',
    summary: 'Events that send messages, with their parameters and texts, and the channels',
    permission: may.view,
    data: ref(MessageEvents),
    handle: ({ request: { language } }) => service.events(language),
  })
  route({
    method: 'GET',
    url: `${URL}/getTemplate/:id`,
    operationId: 'getMessageParameters',
    summary: 'Parameters of a template',
    permission: may.view,
    params: IdParams,
    data: ref(MessageParameters),
    handle: ({ params, request: { language } }) => service.parameters(params.id, language),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getMessageTemplate',
    summary: 'One template',
    permission: may.view,
    params: IdParams,
    data: ref(MessageTemplate),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createMessageTemplate',
    summary: 'Creates a template. Only one template per event can be enabled',
    permission: may.add,
    body: ref(MessageTemplateBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateMessageTemplate',
    summary: 'Updates a template. With lastModifyTime: refused if the template changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(MessageTemplateBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleMessageTemplate',
    summary: 'Enables or disables a template. Without an enabled template the default text applies',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteMessageTemplate',
    summary: 'Deletes a template. The default text applies again',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
