import { createContext } from 'react'
import type { SharedPhone } from '../core/shared-phone.ts'

/** The phone of the nearest `<CallProvider>`. */
export const CallContext = createContext<SharedPhone | undefined>(undefined)
