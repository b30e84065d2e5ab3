import { SOCKET_PATH } from '@sqos/contract/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import type { Authority } from '../authority/index.ts'
import { createGateway } from './gateway.ts'
import { SOCKET_LIMITS } from './limits.ts'
import { mayConnect } from './origin.ts'
import { createHandlers } from './handlers.ts'
import type { Realtime } from './realtime.port.ts'
import { deleteOldPushes } from './realtime.retention.ts'
import { createRealtimeService } from './realtime.service.ts'
import { watchAuthority } from './watch-authority.ts'

export type { Push, Realtime } from './realtime.port.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Messages to people who are connected. */
    realtime: Realtime
  }
}

interface RealtimeDeps extends Deps {
  authenticate: Authenticate
  authority: Authority
  events: Events
  jobs: Jobs
}

/** Registers the module `realtime`: the socket, and the port through which other modules push. */
export function realtimeModule(app: FastifyInstance, deps: RealtimeDeps): Realtime {
  const { config, authenticate, events, jobs } = deps
  const limits = { ...SOCKET_LIMITS, ...config.socketLimits }
  const service = createRealtimeService({ ...deps, log: app.log, limits })
  const { register, handle } = createHandlers()
  const gateway = createGateway({ ...service, limits, authenticate, log: app.log, handle })
  const watch = watchAuthority({
    ...deps,
    log: app.log,
    isNeeded: service.hasConnections,
    onChange: () => service.sendLocally({ method: 'refresh', subject: 'menus' }),
  })

  events.on('session.ended', {
    name: 'realtime.close-sockets',
    handle: async ({ payload }) => service.endSessions([payload.sessionId], payload.reason),
  })
  events.on('user.locked', {
    name: 'realtime.cut-off-locked',
    handle: async ({ payload }) => service.cutOff(payload.userId),
  })
  jobs.schedule({ kind: 'realtime.deleteOld', cron: '23 * * * *', run: () => deleteOldPushes(deps) })

  app.addHook('onListen', async () => {
    await service.start()
    watch.start()
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    watch.stop()
    await gateway.close()
    await service.stop()
  })

  function demandRoom(request: FastifyRequest) {
    if (!mayConnect({ origin: request.headers.origin, host: request.host }, config.socketOrigins))
      throw new AppError('forbidden', 'realtime.foreignOrigin')
    if (isClosing || !gateway.hasRoom(request.ip)) throw new AppError('internal', 'realtime.busy')
  }

  // Later clients add the encoded token to the path. It stands in logs of balancers, so only that of the first message counts.
  for (const url of [SOCKET_PATH, `${SOCKET_PATH}/:token`])
    app.route({
      method: 'GET',
      url,
      config: { permission: 'public' },
      schema: { hide: true },
      preValidation: async (request) => demandRoom(request),
      handler: () => {
        throw new AppError('notFound', 'error.notFound')
      },
      wsHandler: (socket, request) => gateway.accept(socket, { ip: request.ip, language: request.language }),
    })

  const { pushAll, isOnline, onlineUsers, onConnected, rooms } = service
  const realtime: Realtime = {
    push: (userIds, message, trx) => pushAll([{ userIds, message }], trx),
    pushAll,
    isOnline,
    onlineUsers,
    onConnected,
    rooms,
    broadcast: (message) => service.broadcast(message),
    tell: (userIds, message) => service.tell(userIds, message),
    handle: register,
  }
  app.decorate('realtime', realtime)
  return realtime
}
