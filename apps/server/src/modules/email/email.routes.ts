import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import type { FileModule } from '../file/index.ts'
import type { ComposeService } from './compose.service.ts'
import { FRAME_URL } from './email-frame.ts'
import {
  Email,
  EmailBody,
  EmailDraft,
  EmailFrameQuery,
  EmailQuery,
  EmailRow,
  EmailState,
  ShowImagesBody,
} from './email.schema.ts'
import type { EmailService } from './email.service.ts'
import type { ReceiveService } from './receive.service.ts'

const EmailCount = Type.Integer({ description: 'New mails' })

const URL = '/api/extend/Email'
/** Bytes of a mail with pictures in its text. */
const MAX_BYTES = 8 * 1_048_576
/** Everybody sees the own mails only, and administrators who view as another user see none. */
const own = { permission: PERMISSION.email.view, whileViewing: false } as const

interface Services {
  service: EmailService
  receiving: ReceiveService
  composing: ComposeService
  fileAuth: FileModule['fileAuth']
}

/** Routes of mails of the caller. */
export function emailRoutes(app: FastifyInstance, { service, receiving, composing, fileAuth }: Services) {
  const route = routesOf(app, 'email')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listEmails',
    summary: 'Own mails of a folder, newest first',
    ...own,
    query: EmailQuery,
    data: pageOf(ref(EmailRow)),
    handle: ({ query, actor, request: { language } }) => service.list(actor.userId, query, language),
  })
  route({
    method: 'GET',
    url: `${URL}/State`,
    operationId: 'getEmailState',
    summary: 'Numbers of the own mailbox, and the progress of receiving',
    ...own,
    data: ref(EmailState),
    handle: ({ actor, request: { language } }) => service.state(actor.userId, language),
  })
  route({
    method: 'POST',
    url: `${URL}/Receive`,
    operationId: 'receiveEmails',
    summary: 'Receives mail; returns the number of new mails. A long run continues in the background',
    ...own,
    data: EmailCount,
    handle: async ({ actor, say }) => {
      const count = await receiving.begin(actor.userId)
      if (count === undefined) say('email.receiving', {})
      else say('email.received', { count })
      return count ?? 0
    },
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/SaveDraft`,
    operationId: 'saveEmailDraft',
    summary: 'Stores a draft',
    ...own,
    body: ref(EmailBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(EmailDraft),
    handle: ({ body, actor }) => composing.saveDraft(actor.userId, body),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'sendEmail',
    summary: 'Sends a mail from the own account. After a failure it is a draft',
    ...own,
    body: ref(EmailBody),
    maxBodyBytes: MAX_BYTES,
    limit: { perMinute: 30 },
    handle: async ({ body, actor, say }) =>
      say((await composing.send(actor.userId, body)) ? 'email.sent' : 'email.sending', {}),
  })
  route({
    method: 'GET',
    url: FRAME_URL,
    operationId: 'getEmailFrame',
    summary: 'Text of a mail as a page for a frame, by the link of its owner. Browsers send their cookie',
    permission: 'public',
    query: EmailFrameQuery,
    produces: 'text/html',
    handle: async ({ query, request, reply }) => {
      const { html, headers } = await service.frame(query.encryption, await fileAuth(request))
      return reply.headers(headers).type('text/html; charset=utf-8').send(html)
    },
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getEmail',
    summary: 'One mail; marks it as read. Its text is received when it is opened first',
    ...own,
    changes: true,
    params: IdParams,
    data: ref(Email),
    handle: ({ params, actor, request: { language } }) => service.get(actor.userId, params.id, language),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteEmail',
    summary: 'Deletes a mail, a received one on its server too',
    ...own,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(actor.userId, params.id),
  })
  for (const [action, flags, summary] of [
    ['Read', { isRead: true }, 'Marks a mail as read'],
    ['Unread', { isRead: false }, 'Marks a mail as unread'],
    ['Star', { starred: true }, 'Adds the star of a mail'],
    ['Unstar', { starred: false }, 'Removes the star of a mail'],
  ] as const)
    route({
      method: 'PUT',
      url: `${URL}/:id/Actions/${action}`,
      operationId: `mark${action}Email`,
      summary,
      ...own,
      params: IdParams,
      handle: ({ params, actor }) => service.mark(actor.userId, params.id, flags),
    })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/ShowImages`,
    operationId: 'showEmailImages',
    summary: 'Shows the pictures of other servers in a mail, or in all mails of its sender',
    ...own,
    params: IdParams,
    body: ref(ShowImagesBody),
    handle: ({ params, body, actor }) => service.showImages(actor.userId, params.id, body.always === true),
  })
}
