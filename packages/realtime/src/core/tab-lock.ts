/** Whether this page may use Web Locks: browsers offer them to secure addresses only. */
export const hasLocks = () => 'locks' in navigator

/** Holds a lock until the returned function is called, or this tab is gone. */
export function holdLock(lock: string): () => void {
  let release = () => {}
  if (hasLocks()) void navigator.locks.request(lock, () => new Promise<void>((resolve) => (release = resolve)))
  return () => release()
}

/** Calls back when nobody holds the lock any more: the tab that took it is gone. */
export function whenLockIsFree(lock: string, callback: () => void): void {
  // Never rejected: the request is neither aborted nor stolen.
  if (hasLocks()) void navigator.locks.request(lock, callback)
}
