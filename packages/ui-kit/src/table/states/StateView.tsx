import { Button } from '@arco-design/web-react'
import { IconExclamationCircle } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, NotFoundState } from '../../states/StateView.tsx'
import type { GridColumn } from '../grid/grid-columns.ts'
import styles from './States.module.css'
import type { DataTableState } from '../types.ts'
import { Skeleton } from './Skeleton.tsx'

export interface StateViewProps<Row> {
  state: DataTableState
  /** Undefined when cards are shown instead of rows. */
  columns: readonly GridColumn<Row>[]
}

/** The content of a table without rows: the reason, and what to do. */
export function StateView<Row>({ state, columns }: StateViewProps<Row>) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton columns={columns} />
    case 'failed':
      return <FailedState hint={state.message} traceId={state.traceId} onRetry={state.onRetry} />
    case 'no-permission':
      return <NoPermissionState hint={state.message} />
    case 'ready':
      if (state.onClearFilter) return <NotFoundState onClear={state.onClearFilter} />
      return <EmptyState hint={state.emptyHint}>{state.emptyAction}</EmptyState>
  }
}

/** Error above rows that could not be reloaded, with a retry button. */
export function FailedBar({ state }: { state: Extract<DataTableState, { kind: 'failed' }> }) {
  const { t } = useText('ui-kit')
  return (
    <div className={styles['failedBar']} role="alert">
      <IconExclamationCircle aria-hidden />
      <span>
        {t('table.failedAgain')} {state.message} {state.traceId && t('error.traceId', { id: state.traceId })}
      </span>
      {state.onRetry && (
        <Button size="mini" onClick={state.onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
