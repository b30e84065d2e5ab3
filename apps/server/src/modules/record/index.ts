import { loadPatternEngine } from '@sqos/form-model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { InterfaceRows, ReportSources } from '../data-interface/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Files, TicketService } from '../file/index.ts'
import { sendMessage } from '../message/message.access.ts'
import { NOBODY } from './read/given-filters.ts'
import { createFlowLink } from './flow-link.ts'
import { createHistoryRepository } from './history/history.repository.ts'
import * as historySchemas from './history/history.schema.ts'
import { createHistoryService } from './history/history.service.ts'
import { createConfigService } from './config.service.ts'
import { emptyReason } from './rights/empty-reason.ts'
import { createImportCheck } from './import/import-check.ts'
import { importFileRoutes } from './import/import-file.routes.ts'
import { createImportFiles } from './import/import-file.service.ts'
import { createImportWriter } from './import/import-write.ts'
import { createModels } from './models.ts'
import { recordRoutes } from './record.routes.ts'
import * as importSchemas from './import/record-import.schema.ts'
import * as filterSchemas from './read/given-filters.schema.ts'
import * as schemas from './record.schema.ts'
import { createRecordExport } from './read/record-export.service.ts'
import { recordImportRoutes } from './import/record-import.routes.ts'
import { createImportOpener, createRecordImport } from './import/record-import.service.ts'
import { createRecordChanges } from './write/record-changes.ts'
import { createRecordList } from './read/record-list.ts'
import { createRecordPort } from './record-port.service.ts'
import { createRecordReach } from './rights/record-reach.ts'
import { createRowActions } from './rights/row-actions.ts'
import { createRecordReader, type AskInterface } from './read/record-reader.ts'
import { createRecordWriter, type RecordEvents } from './write/record-writer.ts'
import { createRecordService, type RecordDeps } from './record.service.ts'
import { createRelatedService } from './read/related.service.ts'
import { createRelatedValues } from './read/related-values.ts'
import { createModelRows } from './rights/row-source.ts'

export { readLookup } from './import/import-lookups.ts'
export type { ImportFiles } from './import/import-file.service.ts'
export type { DetailedRecord, PortRequest, RecordApproval, RecordFlows, RecordPort } from './record-port.ts'
export {
  announceRecordChange,
  countRecordChange,
  onRecordChange,
  onRecordNews,
  recordVersionOf,
} from './record-versions.ts'
export { ModelParams, RecordListBody } from './record.schema.ts'
export { DatasetFilter, fieldPath, filterShape } from './read/given-filters.schema.ts'
export { NOBODY, resolveFilters, usesFacts } from './read/given-filters.ts'
export type { PreparedFigures } from './read/record-figures.ts'
export { hiddenNamesOf } from './rights/hidden-names.ts'
export type { FieldRights, GrantSource } from './rights/record-grant.ts'

/** Registers the module. Returns the port through which other modules work with records, and the imports of files. */
export function recordModule(
  app: FastifyInstance,
  deps: Deps & {
    events: Events
    authority: Authority
    rowSources: RowSources
    files: Files
    tickets: TicketService
    downloads: Downloads
    jobs: Jobs
    interfaceRows: InterfaceRows
    reports: Pick<ReportSources, 'factsOf'>
  },
) {
  addComponents(app, { ...schemas, ...filterSchemas, ...importSchemas, ...historySchemas })
  app.addHook('onReady', loadPatternEngine)
  // A data interface may have an address of this server: it is called as the user who reads the names. A job has no
  // request.
  const requests = new WeakMap<Actor, FastifyRequest>()
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.actor) requests.set(request.actor, request)
    done()
  })
  const interfaces: AskInterface = async (actor, dataInterface, only) => {
    const asked = { actor, request: requests.get(actor), log: app.log, only }
    return dataInterface === '' ? [] : await deps.interfaceRows(dataInterface, asked)
  }
  deps.rowSources.add(createModelRows(deps))
  const wired = wire({ ...deps, interfaces, factsOf: deps.reports.factsOf })
  const records = createServices(wired)
  recordRoutes(app, {
    config: createConfigService({ ...wired, hasFlow: records.hasFlow }),
    exports: createRecordExport({ ...wired, records }),
    history: createHistoryService({ ...wired, records }),
    records,
    related: records.related,
    relatedValues: records.relatedValues,
  })
  deps.events.on('record.deleted', {
    name: 'record.delete-history',
    handle: async ({ payload }) => void (await createHistoryRepository(deps.db).delete(payload)),
  })
  const writer = createRecordWriter(wired)
  const write = createImportWriter({ writer, newId: wired.newId })
  const parts = {
    open: createImportOpener(wired.db, records),
    createCheck: createImportCheck({ ...wired, records }),
    write,
  }
  recordImportRoutes(app, createRecordImport({ ...wired, ...parts }))
  const { deleteWithin } = writer
  const importFiles = createImportFiles({
    ...wired,
    ...parts,
    deleteWithin,
    announce: (trx, { ownerId, fileName, imported, faulty }) =>
      sendMessage(trx, deps, {
        to: [ownerId],
        kind: 'recordImport',
        title: {
          key: 'message.recordImported',
          params: { name: fileName, imported: String(imported), faulty: String(faulty) },
        },
      }),
  })
  importFileRoutes(app, importFiles)
  return { records: records.port, imports: importFiles }
}

/** Without a running server there are no handlers. */
const SILENT: RecordEvents = {
  hasHandler: () => false,
  append: () => Promise.resolve(),
  appending: () => undefined,
}

/** Records of models for code that writes them without a request, such as the demo company. */
export const createRecords = (deps: Pick<Deps, 'db' | 'now' | 'newId'> & { authority: Authority }) =>
  createServices(wire({ ...deps, events: SILENT, interfaces: () => Promise.resolve([]), factsOf: async () => NOBODY }))

/** The service of the routes, and the port, over the same parts. */
function createServices(wired: RecordDeps) {
  const reach = createRecordReach(wired)
  const related = createRelatedService(wired)
  const relatedValues = createRelatedValues({ ...wired, reach: related.reach })
  const changes = createRecordChanges({ ...wired, reach, relatedValues })
  const flows = createFlowLink(wired.db)
  const service = createRecordService({
    ...wired,
    reach,
    changes,
    flows,
    actionsOn: createRowActions(wired),
    explainEmpty: (opened, asked) => emptyReason(wired.db, opened, asked),
  })
  return {
    ...service,
    hasFlow: flows.hasFlow,
    related,
    relatedValues,
    relatedTo: changes.relatedTo,
    port: createRecordPort({ db: wired.db, service, changes, reader: wired.reader, flows }),
  }
}

function wire<Wired extends Pick<Deps, 'db'> & { interfaces: AskInterface }>(deps: Wired) {
  const models = createModels(deps.db)
  const reader = createRecordReader({ db: deps.db, models, interfaces: deps.interfaces })
  return { ...deps, models, reader, list: createRecordList({ db: deps.db, reader }) }
}
