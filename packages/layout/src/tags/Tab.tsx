import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { FrameTab } from './tab-order.ts'
import styles from './TagsBar.module.css'
import type { TabDragProps } from './use-tab-drag.ts'

export interface TabProps {
  tab: FrameTab
  active: boolean
  /** Whether this tab is the tab stop; arrow keys move to the others. */
  stop: boolean
  showIcon: boolean
  drag: TabDragProps
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onMenu: (event: MouseEvent<HTMLElement>) => void
  onClose: () => void
}

/** An opened page: a link and a close button. */
export function Tab({ tab, active, stop, showIcon, drag, onKeyDown, onMenu, onClose }: TabProps) {
  const { t } = useText('layout')

  function closeOnMiddlePress(event: MouseEvent) {
    if (event.button !== 1) return
    // Otherwise the browser opens the link in a new tab.
    event.preventDefault()
    if (!tab.affix) onClose()
  }

  return (
    <li className={styles.tab} data-active={active || undefined} {...drag}>
      <Link
        to={tab.path}
        data-path={tab.path}
        className={styles.link}
        title={tab.title}
        tabIndex={stop ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        aria-keyshortcuts={tab.affix ? 'Shift+F10' : 'Delete Shift+F10'}
        onKeyDown={onKeyDown}
        onContextMenu={onMenu}
        onAuxClick={closeOnMiddlePress}
      >
        {showIcon && tab.icon && (
          <span className={styles.icon} aria-hidden="true">
            {tab.icon}
          </span>
        )}
        <span className={styles.title}>{tab.title}</span>
      </Link>
      {!tab.affix && (
        // Keyboard users press Delete; a tab stop at every close button would double the number of stops.
        <button
          type="button"
          className={styles.close}
          tabIndex={-1}
          aria-label={t('closeTab', { title: tab.title })}
          title={t('close')}
          onClick={onClose}
        >
          <IconClose aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
