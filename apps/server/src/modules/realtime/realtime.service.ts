import { randomUUID } from 'node:crypto'
import { SOCKET_CLOSE, type TransientMessage } from '@sqos/contract/realtime'
import type { ResultName } from '@sqos/contract'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { SocketLimits } from '../../config.ts'
import { createBatch } from '../../platform/db/batch.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { afterCommit } from '../../platform/db/transaction-guard.ts'
import { busOf, type Bus } from '../../platform/bus/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { openSessions } from '../auth/auth.access.ts'
import { isLocked } from '../user/user.access.ts'
import { createConnection, type Connection } from './connection.ts'
import { ownerOf, type NewClient } from './gateway.ts'
import { createHub } from './hub.ts'
import { createPresence, isMany, type PresenceNews } from './presence.ts'
import { createPushRepository, type NewPush } from './push.repository.ts'
import type { InitContribution, Push } from './realtime.port.ts'
import { createRooms, type RoomNews } from './rooms.ts'
import { LOCKED, logout } from './refusal.ts'

/** Milliseconds between two checks for missed pushes and ended sessions: usually, and while servers cannot reach each other. */
const CHECK_EVERY = 15_000
const CHECK_EVERY_ALONE = 1000
/** Milliseconds without any news, one's own included, after which the connection to other servers counts as broken. */
const DEAF_AFTER = 30_000

/** What servers tell each other. Numbered, because PostgreSQL delivers identical messages of one transaction once. */
type Broadcast = { server: string; number: number } & (
  | { kind: 'push'; to: [userId: string, id: number][]; message: string }
  | { kind: 'everybody'; message: TransientMessage }
  | { kind: 'people'; userIds: readonly string[]; message: TransientMessage }
  | { kind: 'sessions'; ids: string[]; reason: EndReason }
  | { kind: 'locked'; userId: string }
  | RoomNews
  | PresenceNews
)

/** Why sessions ended, as the event says. */
type EndReason = 'signedOut' | 'signedInElsewhere' | 'forcedOffline' | 'expired'

type News = Broadcast extends infer Each ? (Each extends Broadcast ? Omit<Each, 'server' | 'number'> : never) : never

interface ServiceOptions extends Pick<Deps, 'config' | 'db' | 'now' | 'newId'> {
  log: FastifyBaseLogger
  limits: SocketLimits
}

