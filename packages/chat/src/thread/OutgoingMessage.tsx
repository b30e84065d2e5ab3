import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { LinkedText } from './LinkedText.tsx'
import { previewOf } from '../store/message-row.ts'
import styles from './Message.module.css'
import type { OutMessage } from '../store/outbox.ts'
import { QuoteText } from './QuoteText.tsx'

/** A message that the server has not stored yet: what became of it, and a way to send it again. */
export function OutgoingMessage({ message, person }: { message: OutMessage; person: ChatPerson }) {
  const { t } = useText(NAMESPACE)
  const { outbox } = useChat()
  const { clientId, content, messageType, quote, state, reason, progress = 0 } = message
  return (
    <article
      className={styles.message}
      data-own
      data-row
      data-first
      tabIndex={-1}
      aria-label={t('messageOf', { name: t('me') })}
    >
      <div className={styles.body}>
        <div className={styles.bubble}>
          {quote && (
            <span className={styles.quote}>
              <QuoteText quote={quote} person={person} />
            </span>
          )}
          {typeof content === 'string' ? (
            <LinkedText text={content} />
          ) : (
            <span>
              {previewOf({ content: '', contentType: messageType }, t)} {nameOf(content)}
            </span>
          )}
        </div>
        {state === 'sending' && <span className={styles.state}>{t('sending')}</span>}
        {state === 'uploading' && (
          <span className={styles.state}>{t('uploading', { percent: Math.floor(progress * 100) })}</span>
        )}
        {(state === 'waiting' || state === 'failed') && (
          <div className={styles.failure}>
            <output>{state === 'waiting' ? t('waiting') : reason || t('failed')}</output>
            <button type="button" className={styles.again} onClick={() => outbox.retry(clientId)}>
              {t('sendAgain')}
            </button>
            <button type="button" className={styles.again} onClick={() => outbox.discard(clientId)}>
              {t('discard')}
            </button>
          </div>
        )}
      </div>
    </article>
  )
}

const nameOf = (content: OutMessage['content']) =>
  typeof content === 'object' && 'fileName' in content ? content.fileName : ''
