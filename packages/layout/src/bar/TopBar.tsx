import { IconMenuFold, IconMenuUnfold } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { ToolButton } from '../tools/ToolButton.tsx'
import styles from './TopBar.module.css'

/** The control that opens and closes the menu. */
export interface MenuToggle {
  open: boolean
  onToggle: () => void
}

export interface TopBarProps {
  /** Dark style, used when the bar contains the menu. */
  tone: 'page' | 'menu'
  toggle?: MenuToggle | undefined
  tools: ReactNode
  children: ReactNode
}

/** Bar above every page with the menu button, the breadcrumbs or the menu, and the tools. */
export function TopBar({ tone, toggle, tools, children }: TopBarProps) {
  return (
    <header className={styles.bar} data-tone={tone}>
      {toggle && <MenuToggleButton {...toggle} />}
      {children}
      {tools}
    </header>
  )
}

/** The button that opens and closes the menu. */
export function MenuToggleButton({ open, onToggle }: MenuToggle) {
  const { t } = useText('layout')
  return (
    <span className={styles.toggle}>
      <ToolButton
        label={t(open ? 'closeMenu' : 'openMenu')}
        expanded={open}
        icon={open ? <IconMenuFold /> : <IconMenuUnfold />}
        onClick={onToggle}
      />
    </span>
  )
}
