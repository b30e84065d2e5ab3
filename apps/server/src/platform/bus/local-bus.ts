import type { Db } from '../db/database.ts'
import type { BusListener, OpenBus } from './bus.ts'

const listeners = new WeakMap<Db, Map<string, Set<BusListener>>>()

/** Messages within this process: all servers that use one embedded database run here. */
export const localBus =
  (db: Db): OpenBus =>
  (channel, listener) => {
    const channels = listeners.get(db) ?? new Map<string, Set<BusListener>>()
    listeners.set(db, channels)
    const members = channels.get(channel) ?? new Set()
    channels.set(channel, members.add(listener))
    queueMicrotask(() => listener.onState(true))
    return {
      publish: (text) => {
        for (const member of members) setImmediate(() => members.has(member) && member.onMessage(text))
      },
      close: async () => void members.delete(listener),
    }
  }
