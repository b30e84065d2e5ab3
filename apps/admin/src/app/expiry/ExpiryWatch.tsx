import { selectIsSuspended } from '@sqos/session'
import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'

const ExpiryDialog = lazy(async () => ({ default: (await import('./ExpiryDialog.tsx')).ExpiryDialog }))

/** Waits for a session that ends over unsaved input. */
export function ExpiryWatch() {
  const suspended = useSelector((state: AppState) => selectIsSuspended(state))
  return <Suspense>{suspended && <ExpiryDialog />}</Suspense>
}
