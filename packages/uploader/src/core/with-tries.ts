import { type Connection, pause } from './connection.ts'
import { UnreadableFileError } from './hasher.ts'
import { MAX_TRIES, pauseAfter } from './limits.ts'
import { SignedOutError, UploadRefusedError } from './upload-port.ts'

/** Options of a retry. */
export interface Tries {
  signal: AbortSignal
  connection: Connection
  /** From 0 to 1. */
  random: () => number
  /** Delay in ms before the next attempt; default: 1, 2, 4, 8 s with jitter. */
  pauseMs?: ((attempt: number) => number) | undefined
  /** Called with true when the network is lost, with false when it is back. */
  onOffline: (isOffline: boolean) => void
  /** Called with true before a retry, with false when the task resumes. */
  onRetry: (isRetrying: boolean) => void
  /** Rejects when the file is the cause of the failure. */
  demandFile: () => Promise<void>
}

/** Makes up to five attempts with growing delays. Waiting for the network does not count as an attempt. */
export async function withTries<Result>(work: () => Promise<Result>, tries: Tries): Promise<Result> {
  const { signal, connection, random, onOffline, onRetry, demandFile } = tries
  onRetry(false)
  const pauseMs = tries.pauseMs ?? ((attempt) => pauseAfter(attempt, random()))
  for (let attempt = 1; ;) {
    await waitForNetwork(tries)
    try {
      const result = await work()
      // Running requests may still succeed after the network is lost.
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
