import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { ListExports } from '../download-record/index.ts'
import type { PageRows, PageRowsOptions } from '../authority/index.ts'
import { departmentRoutes } from './department.routes.ts'
import { createDepartmentService } from './department.service.ts'
import { createOrganizationExports } from './organization.export.ts'
import { createOrganizationRepository } from './organization.repository.ts'
import { organizationRoutes } from './organization.routes.ts'
import { createOrganizationRows } from './organization.rows.ts'
import * as schemas from './organization.schema.ts'
import { createOrganizationService } from './organization.service.ts'
import { createOrganizationWriter, type DemandHeld } from './organization.writer.ts'

export {
  holdOrganizations,
  readKeptOrganizations,
  readOrganizationPaths,
  readOrganizationScope,
  readPeopleInSight,
} from './organization.scope.ts'
export type { OrganizationScope, PeopleInSight } from './organization.scope.ts'
export { ICONS } from './organization.tree.ts'
export { readPlace } from './place.ts'

/** What the area asks `authority`, which stands on this one: which rows a page shows, and who may give what. */
interface Permissions {
  rowsOf: (page: PageRowsOptions) => PageRows
  demandHeld: DemandHeld
}

/** Opens the area `organization`; gives back which organisations each sees on their pages. */
export function organizationModule(
  app: FastifyInstance,
  { rowsOf, ...given }: Deps & Permissions & { exportList: ListExports },
) {
  const rows = createOrganizationRows(rowsOf)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  const repository = createOrganizationRepository(deps.db)
  const writer = createOrganizationWriter({ ...deps, configuration })
  const departments = createDepartmentService({ repository, writer, rows })
  const organizations = createOrganizationService({ ...deps, repository, writer, configuration })
  const { exportOrganizations, exportDepartments } = createOrganizationExports({ ...deps, organizations, departments })
  organizationRoutes(app, { organizations, departments, exportOrganizations })
  departmentRoutes(app, { service: departments, exportDepartments })
  return rows
}
