/** Where the bus reports failures. */
export interface BusLog {
  warn: (facts: object, text: string) => void
}

/** Callbacks of a bus. */
export interface BusListener {
  /** A message of any server, this one included. */
  onMessage: (text: string) => void
  /** The connection was lost (false) or is there again (true). Messages in between are lost. */
  onState: (isConnected: boolean) => void
}

/** Messages between the servers of one installation. They are not stored: a server that is not connected misses them. */
export interface Bus {
  /** Sends to all servers that are connected. Failures are reported by `onState`; the message is then lost. */
  publish: (text: string) => void
  close: () => Promise<void>
}

/** Opens a bus. Resolves immediately and connects in the background. */
export type OpenBus = (channel: string, listener: BusListener, log: BusLog) => Bus

/** Milliseconds before the next attempt to connect: doubles from 0.25 s to 5 s. */
export const pauseBefore = (attempt: number) => Math.min(250 * 2 ** attempt, 5000)
