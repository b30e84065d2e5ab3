import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { InterfaceRows } from '../data-interface/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { TicketService } from '../file/index.ts'
import { createConfigService } from './config.service.ts'
import { createModels } from './models.ts'
import { recordRoutes } from './record.routes.ts'
import * as schemas from './record.schema.ts'
import { createRecordExport } from './record-export.service.ts'
import { recordImportRoutes } from './record-import.routes.ts'
import { createRecordImport } from './record-import.service.ts'
import { createRecordList } from './record-list.ts'
import { createRecordReader, type AskInterface } from './record-reader.ts'
import { createRecordService } from './record.service.ts'
import { createRelatedService } from './related.service.ts'
import { createModelRows } from './row-source.ts'

/** Registers the module `record`. */
export function recordModule(
  app: FastifyInstance,
  deps: Deps & {
    authority: Authority
    rowSources: RowSources
    tickets: TicketService
    downloads: Downloads
    interfaceRows: InterfaceRows
  },
) {
  addComponents(app, schemas)
  // Interfaces may be addresses of this server's own: they are asked as the person who asks for the names. A job has no request.
  const requests = new WeakMap<Actor, FastifyRequest>()
  app.addHook('preHandler', async (request) => {
    if (request.actor) requests.set(request.actor, request)
  })
  const interfaces: AskInterface = async (actor, dataInterface, only) => {
    const asked = { actor, request: requests.get(actor), log: app.log, only }
    return dataInterface === '' ? [] : await deps.interfaceRows(dataInterface, asked)
  }
  deps.rowSources.add(createModelRows(deps))
  const wired = wire({ ...deps, interfaces })
  const records = createRecordService(wired)
  recordRoutes(app, {
    config: createConfigService(wired),
    exports: createRecordExport({ ...wired, records }),
    records,
    related: createRelatedService(wired),
  })
  recordImportRoutes(app, createRecordImport({ ...wired, records, log: app.log }))
}

/** Records of models for those who write them without a request, as the demo company does. */
export const createRecords = (deps: Pick<Deps, 'db' | 'now' | 'newId'> & { authority: Authority }) =>
  createRecordService(wire({ ...deps, interfaces: () => Promise.resolve([]) }))

function wire<Wired extends Pick<Deps, 'db'> & { interfaces: AskInterface }>(deps: Wired) {
  const models = createModels(deps.db)
  const reader = createRecordReader({ db: deps.db, models, interfaces: deps.interfaces })
  return { ...deps, models, reader, list: createRecordList({ db: deps.db, reader }) }
}
