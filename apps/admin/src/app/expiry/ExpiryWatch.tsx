import { lazyPart } from '@sqos/app-feature'
import { useCatalogue } from '@sqos/i18n/react'
import { selectIsSuspended } from '@sqos/session'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'
import { watchesCatalogue } from '../watches/catalogue.ts'

const ExpiryDialog = lazyPart(async () => (await import('./ExpiryDialog.tsx')).ExpiryDialog)

/** Opens the sign-in dialog when the session ends over unsaved input. */
export function ExpiryWatch() {
  const suspended = useSelector((state: AppState) => selectIsSuspended(state))
  const isReady = useCatalogue(watchesCatalogue)
  return <Suspense>{isReady && suspended && <ExpiryDialog />}</Suspense>
}
