import { IconFile, IconLock } from '@arco-design/web-react/icon'
import { type RecordCard as Card, useGetRecordCardQuery } from '@sqos/api-client/collaboration'
import type { ChatCardContent } from '@sqos/contract/realtime'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router'
import { NAMESPACE } from '../catalogue.ts'
import { chatClosed } from '../store/chat-slice.ts'
import styles from './RecordCard.module.css'

/** Seconds for which a card is shown as it was read. */
const FRESH_FOR = 30

/** Width of the screen that the panel covers as a whole. */
const NARROW = '(width < 992px)'

/** The card of a record for the signed-in user, read from the server. */
export function useRecordCard({ modelId, recordId }: ChatCardContent): {
  data?: Card | undefined
  isError: boolean
  refetch: () => unknown
} {
  return useGetRecordCardQuery({ modelId, id: recordId }, { refetchOnMountOrArgChange: FRESH_FOR })
}

/** A record of a form: the texts that the user may see, and the way to it. Others read that they may not open it. */
export function RecordCard({ record }: { record: ChatCardContent }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const { data, isError, refetch } = useRecordCard(record)
  if (!data && isError)
    return (
      <div className={styles.card}>
        <span className={styles.hint}>{t('card.failed')}</span>
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    )
  if (!data)
    return (
      <div className={styles.card} aria-label={t('loading')}>
        <Skeleton lines={2} />
      </div>
    )
  if (data.state !== 'shown')
    return (
      <div className={styles.card}>
        <span className={styles.hint}>
          {data.state === 'denied' && <IconLock aria-hidden />}
          {t(`card.${data.state}`)}
        </span>
      </div>
    )
  if (data.link === undefined)
    return (
      <div className={styles.card}>
        <Content card={data} />
      </div>
    )
  return (
    <Link className={styles.card} to={data.link} onClick={() => matchMedia(NARROW).matches && dispatch(chatClosed())}>
      <Content card={data} />
    </Link>
  )
}

function Content({ card: { page, title, fields } }: { card: Card }) {
  return (
    <>
      <span className={styles.page}>
        <IconFile aria-hidden /> {page}
      </span>
      {title !== '' && <strong className={styles.title}>{title}</strong>}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ label, text }) => (
            <div key={label} className={styles.field}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
