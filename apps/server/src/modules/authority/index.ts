import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from './authority.ts'
import { authorityRoutes } from './authority.routes.ts'
import * as schemas from './authority.schema.ts'
import { createCompareService } from './compare.service.ts'
import { createFaceService } from './face.service.ts'
import { createGrantingRows } from './granting-rows.ts'
import type { GrantedItems } from './item-grants.ts'
import { createGrantsService } from './grants.service.ts'
import type { RowSources } from './row-sources.ts'
import { createViewAs } from './view-as.ts'
import { createWhyService } from './why.service.ts'

export { createAuthority } from './authority.ts'
export type { Access, Authority } from './authority.ts'
export { parseConditions, SYMBOLS, TOKENS } from './conditions.ts'
export { demandHeld, demandHeldGrants, holderKey, isRoleInScope, readStronger, readUngivable } from './delegation.ts'
export { ALL_ROWS, APPROVAL_STATE, APPROVAL_STATES, SCHEME } from './row-scope.ts'
export { createPageAccess } from './page-access.ts'
export type { PageAccess } from './page-access.ts'
export { createFaceService } from './face.service.ts'
export { createPersonOpener } from './explained-person.ts'
export { createGrantingRows } from './granting-rows.ts'
export type { GrantingRows } from './granting-rows.ts'
export { PageFace } from './authority.schema.ts'
export { createPageColumns } from './page-columns.ts'
export type { PageColumns } from './page-columns.ts'
export { MenuNode, Permission, PermissionField, PermissionItem } from './personal-menu.schema.ts'
export type { RowScope } from './evaluator.ts'
export type { RowRight } from './grant-level.ts'
export { createPageRows } from './page-rows.ts'
export type { PageRows, PageRowsOptions } from './page-rows.ts'
export type { RowColumns, RowCondition } from './row-scope.ts'
export { createGrantedItems } from './item-grants.ts'
export type { GrantedItems, ItemGrants } from './item-grants.ts'
export { createRowSources } from './row-sources.ts'
export type { FindRowSource, RowSources } from './row-sources.ts'

/** Registers the module `authority`. */
export function authorityModule(
  app: FastifyInstance,
  {
    authority,
    rowSources,
    grantedItems,
    ...deps
  }: Deps & { authority: Authority; events: Events; rowSources: RowSources; grantedItems: GrantedItems },
) {
  addComponents(app, schemas)
  const { db } = deps
  const rows = createGrantingRows({ db, authority, sources: rowSources })
  const configuration = createConfigurationWriter(deps, {
    events: deps.events,
    announce: ({ row, actorId }) =>
      row['object_type'] === 'Role'
        ? { type: 'role.changed', actorId, payload: { roleId: String(row['object_id']), change: 'permissions' } }
        : undefined,
  })
  authorityRoutes(app, {
    grants: createGrantsService({ ...deps, rows, authority, configuration }),
    items: grantedItems,
    why: createWhyService({ db, authority, sources: rowSources }),
    compare: createCompareService({ db, authority, rows }),
    face: createFaceService({ db, authority, sources: rowSources, rows }),
    viewAs: createViewAs({ db, rows }),
  })
}
