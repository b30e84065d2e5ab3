import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { may } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { routesOf } from '../../platform/route.ts'
import { addComponents, IdParams, ref } from '../../platform/schema.ts'
import { createRecordMail, type RecordMailDeps } from './record-mail.service.ts'
import * as schemas from './record-mail.schema.ts'
import { RecordMailBody, RecordMailState } from './record-mail.schema.ts'

const URL = '/api/system/printDev/Actions/Mail'

/** Registers the module `record-mail`: records as PDF by mail. */
export function recordMailModule(app: FastifyInstance, deps: Deps & RecordMailDeps) {
  addComponents(app, schemas)
  const service = createRecordMail(deps)
  const route = routesOf(app, 'print')
  route({
    method: 'POST',
    url: URL,
    operationId: 'mailRecords',
    summary:
      'Sends records in templates as PDF, with the fields that the caller may read, to users and addresses. A long run continues in the background',
    permission: 'signed-in',
    // The sender would be somebody else.
    whileViewing: false,
    body: ref(RecordMailBody),
    data: ref(RecordMailState),
    limit: { perMinute: 10 },
    handle: async ({ body, actor, say, request: { language } }) => {
      const state = await service.order(body, { actor, language, mayUseOwn: may(actor, PERMISSION.email.view) })
      if (state.status === 'running') say('recordMail.making', {})
      else say('recordMail.sent', { count: state.count })
      return state
    },
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getRecordMailState',
    summary: 'How far the sending of records of the caller is',
    permission: 'signed-in',
    params: IdParams,
    data: ref(RecordMailState),
    handle: ({ params, actor, request: { language } }) => service.state(params.id, { actor, language }),
  })
}
