import type { FastifyInstance } from 'fastify'
import { addComponents } from '../../platform/schema.ts'
import * as schemas from './download-record.schema.ts'
import { downloadRecordRoutes } from './download-record.routes.ts'
import { createDownloads, type Downloads, type DownloadsDeps } from './download-record.service.ts'

export type { DownloadRecord } from './download-record.schema.ts'
export { laterTicket } from './download-record.service.ts'
export type { Downloads } from './download-record.service.ts'
export { createListExports, ExportChoice, exportedColumns, isAllPages } from './list-export.ts'
export type { ExportedColumn, ListExports } from './list-export.ts'

const HOUR = 60 * 60_000

/** Opens the area `download-record`. */
export function downloadRecordModule(app: FastifyInstance, deps: DownloadsDeps): Downloads {
  addComponents(app, schemas)
  const downloads = createDownloads(deps)
  downloadRecordRoutes(app, downloads)
  deps.jobs.every('downloadRecord.clean', { pause: HOUR, work: () => downloads.clean() })
  return downloads
}
