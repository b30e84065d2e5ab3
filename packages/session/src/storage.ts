/** What of a session outlives the page. */
export interface StoredSession {
  token: string | null
  locked: boolean
}

/** Where it is kept; the prefix is the specification's, section 9. */
const TOKEN_KEY = 'sqos_token'
const LOCK_KEY = 'sqos_lock'

/** A header can carry visible ASCII; anything else in the storage was not put there by us. */
const TOKEN_FORM = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** The part of the browser's `localStorage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the stored session; a blocked storage and whatever else lies under our names count as nothing. */
export function readSession(storage: SessionStorage | undefined): StoredSession {
  const token = attempt(() => storage?.getItem(TOKEN_KEY)) ?? ''
  if (!TOKEN_FORM.test(token)) return { token: null, locked: false }
  return { token, locked: attempt(() => storage?.getItem(LOCK_KEY)) === '1' }
}

/** Stores the session; where that is forbidden it lasts as long as the page. */
export function writeSession(storage: SessionStorage | undefined, { token, locked }: StoredSession) {
  attempt(() => (token === null ? storage?.removeItem(TOKEN_KEY) : storage?.setItem(TOKEN_KEY, token)))
  attempt(() => (locked ? storage?.setItem(LOCK_KEY, '1') : storage?.removeItem(LOCK_KEY)))
}

/** Whether a `storage` event of another tab concerns the session; a null key means that everything was cleared. */
export const concernsSession = (key: string | null) => key === null || key === TOKEN_KEY || key === LOCK_KEY

/** The browser's own storage, or nothing where even asking for it is forbidden. */
export const browserStorage = (): SessionStorage | undefined => attempt(() => globalThis.localStorage)

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    // Private windows, full disks and site settings refuse; the session then lives in memory.
    return undefined
  }
}
