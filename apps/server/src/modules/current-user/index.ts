import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createCaptchas, createPasswordChange } from '../auth/index.ts'
import type { Authority } from '../authority/index.ts'
import { createAvatarService } from '../file/index.ts'
import { createCurrentUserRepository } from './current-user.repository.ts'
import { currentUserRoutes, passwordRoutes } from './current-user.routes.ts'
import * as schemas from './current-user.schema.ts'
import { createCurrentUserService } from './current-user.service.ts'

/** Registers the module `current-user`. */
export function currentUserModule(app: FastifyInstance, deps: Deps & { authority: Authority; events: Events }) {
  addComponents(app, schemas)
  const captchas = createCaptchas(deps)
  const repository = createCurrentUserRepository(deps.db)
  currentUserRoutes(app, createCurrentUserService({ ...deps, repository, avatars: createAvatarService(deps) }))
  passwordRoutes(app, { captchas, changePassword: createPasswordChange({ ...deps, captchas }) })
}
