import { PAGES, PERMISSION } from '@sqos/contract'
import type { NewEvent } from '@sqos/contract/events'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter, type ConfigurationChange } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { dataFieldRoutes, dataSchemeRoutes } from './data-scheme.routes.ts'
import { createDataSchemeService } from './data-scheme.service.ts'
import { createMenuAdminRepository } from './menu-admin.repository.ts'
import { menuAdminRoutes, menuHistoryRoutes } from './menu-admin.routes.ts'
import * as adminSchemas from './menu-admin.schema.ts'
import { createMenuAdminService } from './menu-admin.service.ts'
import { createMenuHistory } from './menu-history.ts'
import { createMenuItemRepository } from './menu-item.repository.ts'
import { menuItemRoutes } from './menu-item.routes.ts'
import * as itemSchemas from './menu-item.schema.ts'
import { createMenuItemService } from './menu-item.service.ts'
import { createMenuTransfer } from './menu-transfer.ts'

export { listDictionaryPages } from './menu.service.ts'
export { pageEntry } from './page-entry.ts'

/** The event of a changed menu entry, or of a changed button, column, field or data scheme of one. */
function menuChanged({ table, recordId, change, row, actorId }: ConfigurationChange): NewEvent | undefined {
  if (table === 'menus') return { type: 'menu.changed', actorId, payload: { menuId: recordId, change } }
  const menuId = row['menu_id']
  if (typeof menuId !== 'string') return undefined
  return { type: 'menu.changed', actorId, payload: { menuId, change: 'updated' } }
}

/** Registers the module `menu`. */
export function menuModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; tickets: TicketService; events: Events },
) {
  addComponents(app, { ...adminSchemas, ...itemSchemas })
  const wired = {
    ...deps,
    columns: createPageColumns(deps, { page: PAGES.menu, searched: [] }),
    configuration: createConfigurationWriter(deps, { events: deps.events, announce: menuChanged }),
  }
  const repository = createMenuAdminRepository(deps.db)
  const service = createMenuAdminService({ ...wired, repository })
  menuAdminRoutes(app, service)
  menuHistoryRoutes(app, {
    history: createMenuHistory({ ...wired, repository, service }),
    transfer: createMenuTransfer({ ...wired, repository }),
  })

  const items = { ...wired, repository: createMenuItemRepository(deps.db) }
  const may = PERMISSION.menu
  menuItemRoutes(app, {
    name: 'ModuleButton',
    permission: may.buttons,
    service: createMenuItemService('button', items),
  })
  menuItemRoutes(app, {
    name: 'ModuleColumn',
    permission: may.columns,
    service: createMenuItemService('column', items),
  })
  menuItemRoutes(app, { name: 'ModuleForm', permission: may.forms, service: createMenuItemService('form', items) })
  const schemes = createDataSchemeService(items)
  dataFieldRoutes(app, schemes)
  dataSchemeRoutes(app, schemes)
}
