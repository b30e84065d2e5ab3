import { createContext, useContext } from 'react'
import type { WidgetServices } from './widget-services.ts'

const NONE: Partial<WidgetServices> = {}

/** The services of the fields below; none where there is no provider: static options need none. */
export const ServicesContext = createContext<Partial<WidgetServices>>(NONE)

/** The services that the provider above was given. */
export const useWidgetServices = (): Partial<WidgetServices> => useContext(ServicesContext)
