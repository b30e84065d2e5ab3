import { useText } from '@sqos/i18n/react'
import { memo } from 'react'
import { flyoutPlace } from './css-variable.ts'
import { countEntries, type FrameMenuItem } from './menu-tree.ts'
import { MenuEntry, MenuFlyout, MenuGroup, type MenuItemProps, MenuItems, MenuLabel } from './MenuItems.tsx'
import itemStyles from './MenuItems.module.css'
import { moveFocus } from './move-focus.ts'
import styles from './SideMenu.module.css'
import { useFlyout } from './use-flyout.ts'
import { useOpenGroups } from './use-open-groups.ts'

export interface SideMenuProps {
  menu: readonly FrameMenuItem[]
  /** Address of the page on screen. */
  currentHref: string
  /** Icons only; groups open as flyouts. */
  rail?: boolean
  /** Name of the group above, when the menu shows only one group. */
  label?: string | undefined
}

/** Menu as a list of links in collapsible groups. */
export const SideMenu = memo(function SideMenu({ menu, currentHref, rail = false, label }: SideMenuProps) {
  const { t } = useText('layout')
  const state = useOpenGroups(menu, currentHref)

  return (
    // The arrow keys only move the focus between the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control of its own
    <nav
      aria-label={label ?? t('mainMenu')}
      className={styles.menu}
      data-rail={rail || undefined}
      onKeyDown={(event) => moveFocus(event, { back: 'ArrowUp', on: 'ArrowDown' })}
    >
      <ul className={styles.entries}>
        {menu.map((item) => {
          if (!item.children) return <MenuEntry key={item.key} item={item} depth={0} menu={state} />
          const Part = rail ? RailGroup : MenuGroup
          return <Part key={item.key} item={item} depth={0} menu={state} />
        })}
      </ul>
    </nav>
  )
})

function RailGroup({ item, menu }: MenuItemProps) {
  const { anchor, itemProps, buttonProps } = useFlyout()
  const children = item.children ?? []
  return (
    <li {...itemProps} style={flyoutPlace(anchor)}>
      <button
        type="button"
        className={itemStyles.entry}
        aria-expanded={anchor !== undefined}
        data-within={menu.trail.has(item) || undefined}
        {...buttonProps}
      >
        <MenuLabel item={item} />
      </button>
      {anchor && (
        <MenuFlyout title={item.title} rows={countEntries(children)}>
          <MenuItems items={children} depth={0} menu={{ ...menu, isOpen: () => true }} />
        </MenuFlyout>
      )}
    </li>
  )
}
