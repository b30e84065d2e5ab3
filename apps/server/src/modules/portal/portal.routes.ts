import { Readable } from 'node:stream'
import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { LINES } from '../../platform/lines.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import type { PortalData } from './portal-data.service.ts'
import type { portalFrame } from './portal-frame.ts'
import type { PortalGrantsService } from './portal-grants.service.ts'
import {
  Portal,
  PortalArrangementBody,
  PortalAuth,
  PortalBody,
  PortalDataBody,
  PortalFrameQuery,
  PortalGrants,
  PortalGrantsBody,
  PortalNode,
  PortalPartData,
  PortalPreviewBody,
  PortalQuery,
  PortalRevision,
  PortalRevisionDocument,
  PortalRevisionParams,
  PortalRow,
  PortalSelectorQuery,
} from './portal.schema.ts'
import type { PortalService } from './portal.service.ts'
import type { PortalTransfer } from './portal.transfer.ts'
import type { PortalViewing } from './portal-viewing.service.ts'

const URL = '/api/visualdev/Portal'
/** Bytes of a document with its pictures as addresses. */
const MAX_BYTES = 4 * 1_048_576
/** Embedded pages a minute from one address, behind which an office may be. */
const FRAMES = 600
const may = PERMISSION.portal

interface Services {
  service: PortalService
  transfer: PortalTransfer
  viewing: PortalViewing
  grants: PortalGrantsService
  data: PortalData
  /** The page around a page or a video of another site. */
  frame: (query: PortalFrameQuery) => ReturnType<typeof portalFrame>
}

type Route = ReturnType<typeof routesOf>

/** Routes of portals. */
export function portalRoutes(app: FastifyInstance, services: Services) {
  const route = routesOf(app, 'portal')
  designRoutes(route, services)
  revisionRoutes(route, services)
  viewingRoutes(route, services)
}

