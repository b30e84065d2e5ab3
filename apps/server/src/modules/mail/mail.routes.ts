import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { pageOf, ref } from '../../platform/schema.ts'
import {
  FamilyMailTestBody,
  MailDelivery,
  MailDeliveryQuery,
  MailIdsBody,
  TestMailAnswer,
  TestMailBody,
} from './mail.schema.ts'
import type { MailTestService } from './mail-test.service.ts'
import type { MailService } from './mail.service.ts'

const URL = '/api/system/Mail'

/** Each call may connect to any server: more would be a scanner. */
const TEST_LIMIT = { perMinute: 5 }

/** Routes of mails of the system. */
export function mailRoutes(app: FastifyInstance, { service, tests }: { service: MailService; tests: MailTestService }) {
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
    summary: 'Sends a test mail at once, with the settings as typed; a refusal names the reason',
    permission: PERMISSION.systemConfig.save,
    body: ref(TestMailBody),
    limit: TEST_LIMIT,
    data: ref(TestMailAnswer),
    handle: ({ body, actor, request: { language } }) => tests.sendTest(body, { actor, language }),
  })
  route({
    method: 'POST',
    url: '/api/system/SysConfig/Email/Test',
    operationId: 'testMailServers',
    summary: 'Signs in to the servers of mail with the settings as typed. Call of the API family',
    permission: PERMISSION.systemConfig.save,
    body: ref(FamilyMailTestBody),
    limit: TEST_LIMIT,
    done: 'mail.test.signedIn',
    handle: ({ body, request: { language } }) => tests.testServers(body, language),
  })
}
