import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { ref } from '../../../platform/schema.ts'
import { whileConnected } from '../../../platform/while-connected.ts'
import { WritingAiBody, WritingAiConfig, WritingAiConfigBody, WritingAiState } from './ai.schema.ts'
import type { WritingAi } from './ai.service.ts'

const URL = '/api/writing/ai'
/** Content type of lines of JSON. */
const LINES = 'application/x-ndjson'
const may = PERMISSION.writingTemplate

/** Routes of the help of a language model. */
export function aiRoutes(app: FastifyInstance, ai: WritingAi) {
  const route = routesOf(app, 'writing')

  route({
    method: 'GET',
    url: `${URL}/state`,
    operationId: 'getWritingAiState',
    summary: 'Whether a model helps, and how many requests of today are left',
    permission: 'signed-in',
    data: ref(WritingAiState),
    handle: ({ actor }) => ai.state(actor),
  })
  route({
    method: 'POST',
    url: `${URL}/stream`,
    operationId: 'askWritingAi',
    summary:
      'The answer of the model as lines of JSON: {delta}, then {done} or {error}. Closing the connection stops it',
    permission: 'signed-in',
    body: ref(WritingAiBody),
    whileViewing: false,
    produces: LINES,
    handle: async ({ body, actor, request, reply }) => {
      const connection = new AbortController()
      request.raw.socket.once('close', () => connection.abort())
      reply.raw.once('close', () => connection.abort())
      const lines = await ai.ask(body, { actor, language: request.language, signal: connection.signal })
      // Neither a proxy nor a compression gathers the answer.
      return reply
        .type(LINES)
        .header('x-accel-buffering', 'no')
        .header('cache-control', 'no-store, no-transform')
        .header('content-encoding', 'identity')
        .send(lines)
    },
  })
  route({
    method: 'GET',
    url: `${URL}/config`,
    operationId: 'getWritingAiConfig',
    summary: 'Service, limits and switch of the model; never its key',
    permission: may.assistant,
    data: ref(WritingAiConfig),
    handle: () => ai.getConfig(),
  })
  route({
    method: 'PUT',
    url: `${URL}/config`,
    operationId: 'saveWritingAiConfig',
    summary: 'Switches the model on or off, and limits requests of a user a day',
    permission: may.assistant,
    body: ref(WritingAiConfigBody),
    done: 'done.saved',
    handle: ({ body, actor }) => ai.saveConfig(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/config/Actions/Test`,
    operationId: 'testWritingAi',
    summary: 'Asks the model for one word',
    permission: may.assistant,
    handle: async ({ request, say }) =>
      say('writing.ai.tested', { model: await whileConnected(request, (signal) => ai.test(signal)) }),
  })
}