function designRoutes(route: Route, { service, transfer, grants }: Services) {
  route({
    method: 'GET',
    url: URL,
    operationId: 'listPortals',
    summary: 'Paged list of portals',
    permission: may.view,
    query: PortalQuery,
    data: pageOf(ref(PortalRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getPortal',
    summary: 'One portal with its document',
    permission: may.view,
    params: IdParams,
    data: ref(Portal),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createPortal',
    summary: 'Creates a portal',
    permission: may.add,
    body: ref(PortalBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.created',
    handle: async ({ body, actor }) => void (await service.create(body, actor)),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updatePortal',
    summary: 'Updates a portal. With lastModifyTime: refused if the portal changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(PortalBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'togglePortal',
    summary: 'Enables or disables a portal',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Copy`,
    operationId: 'copyPortal',
    summary: 'Creates a disabled copy of a portal',
    permission: may.add,
    params: IdParams,
    done: 'done.copied',
    handle: ({ params, actor }) => service.copy(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deletePortal',
    summary: 'Deletes a portal',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/ExportData`,
    operationId: 'exportPortal',
    summary: 'A portal as a .json file',
    permission: may.download,
    reads: true,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportPortal(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Model/Actions/ImportData`,
    operationId: 'importPortal',
    summary: 'Creates the portal of a .json or .vp file',
    permission: may.upload,
    takesFile: true,
    done: 'done.imported',
    handle: async ({ request, actor }) => {
      await transfer.importFile(await readUpload(request, { maxBytes: MAX_BYTES }), actor)
    },
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Grants`,
    operationId: 'getPortalGrants',
    summary: 'Roles, positions, organisations, groups and users that see a portal',
    permission: may.authorize,
    params: IdParams,
    data: ref(PortalGrants),
    handle: ({ params }) => grants.list(params.id),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Grants`,
    operationId: 'savePortalGrants',
    summary: 'Replaces who sees a portal',
    permission: may.authorize,
    params: IdParams,
    body: ref(PortalGrantsBody),
    done: 'done.saved',
    handle: ({ params, body, actor }) => grants.save(params.id, { grants: body.list, actor }),
  })
}

function revisionRoutes(route: Route, { service }: Services) {
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions`,
    operationId: 'listPortalRevisions',
    summary: 'Versions of a portal, newest first',
    permission: may.edit,
    params: IdParams,
    data: Type.Array(ref(PortalRevision)),
    handle: ({ params, actor }) => service.listRevisions(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions/:revisionId`,
    operationId: 'getPortalRevision',
    summary: 'The document of a version',
    permission: may.edit,
    params: PortalRevisionParams,
    data: ref(PortalRevisionDocument),
    handle: ({ params, actor }) => service.getRevision(params.id, { revisionId: params.revisionId, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Restore/:revisionId`,
    operationId: 'restorePortalRevision',
    summary: 'Restores the document of a version, as a new version',
    permission: may.edit,
    params: PortalRevisionParams,
    done: 'done.updated',
    handle: ({ params, actor }) => service.restore(params.id, { revisionId: params.revisionId, actor }),
  })
}

function viewingRoutes(route: Route, { viewing, data, frame }: Services) {
  route({
    method: 'GET',
    url: `${URL}/Frame`,
    operationId: 'framePortalPage',
    summary:
      'A page around a page or a video of another site, if portals may embed its host; its policy admits no other hosts',
    permission: 'public',
    limit: { perMinute: FRAMES },
    query: PortalFrameQuery,
    produces: 'text/html',
    handle: async ({ query, reply }) => {
      const { isAllowed, html, headers } = await frame(query)
      await reply
        .code(isAllowed ? 200 : 403)
        .type('text/html; charset=utf-8')
        .headers(headers)
        .send(html)
    },
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listPortalOptions',
    summary: 'Enabled portals by category: all, or with type 1 those granted to the caller',
    permission: 'signed-in',
    query: PortalSelectorQuery,
    data: listOf(ref(PortalNode)),
    handle: async ({ query, actor }) => ({ list: await viewing.listNodes(actor, { isOwn: query.type === '1' }) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/auth`,
    operationId: 'openPortal',
    summary: 'An enabled portal that is granted to the caller, to show it',
    permission: 'signed-in',
    params: IdParams,
    data: ref(PortalAuth),
    handle: ({ params, actor }) => viewing.auth(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/SetDefault`,
    operationId: 'setDefaultPortal',
    summary: 'Makes a portal the dashboard of the caller',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.set',
    handle: ({ params, actor }) => viewing.setDefault(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/Custom/Save/:id`,
    operationId: 'arrangePortal',
    summary: 'Keeps the positions of the parts for the caller',
    permission: 'signed-in',
    params: IdParams,
    body: ref(PortalArrangementBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.saved',
    handle: ({ params, body, actor }) => viewing.arrange(params.id, { formData: body.formData, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Data`,
    operationId: 'listPortalData',
    summary: 'Data of parts of a portal, with the permissions of the caller. A part that fails has an error of its own',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(PortalDataBody),
    data: Type.Array(ref(PortalPartData)),
    handle: ({ params, body, actor, request }) =>
      data.data(params.id, body, { actor, request, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/StreamData`,
    operationId: 'streamPortalData',
    summary: 'The same data as lines of JSON: one for each dataset, as soon as it is known',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(PortalDataBody),
    produces: LINES,
    handle: async ({ params, body, actor, request, reply }) => {
      const lines = await data.lines(params.id, body, { actor, request, language: request.language, isWatched: true })
      // Proxies that gather an answer would undo the purpose of the lines.
      return reply.type(LINES).header('x-accel-buffering', 'no').send(Readable.from(lines))
    },
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/PreviewData`,
    operationId: 'listPreviewedPortalData',
    summary: 'The same for a document that is not saved yet',
    permission: may.view,
    reads: true,
    body: ref(PortalPreviewBody),
    maxBodyBytes: MAX_BYTES,
    data: Type.Array(ref(PortalPartData)),
    handle: ({ body, actor, request }) => data.preview(body, { actor, request, language: request.language }),
  })
}
