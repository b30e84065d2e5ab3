import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { LINES } from '../../platform/lines.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import type { Portals } from '../portal/index.ts'
import type { ScreenService } from './screen.service.ts'
import type { ScreenViewing } from './screen-viewing.service.ts'
import {
  Screen,
  ScreenBody,
  ScreenNode,
  ScreenQuery,
  ScreenRow,
  ScreenShare,
  ScreenShareBody,
  ScreenShareSecret,
  SharedScreenBody,
  SharedScreenDataBody,
  SharedScreenPass,
  SharedScreenPasswordBody,
  SharedScreens,
  ShareParams,
  ShownScreen,
} from './screen.schema.ts'

const URL = '/api/visualdev/Screen'
const may = PERMISSION.screen
/** Calls a minute with one link from one address: a television asks when it starts, and for each portal. */
const OPENINGS = 30
const READINGS = 120
const PASSWORDS = 20
const linkOf = ({ secret }: { secret: string }) => createHash('sha256').update(secret).digest('base64url')

interface Services {
  service: ScreenService
  viewing: ScreenViewing
  portals: Portals
}
type Route = ReturnType<typeof routesOf>

/** Routes of screens. */
export function screenRoutes(app: FastifyInstance, services: Services) {
  const route = routesOf(app, 'screen')
  designRoutes(route, services)
  shareRoutes(route, services)
  viewingRoutes(route, services)
}

function designRoutes(route: Route, { service }: Services) {
  route({
    method: 'GET',
    url: URL,
    operationId: 'listScreens',
    summary: 'Paged list of screens',
    permission: may.view,
    query: ScreenQuery,
    data: pageOf(ref(ScreenRow)),
    handle: ({ query }) => service.list(query),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getScreen',
    summary: 'One screen',
    permission: may.view,
    params: IdParams,
    data: ref(Screen),
    handle: ({ params }) => service.get(params.id),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createScreen',
    summary: 'Creates a screen',
    permission: may.add,
    body: ref(ScreenBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateScreen',
    summary: 'Updates a screen. With lastModifyTime: refused if it changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(ScreenBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleScreen',
    summary: 'Enables or disables a screen',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteScreen',
    summary: 'Deletes a screen; its links end',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}

function shareRoutes(route: Route, { viewing }: Services) {
  route({
    method: 'GET',
    url: `${URL}/:id/Shares`,
    operationId: 'listScreenShares',
    summary: 'Links of a screen, newest first',
    permission: may.share,
    params: IdParams,
    data: listOf(ref(ScreenShare)),
    handle: ({ params }) => viewing.listShares(params.id),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Shares`,
    operationId: 'createScreenShare',
    summary: 'Makes a link that shows screens without a session, as the caller sees them, until it expires',
    permission: may.share,
    params: IdParams,
    body: ref(ScreenShareBody),
    data: ref(ScreenShareSecret),
    handle: ({ params, body, actor }) => viewing.share(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id/Shares/:shareId`,
    operationId: 'revokeScreenShare',
    summary: 'Ends a link',
    permission: may.share,
    params: ShareParams,
    done: 'done.deleted',
    handle: ({ params }) => viewing.revoke(params.id, params.shareId),
  })
}

function viewingRoutes(route: Route, { viewing, portals }: Services) {
  route({
    method: 'GET',
    url: '/api/blade-visual/visual/Selector',
    operationId: 'listScreenOptions',
    summary: 'Enabled screens by category, for the form of menu entries',
    permission: 'signed-in',
    data: listOf(ref(ScreenNode)),
    handle: async () => ({ list: await viewing.listNodes() }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Show`,
    operationId: 'getShownScreen',
    summary: 'A screen with the portals that the caller may open',
    permission: 'signed-in',
    params: IdParams,
    data: ref(ShownScreen),
    handle: ({ params, actor }) => viewing.show(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Shared/Show`,
    operationId: 'listSharedScreens',
    summary: 'The screens of a link, with the portals that the creator of the link may open',
    permission: 'public',
    reads: true,
    limit: { perMinute: OPENINGS, subject: linkOf },
    body: ref(SharedScreenBody),
    data: ref(SharedScreens),
    handle: ({ body, request }) => viewing.showShared(body, request.ip),
  })
  route({
    method: 'POST',
    url: `${URL}/Shared/Unlock`,
    operationId: 'unlockSharedScreens',
    summary: 'Opens a link by its password. Wrong ones are counted, and delay the next ones',
    permission: 'public',
    reads: true,
    limit: { perMinute: PASSWORDS, subject: linkOf },
    body: ref(SharedScreenPasswordBody),
    data: ref(SharedScreenPass),
    handle: ({ body, request }) => viewing.unlock(body, request.ip),
  })
  route({
    method: 'POST',
    url: `${URL}/Shared/StreamData`,
    operationId: 'streamSharedScreenData',
    summary:
      'Data of parts of a portal of the screen, with the permissions of the creator of the link, as lines of JSON',
    permission: 'public',
    reads: true,
    limit: { perMinute: READINGS, subject: linkOf },
    body: ref(SharedScreenDataBody),
    produces: LINES,
    handle: async ({ body: { portalId, parts, ...link }, request, reply }) => {
      const actor = await viewing.viewerOf({ ...link, portalId }, request.ip)
      const asking = { actor, request, language: request.language }
      const lines = await portals.lines(portalId, { parts }, asking)
      return reply.type(LINES).header('x-accel-buffering', 'no').send(Readable.from(lines))
    },
  })
}
