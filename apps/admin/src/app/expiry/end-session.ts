import { endSession, suspendSession } from '@sqos/session'
import { hasUnsavedInput } from '@sqos/ui-kit'
import type { AppStore } from '../store.ts'

/** The server ended the session: what was typed stays with a question over it, everything else is left. */
export function sessionEnded(store: AppStore): void {
  store.dispatch(hasUnsavedInput() ? suspendSession() : endSession())
}
