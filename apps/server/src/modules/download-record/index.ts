import type { FastifyInstance } from 'fastify'
import { addComponents } from '../../platform/schema.ts'
import * as schemas from './download-record.schema.ts'
import { downloadRecordRoutes } from './download-record.routes.ts'
import { createListExports, type ListExports } from './list-export.ts'
import { createDownloads, type Downloads, type DownloadsDeps } from './download-record.service.ts'

export type { DownloadRecord } from './download-record.schema.ts'
export { laterTicket } from './download-record.service.ts'
export type { Downloads } from './download-record.service.ts'
export { ExportChoice, exportedColumns, isAllPages } from './list-export.ts'
export type { ExportedColumn, ListExports } from './list-export.ts'

/** The public interface of the module `download-record`. */
export interface DownloadServices {
  downloads: Downloads
  /** Exports of lists, as jobs. */
  exportList: ListExports
}

/** Registers the module `download-record`. */
export function downloadRecordModule(app: FastifyInstance, deps: DownloadsDeps): DownloadServices {
  addComponents(app, schemas)
  const downloads = createDownloads(deps)
  downloadRecordRoutes(app, downloads)
  deps.jobs.schedule({ kind: 'downloadRecord.clean', cron: '37 * * * *', run: () => downloads.clean() })
  return { downloads, exportList: createListExports({ downloads, authority: deps.authority }) }
}
