import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { routesOf } from '../../platform/route.ts'
import { addComponents, ref } from '../../platform/schema.ts'
import { createRecordMail, type RecordMailDeps } from './record-mail.service.ts'
import * as schemas from './record-mail.schema.ts'
import { RecordMailBody } from './record-mail.schema.ts'

/** Registers the module `record-mail`: records as PDF by mail. */
export function recordMailModule(app: FastifyInstance, deps: Deps & RecordMailDeps) {
  addComponents(app, schemas)
  const send = createRecordMail(deps)
  routesOf(
    app,
    'print',
  )({
    method: 'POST',
    url: '/api/system/printDev/Actions/Mail',
    operationId: 'mailRecords',
    summary: 'Sends records in templates as PDF, with the fields that the caller may read, to users and addresses',
    permission: 'signed-in',
    // The sender would be somebody else.
    whileViewing: false,
    body: ref(RecordMailBody),
    limit: { perMinute: 10 },
    handle: async ({ body, actor, say, request: { language } }) => {
      const count = await send(body, { actor, language, mayUseOwn: canSend(actor) })
      say('recordMail.sent', { count })
    },
  })
}

const canSend = (actor: { isAdministrator: boolean; grants: ReadonlySet<string> }) =>
  actor.isAdministrator || actor.grants.has(PERMISSION.email.view)
