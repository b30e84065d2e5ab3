import { lazyPart } from '@sqos/app-feature'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { MessageConnection } from './message-connection.ts'
import type { MessageFiles } from './message-files.ts'
import {
  messagesClosed,
  messageShown,
  messagesReset,
  selectMessagesOpen,
  selectShownMessage,
} from './messages-slice.ts'
import { useMessageAlerts } from './use-message-alerts.ts'

const MessageDrawer = lazyPart(async () => (await import('./MessageDrawer.tsx')).MessageDrawer)
const MessageDialog = lazyPart(async () => (await import('./MessageDialog.tsx')).MessageDialog)

interface MessageDockProps {
  Files: MessageFiles
  connection: MessageConnection
}

/** Drawer and dialog, connected to the store. Notifies the user of new messages. */
export function MessageDock({ Files, connection }: MessageDockProps) {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectMessagesOpen)
  const shownId = useSelector(selectShownMessage)
  useMessageAlerts(useSyncExternalStore(connection.subscribe, connection.isConnected))

  useEffect(() => () => void dispatch(messagesReset()), [dispatch])

  return (
    <Suspense fallback={null}>
      <OnceNeeded isNeeded={isOpen}>
        <MessageDrawer open={isOpen} onClose={() => dispatch(messagesClosed())} />
      </OnceNeeded>
      <OnceNeeded isNeeded={shownId !== undefined}>
        <MessageDialog id={shownId} Files={Files} onClose={() => dispatch(messageShown(undefined))} />
      </OnceNeeded>
    </Suspense>
  )
}

/**
 * Renders its children from the moment when they are first needed. Not part of the component above: in React 18 a
 * component that sets its state while it renders misses later changes of the store (React pull request 25578).
 */
function OnceNeeded({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded && children
}
