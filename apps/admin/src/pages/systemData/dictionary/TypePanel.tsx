import { Button, Tooltip } from '@arco-design/web-react'
import { IconSettings } from '@arco-design/web-react/icon'
import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { parentIds } from './tree-nodes.ts'

export interface TypePanelProps {
  types: readonly DictionaryTypeNode[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  onManage: () => void
}

/** The dictionaries at the side; the gear opens their management. */
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
      actions={
        <Permit code="btn_type">
          <Tooltip content={t('types.manage')}>
            <Button
              type="text"
              size="small"
              iconOnly
              icon={<IconSettings aria-hidden="true" />}
              aria-label={t('types.manage')}
              onClick={onManage}
            />
          </Tooltip>
        </Permit>
      }
    />
  )
}

const entriesOf = (types: readonly DictionaryTypeNode[]): TreeEntry[] =>
  types.map(({ id, fullName, children }) => ({ id, label: fullName, children: children && entriesOf(children) }))
