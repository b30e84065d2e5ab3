import { IconDown, IconLaunch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type FrameMenuItem, menuTrail } from '../menu-tree.ts'
import { cssVariable } from './css-variable.ts'
import styles from './SideMenu.module.css'
import { useRailGroup } from './use-rail-group.ts'

export interface SideMenuProps {
  menu: readonly FrameMenuItem[]
  /** Address of the page on screen. */
  currentHref: string
  /** Icons only; a group opens beside its icon. */
  rail?: boolean
  /** Stands above the entries: whose menu it is. */
  children?: ReactNode
}

interface ItemProps {
  item: FrameMenuItem
  depth: number
  menu: MenuState
}

interface MenuState {
  currentHref: string
  trail: ReadonlySet<string>
  isOpen: (key: string) => boolean
  toggle: (key: string) => void
}

/** The menu as a list of real links, in groups that open and close. */
export function SideMenu({ menu, currentHref, rail = false, children }: SideMenuProps) {
  const { t } = useText('layout')
  const trail = new Set(menuTrail(menu, currentHref).map((item) => item.key))
  // What the reader opened or closed by hand; everything else follows the page on screen.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (key: string) => chosen.get(key) ?? trail.has(key)
  const toggle = (key: string) => setChosen(new Map(chosen).set(key, !isOpen(key)))
  const state: MenuState = { currentHref, trail, isOpen, toggle }

  return (
    // The arrow keys only move the focus between the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control of its own
    <nav aria-label={t('mainMenu')} className={styles.menu} data-rail={rail || undefined} onKeyDown={moveFocus}>
      {children}
      <ul className={styles.entries}>
        {menu.map((item) => {
          if (!item.children) return <Entry key={item.key} item={item} depth={0} menu={state} />
          const Part = rail ? RailGroup : Group
          return <Part key={item.key} item={item} depth={0} menu={state} />
        })}
      </ul>
    </nav>
  )
}

function Items({ items, depth, menu }: { items: readonly FrameMenuItem[]; depth: number; menu: MenuState }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const Part = item.children ? Group : Entry
        return <Part key={item.key} item={item} depth={depth} menu={menu} />
      })}
    </ul>
  )
}

function Entry({ item, depth, menu }: ItemProps) {
  const { t } = useText('layout')
  const content = <Label item={item} />
  const attributes = { className: styles.entry, style: depthStyle(depth), title: item.title }
  if (item.newWindow || !item.href?.startsWith('/')) {
    return (
      <li>
        <a {...attributes} href={item.href} target="_blank" rel="noreferrer">
          {content}
          <IconLaunch className={styles.mark} aria-label={t('newWindow')} />
        </a>
      </li>
    )
  }
  return (
    <li>
      <Link {...attributes} to={item.href} aria-current={item.href === menu.currentHref ? 'page' : undefined}>
        {content}
      </Link>
    </li>
  )
}

function Group({ item, depth, menu }: ItemProps) {
  const open = menu.isOpen(item.key)
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        style={depthStyle(depth)}
        title={item.title}
        aria-expanded={open}
        data-within={menu.trail.has(item.key) || undefined}
        onClick={() => menu.toggle(item.key)}
      >
        <Label item={item} />
        <IconDown className={styles.arrow} aria-hidden="true" />
      </button>
      {open && <Items items={item.children ?? []} depth={depth + 1} menu={menu} />}
    </li>
  )
}

function RailGroup({ item, menu }: ItemProps) {
  const { open, top, itemProps, buttonProps } = useRailGroup()
  return (
    <li {...itemProps}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        data-within={menu.trail.has(item.key) || undefined}
        {...buttonProps}
      >
        <Label item={item} />
      </button>
      {open && (
        <div className={styles.flyout} style={cssVariable('--flyout-top', `${top}px`)}>
          <div className={styles.flyoutTitle}>{item.title}</div>
          <Items items={item.children ?? []} depth={0} menu={{ ...menu, isOpen: () => true }} />
        </div>
      )}
    </li>
  )
}

function Label({ item }: { item: FrameMenuItem }) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {item.icon ?? <span className={styles.initial}>{item.title.slice(0, 1)}</span>}
      </span>
      <span className={styles.title}>{item.title}</span>
    </>
  )
}

const depthStyle = (depth: number) => cssVariable('--depth', String(depth))

/** Up and down walk through what is visible, as people expect of a menu; Tab still works. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
