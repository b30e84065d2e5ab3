import { Button } from '@arco-design/web-react'
import { IconEmpty, IconExclamationCircle, IconLock, IconSearch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import type { GridColumn } from '../grid/grid-columns.ts'
import styles from '../Table.module.css'
import type { DataTableState } from '../types.ts'
import { Skeleton } from './Skeleton.tsx'

export interface StateViewProps<Row> {
  state: DataTableState
  /** None when cards take the place of rows. */
  columns: readonly GridColumn<Row>[]
  rowHeight: number
}

/** What stands in place of rows: why there are none and what to do about it. */
export function StateView<Row>({ state, columns, rowHeight }: StateViewProps<Row>) {
  const { t } = useText('ui-kit')
  switch (state.kind) {
    case 'loading':
      return <Skeleton columns={columns} rowHeight={rowHeight} />
    case 'failed':
      return (
        <Message
          icon={<IconExclamationCircle />}
          tone="danger"
          title={t('table.failed.title')}
          hint={state.message ?? t('table.failed.hint')}
          action={state.onRetry && <Button onClick={state.onRetry}>{t('table.failed.retry')}</Button>}
          note={state.traceId && t('table.failed.trace', { traceId: state.traceId })}
        />
      )
    case 'no-permission':
      return (
        <Message
          icon={<IconLock />}
          title={t('table.noPermission.title')}
          hint={state.message ?? t('table.noPermission.hint')}
        />
      )
    case 'ready':
      if (state.onClearFilter) {
        return (
          <Message
            icon={<IconSearch />}
            title={t('table.nothingFound.title')}
            hint={t('table.nothingFound.hint')}
            action={<Button onClick={state.onClearFilter}>{t('table.nothingFound.clear')}</Button>}
          />
        )
      }
      return <Message icon={<IconEmpty />} title={t('table.empty')} action={state.emptyAction} />
  }
}

interface MessageProps {
  icon: ReactNode
  tone?: 'danger'
  title: string
  hint?: string
  action?: ReactNode
  note?: ReactNode
}

function Message({ icon, tone, title, hint, action, note }: MessageProps) {
  return (
    <div className={styles['message']} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles['messageIcon']} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <p className={styles['messageTitle']}>{title}</p>
      {hint && <p className={styles['messageHint']}>{hint}</p>}
      {action && <div className={styles['messageAction']}>{action}</div>}
      {note && <p className={styles['messageNote']}>{note}</p>}
    </div>
  )
}

/** Over rows that could not be renewed: what failed and the way to try again. */
export function FailedBar({ state }: { state: Extract<DataTableState, { kind: 'failed' }> }) {
  const { t } = useText('ui-kit')
  return (
    <div className={styles['failedBar']} role="alert">
      <span className={styles['messageIcon']} data-tone="danger" aria-hidden>
        <IconExclamationCircle />
      </span>
      <span>
        {t('table.failed.stale')} {state.message} {state.traceId && t('table.failed.trace', { traceId: state.traceId })}
      </span>
      {state.onRetry && (
        <Button size="mini" onClick={state.onRetry}>
          {t('table.failed.retry')}
        </Button>
      )}
    </div>
  )
}
