import { selectUser, type SessionRootState } from '@sqos/session'
import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'

const listeners = new Set<() => void>()

const keyOf = (userId: string) => `sqos_uploads.${userId}`

/** Stores whether a user has uploads in this browser, so that their code is loaded only then. */
export function markUploads(userId: string, isThere: boolean) {
  try {
    if (isThere) localStorage.setItem(keyOf(userId), '1')
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage no upload outlives the page.
  }
  for (const listener of listeners) listener()
}

function isMarked(userId: string | undefined): boolean {
  try {
    return userId !== undefined && localStorage.getItem(keyOf(userId)) !== null
  } catch {
    return false
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the signed-in user has uploads, also from earlier days. */
export function useUploadMark(): boolean {
  const userId = useSelector((state: SessionRootState) => selectUser(state)?.userId)
  return useSyncExternalStore(subscribe, () => isMarked(userId))
}
