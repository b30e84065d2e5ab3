import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { ListExports } from '../download-record/index.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import { departmentRoutes } from './department.routes.ts'
import { createDepartmentService } from './department.service.ts'
import { createOrganizationExports } from './organization.export.ts'
import { createOrganizationRepository } from './organization.repository.ts'
import { organizationRoutes } from './organization.routes.ts'
import { createOrganizationRows } from './organization.rows.ts'
import * as schemas from './organization.schema.ts'
import { createOrganizationService } from './organization.service.ts'
import { createOrganizationWriter } from './organization.writer.ts'

export { ICONS } from './organization.tree.ts'
export { readPlace } from './place.ts'

/** Registers the module `organization`; returns the rows of its pages. */
export function organizationModule(
  app: FastifyInstance,
  given: Deps & { authority: Authority; exportList: ListExports; rowSources: RowSources },
) {
  const rows = createOrganizationRows(given)
  for (const { findSource } of [rows.company, rows.department]) given.rowSources.add(findSource)
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
