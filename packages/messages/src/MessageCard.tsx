import { useListMessagesQuery } from '@sqos/api-client/message'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { Link } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageCard.module.css'
import { MessageItem } from './MessageItem.tsx'
import { MESSAGES_PATH } from './paths.ts'
import { useOpenMessage } from './use-open-message.ts'

/** Most messages that the card lists; the message centre shows all. */
const MOST = 4

/** Card of the start page: the latest notices and messages. */
export function MessageCard() {
  const { t } = useText(NAMESPACE)
  const open = useOpenMessage()
  const asked = { currentPage: 1, pageSize: MOST, sort: 'desc' } as const
  const { data, isError, isLoading, refetch } = useListMessagesQuery(asked, { refetchOnMountOrArgChange: true })
  const messages = data?.list ?? []
  return (
    <section className={styles.card} aria-label={t('card.title')} aria-busy={isLoading}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('card.title')}</h2>
        <Link className={styles.all} to={MESSAGES_PATH}>
          {t('card.all')}
        </Link>
      </header>
      {messages.length > 0 ? (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <MessageItem message={message} onOpen={() => void open(message)} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : data ? (
        <p className={styles.none}>{t('empty')}</p>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  )
}
