import type { ServerMessage } from '@sqos/contract/realtime'
import { selectIsLocked, selectToken } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { sessionEnded } from '../expiry/end-session.ts'
import { type AppState, useAppDispatch } from '../store.ts'
import { connection } from './connection.ts'
import { followMessages } from './follow-messages.ts'
import { signals } from './signals.ts'

/** Connects while somebody is signed in and the screen is not locked, and brings messages to the shell. */
export function RealtimeWatch() {
  const store = useStore<AppState>()
  const dispatch = useAppDispatch()
  const token = useSelector((state: AppState) => (selectIsLocked(state) ? null : selectToken(state)))

  useEffect(() => connection().use(token), [token])

  useEffect(
    function followServer() {
      const realtime = connection()
      let wasConnected = false

      function onStatus() {
        const isConnected = realtime.status().state === 'online'
        signals.setConnected(isConnected)
        if (isConnected && wasConnected) {
          signals.send('menus')
          signals.send('reconnected')
        }
        wasConnected ||= isConnected
      }

      function onMessage(message: ServerMessage) {
        if (message.method === 'refresh') signals.send('menus')
        if (message.method === 'online' || message.method === 'offline') signals.send('presence')
        if (message.method !== 'logout' || selectToken(store.getState()) === null) return
        if (message.msg) showToast({ kind: 'warning', text: message.msg })
        sessionEnded({ dispatch })
      }

      const stops = [realtime.onStatus(onStatus), realtime.onAny(onMessage), followMessages(realtime, dispatch)]
      return () => {
        for (const stop of stops) stop()
        realtime.use(null)
        signals.setConnected(false)
      }
    },
    [store, dispatch],
  )
  return null
}
