import type { FastifyInstance } from 'fastify'
import { addComponents } from '../../platform/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { createAvatarService } from './avatar.service.ts'
import { createFileRepository } from './file.repository.ts'
import { fileRoutes } from './file.routes.ts'
import * as schemas from './file.schema.ts'
import { createFileService, type FileService } from './file.service.ts'

export { avatarAddress, createAvatarService } from './avatar.service.ts'
export type { AvatarService } from './avatar.service.ts'
export { AvatarParams, FileTicket } from './file.schema.ts'
export { readImageFacts } from './image-type.ts'
export type { FileService } from './file.service.ts'

/** Opens the area `file`. */
export function fileModule(app: FastifyInstance, deps: Deps): FileService {
  addComponents(app, schemas)
  const service = createFileService(createFileRepository(deps.db), deps)
  fileRoutes(app, service)
  avatarRoutes(app, createAvatarService(deps))
  return service
}
