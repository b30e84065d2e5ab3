import { readOnce, useApiDispatch } from '@sqos/api-client'
import { messageApi, type MessageRow } from '@sqos/api-client/message'
import { MESSAGE_TYPE } from '@sqos/contract'
import { CHAT_PARAMETER } from '@sqos/contract/realtime'
import { useLocation, useNavigate } from 'react-router'
import { messageShown } from './messages-slice.ts'
import { useDispatch } from 'react-redux'

/** Opens a message: a text in the dialog, a task or a link on its page, a conversation in the chat. Resolves to false for the dialog. */
export function useOpenMessage() {
  const dispatch = useDispatch()
  const ask = useApiDispatch()
  const navigate = useNavigate()
  const location = useLocation()

  return async ({ id, type, hasBody, link }: MessageRow): Promise<boolean> => {
    const isTask = type === MESSAGE_TYPE.task
    if (!isTask && (hasBody || link === '')) {
      dispatch(messageShown(id))
      return false
    }
    const { data } = await readOnce(ask(messageApi.endpoints.readMessage.initiate({ id }, { forceRefetch: true })))
    if (!data) return false
    ask(messageApi.util.invalidateTags(['Message']))
    const address = isTask && data.bodyText !== '' ? `/workFlowDetail?config=${encodeConfig(data.bodyText)}` : link
    if (address === '') return false
    const conversation = conversationIn(address)
    if (conversation === null) await navigate(address)
    else {
      const search = new URLSearchParams(location.search)
      search.set(CHAT_PARAMETER, conversation)
      await navigate({ pathname: location.pathname, search: search.toString(), hash: location.hash }, { replace: true })
    }
    return true
  }
}

/** The conversation to which an address leads, which opens on the present page; null for other addresses. */
const conversationIn = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1]).get(CHAT_PARAMETER)

/** JSON text as the parameter of the page of a task: Base64 of UTF-8. */
function encodeConfig(json: string): string {
  const bytes = Array.from(new TextEncoder().encode(json), (byte) => String.fromCodePoint(byte))
  return encodeURIComponent(btoa(bytes.join('')))
}
