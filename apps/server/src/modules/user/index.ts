import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createUserActions } from './user.actions.ts'
import { userRoutes } from './user.routes.ts'
import * as schemas from './user.schema.ts'
import { createUserService } from './user.service.ts'
import { createUserWriter } from './user.writer.ts'
import { createUserBulk } from './user-bulk.ts'
import { userLookupRoutes } from './user-lookup.routes.ts'
import * as lookupSchemas from './user-lookup.schema.ts'
import { createUserLookup } from './user-lookup.service.ts'

/** Opens the area `user`. */
export function userModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  addComponents(app, lookupSchemas)
  userLookupRoutes(app, createUserLookup(deps))
  const actions = createUserActions(deps)
  userRoutes(app, {
    service: createUserService(deps),
    writer: createUserWriter(deps),
    actions,
    bulk: createUserBulk({ ...deps, actions }),
  })
}
