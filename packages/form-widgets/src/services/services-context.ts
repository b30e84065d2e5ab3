import { createContext, useContext } from 'react'
import type { WidgetServices } from './widget-services.ts'

const NONE: Partial<WidgetServices> = {}

/** The services of the nearest provider; undefined without one, because static options need none. */
export const ServicesContext = createContext<Partial<WidgetServices>>(NONE)

/** The services of the nearest provider. */
export const useWidgetServices = (): Partial<WidgetServices> => useContext(ServicesContext)
