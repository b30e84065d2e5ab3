import type { FastifyInstance } from 'fastify'
import { addComponents } from '../../platform/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { createAvatarService } from './avatar.service.ts'
import { createTicketRepository } from './tickets.repository.ts'
import { fileRoutes } from './file.routes.ts'
import * as schemas from './file.schema.ts'
import { createTicketService, type TicketService } from './tickets.service.ts'
import { createFiles, type Files } from './files.service.ts'
import { createReaders, type Readers } from './readers.ts'
import { createOfficeConverter } from './office-converter.ts'
import { createPictureReader, type ReadPicture } from './picture-reader.ts'
import { createPreviews } from './previews.service.ts'
import { createLinks, type Links } from './links.ts'
import { createObjects } from './objects.ts'
import { uploadRoutes } from './upload.routes.ts'
import { createUploads } from './uploads.service.ts'
import { createVirusScan } from './virus-scan.ts'
import { addFileAuth, type FileAuth } from './file-auth.ts'

export { avatarAddress, createAvatarService } from './avatar.service.ts'
export type { AvatarService } from './avatar.service.ts'
export { AvatarParams, FileTicket } from './file.schema.ts'
export { createFileLibrary } from './file-library.ts'
export { readImageFacts } from './image-type.ts'
export type { TicketService } from './tickets.service.ts'
export type { Files } from './files.service.ts'
export type { MayRead, Readers } from './readers.ts'
export type { ReadPicture } from './picture-reader.ts'
export type { Links } from './links.ts'
export { uniqueNames } from './pack.ts'

/** Services of the module for other modules. */
export interface FileModule {
  /** Files created on request and downloaded once. */
  tickets: TicketService
  files: Files
  links: Links
  /** Authenticates browsers that fetch something below `/api/file` without headers. */
  fileAuth: FileAuth
  /** Conditions for reading files. */
  readers: Pick<Readers, 'demand'>
  /** Uploaded pictures for documents. */
  readPicture: ReadPicture
}

/** Registers the module `file`; returns its services for other modules. */
export function fileModule(
  app: FastifyInstance,
  deps: Deps & { authenticate: Authenticate; jobs: Jobs; events: Events },
): FileModule {
  addComponents(app, schemas)
  const storage = openStorage(deps.config)
  const objects = createObjects({ ...deps, storage, log: app.log })
  const wired = { ...deps, storage, objects, scan: createVirusScan(deps.config), log: app.log }
  const files = createFiles(wired)
  const uploads = createUploads({ ...wired, files })
  const repository = createTicketRepository(deps.db)
  const tickets = createTicketService(repository, { ...deps, objects, files })
  const links = createLinks(deps)
  const { officeConverter: command } = deps.config
  const previews = createPreviews({ ...wired, converter: command && createOfficeConverter({ command }) })
  const fileAuth = addFileAuth(app, { ...deps, links })
  const readers = createReaders()
  fileRoutes(app, { service: tickets, files, previews, links, fileAuth, readers, storage, now: deps.now })
  uploadRoutes(app, { files, uploads })
  avatarRoutes(app, createAvatarService(deps))
  deps.jobs.schedule({
    kind: 'file.clean',
    cron: '23 * * * *',
    run: async () => {
      await repository.dropExpired(deps.now())
      await uploads.dropAbandoned()
      await objects.collect()
    },
  })
  const readPicture = createPictureReader({ files, readers, storage })
  return { tickets, files, links, readers, fileAuth, readPicture }
}
