/** The stored part of a session. */
export interface StoredSession {
  token: string | null
  locked: boolean
}

/** Storage keys; the prefix is defined in the specification, section 9. */
const TOKEN_KEY = 'sqos_token'
const LOCK_KEY = 'sqos_lock'

/** A header contains visible ASCII; other stored values are not ours. */
const TOKEN_FORM = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** The part of the browser's `localStorage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the stored session; blocked storage and invalid values count as empty. */
export function readSession(storage: SessionStorage | undefined): StoredSession {
  const token = attempt(() => storage?.getItem(TOKEN_KEY)) ?? ''
  if (!TOKEN_FORM.test(token)) return { token: null, locked: false }
  return { token, locked: attempt(() => storage?.getItem(LOCK_KEY)) === '1' }
}

/** Stores the session; if storage is blocked, the session lasts until the page is closed. */
export function writeSession(storage: SessionStorage | undefined, { token, locked }: StoredSession) {
  attempt(() => (token === null ? storage?.removeItem(TOKEN_KEY) : storage?.setItem(TOKEN_KEY, token)))
  attempt(() => (locked ? storage?.setItem(LOCK_KEY, '1') : storage?.removeItem(LOCK_KEY)))
}

/** Whether a `storage` event of another tab concerns the session; a null key means that everything was cleared. */
export const concernsSession = (key: string | null) => key === null || key === TOKEN_KEY || key === LOCK_KEY

/** The browser's storage; undefined where access to it throws. */
export const browserStorage = (): SessionStorage | undefined => attempt(() => globalThis.localStorage)

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    // Private windows, full disks and site settings block storage; the session is then kept in memory.
    return undefined
  }
}
