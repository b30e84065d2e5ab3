import { useSyncExternalStore } from 'react'
import { signals } from './signals.ts'

const watch = (onChange: () => void) => signals.on('connection', onChange)

/** Whether the socket is open: the server announces changes, and nothing needs to poll. */
export const useIsConnected = (): boolean => useSyncExternalStore(watch, signals.isConnected)
