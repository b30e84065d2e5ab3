import type { KeyboardEvent } from 'react'
import { useSelector } from 'react-redux'
import { type ChatPerson, selectChatPerson } from '../store/chat-slice.ts'
import { useConversations } from '../store/conversations.ts'

/** Keys of the panel: Alt+Up and Alt+Down open the previous and the next conversation, with Shift those with unread messages. */
export function useConversationKeys(open: (person: ChatPerson) => void): (event: KeyboardEvent) => void {
  const person = useSelector(selectChatPerson)
  const conversations = useConversations() ?? []

  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    const places = step === 1 ? conversations : conversations.toReversed()
    const from = places.findIndex(({ id }) => id === person?.id) + 1
    const next = places.slice(from).find(({ unreadMessage }) => !event.shiftKey || unreadMessage > 0)
    if (next) open(next)
  }
}
