import { IconApps, IconDown } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { memo } from 'react'
import { flyoutPlace } from './css-variable.ts'
import type { FrameMenuItem } from './menu-tree.ts'
import { splitTopMenu } from './menu-tree.ts'
import { MenuFlyout, MenuItems, MenuLabel, MenuLink } from './MenuItems.tsx'
import itemStyles from './MenuItems.module.css'
import { moveFocus } from './move-focus.ts'
import styles from './TopMenu.module.css'
import { useElementWidth } from '@sqos/hooks'
import { useFlyout } from './use-flyout.ts'
import { type MenuState, useOpenGroups } from './use-open-groups.ts'

export interface TopMenuProps {
  menu: readonly FrameMenuItem[]
  /** Address of the page on screen. */
  currentHref: string
  /** URL of the page with the entries that do not fit. */
  moreHref: string
  /** The group whose entries are in the side menu. */
  picked?: FrameMenuItem | undefined
  /** Shows the entries of a group in the side menu; without it groups open below their names. */
  onPick?: ((group: FrameMenuItem) => void) | undefined
}

interface TopPartProps {
  state: MenuState
  picked?: FrameMenuItem | undefined
  onPick?: ((group: FrameMenuItem) => void) | undefined
}

/** First level of the menu in a row, one entry per 116 px of width; the others are under "more". */
export const TopMenu = memo(function TopMenu({ menu, currentHref, moreHref, picked, onPick }: TopMenuProps) {
  const { t } = useText('layout')
  const { ref, width = 0 } = useElementWidth()
  const state = useOpenGroups(menu, currentHref)
  const { shown, rest } = splitTopMenu(menu, width)
  const part = { state, picked, onPick }

  return (
    // The arrow keys only move the focus between the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control of its own
    <nav
      ref={ref}
      aria-label={t(onPick ? 'topMenu' : 'mainMenu')}
      className={styles.menu}
      onKeyDown={(event) => moveFocus(event, { back: 'ArrowLeft', on: 'ArrowRight' })}
    >
      <ul className={styles.entries}>
        {shown.map((item) =>
          item.children && !onPick ? (
            <FlyoutGroup key={item.key} item={item} state={state} />
          ) : (
            <li key={item.key} className={styles.item}>
              <TopEntry item={item} {...part} />
            </li>
          ),
        )}
        {rest.length > 0 && <More rest={rest} href={moreHref} {...part} />}
      </ul>
    </nav>
  )
})

/** A link, or the button that shows a group in the side menu. */
function TopEntry({ item, state, picked, onPick }: TopPartProps & { item: FrameMenuItem }) {
  if (!item.children) return <MenuLink item={item} depth={0} current={item.href === state.currentHref} />
  return (
    <button
      type="button"
      title={item.title}
      className={itemStyles.entry}
      aria-pressed={item === picked}
      data-within={state.trail.has(item) || undefined}
      onClick={() => onPick?.(item)}
    >
      <MenuLabel item={item} />
    </button>
  )
}

function FlyoutGroup({ item, state }: { item: FrameMenuItem; state: MenuState }) {
  const { anchor, itemProps, buttonProps } = useFlyout()
  return (
    <li {...itemProps} className={styles.item} style={flyoutPlace(anchor)}>
      <button
        type="button"
        title={item.title}
        className={itemStyles.entry}
        aria-expanded={anchor !== undefined}
        data-within={state.trail.has(item) || undefined}
        {...buttonProps}
      >
        <MenuLabel item={item} />
        <IconDown className={styles.arrow ?? ''} aria-hidden="true" />
      </button>
      {anchor && (
        <MenuFlyout below>
          <MenuItems items={item.children ?? []} depth={0} menu={state} />
        </MenuFlyout>
      )}
    </li>
  )
}

/** Entries that do not fit: a link to their page, and a button that opens them here. */
function More({ rest, href, state, picked, onPick }: TopPartProps & { rest: readonly FrameMenuItem[]; href: string }) {
  const { t } = useText('layout')
  const { anchor, close, itemProps, buttonProps } = useFlyout()
  const within = rest.some((item) => state.trail.has(item))
  const more: FrameMenuItem = { key: 'more', title: t('more'), icon: <IconApps />, href }

  function pick(group: FrameMenuItem) {
    close()
    onPick?.(group)
  }

  return (
    <li {...itemProps} className={styles.more} style={flyoutPlace(anchor)} data-within={within || undefined}>
      <MenuLink item={more} depth={0} current={href === state.currentHref} />
      <button
        type="button"
        className={itemStyles.entry}
        aria-label={t('showMore')}
        aria-expanded={anchor !== undefined}
        {...buttonProps}
      >
        <IconDown className={styles.arrow ?? ''} aria-hidden="true" />
      </button>
      {anchor && (
        <MenuFlyout below>
          {onPick ? (
            <ul className={itemStyles.list}>
              {rest.map((item) => (
                <li key={item.key}>
                  <TopEntry item={item} state={state} picked={picked} onPick={pick} />
                </li>
              ))}
            </ul>
          ) : (
            <MenuItems items={rest} depth={0} menu={state} />
          )}
        </MenuFlyout>
      )}
    </li>
  )
}
