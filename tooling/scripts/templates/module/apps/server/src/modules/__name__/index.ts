import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { create__Name__Export } from './__name__.export.ts'
import { create__Name__Repository } from './__name__.repository.ts'
import { __camel__Routes } from './__name__.routes.ts'
import * as schemas from './__name__.schema.ts'
import { create__Name__Service } from './__name__.service.ts'

/** Registers the module `__camel__`. */
export function __camel__Module(app: FastifyInstance, deps: Deps & { authority: Authority; exportList: ListExports }) {
  addComponents(app, schemas)
  const repository = create__Name__Repository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.__camel__, searched: ['fullName', 'enCode'] })
  __camel__Routes(app, {
    service: create__Name__Service({ ...deps, repository, configuration, columns }),
    exportTo: create__Name__Export({ ...deps, repository, columns }),
  })
}
