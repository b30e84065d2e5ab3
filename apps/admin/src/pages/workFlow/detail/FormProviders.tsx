import { CurrentUserProvider } from '@sqos/form-renderer'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../parts/generated-page/use-current-user.ts'
import { AppUploads } from '../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

/** Provides fields and uploads with the language, the user and data from this application's server. */
export function FormProviders({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  return (
    <AppFields>
      <AppUploads>
        <CurrentUserProvider value={user}>{children}</CurrentUserProvider>
      </AppUploads>
    </AppFields>
  )
}
