import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { create__Name__Repository } from './__name__.repository.ts'
import { __camel__Routes } from './__name__.routes.ts'
import * as schemas from './__name__.schema.ts'
import { create__Name__Service } from './__name__.service.ts'

/** Opens the area `__camel__`. */
export function __camel__Module(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  const repository = create__Name__Repository(deps.db)
  const configuration = createConfigurationWriter(deps)
  __camel__Routes(app, create__Name__Service({ ...deps, repository, configuration }))
}
