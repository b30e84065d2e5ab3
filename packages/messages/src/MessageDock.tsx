import { lazyPart } from '@sqos/app-feature'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
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

/** Drawer and dialog, connected to the store; each is loaded when it first opens. Notifies the user of new messages. */
export function MessageDock({ Files, connection }: MessageDockProps) {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectMessagesOpen)
  const shownId = useSelector(selectShownMessage)
  const [wasOpened, setOpened] = useState(isOpen)
  const [wasShown, setShown] = useState(shownId !== undefined)
  if (isOpen && !wasOpened) setOpened(true)
  if (shownId !== undefined && !wasShown) setShown(true)
  useMessageAlerts(useSyncExternalStore(connection.subscribe, connection.isConnected))

  useEffect(() => () => void dispatch(messagesReset()), [dispatch])

  return (
    <Suspense fallback={null}>
      {wasOpened && <MessageDrawer open={isOpen} onClose={() => dispatch(messagesClosed())} />}
      {wasShown && <MessageDialog id={shownId} Files={Files} onClose={() => dispatch(messageShown(undefined))} />}
    </Suspense>
  )
}
