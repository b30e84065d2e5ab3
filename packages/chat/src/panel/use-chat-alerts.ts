import { useApiDispatch } from '@sqos/api-client'
import type { ServerMessage } from '@sqos/contract/realtime'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import type { ChatSession } from '../store/chat-session.ts'
import { chatOpened, selectChatPerson } from '../store/chat-slice.ts'
import { alertingUnread, useConversations } from '../store/conversations.ts'
import { mentionsUser } from '../store/mentions-user.ts'
import { previewOf, rowOfReception } from '../store/message-row.ts'
import { useTitleBlink } from './use-title-blink.ts'

/** Time of the last message of which a tab of this browser notified the user. */
const ALERTED = 'sqos_chat.alerted'

/** Notifies the user of messages whose conversation is not on the screen; the title blinks while the page is in the background. */
export function useChatAlerts({ services, userId }: ChatSession): void {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const apiDispatch = useApiDispatch()
  const shown = useSelector(selectChatPerson)
  const conversations = useConversations()
  useTitleBlink(conversations?.some((one) => alertingUnread(one) > 0) ? t('titleBlink') : undefined)

  const alertOf = useStableCallback((message: ServerMessage) => {
    const alert = readAlert(message)
    if (!alert || (shown?.id === alert.person.id && document.hasFocus()) || !claim(alert.time)) return
    const onOpen = () => void dispatch(chatOpened(alert.person))
    services.notify({ title: alert.person.realName, body: withEmoji(alert.body), onOpen }, apiDispatch)
  })

  /** Conversation, text and time of a message of somebody else; undefined for notices and in silenced groups. */
  function readAlert(message: ServerMessage) {
    if (message.method === 'receiveMessage') {
      const { formUserId: id, account, realName, headIcon, dateTime: time } = message
      return { person: { id, account, realName, headIcon }, body: previewOf(rowOfReception(message, userId), t), time }
    }
    if (message.method !== 'groupMessage') return undefined
    const { groupId: id, groupName: realName, message: row } = message
    if (row.sendUserId === userId || row.contentType === 'notice') return undefined
    const isMuted = conversations?.find((one) => one.id === id)?.group?.isMuted === true
    const isMentioned = mentionsUser(row, { userId, isMuted })
    if (isMuted && !isMentioned) return undefined
    const body = `${isMentioned ? `${t('mentionedYou')} ` : ''}${row.sender?.realName ?? ''}: ${previewOf(row, t)}`
    return { person: { id, account: '', realName, headIcon: '' }, body, time: row.sendTime }
  }

  useEffect(() => services.connection.onAny(alertOf), [services, alertOf])
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
