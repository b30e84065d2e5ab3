import { Button } from '@arco-design/web-react'
import { type Ref, useImperativeHandle } from 'react'
import styles from './TableForm.module.css'
import type { TableFormHandle } from './TableForm.tsx'
import { useTableText } from './table-text.ts'

interface TableWaitingProps {
  tableRef: Ref<TableFormHandle> | undefined
  failure: { retry: () => void } | undefined
}

/** Placeholder of a table whose formulas are loading. Submit is refused meanwhile. */
export function TableWaiting({ tableRef, failure }: TableWaitingProps) {
  const t = useTableText()
  useImperativeHandle(
    tableRef,
    () => ({
      submit: () => ({ isValid: false, faults: [] }),
      reset: () => undefined,
      focus: () => undefined,
      addRows: () => undefined,
      chosenRows: () => ({ first: 0, count: 0 }),
      removeChosenRows: () => undefined,
    }),
    [],
  )
  return (
    <div className={styles.root} aria-busy={!failure}>
      {failure ? (
        <Failure text={t('tableFailed')} onRetry={failure.retry} />
      ) : (
        <p className={styles.empty}>{t('loading')}</p>
      )}
    </div>
  )
}

/** A part of the table could not be loaded. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTableText()
  return (
    <p className={styles.empty} role="alert">
      {text}
      <Button type="text" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}
