import { selectIsSuspended } from '@sqos/session'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { lazyPart } from '../lazy-part.tsx'
import type { AppState } from '../store.ts'

const ExpiryDialog = lazyPart(async () => (await import('./ExpiryDialog.tsx')).ExpiryDialog)

/** Waits for a session that ends over unsaved input. */
export function ExpiryWatch() {
  const suspended = useSelector((state: AppState) => selectIsSuspended(state))
  return <Suspense>{suspended && <ExpiryDialog />}</Suspense>
}
