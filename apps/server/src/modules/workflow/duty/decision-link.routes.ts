import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AppError } from '../../../platform/errors.ts'
import { routesOf } from '../../../platform/route.ts'
import { text } from '../../../platform/text.ts'
import { donePage, PAGE_POLICY, questionPage, refusalPage } from './decision-link.page.ts'
import { DECISION_PATH, type FlowDecisionLinks } from './decision-link.service.ts'

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })
const OpinionForm = Type.Object({
  handleOpinion: Type.Optional(Type.String({ maxLength: 2000, description: 'Opinion' })),
})

/** Pages of one-time links: the holder of the link decides, once. Reading a page decides nothing. */
export function decisionLinkRoutes(app: FastifyInstance, links: FlowDecisionLinks) {
  const route = routesOf(app, 'workflow')

  route({
    method: 'GET',
    url: `${DECISION_PATH}/:token`,
    operationId: 'showDecisionLink',
    summary: 'The page of a one-time link: the request and a button. Decides nothing',
    permission: 'public',
    limit: { perMinute: 60 },
    params: TokenParams,
    produces: 'text/html',
    handle: ({ params, request, reply }) =>
      answer({ request, reply }, async () => questionPage(request.language, await links.preview(params.token))),
  })
  route({
    method: 'POST',
    url: `${DECISION_PATH}/:token`,
    operationId: 'decideByLink',
    summary: 'Agrees or rejects with a one-time link',
    permission: 'public',
    limit: { perMinute: 30 },
    params: TokenParams,
    consumes: 'application/x-www-form-urlencoded',
    body: OpinionForm,
    produces: 'text/html',
    handle: ({ params, body, request, reply }) =>
      answer({ request, reply }, async () =>
        donePage(request.language, await links.decide(params.token, body.handleOpinion ?? '')),
      ),
  })
}

/** Sends a page; a refusal is a page with its reason. */
async function answer(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: () => Promise<string>,
): Promise<void> {
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
  try {
    await reply.send(await page())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const reason = text(request.language, error.messageKey, error.details.params)
    await reply.code(error.result === 'notFound' ? 404 : 409).send(refusalPage(request.language, reason))
  }
}
