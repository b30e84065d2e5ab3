import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { FileService } from '../file/index.ts'
import { createConfigService } from './config.service.ts'
import { createModels } from './models.ts'
import { onlineDevRoutes } from './online-dev.routes.ts'
import * as schemas from './online-dev.schema.ts'
import { createRecordExport } from './record-export.service.ts'
import { recordImportRoutes } from './record-import.routes.ts'
import { createRecordImport } from './record-import.service.ts'
import { createRecordList } from './record-list.ts'
import { createRecordReader } from './record-reader.ts'
import { createRecordService } from './record.service.ts'
import { createRelatedService } from './related.service.ts'

/** Opens the area `online-dev`. */
export function onlineDevModule(app: FastifyInstance, deps: Deps & { authority: Authority; files: FileService }) {
  addComponents(app, schemas)
  const wired = wire(deps)
  const records = createRecordService(wired)
  onlineDevRoutes(app, {
    config: createConfigService(wired),
    exports: createRecordExport({ ...wired, records }),
    records,
    related: createRelatedService(wired),
  })
  recordImportRoutes(app, createRecordImport({ ...wired, records }))
}

/** Records of models for those who write them without a request, as the demo company does. */
export const createRecords = (deps: Pick<Deps, 'db' | 'now' | 'newId'> & { authority: Authority }) =>
  createRecordService(wire(deps))

function wire<Wired extends Pick<Deps, 'db'>>(deps: Wired) {
  const models = createModels(deps.db)
  const reader = createRecordReader({ db: deps.db, models })
  return { ...deps, models, reader, list: createRecordList({ db: deps.db, reader }) }
}
