import { Button } from '@arco-design/web-react'
import { IconEmpty, IconExclamationCircle, IconLock, IconSearch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './StateView.module.css'

const ICONS = { empty: IconEmpty, notFound: IconSearch, failed: IconExclamationCircle, noPermission: IconLock }

interface StateViewProps {
  kind: keyof typeof ICONS
  title: string
  hint?: string | undefined
  children?: ReactNode
}

function StateView({ kind, title, hint, children }: StateViewProps) {
  const Icon = ICONS[kind]
  return (
    <div className={styles['state']} data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <Icon className={styles['icon']} aria-hidden />
      <p className={styles['title']}>{title}</p>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}

export interface EmptyStateProps {
  title?: string | undefined
  hint?: string | undefined
  /** First action, usually the button that creates the first record. */
  children?: ReactNode
}

/** Empty state without records. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  const { t } = useText(NAMESPACE)
  return (
    <StateView kind="empty" title={title ?? t('empty.none')} hint={hint}>
      {children}
    </StateView>
  )
}

/** Empty state when no record matches the filters; `onClear` clears them. */
export function NotFoundState({ onClear }: { onClear?: (() => void) | undefined }) {
  const { t } = useText(NAMESPACE)
  return (
    <StateView kind="notFound" title={t('empty.notFound')} hint={t('empty.notFoundHint')}>
      {onClear && <Button onClick={onClear}>{t('empty.clear')}</Button>}
    </StateView>
  )
}

export interface FailedStateProps {
  title?: string | undefined
  hint?: string | undefined
  /** Trace id of the server's reply, to quote in a support request. */
  traceId?: string | undefined
  /** Details for developers, collapsed. */
  details?: string | undefined
  onRetry?: (() => void) | undefined
}

/** Error state after a failure of loading or rendering. */
export function FailedState({ title, hint, traceId, details, onRetry }: FailedStateProps) {
  const { t } = useText(NAMESPACE)
  return (
    <StateView kind="failed" title={title ?? t('error.failed')} hint={hint ?? t('error.failedHint')}>
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {traceId && <p className={styles['hint']}>{t('error.traceId', { id: traceId })}</p>}
      {details && (
        <details className={styles['details']}>
          <summary>{t('error.details')}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </StateView>
  )
}

/** State for missing permission, with a hint whom to ask. */
export function NoPermissionState({ hint }: { hint?: string | undefined }) {
  const { t } = useText(NAMESPACE)
  return <StateView kind="noPermission" title={t('permission.none')} hint={hint ?? t('permission.hint')} />
}
