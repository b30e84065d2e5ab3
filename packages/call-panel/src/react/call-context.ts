import { createContext } from 'react'
import type { Phone } from '../core/phone.ts'

/** The phone of the nearest `<CallProvider>`. */
export const CallContext = createContext<Phone | undefined>(undefined)
