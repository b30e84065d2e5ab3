import type { OrganizationNode } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { ParentSelect, type TreeEntry, treeLines, TreePanel } from '@sqos/ui-kit/list'
import { useMediaQuery } from '@sqos/hooks'
import { parentIds } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import styles from '../shared/Organization.module.css'

export interface CompanyPanelProps {
  companies: readonly OrganizationNode[]
  chosenId: string
  onChoose: (id: string) => void
}

/** The companies beside the departments, or in one line above them on narrow screens. */
export function CompanyPanel({ companies, chosenId, onChoose }: CompanyPanelProps) {
  const { t } = useText(NAMESPACE)
  const narrow = useMediaQuery('(width < 992px)')
  const title = t('department.companies')

  if (narrow) {
    return (
      <aside className={styles.chooser} aria-label={title}>
        <span aria-hidden="true">{title}</span>
        <ParentSelect
          label={title}
          searchable={false}
          lines={treeLines<OrganizationNode>(companies)}
          value={chosenId}
          onChange={onChoose}
        />
      </aside>
    )
  }
  return (
    <TreePanel
      title={title}
      storageKey="department"
      entries={entriesOf(companies)}
      defaultExpanded={parentIds(companies)}
      selectedId={chosenId}
      onSelect={onChoose}
    />
  )
}

const entriesOf = (companies: readonly OrganizationNode[]): TreeEntry[] =>
  companies.map(({ id, fullName, children }) => ({ id, label: fullName, children: children && entriesOf(children) }))
