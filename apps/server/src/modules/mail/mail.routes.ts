import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { pageOf, ref } from '../../platform/schema.ts'
import { MailDelivery, MailDeliveryQuery, MailIdsBody, TestMailBody } from './mail.schema.ts'
import type { MailService } from './mail.service.ts'

const URL = '/api/system/Mail'

/** Routes of mails of the system. */
export function mailRoutes(app: FastifyInstance, service: MailService) {
  const route = routesOf(app, 'mail')

  route({
    method: 'GET',
    url: `${URL}/Delivery`,
    operationId: 'listMailDeliveries',
    summary: 'Mails of the system, newest first: waiting, sent and failed',
    permission: PERMISSION.mailDelivery.view,
    query: MailDeliveryQuery,
    data: pageOf(ref(MailDelivery)),
    handle: ({ query, request: { language } }) => service.list(query, language),
  })
  route({
    method: 'POST',
    url: `${URL}/Delivery/Actions/Retry`,
    operationId: 'retryMailDeliveries',
    summary: 'Queues failed and waiting mails again',
    permission: PERMISSION.mailDelivery.retry,
    body: ref(MailIdsBody),
    handle: async ({ body, say }) => say('mail.retried', { count: await service.retry(body.ids) }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Test`,
    operationId: 'sendTestMail',
    summary: 'Sends a test mail at once with the stored settings; a refusal names the reason',
    permission: PERMISSION.systemConfig.save,
    body: ref(TestMailBody),
    handle: async ({ body, say, request: { language } }) => {
      await service.sendTest(body.address, language)
      return say('mail.test.sent', { address: body.address.trim() })
    },
  })
}
