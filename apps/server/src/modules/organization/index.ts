import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { departmentRoutes } from './department.routes.ts'
import { createDepartmentService } from './department.service.ts'
import { createOrganizationRepository } from './organization.repository.ts'
import { organizationRoutes } from './organization.routes.ts'
import * as schemas from './organization.schema.ts'
import { createOrganizationService } from './organization.service.ts'
import { createOrganizationWriter } from './organization.writer.ts'

export { holdOrganizations, readOrganizationPaths, readOrganizationScope } from './organization.scope.ts'
export type { OrganizationScope } from './organization.scope.ts'
export type { PositionsTable, RolesTable, UserRelationsTable } from './organization.tables.ts'
export { ICONS } from './organization.tree.ts'
export { readPlace } from './place.ts'

/** Opens the area `organization`. */
export function organizationModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  const repository = createOrganizationRepository(deps.db)
  const writer = createOrganizationWriter({ ...deps, configuration })
  const departments = createDepartmentService({ repository, writer })
  const organizations = createOrganizationService({ ...deps, repository, writer, configuration })
  organizationRoutes(app, { organizations, departments })
  departmentRoutes(app, departments)
}
