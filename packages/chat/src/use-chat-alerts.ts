import { useApiDispatch } from '@sqos/api-client'
import { chatApi } from '@sqos/api-client/chat'
import type { ReceiveMessage } from '@sqos/contract/realtime'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from './catalogue.ts'
import type { ChatSession } from './chat-session.ts'
import { chatOpened, selectChatPerson } from './chat-slice.ts'
import { previewOf, rowOfReception } from './message-row.ts'
import { useTitleBlink } from './use-title-blink.ts'

/** Time of the last message of which a tab of this browser notified the user. */
const ALERTED = 'sqos_chat.alerted'

/** Notifies the user of messages whose conversation is not on the screen; the title blinks while the page is in the background. */
export function useChatAlerts({ services, userId }: ChatSession): void {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const apiDispatch = useApiDispatch()
  const shown = useSelector(selectChatPerson)
  const { data } = chatApi.endpoints.listConversations.useQueryState()
  useTitleBlink(data?.list.some(({ unreadMessage }) => unreadMessage > 0) ? t('titleBlink') : undefined)

  const alertOf = useStableCallback((message: ReceiveMessage) => {
    const { formUserId: id, account, realName, headIcon, dateTime } = message
    if ((shown?.id === id && document.hasFocus()) || !claim(dateTime)) return
    const body = withEmoji(previewOf(rowOfReception(message, userId), t))
    const onOpen = () => void dispatch(chatOpened({ id, account, realName, headIcon }))
    services.notify({ title: realName, body, onOpen }, apiDispatch)
  })

  useEffect(
    () => services.connection.onAny((message) => message.method === 'receiveMessage' && alertOf(message)),
    [services, alertOf],
  )
}

/** True in the first tab that asks: one tab of the browser notifies. */
function claim(time: number): boolean {
  try {
    if (Number(localStorage.getItem(ALERTED)) >= time) return false
    localStorage.setItem(ALERTED, String(time))
  } catch {
    // Without storage every tab notifies.
  }
  return true
}
