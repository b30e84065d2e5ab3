import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { parentIds } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'

export interface CategoryPanelProps {
  categories: readonly DictionaryDataNode[]
  chosenId: string
  onChoose: (id: string) => void
}

/** 接口分类 beside the list, or above it on narrow screens. */
export function CategoryPanel({ categories, chosenId, onChoose }: CategoryPanelProps) {
  const { t } = useText(NAMESPACE)
  return (
    <TreePanel
      title={t('categories')}
      storageKey="data-interface"
      entries={entriesOf(categories)}
      defaultExpanded={parentIds(categories)}
      selectedId={chosenId}
      onSelect={onChoose}
    />
  )
}

const entriesOf = (nodes: readonly DictionaryDataNode[]): TreeEntry[] =>
  nodes.map(({ id, fullName, children }) => ({ id, label: fullName, children: children && entriesOf(children) }))
