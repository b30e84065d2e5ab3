import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { clientOf } from '../../platform/client.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { SignInAppearance, SystemConfig, SystemConfigBody, SystemImageParams } from './system-config.schema.ts'
import type { SystemConfigService } from './system-config.service.ts'

const URL = '/api/system/SysConfig'
const MAX_IMAGE_BYTES = 1_048_576
const may = PERMISSION.systemConfig

/** Routes of the module `system-config`. */
export function systemConfigRoutes(app: FastifyInstance, service: SystemConfigService) {
  const route = routesOf(app, 'system-config')

  route({
    method: 'GET',
    url: URL,
    operationId: 'getSystemConfig',
    summary: 'Settings of the system',
    permission: may.view,
    data: ref(SystemConfig),
    handle: ({ request }) => service.read(clientOf(request).ip),
  })
  route({
    method: 'GET',
    url: `${URL}/SignIn`,
    operationId: 'getSignInAppearance',
    summary: 'Name, logo and company of the sign-in page. Public, because it is read before sign-in',
    permission: 'public',
    data: ref(SignInAppearance),
    handle: () => service.readSignInAppearance(),
  })
  route({
    method: 'PUT',
    url: URL,
    operationId: 'saveSystemConfig',
    summary: 'Updates settings of the system. Settings that are omitted remain unchanged',
    permission: may.save,
    body: ref(SystemConfigBody),
    done: 'done.saved',
    handle: ({ body, actor, request }) => service.save(body, { actor, ip: clientOf(request).ip }),
  })
  route({
    method: 'POST',
    url: '/api/file/Uploader/system',
    operationId: 'uploadSystemImage',
    summary: 'Uploads a picture (PNG, JPEG, GIF, WebP; 1 MB, 2048 pixels a side) for a setting',
    permission: may.save,
    takesFile: true,
    data: Type.Object({ name: Type.String(), url: Type.String() }),
    handle: async ({ request }) => {
      const { content } = await readUpload(request, { maxBytes: MAX_IMAGE_BYTES })
      return service.storeImage(content)
    },
  })
  route({
    method: 'GET',
    url: '/api/file/Image/system/:name',
    operationId: 'getSystemImage',
    summary: 'Picture of the product. Public, because browsers load images without headers',
    permission: 'public',
    params: SystemImageParams,
    produces: 'image/*',
    handle: async ({ params, reply }) => {
      const { contentType, content } = await service.readImage(params.name)
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
