import { useApiDispatch } from '@sqos/api-client'
import { useListConversationsQuery } from '@sqos/api-client/chat'
import { lazyPart } from '@sqos/app-feature'
import { type SessionRootState, selectUser } from '@sqos/session'
import { Suspense, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ChatContext } from '../chat-context.ts'
import type { ChatServices } from '../chat-services.ts'
import { createChatSession } from '../store/chat-session.ts'
import { chatClosed, selectChatOpen, selectShared, sharingEnded } from '../store/chat-slice.ts'
import { CONVERSATIONS } from '../store/conversations.ts'
import { useChatAlerts } from './use-chat-alerts.ts'
import { useLinkedChat } from './use-linked-chat.ts'

const ChatPanel = lazyPart(async () => (await import('./ChatPanel.tsx')).ChatPanel)
const ShareDrawer = lazyPart(async () => (await import('../card/ShareDrawer.tsx')).ShareDrawer)

/** The panel of the signed-in user, loaded when it first opens. Follows the socket and notifies the user meanwhile. */
export function ChatDock({ services }: { services: ChatServices }) {
  const userId = useSelector((state: SessionRootState) => selectUser(state)?.userId)
  return userId === undefined ? null : <UserChat key={userId} userId={userId} services={services} />
}

function UserChat({ userId, services }: { userId: string; services: ChatServices }) {
  const dispatch = useDispatch()
  const apiDispatch = useApiDispatch()
  const [session] = useState(() => createChatSession({ services, userId, dispatch: apiDispatch }))
  const isOpen = useSelector(selectChatOpen)
  const shared = useSelector(selectShared)
  useListConversationsQuery(CONVERSATIONS)
  useChatAlerts(session)
  useLinkedChat()

  useEffect(() => session.start(), [session])
  useEffect(
    () => () => {
      dispatch(chatClosed())
      dispatch(sharingEnded())
    },
    [dispatch],
  )

  return (
    <ChatContext value={session}>
      <Suspense fallback={null}>{isOpen && <ChatPanel />}</Suspense>
      <Suspense fallback={null}>
        {shared && <ShareDrawer record={shared} onClose={() => dispatch(sharingEnded())} />}
      </Suspense>
    </ChatContext>
  )
}
