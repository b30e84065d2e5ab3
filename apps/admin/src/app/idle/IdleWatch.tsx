import { lock, selectIsLocked, selectSysConfig, selectToken } from '@sqos/session'
import { hasUnsavedInput } from '@sqos/ui-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { arrival } from '../frame/arrival.ts'
import { type AppState, useAppDispatch } from '../store.ts'
import { saveIdleLimit } from './idle-time.ts'
import { watchIdleness } from './watch-idleness.ts'

const LockCover = lazy(async () => ({ default: (await import('./LockCover.tsx')).LockCover }))

/** Locks the screen of an idle user; over unsaved input the lock screen covers the page instead of replacing it. */
export function IdleWatch() {
  const dispatch = useAppDispatch()
  const working = useSelector((state: AppState) => selectToken(state) !== null && !selectIsLocked(state))
  const locked = useSelector((state: AppState) => selectIsLocked(state))
  const limit = useSelector((state: AppState) => selectSysConfig(state)?.lockIdleMinutes)
  const atStart = useRef(true)
  const [covered, setCovered] = useState(false)

  useEffect(
    function watch() {
      // A sign-in or unlock proves presence; at the start, the user of the page is unknown.
      const isNew = arrival.isBySignIn() || !atStart.current
      atStart.current = false
      return working ? watchIdleness({ onIdle: () => dispatch(lock()), isNew }) : undefined
    },
    [working, dispatch],
  )

  useEffect(
    function followSystem() {
      if (limit !== undefined) saveIdleLimit(limit)
    },
    [limit],
  )

  // Unsaved input is checked when the lock starts; the cover then stays until it is unlocked.
  const [wasLocked, setWasLocked] = useState(locked)
  if (wasLocked !== locked) {
    setWasLocked(locked)
    setCovered(locked && hasUnsavedInput())
  }

  return <Suspense>{covered && <LockCover />}</Suspense>
}
