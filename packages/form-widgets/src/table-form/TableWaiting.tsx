import { type Ref, useImperativeHandle } from 'react'
import styles from './TableForm.module.css'
import type { TableFormHandle } from './TableForm.tsx'
import { useTableText } from './table-text.ts'

interface TableWaitingProps {
  tableRef: Ref<TableFormHandle> | undefined
  failure: { retry: () => void } | undefined
}

/** Stands where the table will, until its formulas can be calculated. A submit is not let through meanwhile. */
export function TableWaiting({ tableRef, failure }: TableWaitingProps) {
  const t = useTableText()
  useImperativeHandle(
    tableRef,
    () => ({ submit: () => ({ isValid: false, faults: [] }), reset: () => undefined, focus: () => undefined }),
    [],
  )
  return (
    <div className={styles.root} aria-busy={!failure}>
      <p className={styles.empty}>{failure ? t('tableFailed') : t('loading')}</p>
      {failure && (
        <div className={styles.notes}>
          <button type="button" onClick={failure.retry}>
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  )
}
