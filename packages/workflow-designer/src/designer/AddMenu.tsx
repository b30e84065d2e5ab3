import { IconPaste } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { FlowPlace } from '@sqos/workflow-model'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { NodeIcon } from '../picture/NodeIcon.tsx'
import type { Addable } from '../store/flow-store.ts'
import { useFlow } from '../store/use-flow.ts'
import styles from './AddMenu.module.css'

export interface AddMenuProps {
  place: FlowPlace
  anchor: Element
  addable: readonly Addable[]
  onAdd: (what: Addable, place: FlowPlace) => void
  onPaste: (place: FlowPlace) => void
  onClose: () => void
}

/** The menu of nodes to add to a line. Arrow keys move, Esc closes. */
export function AddMenu({ place, anchor, addable, onAdd, onPaste, onClose }: AddMenuProps) {
  const { t } = useText(NAMESPACE)
  const canPaste = useFlow((state) => state.canPaste)
  const menu = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<CSSProperties>({ opacity: 0 })

  useLayoutEffect(
    function placeBesideAnchor() {
      const element = menu.current
      if (!element) return
      const [box, from] = [element.getBoundingClientRect(), anchor.getBoundingClientRect()]
      const right = from.right + 8
      const left = right + box.width > innerWidth - 8 ? Math.max(8, from.left - box.width - 8) : right
      const top = Math.max(8, Math.min(from.top - 12, innerHeight - box.height - 8))
      setAt({ insetInlineStart: left, insetBlockStart: top })
    },
    [anchor],
  )

  useEffect(
    function closeOutside() {
      menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
      const onDown = (event: PointerEvent) => {
        if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
      }
      document.addEventListener('pointerdown', onDown, true)
      return () => document.removeEventListener('pointerdown', onDown, true)
    },
    [onClose],
  )

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const from = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (to === undefined) return
    else items.at(to % items.length)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      className={styles.menu}
      style={at}
      role="menu"
      tabIndex={-1}
      aria-label={t('add.title')}
      onKeyDown={onKeyDown}
    >
      {addable.map((what) => (
        <button
          key={what}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-kind={what}
          onClick={() => onAdd(what, place)}
        >
          <NodeIcon type={what} />
          <span>
            {t(`add.${what}`)}
            <small>{t(`add.note.${what}`)}</small>
          </span>
        </button>
      ))}
      {canPaste && (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={() => onPaste(place)}>
          <IconPaste aria-hidden="true" />
          <span>{t('add.paste')}</span>
        </button>
      )}
    </div>
  )
}
