import type { ReactNode } from 'react'
import { ServicesContext } from './services-context.ts'
import type { WidgetServices } from './widget-services.ts'

export interface WidgetServicesProviderProps {
  /** Create it once, outside of components: answers are kept per object. */
  services: Partial<WidgetServices>
  children: ReactNode
}

/** Gives services to the fields below; `FormWidgetsProvider` does so too, together with the language. */
export function WidgetServicesProvider({ services, children }: WidgetServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}
