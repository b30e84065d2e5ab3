import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { ParentSelect } from '../../../parts/tree/ParentSelect.tsx'
import { treeLines } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Role.module.css'

/** The list's word for roles for everybody. */
const GLOBAL = '0'
/** Stands for no filter: an entry of a tree needs an id. */
const ALL = 'all'

export interface OrganizationPanelProps {
  /** Empty for all. */
  organizeId: string
  onChoose: (id: string) => void
}

/** Whose roles are shown: everybody's, or those of an organisation and what is below it. */
export function OrganizationPanel({ organizeId, onChoose }: OrganizationPanelProps) {
  const { t } = useText(NAMESPACE)
  const narrow = useMediaQuery('(width < 992px)')
  const tree = useListDepartmentTreeQuery({ id: '0' })
  const organizations = tree.data?.list ?? []
  const title = t('panel')
  const chosen = organizeId === '' ? ALL : organizeId
  const choose = (id: string) => onChoose(id === ALL ? '' : id)

  if (narrow) {
    return (
      <aside className={styles.chooser} aria-label={title}>
        <span aria-hidden="true">{title}</span>
        <ParentSelect
          label={title}
          lines={[
            { id: ALL, name: t('all'), depth: 0 },
            { id: GLOBAL, name: t('global'), depth: 0 },
            ...treeLines<OrganizationNode>(organizations),
          ]}
          value={chosen}
          onChange={choose}
        />
      </aside>
    )
  }
  return (
    <TreePanel
      title={title}
      storageKey="role"
      entries={[{ id: ALL, label: t('all') }, { id: GLOBAL, label: t('global') }, ...entriesOf(organizations)]}
      defaultExpanded={organizations.map(({ id }) => id)}
      loading={tree.isLoading}
      selectedId={chosen}
      onSelect={choose}
    />
  )
}

const entriesOf = (organizations: readonly OrganizationNode[]): TreeEntry[] =>
  organizations.map(({ id, fullName, children }) => ({
    id,
    label: fullName,
    children: children && entriesOf(children),
  }))
