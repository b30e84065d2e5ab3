import { Alert, Button } from '@arco-design/web-react'
import { IconStar, IconStarFill } from '@arco-design/web-react/icon'
import { isApiError } from '@sqos/api-client'
import {
  type Email,
  useGetEmailQuery,
  useMarkStarEmailMutation,
  useMarkUnstarEmailMutation,
  useShowEmailImagesMutation,
} from '@sqos/api-client/email'
import { RESULT } from '@sqos/contract'
import { formatDate, formatFileSize } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { AppFileList } from '../../../parts/file-list/AppFileList.tsx'
import { config } from '../../../config.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { EmailFrame } from './EmailFrame.tsx'
import { filesOf } from './email-address.ts'

/** Milliseconds between questions for a text that is still received. */
const POLL = 2000

interface EmailViewProps {
  id: string
  onKey: (event: KeyboardEvent) => void
  /** Buttons above the mail. */
  children?: ReactNode
}

/** A mail: its head, its files, and its text. */
export function EmailView({ id, onKey, children }: EmailViewProps) {
  const query = useGetEmailQuery({ id }, { refetchOnMountOrArgChange: true })
  const mail = query.currentData
  const isComing = mail?.bodyState === 'none'
  useGetEmailQuery({ id }, { pollingInterval: POLL, skip: !isComing })
  const { t } = useText(NAMESPACE)

  if (!mail) {
    const error = isApiError(query.error) ? query.error : undefined
    if (query.isFetching || !query.isError) return <Skeleton lines={8} />
    if (error?.code === RESULT.forbidden) return <NoPermissionState hint={error.msg} />
    if (error?.code === RESULT.notFound) return <EmptyState title={t('gone')} />
    return <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
  }
  return (
    <article className={styles.mail} aria-label={mail.subject || t('noSubject')}>
      {children && <div className={styles.actions}>{children}</div>}
      <header className={styles.head}>
        <h2 className={styles.subject}>
          <span>{mail.subject || t('noSubject')}</span>
          <Star mail={mail} />
        </h2>
        <dl className={styles.people}>
          <Person name={t('from')} value={mail.senderName ? `${mail.senderName} <${mail.sender}>` : mail.sender} />
          <Person name={t('time')} value={formatDate(mail.fdate)} />
          <Person name={t('to')} value={mail.recipient} />
          <Person name={t('cc')} value={mail.cc} />
          <Person name={t('bcc')} value={mail.bcc} />
        </dl>
      </header>
      {mail.problem !== '' && <Alert type="error" content={mail.problem} />}
      <Files attachment={mail.attachment} />
      <Images mail={mail} />
      <Body mail={mail} onKey={onKey} />
    </article>
  )
}

const Person = ({ name, value }: { name: string; value: string }) =>
  value === '' ? null : (
    <div className={styles.person}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )

function Star({ mail }: { mail: Email }) {
  const { t } = useText(NAMESPACE)
  const [star] = useMarkStarEmailMutation()
  const [unstar] = useMarkUnstarEmailMutation()
  const isStarred = mail.starred === 1
  return (
    <Button
      type="text"
      className={styles.star ?? ''}
      data-on={isStarred || undefined}
      icon={isStarred ? <IconStarFill /> : <IconStar />}
      aria-label={t('star')}
      aria-pressed={isStarred}
      onClick={() => void (isStarred ? unstar : star)({ id: mail.id })}
    />
  )
}

function Files({ attachment }: { attachment: string }) {
  const { t } = useText(NAMESPACE)
  const files = filesOf(attachment)
  if (files.length === 0) return null
  const refused = files.filter(({ problem }) => problem !== '')
  return (
    <section className={styles.files} aria-label={t('files')}>
      <AppFileList files={files.filter(({ problem }) => problem === '')} />
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ name, fileSize, problem }) => (
            <li key={name}>
              {name}
              {fileSize > 0 && ` (${formatFileSize(fileSize)})`}
              {t('colon')}
              {problem}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Images({ mail: { id, blockedImages, sender } }: { mail: Email }) {
  const { t } = useText(NAMESPACE)
  const [show, { isLoading }] = useShowEmailImagesMutation()
  if (blockedImages === 0) return null
  return (
    <Alert
      type="info"
      content={
        // Below the text on narrow screens.
        <span className={styles.consent}>
          {t('blocked', { count: blockedImages })}
          <Button size="small" loading={isLoading} onClick={() => void show({ id, showImagesBody: {} })}>
            {t('showImages')}
          </Button>
          <Button size="small" loading={isLoading} onClick={() => void show({ id, showImagesBody: { always: true } })}>
            {t('showAlways', { sender })}
          </Button>
        </span>
      }
    />
  )
}

function Body({ mail, onKey }: { mail: Email; onKey: (event: KeyboardEvent) => void }) {
  const { t } = useText(NAMESPACE)
  if (mail.bodyState === 'none') return <output>{t('coming')}</output>
  if (mail.bodyState === 'gone') return <Alert type="warning" content={t('bodyGone')} />
  // Another address after consent to pictures: the frame loads again.
  return <EmailFrame address={addressOf(mail)} onKey={onKey} />
}

const addressOf = ({ bodyUrl, blockedImages }: Email) =>
  /^(?:blob|data):/.test(bodyUrl) ? bodyUrl : `${config.apiBase}${bodyUrl}&blocked=${blockedImages}`
