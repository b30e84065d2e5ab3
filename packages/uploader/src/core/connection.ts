/** State of the network. */
export interface Connection {
  isOnline: () => boolean
  /** Calls the listener when the network is back; returns the unsubscribe function. */
  onOnline: (listener: () => void) => () => void
}

/** The browser's online state; in Node the network counts as online. */
export const browserConnection: Connection = {
  isOnline: () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine,
  onOnline: (listener) => {
    globalThis.addEventListener?.('online', listener)
    return () => globalThis.removeEventListener?.('online', listener)
  },
}

/** Waits for some ms, or until the network is back. Rejects when `signal` is aborted. */
export function pause(connection: Connection, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      forget()
      signal.removeEventListener('abort', abort)
    }
    const go = () => {
      end()
      resolve()
    }
    const abort = () => {
      end()
      reject(new DOMException('Aborted', 'AbortError'))
    }
    const timer = Number.isFinite(ms) ? setTimeout(go, ms) : undefined
    const forget = connection.onOnline(go)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}
