import { Alert, Button } from '@arco-design/web-react'
import { IconEdit, IconEmail, IconSettings } from '@arco-design/web-react/icon'
import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { EmailList } from './EmailList.tsx'
import { FOLDERS } from './email-address.ts'
import { OpenedEmail } from './OpenedEmail.tsx'
import { type EmailPageState, useEmailPage } from './use-email-page.ts'

export { catalogues } from './catalogue.ts'

// Loaded when somebody writes, or sets up the mailbox.
const ComposePanel = lazy(async () => ({ default: (await import('./ComposePanel.tsx')).ComposePanel }))
const ConfigDialog = lazy(async () => ({ default: (await import('./ConfigDialog.tsx')).ConfigDialog }))

/** 邮件收发: the own mailbox of the user. */
export default function EmailPage() {
  const { t } = useText(NAMESPACE)
  const page = useEmailPage()
  const [isConfiguring, setConfiguring] = useState(false)
  const { data: state, error, isFetching, isError, refetch } = page.state

  if (!state) {
    const failure = isApiError(error) ? error : undefined
    if (isFetching || !isError) return <Skeleton lines={8} />
    if (failure?.code === RESULT.forbidden) return <NoPermissionState hint={failure.msg} />
    return <FailedState hint={failure?.msg} traceId={failure?.traceId} onRetry={() => void refetch()} />
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Folders page={page} onConfigure={() => setConfiguring(true)} />
      <section className={styles.main} aria-label={t(`folder.${page.folder}`)}>
        {state.problem !== '' && page.folder === 'inBox' && <Alert type="error" content={state.problem} />}
        <Main page={page} onConfigure={() => setConfiguring(true)} />
      </section>
      <Suspense fallback={null}>
        {isConfiguring && (
          <ConfigDialog
            isOpen
            hasSecretKey={state.hasSecretKey}
            onClose={() => setConfiguring(false)}
            onSaved={() => {
              setConfiguring(false)
              page.receive()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function Main({ page, onConfigure }: { page: EmailPageState; onConfigure: () => void }) {
  const { t } = useText(NAMESPACE)
  const { writing, opened, go } = page
  const hasAccount = page.state.data?.hasAccount === true
  if (writing)
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <ComposePanel writing={writing} onSent={() => go({ folder: 'sent' })} onClose={() => go({})} />
      </Suspense>
    )
  if (opened !== undefined) return <OpenedEmail page={page} id={opened} />
  if (!hasAccount && page.folder === 'inBox')
    return (
      <EmptyState title={t('noAccount')} hint={t('noAccountHint')}>
        <Button type="primary" onClick={onConfigure}>
          {t('config.title')}
        </Button>
      </EmptyState>
    )
  return <EmailList page={page} />
}

/** Folders, writing, and settings, at the side or above. */
function Folders({ page, onConfigure }: { page: EmailPageState; onConfigure: () => void }) {
  const { t } = useText(NAMESPACE)
  const { folder, go, isReceiving } = page
  const state = page.state.data
  const counts: Partial<Record<string, number | undefined>> = { inBox: state?.unread, draft: state?.drafts }
  // One primary button in a view: an opened mail is answered, a written one is sent, a missing mailbox is set up.
  const isList = !page.writing && page.opened === undefined && state?.hasAccount === true
  const progress = state && state.total > 0 ? t('progress', { done: state.done, total: state.total }) : ''
  return (
    <nav className={styles.side} aria-label={t('folders')}>
      <Button type={isList ? 'primary' : 'outline'} icon={<IconEdit />} onClick={() => go({ write: { kind: 'new' } })}>
        {t('write')}
      </Button>
      {state?.hasAccount && (
        <Button icon={<IconEmail />} loading={isReceiving} onClick={page.receive}>
          {t('receive')}
        </Button>
      )}
      <ul className={styles.folders}>
        {FOLDERS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.folder}
              aria-current={name === folder && !page.writing ? 'page' : undefined}
              onClick={() => go({ folder: name })}
            >
              <span>{t(`folder.${name}`)}</span>
              {(counts[name] ?? 0) > 0 && <span className={styles.count}>{counts[name]}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Button icon={<IconSettings />} onClick={onConfigure}>
        {t('config.title')}
      </Button>
      <output className={styles.news}>
        {isReceiving
          ? progress || t('receiving')
          : state?.receivedAt != null && t('receivedAt', { time: formatDate(state.receivedAt, 'MM-DD HH:mm') })}
      </output>
    </nav>
  )
}
