import type { ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Realtime } from './realtime.ts'
import type { RealtimeStatus } from './status.ts'

const Context = createContext<Realtime | null>(null)

export interface RealtimeProviderProps {
  realtime: Realtime
  children: ReactNode
}

/** Provides the connection to the components below. */
export const RealtimeProvider = ({ realtime, children }: RealtimeProviderProps) => (
  <Context.Provider value={realtime}>{children}</Context.Provider>
)

/** The connection; throws outside of a `RealtimeProvider`. */
export function useRealtimeConnection(): Realtime {
  const realtime = useContext(Context)
  if (realtime) return realtime
  throw new Error(
    'realtime: there is no connection here. ' +
      'Messages of the server are received through the one that RealtimeProvider provides. ' +
      'Wrap the application in <RealtimeProvider realtime={createRealtime(…)}>.',
  )
}

/** Calls back with every message of a method while the component is mounted. */
export function useRealtime<Method extends ServerMethod>(
  method: Method,
  handler: (message: ServerMessageOf<Method>) => void,
): void {
  const realtime = useRealtimeConnection()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => realtime.on(method, (message) => latest.current(message)), [realtime, method])
}

/** The state of the connection. */
export function useRealtimeStatus(): RealtimeStatus {
  const realtime = useRealtimeConnection()
  return useSyncExternalStore(realtime.onStatus, realtime.status)
}
