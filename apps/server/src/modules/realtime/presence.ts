/** Milliseconds between two signs of life to other servers, and after which a silent one counts as gone. */
const ALIVE_EVERY = 10_000
const GONE_AFTER = 35_000
/** Milliseconds in which changes are gathered: a page that is loaded again is not offline in between. */
const GATHER = 1000
/** Changes above which they are sent as one message. */
const MAX_SINGLE = 10
/** People of one message between servers. */
const PART = 1000

/** What servers tell each other about presence. */
export type PresenceNews =
  /** Changes of one server; `isFirst` replaces everything that was known of it. */
  | { kind: 'presence'; online: string[]; offline: string[]; isFirst?: boolean }
  /** Asks the others for everything. */
  | { kind: 'hello' }
  | { kind: 'alive' }
  | { kind: 'bye' }

interface PresenceOptions {
  publish: (news: PresenceNews) => void
  /** Called with people who came or went, by the sockets of all servers. */
  onChange: (change: { online: string[]; offline: string[] }) => void
  localUsers: () => string[]
}

interface Peer {
  users: Set<string>
  heardAt: number
}

/** Who has a socket on any server. Servers tell each other; nothing is stored. */
export function createPresence({ publish, onChange, localUsers }: PresenceOptions) {
  const peers = new Map<string, Peer>()
  const local = new Set<string>()
  /** Local changes that others have not been told. */
  const changed = new Set<string>()
  /** People whose presence may differ from what clients were told, and what they were told. */
  const told = new Map<string, boolean>()
  let gathering: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined

  const isOnline = (userId: string) => local.has(userId) || [...peers.values()].some(({ users }) => users.has(userId))

  function note(userId: string, change: () => void) {
    if (!told.has(userId)) told.set(userId, isOnline(userId))
    change()
    gathering ??= setTimeout(tell, GATHER).unref()
  }

  function tell() {
    gathering = undefined
    const mine = [...changed]
    changed.clear()
    if (mine.length > 0) {
      const [online, offline] = split(mine, (userId) => local.has(userId))
      for (const part of parts(online, offline)) publish({ kind: 'presence', ...part })
    }
    const differing = [...told].filter(([userId, before]) => isOnline(userId) !== before).map(([userId]) => userId)
    told.clear()
    const [online, offline] = split(differing, isOnline)
    if (differing.length > 0) onChange({ online, offline })
  }

  function tellAll() {
    for (const [index, part] of parts([...local], []).entries())
      publish({ kind: 'presence', ...part, ...(index === 0 && { isFirst: true }) })
  }

  function setLocal(userId: string, state: boolean) {
    if (local.has(userId) === state) return
    note(userId, () => {
      if (state) local.add(userId)
      else local.delete(userId)
    })
    changed.add(userId)
  }

  function forget(server: string) {
    const peer = peers.get(server)
    for (const userId of peer?.users ?? []) note(userId, () => peer?.users.delete(userId))
    peers.delete(server)
  }

  return {
    isOnline,
    onlineUsers: () => [
      ...new Set([local, ...[...peers.values()].map(({ users }) => users)].flatMap((set) => [...set])),
    ],
    setLocal,
    /** Takes news of another server. */
    hear(server: string, news: PresenceNews) {
      if (news.kind === 'bye') return forget(server)
      const peer = peers.get(server) ?? { users: new Set<string>(), heardAt: 0 }
      const isNew = !peers.has(server)
      peer.heardAt = Date.now()
      peers.set(server, peer)
      if (news.kind === 'hello') return tellAll()
      // A server that was taken for gone, or whose first news were lost.
      if (isNew && !(news.kind === 'presence' && news.isFirst)) publish({ kind: 'hello' })
      if (news.kind === 'alive') return undefined
      const online = new Set(news.online)
      const gone = news.isFirst ? [...peer.users].filter((userId) => !online.has(userId)) : news.offline
      for (const userId of news.online) note(userId, () => peer.users.add(userId))
      for (const userId of gone) note(userId, () => peer.users.delete(userId))
      return undefined
    },
    /** Asks the others and tells them, once connected. */
    greet() {
      publish({ kind: 'hello' })
      tellAll()
    },
    start() {
      beating = setInterval(() => {
        publish({ kind: 'alive' })
        const silent = [...peers].filter(([, { heardAt }]) => Date.now() - heardAt > GONE_AFTER)
        for (const [server] of silent) forget(server)
      }, ALIVE_EVERY).unref()
      for (const userId of localUsers()) setLocal(userId, true)
    },
    stop() {
      clearTimeout(gathering)
      clearInterval(beating)
      publish({ kind: 'bye' })
    },
  }
}

function split(userIds: readonly string[], test: (userId: string) => boolean): [string[], string[]] {
  return [userIds.filter(test), userIds.filter((userId) => !test(userId))]
}

function parts(online: readonly string[], offline: readonly string[]): { online: string[]; offline: string[] }[] {
  const count = Math.max(1, Math.ceil(online.length / PART), Math.ceil(offline.length / PART))
  return Array.from({ length: count }, (_, index) => ({
    online: online.slice(index * PART, (index + 1) * PART),
    offline: offline.slice(index * PART, (index + 1) * PART),
  }))
}

/** Whether so many changes are sent as one message. */
export const isMany = (count: number) => count > MAX_SINGLE
