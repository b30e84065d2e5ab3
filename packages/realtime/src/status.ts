/** State of the connection. */
export type RealtimeStatus =
  /** No token, or not started. */
  | { state: 'idle' }
  | { state: 'connecting' }
  | { state: 'online' }
  /** Waits for the next attempt; milliseconds since 1970. */
  | { state: 'waiting'; retryAt: number }
  /** The server ended the connection for good: too many sockets, or the session ended. */
  | { state: 'ended' }
