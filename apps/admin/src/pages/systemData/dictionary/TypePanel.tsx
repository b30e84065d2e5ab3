import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { useMediaQuery } from '@sqos/hooks'
import { NAMESPACE } from './catalogue.ts'
import { ManageButton } from './ManageButton.tsx'
import { parentIds } from '../../../parts/tree/tree-nodes.ts'

export interface TypePanelProps {
  types: readonly DictionaryTypeNode[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  onManage: () => void
}

const TypeChooser = lazy(async () => ({ default: (await import('./TypeChooser.tsx')).TypeChooser }))

/** The dictionaries beside the values, or above them on narrow screens; the gear opens their management. */
export function TypePanel(props: TypePanelProps) {
  const { t } = useText(NAMESPACE)
  const narrow = useMediaQuery('(width < 992px)')
  const { types, chosenId, onChoose, onManage } = props

  if (narrow) {
    return (
      <Suspense>
        <TypeChooser {...props} />
      </Suspense>
    )
  }
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
