import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { addApiDescription } from './platform/api-description.ts'
import { addErrorHandler } from './platform/error-handler.ts'
import { newId } from './platform/ids.ts'
import { addRequestContext } from './platform/request-context.ts'
import { demandPermissions } from './platform/route.ts'
import type { Deps } from './platform/deps.ts'
import { authModule, createAuthenticate } from './modules/auth/index.ts'
import { dictionaryModule } from './modules/dictionary/index.ts'
import { fileModule } from './modules/file/index.ts'

/** The whole server, ready to listen or to be injected into. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: deps.config.logLevel },
    genReqId: newId,
    bodyLimit: 1_048_576,
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
  })
  addErrorHandler(app)
  demandPermissions(app)
  await app.register(formbody)
  await app.register(multipart)
  await addApiDescription(app)
  addRequestContext(app, createAuthenticate(deps))
  authModule(app, deps)
  const files = fileModule(app, deps)
  dictionaryModule(app, { ...deps, files })
  return app
}
