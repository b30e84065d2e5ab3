import type { Store } from '@reduxjs/toolkit'
import { baseApi } from '@sqos/api-client'
import type { SessionRootState } from './actions.ts'
import { sessionRestored, sessionSuspended } from './session-slice.ts'
import { browserStorage, concernsSession, readSession, writeSession } from './storage.ts'
import type { SessionStorage, StoredSession } from './storage.ts'

interface ConnectOptions {
  storage?: SessionStorage | undefined
  /** Source of `storage` events of other tabs: the window. */
  tabs?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
  /** Whether this tab has unsaved input when another tab ends the session. */
  hasUnsavedInput?: (() => boolean) | undefined
}

/**
 * Connects a store with the browser: loads the stored session at once, stores every change, and follows sign-in,
 * sign-out and lock of other tabs. Returns the function that disconnects them.
 */
export function connectSession(
  store: Store<SessionRootState>,
  { storage = browserStorage(), tabs = globalThis.window, hasUnsavedInput = () => false }: ConnectOptions = {},
) {
  let stored: StoredSession = readSession(storage)

  function takeOver() {
    const previous = stored
    stored = readSession(storage)
    if (stored.token === null && previous.token !== null && hasUnsavedInput()) {
      store.dispatch(sessionSuspended())
      return
    }
    store.dispatch(sessionRestored(stored))
    // A suspended session stays unchanged until the owner of the token is known.
    if (store.getState().session.suspended) return
    if (previous.token !== stored.token) store.dispatch(baseApi.util.resetApiState())
  }

  function storeChanges() {
    const { token, locked } = store.getState().session
    if (token === stored.token && locked === stored.locked) return
    stored = { token, locked }
    writeSession(storage, stored)
  }

  function followTab({ key }: StorageEvent) {
    if (concernsSession(key)) takeOver()
  }

  takeOver()
  const unsubscribe = store.subscribe(storeChanges)
  tabs?.addEventListener('storage', followTab)
  return () => {
    tabs?.removeEventListener('storage', followTab)
    unsubscribe()
  }
}
