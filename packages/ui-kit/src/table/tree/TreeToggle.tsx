import { IconLoading, IconRefresh, IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { TREE_TOGGLE } from '../grid/cell-controls.ts'
import styles from './Tree.module.css'
import type { LazyStatus } from './use-lazy-children.ts'

export interface TreeToggleProps {
  depth: number
  canExpand: boolean
  expanded: boolean
  status: LazyStatus | undefined
  onToggle: () => void
  onRetry: () => void
}

/** Indentation of a tree row and its button, which expands the row, shows loading, or retries. */
export function TreeToggle({ depth, canExpand, expanded, status, onToggle, onRetry }: TreeToggleProps) {
  const { t } = useText('ui-kit')
  const failed = status === 'failed' && expanded
  return (
    <>
      <span className={styles['indent']} style={{ inlineSize: depth * 20 }} />
      {canExpand ? (
        <button
          {...TREE_TOGGLE}
          type="button"
          className={styles['treeToggle']}
          aria-label={t(expanded ? 'table.tree.collapse' : 'table.tree.expand')}
          data-expanded={expanded || undefined}
          onClick={onToggle}
        >
          {status === 'loading' ? <IconLoading spin /> : <IconRight />}
        </button>
      ) : (
        <span className={styles['treeSpace']} />
      )}
      {failed && (
        <button
          type="button"
          className={styles['treeRetry']}
          aria-label={t('table.tree.retry')}
          title={t('table.tree.retry')}
          onClick={onRetry}
        >
          <IconRefresh />
          {t('retry')}
        </button>
      )}
    </>
  )
}
