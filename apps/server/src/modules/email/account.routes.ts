import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import type { AccountService } from './account.service.ts'
import { EmailConfigBody, EmailConfigOrNull } from './email.schema.ts'
import type { EmailService } from './email.service.ts'
import type { ReceiveService } from './receive.service.ts'

const URL = '/api/extend/Email/Config'
const own = { permission: PERMISSION.email.view, whileViewing: false } as const

interface Services {
  account: AccountService
  service: EmailService
  receiving: ReceiveService
}

/** Routes of the mailbox settings of the caller. */
export function accountRoutes(app: FastifyInstance, { account, service, receiving }: Services) {
  const route = routesOf(app, 'email')

  route({
    method: 'GET',
    url: URL,
    operationId: 'getEmailConfig',
    summary: 'The own mailbox, or null',
    ...own,
    data: EmailConfigOrNull,
    handle: ({ actor }) => account.find(actor.userId),
  })
  route({
    method: 'PUT',
    url: URL,
    operationId: 'saveEmailConfig',
    summary: 'Stores the own mailbox. With another mailbox, the copy of the former inbox is removed',
    ...own,
    body: ref(EmailConfigBody),
    done: 'done.saved',
    handle: async ({ body, actor }) => {
      const { isOther } = await account.save(actor.userId, body)
      if (isOther) await receiving.forget(actor.userId)
    },
  })
  route({
    method: 'DELETE',
    url: URL,
    operationId: 'deleteEmailConfig',
    summary: 'Removes the own mailbox and the copy of its inbox. Sent mails and drafts stay',
    ...own,
    done: 'done.deleted',
    handle: ({ actor }) => service.disconnect(actor.userId),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/CheckMail`,
    operationId: 'checkEmailConfig',
    summary: 'Connects to both servers with the settings',
    ...own,
    reads: true,
    body: ref(EmailConfigBody),
    // A caller who only tries out addresses and passwords would be a scanner.
    limit: { perMinute: 30 },
    done: 'email.checked',
    handle: ({ body, actor, request: { language } }) => account.check(actor.userId, body, language),
  })
}
