import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createCallRecordExport } from './call-record.export.ts'
import { createCallRecordRepository } from './call-record.repository.ts'
import { callRecordRoutes } from './call-record.routes.ts'
import { createCallRecordRows } from './call-record.rows.ts'
import * as schemas from './call-record.schema.ts'
import { createCallRecordService } from './call-record.service.ts'

/** Registers the module `call-record`: the calls of seats. */
export function callRecordModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; exportList: ListExports; jobs: Jobs; rowSources: RowSources },
) {
  addComponents(app, schemas)
  const repository = createCallRecordRepository(deps.db)
  const rows = createCallRecordRows(deps)
  deps.rowSources.add(rows.findSource)
  const service = createCallRecordService({ ...deps, repository, rows })
  deps.jobs.schedule({ kind: 'callRecord.endLost', cron: '* * * * *', run: service.endLost })
  callRecordRoutes(app, { service, exportTo: createCallRecordExport({ ...deps, repository, service }) })
}
