import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { DownloadQuery } from './file.schema.ts'
import type { FileService } from './file.service.ts'

/** Calls of the area `file`. */
export function fileRoutes(app: FastifyInstance, service: FileService) {
  const route = routesOf(app, 'file')

  route({
    method: 'GET',
    url: '/api/file/Download',
    operationId: 'downloadFile',
    summary: 'A file made on request, once. The ticket is the permission: browsers fetch it without headers',
    permission: 'public',
    query: DownloadQuery,
    produces: 'application/octet-stream',
    handle: async ({ query, reply }) => {
      const file = await service.fetch(query.encryption)
      const name = encodeURIComponent(query.name ?? file.name)
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .type(file.contentType)
        .send(file.content)
    },
  })
}