/** Connections of this server, pushes to people on all servers, presence. */
export function createRealtimeService({ config, db, now, newId, log, limits }: ServiceOptions) {
  const server = randomUUID()
  const repository = createPushRepository(db)
  const hub = createHub(limits)
  const contributions: ((userId: string, db: Db) => Promise<InitContribution>)[] = []
  let bus: Bus | undefined
  let published = 0
  let timer: NodeJS.Timeout | undefined
  let isAlone = false
  /** Milliseconds of this process's clock: when the last news came. */
  let heardAt = performance.now()
  let isStopped = false

  const rooms = createRooms((news) => publish(news))
  const presence = createPresence({
    publish: (news) => publish(news),
    localUsers: hub.users,
    onChange: ({ online, offline }) => {
      if (isMany(online.length + offline.length)) return sendLocally({ method: 'presence', online, offline })
      for (const userId of online) sendLocally({ method: 'online', userId }, userId)
      for (const userId of offline) sendLocally({ method: 'offline', userId })
    },
  })

  function publish(news: News) {
    published += 1
    bus?.publish(JSON.stringify({ server, number: published, ...news }))
  }

  /** Sends to all sockets of this server, without those of one person. */
  function sendLocally(message: TransientMessage, exceptUserId?: string) {
    const text = JSON.stringify(message)
    for (const connection of hub.all) if (connection.userId !== exceptUserId) connection.sendText(text)
  }

  function tellLocally(userIds: readonly string[], message: TransientMessage) {
    const text = JSON.stringify(message)
    for (const userId of userIds) for (const connection of hub.of(userId)) connection.sendText(text)
  }

  function hear(text: string) {
    heardAt = performance.now()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only servers of this installation write to the channel
    const news = JSON.parse(text) as Broadcast
    if (news.server === server) return
    if (news.kind === 'push') deliver(news.to, news.message)
    else if (news.kind === 'everybody') sendLocally(news.message)
    else if (news.kind === 'people') tellLocally(news.userIds, news.message)
    else if (news.kind === 'sessions') endLocally(new Set(news.ids), news.reason)
    else if (news.kind === 'locked') cutOffLocally(news.userId)
    else if (news.kind === 'room' || news.kind === 'expelled') rooms.hear(news)
    else presence.hear(news.server, news)
  }

  function deliver(to: readonly (readonly [string, number])[], message: string) {
    for (const [userId, id] of to) for (const connection of hub.of(userId)) connection.push(id, message)
  }

  function endLocally(sessionIds: ReadonlySet<string>, reason: EndReason) {
    const elsewhere = reason === 'signedInElsewhere'
    const result: ResultName = elsewhere ? 'signedInElsewhere' : 'sessionExpired'
    const key = elsewhere ? 'error.signedInElsewhere' : 'error.sessionExpired'
    for (const connection of hub.all) {
      if (!sessionIds.has(connection.sessionId)) continue
      const message = logout(connection.language, result, key)
      // Users who signed out in another tab know it.
      connection.send(reason === 'signedOut' ? { ...message, msg: '' } : message)
      connection.socket.close(SOCKET_CLOSE.sessionEnded)
    }
  }

  function cutOffLocally(userId: string) {
    for (const connection of hub.of(userId)) connection.socket.close(SOCKET_CLOSE.locked)
  }

  const storeTogether = createBatch(db, async (quick, pushes: readonly NewPush[]) => {
    const stored = await createPushRepository(quick).store(pushes)
    return Map.groupBy(stored, ({ messageId }) => messageId)
  })

  async function pushAll(pushes: readonly Push[], trx?: Trx) {
    const newPushes = pushes
      .filter(({ userIds }) => userIds.length > 0)
      .map(({ userIds, message }) => ({ id: newId(), userIds, message, createdAt: now() }))
    if (newPushes.length === 0) return
    const stored = trx
      ? Map.groupBy(await createPushRepository(trx).store(newPushes), ({ messageId }) => messageId)
      : await storeTogether(newPushes)
    const sent = newPushes.map(({ id, message }) => ({
      to: (stored.get(id) ?? []).map(({ userId, id: number }): [string, number] => [userId, number]),
      message: JSON.stringify(message),
    }))
    afterCommit(() => {
      for (const { to, message } of sent) {
        deliver(to, message)
        publish({ kind: 'push', to, message })
      }
    })
  }

  /** Where the client continues: after its own last push if all later ones are stored, else after the latest. */
  async function startOf(userId: string, lastId: number | undefined) {
    const latest = (await repository.lastIds([userId])).get(userId) ?? 0
    if (lastId === undefined || lastId === latest) return { from: latest, latest }
    const [next] = lastId < latest ? await repository.missed(userId, { after: lastId, limit: 1 }) : []
    return next?.id === lastId + 1 ? { from: lastId, latest } : { from: latest, latest, isOutdated: true as const }
  }

  async function connect({ socket, actor, token, language, lastId }: NewClient): Promise<Connection> {
    const userId = ownerOf(actor)
    const connection = createConnection({
      userId,
      sessionId: actor.sessionId,
      token,
      language,
      socket,
      backlog: limits.backlog,
      readMissed: (person, options) => repository.missed(person, options),
      onError: (error) => log.warn({ err: error }, 'missed pushes could not be read'),
    })
    // From here on its session can end and pushes can arrive; they wait until the client has its `initMessage`.
    const oldest = hub.add(connection)
    oldest?.send({ method: 'closeSocket' })
    oldest?.socket.close(SOCKET_CLOSE.tooManySockets)
    presence.setLocal(userId, true)
    try {
      // After the connection is known: a lock that follows closes it.
      if (await isLocked(db, { id: userId, at: now() })) throw new AppError('refused', LOCKED)
      const { from, latest, isOutdated } = await startOf(userId, lastId)
      const contributed = await Promise.all(contributions.map((contribute) => contribute(userId, db)))
      connection.send({
        method: 'initMessage',
        onlineUsers: presence.onlineUsers(),
        unreadNums: [],
        unreadMessageCount: 0,
        unreadNoticeCount: 0,
        noticeDefaultText: '',
        messageDefaultText: '',
        noticeDefaultTime: 0,
        messageDefaultTime: 0,
        ...Object.assign({}, ...contributed),
        lastId: from,
        ...(isOutdated && { isOutdated }),
      })
      connection.noteLastId(latest)
      await connection.startAfter(from)
      return connection
    } catch (error) {
      disconnect(connection)
      throw error
    }
  }

  function disconnect(connection: Connection) {
    rooms.forget(connection)
    hub.remove(connection)
    if (!hub.hasUser(connection.userId)) presence.setLocal(connection.userId, false)
  }

  /** Sends what was missed, and ends sockets whose session ended unnoticed. */
  async function check() {
    const connections = [...hub.all]
    if (connections.length === 0) return
    const lastIds = await repository.lastIds(hub.users())
    for (const connection of hub.all) connection.noteLastId(lastIds.get(connection.userId) ?? 0)
    const sessionIds = new Set(connections.map(({ sessionId }) => sessionId))
    const open = await db
      .selectFrom(openSessions(now()))
      .select('open.id')
      .where(sql<boolean>`open.id = any(${[...sessionIds]}::text[])`)
      .execute()
    for (const { id } of open) sessionIds.delete(id)
    if (sessionIds.size > 0) endLocally(sessionIds, 'expired')
  }

  function checkLater() {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(
      () => {
        check()
          .catch((error: unknown) => log.warn({ err: error }, 'missed pushes could not be checked'))
          .finally(checkLater)
      },
      isAlone || performance.now() - heardAt > DEAF_AFTER ? CHECK_EVERY_ALONE : CHECK_EVERY,
    ).unref()
  }

  return {
    rooms,
    pushAll,
    connect,
    disconnect,
    sendLocally,
    hasConnections: () => hub.all.size > 0,
    isOnline: presence.isOnline,
    onlineUsers: presence.onlineUsers,
    onConnected: (contribute: (typeof contributions)[number]) => void contributions.push(contribute),

    broadcast(message: TransientMessage) {
      sendLocally(message)
      publish({ kind: 'everybody', message })
    },

    tell(userIds: readonly string[], message: TransientMessage) {
      tellLocally(userIds, message)
      publish({ kind: 'people', userIds, message })
    },

    /** Closes the sockets of ended sessions on every server. */
    endSessions(ids: readonly string[], reason: EndReason) {
      endLocally(new Set(ids), reason)
      publish({ kind: 'sessions', ids: [...ids], reason })
    },

    /** Closes the sockets of a locked account on every server; its sessions continue. */
    cutOff(userId: string) {
      cutOffLocally(userId)
      publish({ kind: 'locked', userId })
    },

    /** Connects this server to the others. */
    async start() {
      const channel = await repository.channel()
      if (isStopped) return
      bus = busOf({ config, db })(
        channel,
        {
          onMessage: hear,
          onState: (isConnected) => {
            isAlone = !isConnected
            if (isConnected) presence.greet()
            // At once after a failure, and every second during one.
            check().catch((error: unknown) => log.warn({ err: error }, 'missed pushes could not be checked'))
            checkLater()
          },
        },
        log,
      )
      presence.start()
      checkLater()
    },

    /** Leaves the other servers. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      presence.stop()
      await bus?.close()
    },
  }
}
