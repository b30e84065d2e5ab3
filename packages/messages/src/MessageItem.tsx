import type { MessageRow } from '@sqos/api-client/message'
import { formatDate, formatRelativeTime } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageItem.module.css'

/** One message of the drawer: title, age, and a dot while it is unread. */
export function MessageItem({ message, onOpen }: { message: MessageRow; onOpen: () => void }) {
  const { t, language } = useText(NAMESPACE)
  const { title, creatorUser, lastModifyTime, isRead, mustRead, isConfirmed } = message
  const isUnread = isRead === '0'
  return (
    <button type="button" className={styles.item} data-unread={isUnread || undefined} onClick={onOpen}>
      <span className={styles.title}>
        {isUnread && (
          <span className={styles.dot}>
            <span className={styles.hidden}>{t('unread')}</span>
          </span>
        )}
        <span className={styles.text}>{title}</span>
      </span>
      <span className={styles.facts}>
        {mustRead && !isConfirmed && <span className={styles.must}>{t('mustRead')}</span>}
        <span>{creatorUser}</span>
        <time dateTime={new Date(lastModifyTime).toISOString()} title={formatDate(lastModifyTime)}>
          {formatRelativeTime(lastModifyTime, { language })}
        </time>
      </span>
    </button>
  )
}
