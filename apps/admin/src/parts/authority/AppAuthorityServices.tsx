import { useApiDispatch } from '@sqos/api-client'
import { AuthorityServicesProvider } from '@sqos/authority-editor'
import { type ReactNode, useMemo } from 'react'
import { createAuthorityServices } from './authority-services.ts'

/** Connects editors of permissions below it to the server. */
export function AppAuthorityServices({ children }: { children: ReactNode }) {
  const dispatch = useApiDispatch()
  const services = useMemo(() => createAuthorityServices(dispatch), [dispatch])
  return <AuthorityServicesProvider value={services}>{children}</AuthorityServicesProvider>
}
