import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { userRelationRoutes } from './user-relation.routes.ts'
import * as schemas from './user-relation.schema.ts'
import { createUserRelationService, type RelatedRows } from './user-relation.service.ts'

/** Registers the module `user-relation`. */
export function userRelationModule(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'> & { rows: RelatedRows; events: Events },
) {
  addComponents(app, schemas)
  userRelationRoutes(app, createUserRelationService(deps))
}
