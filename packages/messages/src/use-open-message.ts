import { useApiDispatch } from '@sqos/api-client'
import { messageApi, type MessageRow } from '@sqos/api-client/message'
import { MESSAGE_TYPE } from '@sqos/contract'
import { useNavigate } from 'react-router'
import { messageShown } from './messages-slice.ts'
import { useDispatch } from 'react-redux'

/** Opens a message: a text in the dialog, a task or a link on its page. Resolves to whether the page changed. */
export function useOpenMessage() {
  const dispatch = useDispatch()
  const ask = useApiDispatch()
  const navigate = useNavigate()

  return async ({ id, type, hasBody, link }: MessageRow): Promise<boolean> => {
    const isTask = type === MESSAGE_TYPE.task
    if (!isTask && (hasBody || link === '')) {
      dispatch(messageShown(id))
      return false
    }
    const { data } = await ask(
      messageApi.endpoints.readMessage.initiate({ id }, { forceRefetch: true, subscribe: false }),
    )
    if (!data) return false
    ask(messageApi.util.invalidateTags(['Message']))
    const address = isTask && data.bodyText !== '' ? `/workFlowDetail?config=${encodeConfig(data.bodyText)}` : link
    if (address === '') return false
    await navigate(address)
    return true
  }
}

/** JSON text as the parameter of the page of a task: Base64 of UTF-8. */
function encodeConfig(json: string): string {
  const bytes = Array.from(new TextEncoder().encode(json), (byte) => String.fromCodePoint(byte))
  return encodeURIComponent(btoa(bytes.join('')))
}
