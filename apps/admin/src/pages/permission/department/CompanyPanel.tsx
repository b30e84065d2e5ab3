import type { OrganizationNode } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { parentIds } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from '../shared/catalogue.ts'

export interface CompanyPanelProps {
  companies: readonly OrganizationNode[]
  chosenId: string
  onChoose: (id: string) => void
}

/** The companies beside the departments, or in one line above them on narrow screens. */
export function CompanyPanel({ companies, chosenId, onChoose }: CompanyPanelProps) {
  const { t } = useText(NAMESPACE)
  const title = t('department.companies')
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
