import { type Connection, pause } from './connection.ts'
import { UnreadableFileError } from './hasher.ts'
import { MAX_TRIES, pauseAfter } from './limits.ts'
import { SignedOutError, UploadRefusedError } from './upload-port.ts'

/** How something is tried again. */
export interface Tries {
  signal: AbortSignal
  connection: Connection
  /** From 0 to 1. */
  random: () => number
  /** ms before the next try; default: 1, 2, 4, 8 s and a chance. */
  pauseMs?: ((attempt: number) => number) | undefined
  /** True while there is no network, false when it is back. */
  onOffline: (isOffline: boolean) => void
  /** True while it failed and is to be tried again, false when it goes on. */
  onRetry: (isRetrying: boolean) => void
  /** Rejects when the file itself is what fails. */
  demandFile: () => Promise<void>
}

/** Tries up to five times with growing pauses. Without a network it waits for it, and that does not count. */
export async function withTries<Result>(work: () => Promise<Result>, tries: Tries): Promise<Result> {
  const { signal, connection, random, onOffline, onRetry, demandFile } = tries
  onRetry(false)
  const pauseMs = tries.pauseMs ?? ((attempt) => pauseAfter(attempt, random()))
  for (let attempt = 1; ;) {
    await waitForNetwork(tries)
    try {
      const result = await work()
      // What was under way may still get through when the network is gone for the others.
      onOffline(!connection.isOnline())
      onRetry(false)
      return result
    } catch (error) {
      signal.throwIfAborted()
      if (isFinal(error)) throw error
      await demandFile()
      if (!connection.isOnline()) continue
      if (attempt >= MAX_TRIES) throw error
      onRetry(true)
      await pause(connection, { ms: pauseMs(attempt), signal })
      attempt += 1
    }
  }
}

const isFinal = (error: unknown) =>
  error instanceof UploadRefusedError || error instanceof SignedOutError || error instanceof UnreadableFileError

async function waitForNetwork({ signal, connection, onOffline }: Tries) {
  while (!connection.isOnline()) {
    onOffline(true)
    await pause(connection, { ms: Number.POSITIVE_INFINITY, signal })
  }
  onOffline(false)
}
