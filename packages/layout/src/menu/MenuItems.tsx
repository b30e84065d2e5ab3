import { IconDown, IconLaunch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { usePageLink } from '../link/page-links.ts'
import { cssVariable } from './css-variable.ts'
import styles from './MenuItems.module.css'
import type { FrameMenuItem } from './menu-tree.ts'
import type { MenuState } from './use-open-groups.ts'

export interface MenuItemProps {
  item: FrameMenuItem
  depth: number
  menu: MenuState
}

/** The entries of one level, with the entries of open groups. */
export function MenuItems({ items, depth, menu }: Omit<MenuItemProps, 'item'> & { items: readonly FrameMenuItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const Part = item.children ? MenuGroup : MenuEntry
        return <Part key={item.key} item={item} depth={depth} menu={menu} />
      })}
    </ul>
  )
}

/** Link to a page of the menu. */
export function MenuEntry({ item, depth, menu }: MenuItemProps) {
  return (
    <li>
      <MenuLink item={item} depth={depth} current={item.href === menu.currentHref} />
    </li>
  )
}

/** Group that expands below its name. */
export function MenuGroup({ item, depth, menu }: MenuItemProps) {
  const open = menu.isOpen(item)
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        style={depthStyle(depth)}
        title={item.title}
        aria-expanded={open}
        data-within={menu.trail.has(item) || undefined}
        onClick={() => menu.toggle(item)}
      >
        <MenuLabel item={item} />
        <IconDown className={styles.arrow ?? ''} aria-hidden="true" />
      </button>
      {open && <MenuItems items={item.children ?? []} depth={depth + 1} menu={menu} />}
    </li>
  )
}

interface MenuLinkProps {
  item: FrameMenuItem
  depth: number
  current: boolean
}

/** Link of an entry. External links open in a new window and announce it. */
export const MenuLink = memo(function MenuLink({ item, depth, current }: MenuLinkProps) {
  const attributes = { className: styles.entry, style: depthStyle(depth), title: item.title }
  // A menu entry without a target is a mistake in the menu. It is shown, so that it is noticed.
  if (!item.href) {
    return (
      <span {...attributes}>
        <MenuLabel item={item} />
      </span>
    )
  }
  if (item.newWindow || !item.href.startsWith('/')) {
    return (
      <a {...attributes} href={item.href} target="_blank" rel="noreferrer">
        <MenuLabel item={item} />
        <NewWindowMark />
      </a>
    )
  }
  return (
    <PageLink {...attributes} path={item.href} current={current}>
      <MenuLabel item={item} />
    </PageLink>
  )
})

interface PageLinkProps {
  path: string
  current: boolean
  className: string | undefined
  style: CSSProperties
  title: string
  children: ReactNode
}

function PageLink({ path, current, children, ...attributes }: PageLinkProps) {
  return (
    <a {...attributes} {...usePageLink(path)} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}

function NewWindowMark() {
  const { t } = useText('layout')
  return <IconLaunch className={styles.mark ?? ''} aria-label={t('newWindow')} />
}

/** The icon or else the initial, and the name. */
export function MenuLabel({ item }: { item: FrameMenuItem }) {
  return (
    <>
      <span className={styles.icon} data-initial={item.icon === undefined || undefined} aria-hidden="true">
        {item.icon ?? <span className={styles.initial}>{item.title.slice(0, 1)}</span>}
      </span>
      <span className={styles.title} data-part="title">
        {item.title}
      </span>
    </>
  )
}

export interface MenuFlyoutProps {
  /** Heading above the entries. */
  title?: string
  /** Number of entries, so that the flyout moves up before it has to scroll. */
  rows?: number
  /** Below its entry instead of beside it. */
  below?: boolean
  children: ReactNode
}

/** Flyout beside an entry of the rail or below an entry of the top menu. */
export function MenuFlyout({ title, rows = 0, below = false, children }: MenuFlyoutProps) {
  return (
    <div className={styles.flyout} data-below={below || undefined} style={cssVariable('--flyout-rows', String(rows))}>
      {title && <div className={styles.flyoutTitle}>{title}</div>}
      {children}
    </div>
  )
}

const depthStyle = (depth: number) => cssVariable('--depth', String(depth))
