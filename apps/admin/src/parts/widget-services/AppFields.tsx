import { useApiDispatch } from '@sqos/api-client'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { createWidgetServices } from './widget-services.ts'

/** Provides the fields of @sqos/form-widgets with the language, and with data from this application's server. */
export function AppFields({ children }: { children: ReactNode }) {
  const { language } = useText('admin')
  const dispatch = useApiDispatch()
  const userId = useSelector(selectUser)?.userId ?? ''
  const services = useMemo(() => createWidgetServices(dispatch, userId), [dispatch, userId])
  return (
    <FormWidgetsProvider language={language} services={services}>
      {children}
    </FormWidgetsProvider>
  )
}
