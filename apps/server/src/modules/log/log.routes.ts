import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../platform/client.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { UiErrorsBody, UiErrorsResult } from './log.schema.ts'
import type { createUiErrorService } from './ui-error.service.ts'

/** Calls that write the log; they stand with the person's own calls in the client. */
export function logRoutes(app: FastifyInstance, report: ReturnType<typeof createUiErrorService>) {
  const route = routesOf(app, 'current-user')

  route({
    method: 'POST',
    url: '/api/system/UiError',
    operationId: 'reportUiErrors',
    summary: 'Keeps errors that a browser met, for administrators; nothing that a person typed is kept',
    permission: 'signed-in',
    limit: { perMinute: 30 },
    body: ref(UiErrorsBody),
    data: ref(UiErrorsResult),
    handle: async ({ body, actor, request }) => {
      await report(body.list, { actor, client: clientOf(request) })
      return { accepted: body.list.length }
    },
  })
}
