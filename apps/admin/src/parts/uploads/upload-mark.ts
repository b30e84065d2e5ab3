import { selectUser, type SessionRootState } from '@sqos/session'
import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'

const listeners = new Set<() => void>()

const keyOf = (userId: string) => `sqos_uploads.${userId}`

/** Whether a person has uploads in this browser, so that their code is loaded for those only. */
export function markUploads(userId: string, isThere: boolean) {
  try {
    if (isThere) localStorage.setItem(keyOf(userId), '1')
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage nothing outlives the page, which then has nothing to remember.
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

/** True while the signed-in person has uploads, also of an earlier day. */
export function useUploadMark(): boolean {
  const userId = useSelector((state: SessionRootState) => selectUser(state)?.userId)
  return useSyncExternalStore(subscribe, () => isMarked(userId))
}
