import { Input } from '@arco-design/web-react'
import { useMediaQuery } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { NAMESPACE } from '../../locales.ts'
import { Skeleton } from '../../states/Delayed.tsx'
import { ResizeEdge } from './ResizeEdge.tsx'
import { filterTree, type TreeEntry, visibleRows } from './tree-model.ts'
import styles from './TreePanel.module.css'
import { TreeView } from './TreeView.tsx'
import { useKeptPanel } from './use-kept-panel.ts'

export interface TreePanelProps {
  title: string
  /** Storage key of width and open entries in this browser. */
  storageKey: string
  entries: readonly TreeEntry[]
  selectedId?: string | undefined
  onSelect: (id: string) => void
  /** Removes the selection. With it, the select of narrow screens has a button for that. */
  onClear?: (() => void) | undefined
  /** Entries that are open before the user has changed any. */
  defaultExpanded?: readonly string[] | undefined
  loading?: boolean | undefined
  /** Content beside the title, such as a button to manage the entries or a menu to expand and collapse all. */
  actions?: ReactNode | ((control: TreePanelControl) => ReactNode)
}

/** API of a panel for its actions. */
export interface TreePanelControl {
  expandAll: () => void
  collapseAll: () => void
}

const NONE: readonly string[] = []

// Arco's Select is large, and wide screens do not need it.
const TreeChooser = lazy(async () => ({ default: (await import('../TreeChooser.tsx')).TreeChooser }))

/**
 * Tree at the side of a list, with search and resizing. Width and open entries are restored on the next visit. Below 992 px a select
 * above the list, so that the list stays in sight.
 */
export function TreePanel(props: TreePanelProps) {
  const narrow = useMediaQuery('(width < 992px)')
  if (!narrow) return <WideTree {...props} />
  return (
    <Suspense>
      <TreeChooser {...props} />
    </Suspense>
  )
}

function WideTree(props: TreePanelProps) {
  const { title, storageKey, entries, selectedId, onSelect, defaultExpanded = NONE, loading = false, actions } = props
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState('')
  const panel = useKeptPanel(storageKey, defaultExpanded)
  const rows = useMemo(() => {
    // Search results are always expanded.
    const isExpanded = (id: string) => text.trim() !== '' || panel.expanded.includes(id)
    return visibleRows(filterTree(entries, text), isExpanded)
  }, [entries, text, panel.expanded])

  const control: TreePanelControl = {
    expandAll: () => panel.setExpanded(parentsOf(entries)),
    collapseAll: () => panel.setExpanded([]),
  }

  return (
    <aside className={styles['panel']} style={{ '--panel-width': `${panel.width}px` } as object} aria-label={title}>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          {typeof actions === 'function' ? actions(control) : actions}
        </div>
        <Input
          allowClear
          className={styles['search'] ?? ''}
          value={text}
          onChange={setText}
          aria-label={t('tree.search')}
          placeholder={t('tree.searchPlaceholder')}
        />
        {loading ? (
          <Skeleton lines={6} />
        ) : rows.length > 0 ? (
          <TreeView label={title} rows={rows} selectedId={selectedId} onSelect={onSelect} onToggle={panel.toggle} />
        ) : (
          <p className={styles['none']}>{t(text ? 'tree.none' : 'empty.none')}</p>
        )}
      </div>
      <ResizeEdge width={panel.width} onResize={panel.setWidth} />
    </aside>
  )
}

/** Ids of all entries with children. */
const parentsOf = (entries: readonly TreeEntry[]): string[] =>
  entries.flatMap(({ id, children }) => (children && children.length > 0 ? [id, ...parentsOf(children)] : []))
