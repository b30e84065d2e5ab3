import { CHAT_PARAMETER } from '@sqos/contract/realtime'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { chatOpened } from '../store/chat-slice.ts'
import { useConversations } from '../store/conversations.ts'

/** Opens the conversation that the address names, and removes it from the address. */
export function useLinkedChat(): void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const conversations = useConversations()

  useEffect(
    function openLinked() {
      const rest = new URLSearchParams(search)
      const id = rest.get(CHAT_PARAMETER)
      if (id === null || !conversations) return
      rest.delete(CHAT_PARAMETER)
      const found = conversations.find((one) => one.id === id)
      if (found) {
        const { account, realName, headIcon } = found
        dispatch(chatOpened({ id, account, realName, headIcon }))
      } else dispatch(chatOpened())
      void navigate({ pathname, search: rest.toString(), hash }, { replace: true })
    },
    [conversations, dispatch, hash, navigate, pathname, search],
  )
}
