import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChatSession } from './store/chat-session.ts'
import type { OutMessage } from './store/outbox.ts'

/** The chat of the signed-in user. */
export const ChatContext = createContext<ChatSession | null>(null)

/** The chat of the signed-in user; throws outside of the panel. */
export function useChat(): ChatSession {
  const session = useContext(ChatContext)
  if (session) return session
  throw new Error('chat: there is no session here. Conversations belong to a user. Render this part inside ChatDock.')
}

/** The messages that the server has not stored yet. */
export function useOutbox(): readonly OutMessage[] {
  const { outbox } = useChat()
  return useSyncExternalStore(outbox.subscribe, outbox.messages)
}

/** Whether the socket is connected. */
export function useIsConnected(): boolean {
  const { connection } = useChat().services
  return useSyncExternalStore(connection.onStatus, () => connection.status().state === 'online')
}
