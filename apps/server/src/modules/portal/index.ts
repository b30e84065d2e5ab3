import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority, type GrantedItems } from '../authority/index.ts'
import type { Datasets } from '../dataset/index.ts'
import type { TicketService } from '../file/index.ts'
import type { Realtime } from '../realtime/index.ts'
import { createPortalData, type PortalData } from './portal-data.service.ts'
import { portalFrame } from './portal-frame.ts'
import { createPortalGrants } from './portal-grants.service.ts'
import { createPortalRepository, PORTAL_SEARCHED } from './portal.repository.ts'
import { portalRoutes } from './portal.routes.ts'
import { createPortalWatches } from './portal-watches.ts'
import * as schemas from './portal.schema.ts'
import { createPortalService } from './portal.service.ts'
import { createPortalTransfer } from './portal.transfer.ts'
import { createPortalViewing, type PortalViewing } from './portal-viewing.service.ts'

export { PortalDataBody } from './portal.schema.ts'

/** Portals for screens, which show them one after another. */
export interface Portals {
  /** Those of these portals that the actor may open, by id. */
  openAll: PortalViewing['openAll']
  /** Data of parts of a portal for a viewer without a socket, as lines of JSON. */
  lines: PortalData['lines']
}

/** Registers the module `portal`: start pages and dashboards. */
export function portalModule(
  app: FastifyInstance,
  deps: Deps & {
    authority: Authority
    tickets: TicketService
    datasets: Datasets
    grantedItems: GrantedItems
    realtime: Realtime
  },
): Portals {
  addComponents(app, schemas)
  const repository = createPortalRepository(deps.db)
  const columns = createPageColumns(deps, {
    page: PAGES.portal,
    searched: PORTAL_SEARCHED,
    filters: { category: 'category' },
  })
  const wired = { ...deps, repository, columns, configuration: createConfigurationWriter(deps) }
  const service = createPortalService(wired)
  const viewing = createPortalViewing(wired)
  const grants = createPortalGrants(wired)
  deps.grantedItems.add('portal', grants.asItems)
  deps.datasets.onUses(async (id) =>
    (await repository.listUsing(id)).map((portal) => ({ ...portal, kind: 'portal' as const })),
  )
  const watches = createPortalWatches(deps)
  app.addHook('preClose', async () => watches.stop())
  const data = createPortalData({ ...wired, viewing, watches })
  portalRoutes(app, {
    service,
    transfer: createPortalTransfer({ ...wired, service }),
    viewing,
    grants,
    data,
    frame: (query) => portalFrame(deps.db, query),
  })
  return { openAll: viewing.openAll, lines: data.lines }
}
