import { IconDashboard, IconExperiment, IconHome } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { FrameMenuItem } from '@sqos/layout'
import { selectSysConfig } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { extraEntryOf } from '../menu/extra-entry.ts'
import { MenuIcon } from '../menu/MenuIcon.tsx'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { selectMenu } from '../menu/menu-selectors.ts'
import { useRouteTitle } from '../menu/use-route-title.ts'
import type { AppState } from '../store.ts'

/** The menu of the frame: translated, with the start page and the workbench first. */
export function useFrameMenu(): readonly FrameMenuItem[] {
  const { t } = useText('admin')
  const titleOf = useRouteTitle()
  const menu = useSelector(selectMenu)
  const extra = useSelector((state: AppState) => extraEntryOf(selectSysConfig(state)?.extraEntryAddress))

  // Hundreds of entries: the list keeps its identity while nothing in it changes.
  return useMemo(() => {
    const home: FrameMenuItem = { key: 'home', title: t('route.home'), icon: <IconHome />, href: '/home' }
    const dashboard = { key: 'dashboard', title: t('route.dashboard'), icon: <IconDashboard />, href: '/dashboard' }
    const items = [home, dashboard, ...menu.map((route) => frameItem(route, titleOf))]
    if (!extra) return items
    return [...items, { key: 'extra', title: t('route.extra'), icon: <IconExperiment />, href: extra, newWindow: true }]
  }, [menu, extra, t, titleOf])
}

function frameItem(route: MenuRoute, titleOf: (route: MenuRoute) => string): FrameMenuItem {
  const item = { key: route.id, title: titleOf(route), icon: <MenuIcon route={route} /> }
  if (route.kind === 'directory') return { ...item, children: route.children.map((child) => frameItem(child, titleOf)) }
  return { ...item, href: route.path ?? route.href, newWindow: route.path === undefined }
}
