import type { ChatQuote } from '@sqos/contract/realtime'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { previewOf } from '../store/message-row.ts'

/** A quoted message in one line: who wrote it, and what. */
export function QuoteText({ quote, person }: { quote: ChatQuote; person: ChatPerson }) {
  const { t } = useText(NAMESPACE)
  const { userId } = useChat()
  const { content } = quote
  const contentType = content === '' ? 'recalled' : quote.contentType
  const name = quote.sendUserId === userId ? t('me') : (quote.senderName ?? person.realName)
  return (
    <>
      {name}: {withEmoji(previewOf({ content, contentType }, t))}
    </>
  )
}
