import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createUserGroupExport } from './user-group.export.ts'
import { createUserGroupRepository } from './user-group.repository.ts'
import { userGroupRoutes } from './user-group.routes.ts'
import * as schemas from './user-group.schema.ts'
import { createUserGroupService } from './user-group.service.ts'

/** Registers the module `userGroup`. */
export function userGroupModule(app: FastifyInstance, deps: Deps & { authority: Authority; exportList: ListExports }) {
  addComponents(app, schemas)
  const repository = createUserGroupRepository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.userGroup, searched: ['fullName', 'enCode'] })
  userGroupRoutes(app, {
    service: createUserGroupService({ ...deps, repository, configuration, columns }),
    exportTo: createUserGroupExport({ ...deps, repository, columns }),
  })
}
