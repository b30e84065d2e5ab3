import { Button } from '@arco-design/web-react'
import type { DataTableState } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import type { Rows } from './use-rows.ts'

interface TableStateOptions {
  rows: Rows
  /** Undefined for a list without conditions. */
  onClearFilter: (() => void) | undefined
  /** Creates the first record. */
  createButton: ReactNode
  /** Explains why the user sees none of the rows. */
  onExplain: (() => void) | undefined
  explainText: string
}

/** What the table shows in place of rows, or beside them. */
export function tableStateOf({
  rows,
  onClearFilter,
  createButton,
  onExplain,
  explainText,
}: TableStateOptions): DataTableState {
  if (rows.status === 'failed') return { kind: 'failed', onRetry: rows.refresh }
  if (rows.status === 'loading') return { kind: 'loading' }
  const mayExplain = rows.empty?.all !== undefined && onExplain !== undefined
  return {
    kind: 'ready',
    ...(onClearFilter && { onClearFilter }),
    ...(rows.empty && { emptyHint: rows.empty.hint }),
    ...((Boolean(createButton) || mayExplain) && {
      emptyAction: (
        <>
          {createButton}
          {mayExplain && <Button onClick={onExplain}>{explainText}</Button>}
        </>
      ),
    }),
  }
}
