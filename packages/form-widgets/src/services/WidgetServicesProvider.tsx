import type { ReactNode } from 'react'
import { ServicesContext } from './services-context.ts'
import type { WidgetServices } from './widget-services.ts'

export interface WidgetServicesProviderProps {
  /** Create it once, outside of components: responses are cached per object. */
  services: Partial<WidgetServices>
  children: ReactNode
}

/** Provides services to fields. `FormWidgetsProvider` provides services and language. */
export function WidgetServicesProvider({ services, children }: WidgetServicesProviderProps) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
}
