import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Dictionary.module.css'
import { ManageButton } from './ManageButton.tsx'
import { ParentSelect, treeLines } from '@sqos/ui-kit/list'
import type { TypePanelProps } from './TypePanel.tsx'

/** A select of dictionaries that replaces the tree on narrow screens, so that the values are visible. */
export function TypeChooser({ types, chosenId, onChoose, onManage }: TypePanelProps) {
  const { t } = useText(NAMESPACE)
  return (
    <aside className={styles.chooser} aria-label={t('types.title')}>
      <span aria-hidden="true">{t('types.title')}</span>
      <ParentSelect
        label={t('types.title')}
        searchable={false}
        lines={treeLines<DictionaryTypeNode>(types)}
        value={chosenId}
        onChange={onChoose}
      />
      <ManageButton onManage={onManage} />
    </aside>
  )
}
