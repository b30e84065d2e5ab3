import { IconDown, IconLeft, IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { ContextMenu } from '../menu-button/ContextMenu.tsx'
import { MenuButton } from '../menu-button/MenuButton.tsx'
import { moveFocus } from '../menu/move-focus.ts'
import { ToolButton } from '../tools/ToolButton.tsx'
import { type FrameTab, movedTabs } from './tab-order.ts'
import { Tab } from './Tab.tsx'
import styles from './TagsBar.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { useOverflow } from './use-overflow.ts'
import { useTabActions } from './use-tab-actions.tsx'
import { useTabDrag } from './use-tab-drag.ts'

export interface TagsBarProps {
  tabs: readonly FrameTab[]
  /** URL of the current tab. */
  active: string
  showIcons?: boolean | undefined
  onClose: (path: string) => void
  /** Closes all tabs except this one and the affix tabs. */
  onCloseOthers: (path: string) => void
  /** Closes all tabs except the affix tabs. */
  onCloseAll: () => void
  onRefresh: (path: string) => void
  /** The URLs in their new order. */
  onReorder: (paths: string[]) => void
}

interface OpenMenu {
  tab: FrameTab
  at: { x: number; y: number }
}

/** Tabs bar with links to the opened pages. Arrow keys move the focus, Alt+arrows move a tab, Delete closes it. */
export function TagsBar(props: TagsBarProps) {
  const { tabs, active, showIcons = false, onClose, onReorder } = props
  const { t } = useText('layout')
  const [menu, setMenu] = useState<OpenMenu>()
  const list = useRef<HTMLUListElement>(null)
  const overflow = useOverflow(list)
  const focus = useKeptFocus(list, tabs)
  const drag = useTabDrag({ tabs, onReorder })
  const actionsFor = useTabActions(props)
  const current = tabs.find((tab) => tab.path === active)
  const stop = tabs.findIndex((tab) => tab === (current ?? tabs[0]))

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const tab = tabs[index]
    if (!tab) return
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'Delete' && !tab.affix) {
      event.preventDefault()
      focus.keepAt(index)
      onClose(tab.path)
    } else if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      event.stopPropagation()
      const step = (event.key === 'ArrowRight') === mirrored ? -1 : 1
      focus.keepOn(tab.path)
      onReorder(movedTabs(tabs, index, index + step))
    }
  }

  function openMenu(event: MouseEvent<HTMLElement>, tab: FrameTab) {
    event.preventDefault()
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    // Shift+F10 and the menu key report the position of the element or none.
    const byPointer = event.button === 2 && event.clientX > 0
    setMenu({ tab, at: byPointer ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom } })
  }

  function closeMenu(reason: 'done' | 'left') {
    if (reason === 'done' && menu) focus.giveBack(menu.tab.path)
    setMenu(undefined)
  }

  return (
    // The arrow keys only move the focus between the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control of its own
    <nav aria-label={t('tabs')} className={styles.bar} onKeyDown={walkTabs}>
      {overflow.exists && (
        <ToolButton
          label={t('firstTab')}
          icon={<IconLeft className={styles.arrow ?? ''} />}
          onClick={overflow.toFirst}
        />
      )}
      <ul ref={list} className={styles.list}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.path}
            tab={tab}
            active={tab.path === active}
            stop={index === stop}
            showIcon={showIcons}
            drag={drag.propsOf(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onMenu={(event) => openMenu(event, tab)}
            onClose={() => onClose(tab.path)}
          />
        ))}
      </ul>
      {overflow.exists && (
        <ToolButton
          label={t('lastTab')}
          icon={<IconRight className={styles.arrow ?? ''} />}
          onClick={overflow.toLast}
        />
      )}
      {current && (
        <MenuButton label={t('tabActions')} actions={actionsFor(current)}>
          <IconDown />
        </MenuButton>
      )}
      {menu && (
        <ContextMenu
          key={`${menu.tab.path} ${menu.at.x} ${menu.at.y}`}
          label={t('tabMenu', { title: menu.tab.title })}
          at={menu.at}
          actions={actionsFor(menu.tab)}
          onClose={closeMenu}
        />
      )}
    </nav>
  )
}

/** Moves the focus between the tabs with the arrow keys; the other controls of the bar are skipped. */
function walkTabs(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || !(event.target instanceof HTMLAnchorElement)) return
  moveFocus(event, { back: 'ArrowLeft', on: 'ArrowRight', among: 'a' })
}
