import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import type { AvatarService } from './avatar.service.ts'
import { AvatarParams, AvatarUpload } from './file.schema.ts'

const MAX_AVATAR_BYTES = 5 * 1_048_576

/** Routes of avatars; in the client they belong to the slice of the current user. */
export function avatarRoutes(app: FastifyInstance, service: AvatarService) {
  const route = routesOf(app, 'current-user')

  route({
    method: 'POST',
    url: '/api/file/Uploader/userAvatar',
    operationId: 'uploadAvatar',
    summary: 'Uploads a picture (PNG, JPEG, GIF, WebP; 5 MB, 4096 pixels a side). PUT Avatar sets it as the avatar',
    permission: 'signed-in',
    limit: { perMinute: 20 },
    takesFile: true,
    data: ref(AvatarUpload),
    handle: async ({ request }) => {
      const { content } = await readUpload(request, { maxBytes: MAX_AVATAR_BYTES })
      return service.store(content)
    },
  })

  route({
    method: 'GET',
    url: '/api/file/Image/userAvatar/:name',
    operationId: 'getAvatar',
    summary: 'Avatar of a user. Public, because browsers load images without headers',
    permission: 'public',
    params: AvatarParams,
    produces: 'image/*',
    handle: async ({ params, reply }) => {
      const { contentType, content } = await service.read(params.name)
      return (
        reply
          // The name is a hash of the content, so it never identifies another image.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(contentType)
          .send(content)
      )
    },
  })
}
