import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { useMediaQuery } from '@sqos/hooks'
import { RowMenu } from '../row-menu/RowMenu.tsx'
import { ParentSelect } from '../tree/ParentSelect.tsx'
import { treeLines } from '../tree/tree-nodes.ts'
import { PEOPLE } from './catalogue.ts'
import styles from './People.module.css'

const ChartDrawer = lazy(async () => ({ default: (await import('./ChartDrawer.tsx')).ChartDrawer }))

const NONE: readonly never[] = []

/** Stands for all organisations: nobody is left out. */
const ALL = 'all'

export interface OrganizationPanelProps {
  /** Names what the browser keeps of the panel. */
  storageKey: string
  /** What stands for all of them, when that is not every organisation. */
  all?: string | undefined
  /** What can be chosen beside organisations, before them. */
  others?: readonly TreeEntry[] | undefined
  /** The chosen organisation; empty for all. */
  chosenId: string
  onChoose: (id: string) => void
}

/** Companies and departments at the side of a list, or in one line above it where there is no room. */
export function OrganizationPanel(props: OrganizationPanelProps) {
  const { storageKey, all, others = NONE, chosenId, onChoose } = props
  const { t } = useText(PEOPLE)
  const [chart, setChart] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const narrow = useMediaQuery('(width < 992px)')
  const query = useListDepartmentTreeQuery({ id: '0' })
  const organizations = query.data?.list ?? []
  const title = t('organizations')
  const choose = (id: string) => onChoose(id === ALL ? '' : id)
  const selectedId = chosenId === '' ? ALL : chosenId
  const first: TreeEntry[] = [{ id: ALL, label: all ?? t('all') }, ...others]

  if (narrow) {
    return (
      <aside className={styles.chooser} aria-label={title}>
        <span aria-hidden="true">{title}</span>
        <ParentSelect
          label={title}
          lines={[
            ...first.map(({ id, label }) => ({ id, name: label, depth: 0 })),
            ...treeLines<OrganizationNode>(organizations),
          ]}
          value={selectedId}
          onChange={choose}
        />
      </aside>
    )
  }
  return (
    <>
      <TreePanel
        // What is open at first is known when the organisations are.
        key={String(query.isSuccess)}
        title={title}
        storageKey={storageKey}
        loading={query.isLoading}
        entries={[...first, ...entriesOf(organizations)]}
        defaultExpanded={organizations.map(({ id }) => id)}
        selectedId={selectedId}
        onSelect={choose}
        // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted
        actions={({ expandAll, collapseAll }) => (
          <RowMenu
            label={t('menuOf', { title })}
            text={t('menu')}
            items={[
              { text: t('refresh'), onClick: () => void query.refetch() },
              { text: t('expandAll'), onClick: expandAll },
              { text: t('collapseAll'), onClick: collapseAll },
              { text: t('chart'), onClick: () => setChart('open') },
            ]}
          />
        )}
      />
      <Suspense>
        {chart !== 'unopened' && <ChartDrawer open={chart === 'open'} onClose={() => setChart('closed')} />}
      </Suspense>
    </>
  )
}

const entriesOf = (organizations: readonly OrganizationNode[]): TreeEntry[] =>
  organizations.map(({ id, fullName, children }) => ({
    id,
    label: fullName,
    children: children && entriesOf(children),
  }))
