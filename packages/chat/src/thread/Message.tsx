import { IconCopy, IconReply, IconUndo } from '@arco-design/web-react/icon'
import { CHAT_RECALL_MS, type ChatQuote, type ChatRow } from '@sqos/contract/realtime'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import type { Translate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { Avatar } from '../people/Avatar.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from './Message.module.css'
import { MessageContent } from './MessageContent.tsx'
import { noticeText } from '../store/message-row.ts'
import { QuoteText } from './QuoteText.tsx'

export interface MessageProps {
  row: ChatRow
  /** The other person, or the group. */
  person: ChatPerson
  isOwn: boolean
  /** Shows name and time: the first of several messages of one person. */
  isFirst: boolean
  /** The last message has the tab stop of the list. */
  isLast: boolean
  onReply: (quote: ChatQuote) => void
  /** Shows the message with this id. */
  onQuote: (id: string) => void
  onPicture: (url: string) => void
}

/** A stored message with its actions: reply, copy, and for two minutes recall. */
export function Message({ row, person, isOwn, isFirst, isLast, onReply, onQuote, onPicture }: MessageProps) {
  const { t } = useText(NAMESPACE)
  const { recall } = useChat()
  const { id, sendUserId, content, contentType, sendTime, quote, sender = person } = row
  const mayRecall = useIsWithin(sendTime, CHAT_RECALL_MS) && isOwn
  const name = isOwn ? t('me') : sender.realName
  if (row.isRecalled || contentType === 'notice')
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move between messages
      <p className={styles.recalled} data-row data-id={id} tabIndex={isLast ? 0 : -1}>
        {contentType === 'notice' ? noticeText(content, t) : isOwn ? t('recalledByMe') : t('recalledBy', { name })}
      </p>
    )

  async function copy() {
    await navigator.clipboard.writeText(withEmoji(content))
    showToast({ kind: 'success', text: t('copied') })
  }

  return (
    <article
      className={styles.message}
      aria-label={t('messageOf', { name })}
      data-row
      data-id={id}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move between messages
      tabIndex={isLast ? 0 : -1}
    >
      {isFirst && !isOwn && <Avatar name={sender.realName} path={sender.headIcon} />}
      <div className={styles.body}>
        {isFirst && (
          <div className={styles.facts}>
            <span>{name}</span>
            <TimeText ms={sendTime} kind="message" />
          </div>
        )}
        <div className={styles.line}>
          <div className={styles.bubble} data-type={contentType}>
            {quote && (
              <button type="button" className={styles.quote} onClick={() => onQuote(quote.id)}>
                <QuoteText quote={quote} person={person} />
              </button>
            )}
            <MessageContent content={content} contentType={contentType} mentions={row.mentions} onPicture={onPicture} />
          </div>
          <div className={styles.actions}>
            <Action
              label={t('reply')}
              onClick={() =>
                onReply({ id, sendUserId, content, contentType, ...(row.sender && { senderName: sender.realName }) })
              }
            >
              <IconReply />
            </Action>
            {contentType === 'text' && (
              <Action label={t('copy')} onClick={() => void copy()}>
                <IconCopy />
              </Action>
            )}
            {mayRecall && (
              <Action label={t('recall')} onClick={() => recall(id)}>
                <IconUndo />
              </Action>
            )}
          </div>
        </div>
        {isOwn && <span className={styles.state}>{receiptOf(row, t)}</span>}
      </div>
    </article>
  )
}

/** Whether the other person has read a message; in groups by how many. */
function receiptOf({ state, readCount = 0 }: ChatRow, t: Translate): string {
  if (state === 0) return t('unread')
  return readCount > 0 ? t('readBy', { count: readCount }) : t('read')
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}

/** Whether a time is at most `span` ms ago; renders again when it no longer is. */
function useIsWithin(time: number, span: number): boolean {
  const [isWithin, setWithin] = useState(() => Date.now() - time < span)

  useEffect(
    function endInTime() {
      const rest = time + span - Date.now()
      if (rest <= 0) return undefined
      const timer = setTimeout(setWithin, Math.min(rest, span), false)
      return () => clearTimeout(timer)
    },
    [time, span],
  )
  return isWithin
}
