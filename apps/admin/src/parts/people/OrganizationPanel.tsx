import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { useMediaQuery } from '../../app/use-media-query.ts'
import { RowMenu } from '../row-menu/RowMenu.tsx'
import { ParentSelect } from '../tree/ParentSelect.tsx'
import { treeLines } from '../tree/tree-nodes.ts'
import { PEOPLE } from './catalogue.ts'
import styles from './People.module.css'

/** Stands for all organisations: nobody is left out. */
const ALL = 'all'

export interface OrganizationPanelProps {
  /** Names what the browser keeps of the panel. */
  storageKey: string
  /** The chosen organisation; empty for all. */
  chosenId: string
  onChoose: (id: string) => void
}

/** Companies and departments at the side of a list, or in one line above it where there is no room. */
export function OrganizationPanel({ storageKey, chosenId, onChoose }: OrganizationPanelProps) {
  const { t } = useText(PEOPLE)
  const narrow = useMediaQuery('(width < 992px)')
  const query = useListDepartmentTreeQuery({ id: '0' })
  const organizations = query.data?.list ?? []
  const title = t('organizations')
  const choose = (id: string) => onChoose(id === ALL ? '' : id)
  const selectedId = chosenId === '' ? ALL : chosenId

  if (narrow) {
    return (
      <aside className={styles.chooser} aria-label={title}>
        <span aria-hidden="true">{title}</span>
        <ParentSelect
          label={title}
          lines={[{ id: ALL, name: t('all'), depth: 0 }, ...treeLines<OrganizationNode>(organizations)]}
          value={selectedId}
          onChange={choose}
        />
      </aside>
    )
  }
  return (
    <TreePanel
      // What is open at first is known when the organisations are.
      key={String(query.isSuccess)}
      title={title}
      storageKey={storageKey}
      loading={query.isLoading}
      entries={[{ id: ALL, label: t('all') }, ...entriesOf(organizations)]}
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
          ]}
        />
      )}
    />
  )
}

const entriesOf = (organizations: readonly OrganizationNode[]): TreeEntry[] =>
  organizations.map(({ id, fullName, children }) => ({
    id,
    label: fullName,
    children: children && entriesOf(children),
  }))
