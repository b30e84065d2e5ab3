import { KindIcon } from '@sqos/form-widgets/sketches'
import type { FormItem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { cssVariable } from '../canvas/css-variable.ts'
import styles from './Outline.module.css'

/** The components of the form as an indented list of names. */
export function Outline() {
  const { t } = useText(NAMESPACE)
  const all = useDesigner((state) => state.form.all)
  const selection = useDesigner((state) => state.selection)
  const store = useDesignerStore()
  const list = useRef<HTMLUListElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Delete') store.remove()
    if (step === undefined) return
    event.preventDefault()
    const at = all.findIndex(({ key }) => key === selection.at(-1))
    const next = all[Math.min(all.length - 1, Math.max(0, at + step))]
    if (!next) return
    store.select([next.key])
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.key)}"]`)?.focus()
  }

  if (all.length === 0) return <p className={styles.empty}>{t('outline.empty')}</p>
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={t('outline.label')}
      aria-multiselectable="true"
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {all.map((item, index) => (
        <Row
          key={item.key}
          item={item}
          isSelected={selection.includes(item.key)}
          isStop={selection.length === 0 ? index === 0 : selection.at(-1) === item.key}
        />
      ))}
    </ul>
  )
}

function Row({ item, isSelected, isStop }: { item: FormItem; isSelected: boolean; isStop: boolean }) {
  const store = useDesignerStore()
  const depth = item.key.split('/__config__/children').length

  function select(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) store.toggle(item.key)
    else store.select([item.key])
  }

  return (
    // The list handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <li
      role="treeitem"
      aria-level={depth}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-row={item.key}
      className={styles.row}
      style={cssVariable('--depth', depth - 1)}
      onClick={select}
    >
      <span className={styles.icon} aria-hidden="true">
        <KindIcon kind={item.kind.name} />
      </span>
      <span className={styles.name}>{item.label}</span>
      {item.name && <code className={styles.code}>{item.name}</code>}
    </li>
  )
}
