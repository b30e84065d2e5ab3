import { endSession, suspendSession } from '@sqos/session'
import { hasUnsavedInput } from '@sqos/ui-kit'
import type { AppStore } from '../store.ts'

/**
 * Handles the end of a session by the server: unsaved input stays behind a sign-in dialog, otherwise the sign-in page
 * opens.
 */
export function sessionEnded(store: Pick<AppStore, 'dispatch'>): void {
  store.dispatch(hasUnsavedInput() ? suspendSession() : endSession())
}
