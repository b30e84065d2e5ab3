import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { addApiDescription } from './platform/api-description.ts'
import { addErrorHandler } from './platform/error-handler.ts'
import { addHealth } from './platform/health.ts'
import { newId } from './platform/ids.ts'
import { createLogger } from './platform/logger.ts'
import { addRequestContext } from './platform/request-context.ts'
import { demandPermissions } from './platform/route.ts'
import type { Deps } from './platform/deps.ts'
import { authModule, createAuthenticate } from './modules/auth/index.ts'
import { dictionaryModule } from './modules/dictionary/index.ts'
import { fileModule } from './modules/file/index.ts'

/** Bodies are JSON and forms; uploads have limits of their own. */
const MAX_BODY_BYTES = 1_048_576

interface AppOptions {
  logger?: FastifyBaseLogger
}

/** The whole server, ready to listen or to be injected into. */
export async function createApp(deps: Deps, { logger }: AppOptions = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? (await createLogger(deps.config.logLevel)),
    genReqId: newId,
    bodyLimit: MAX_BODY_BYTES,
    // Idle connections are closed at once when the server stops, busy ones when their answer is out.
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
  })
  addErrorHandler(app)
  demandPermissions(app)
  await app.register(formbody)
  await app.register(multipart)
  await addApiDescription(app)
  addRequestContext(app, createAuthenticate(deps))
  addHealth(app, deps)
  authModule(app, deps)
  const files = fileModule(app, deps)
  dictionaryModule(app, { ...deps, files })
  return app
}
