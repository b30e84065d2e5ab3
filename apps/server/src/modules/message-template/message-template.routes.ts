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
    summary: 'Templates page by page',
    permission: may.view,
    query: MessageTemplateQuery,
    data: pageOf(ref(MessageTemplateRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Events`,
    operationId: 'listMessageEvents',
    summary: 'Events of which the system informs people, with their parameters and texts, and the channels',
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
    summary: 'Adds a template; one per event can be enabled',
    permission: may.add,
    body: ref(MessageTemplateBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateMessageTemplate',
    summary: 'Changes a template; with lastModifyTime only if nobody changed it since',
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
    summary: 'Switches a template on or off; without one the text of the system applies',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteMessageTemplate',
    summary: 'Deletes a template; the text of the system applies again',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
