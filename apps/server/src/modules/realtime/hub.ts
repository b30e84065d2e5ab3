import type { Connection } from './connection.ts'

/** The signed-in sockets of this server. */
export function createHub({ perPerson }: { perPerson: number }) {
  const byUser = new Map<string, Set<Connection>>()
  const all = new Set<Connection>()

  return {
    all: all as ReadonlySet<Connection>,
    /** Adds a socket; returns the oldest one of the person when there are too many. */
    add(connection: Connection): Connection | undefined {
      const own = byUser.get(connection.userId) ?? new Set()
      byUser.set(connection.userId, own.add(connection))
      all.add(connection)
      return own.size > perPerson ? [...own][0] : undefined
    },
    remove(connection: Connection) {
      all.delete(connection)
      const own = byUser.get(connection.userId)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(connection.userId)
    },
    of: (userId: string): Iterable<Connection> => byUser.get(userId) ?? [],
    hasUser: (userId: string) => byUser.has(userId),
    users: (): string[] => [...byUser.keys()],
  }
}
