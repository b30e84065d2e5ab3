import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { ManageButton } from './ManageButton.tsx'
import { parentIds } from '../../../parts/tree/tree-nodes.ts'

export interface TypePanelProps {
  types: readonly DictionaryTypeNode[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  onManage: () => void
}

/** The dictionaries beside the values, or above them on narrow screens; the gear opens their management. */
export function TypePanel({ types, chosenId, onChoose, onManage }: TypePanelProps) {
  const { t } = useText(NAMESPACE)
  return (
    <TreePanel
      title={t('types.title')}
      storageKey="dictionary"
      entries={entriesOf(types)}
      defaultExpanded={parentIds(types)}
      selectedId={chosenId}
      onSelect={onChoose}
      actions={<ManageButton onManage={onManage} />}
    />
  )
}

const entriesOf = (types: readonly DictionaryTypeNode[]): TreeEntry[] =>
  types.map(({ id, fullName, children }) => ({ id, label: fullName, children: children && entriesOf(children) }))
