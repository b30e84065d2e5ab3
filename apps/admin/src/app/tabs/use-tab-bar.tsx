import { IconDashboard, IconFile, IconHome, IconUser } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { FrameTab } from '@sqos/layout'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { MenuIcon } from '../menu/MenuIcon.tsx'
import { selectRoutesByPath } from '../menu/menu-selectors.ts'
import { useRouteTitle } from '../menu/use-route-title.ts'
import { fixedIconOf, fixedPaths, fixedTitleOf, useFixedTitles } from '../routing/fixed-routes.ts'
import { pageModules } from '../routing/page-modules.ts'
import { pageOf } from '../routing/page-of.ts'
import { type AppState, useAppDispatch } from '../store.ts'
import { tabKey, tabKeyOf } from './tab-key.ts'
import {
  HOME,
  isAffixed,
  neighbourOf,
  otherTabsClosed,
  selectTabs,
  selectTitles,
  tabClosed,
  tabRefreshed,
  tabsClosed,
  tabsReordered,
} from './tabs-slice.ts'

/** Icons of the shell's pages without a menu entry; their titles are `route.…` texts. */
const FIXED_ICONS: Readonly<Record<string, ReactNode>> = {
  '/home': <IconHome />,
  '/dashboard': <IconDashboard />,
  '/profile': <IconUser />,
}

/** Returns title and icon of an address of the application; undefined for an address that cannot be opened. */
export function usePageNames(): (path: string) => FrameTab | undefined {
  const { t } = useText('admin')
  const titleOf = useRouteTitle()
  const routes = useSelector(selectRoutesByPath)
  const hasTitles = useFixedTitles()
  const titles = useSelector((state: AppState) => selectTitles(state))

  return (path) => {
    const { pathname, searchParams } = new URL(path, window.location.origin)
    const page = pageOf(pathname, { routes, files: pageModules, fixed: fixedPaths })
    if (!page) return undefined
    const ofFeature = fixedTitleOf(pathname)
    const titleOfFixed = () => {
      if (!ofFeature) return t(`route.${pathname.slice(1).replaceAll('/', '-')}`)
      return hasTitles ? t(ofFeature.key, { ns: ofFeature.ns }) : ''
    }
    const title = page.route ? titleOf(page.route) : titleOfFixed()
    const record = searchParams.get('id')
    return {
      path,
      title: titles[tabKeyOf(path)] ?? (record ? `${title} ${record}` : title),
      icon: page.route ? (
        <MenuIcon route={page.route} />
      ) : (
        (FIXED_ICONS[pathname] ?? fixedIconOf(pathname) ?? <IconFile />)
      ),
      affix: isAffixed(pathname),
    }
  }
}

/** The opened pages for the tags bar, and the actions on them. */
export function useTabBar() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const tabs = useSelector((state: AppState) => selectTabs(state))
  const nameOf = usePageNames()
  const { pathname, search } = useLocation()
  const current = tabKey({ pathname, search })

  /** Navigates before a tab closes; returns false when unsaved input refused to leave. */
  async function leaveFor(path: string): Promise<boolean> {
    const before = tabKey(window.location)
    if (tabKeyOf(path) === before) return true
    await navigate(path)
    return tabKey(window.location) !== before
  }

  async function close(key: string) {
    if (isAffixed(key)) return
    if (key === current && !(await leaveFor(neighbourOf(tabs, key).path))) return
    dispatch(tabClosed(key))
  }

  async function closeOthers(path: string) {
    const key = tabKeyOf(path)
    const staysOpen = key === current || isAffixed(current)
    if (staysOpen || (await leaveFor(path))) dispatch(otherTabsClosed(key))
  }

  async function closeAll() {
    if (await leaveFor(HOME)) dispatch(tabsClosed())
  }

  const shown = tabs.flatMap((tab) => nameOf(tab.path) ?? [])
  return {
    tabs: shown,
    active: tabs.find((tab) => tab.key === current)?.path ?? '',
    close: (path: string) => void close(tabKeyOf(path)),
    closeCurrent: () => void close(current),
    closeOthers: (path: string) => void closeOthers(path),
    closeAll: () => void closeAll(),
    refresh: (path: string) => dispatch(tabRefreshed(tabKeyOf(path))),
    refreshCurrent: () => dispatch(tabRefreshed(current)),
    reorder: (paths: string[]) => dispatch(tabsReordered(paths.map(tabKeyOf))),
    goTo: (index: number) => {
      const tab = shown[index]
      if (tab) void navigate(tab.path)
    },
  }
}

export type TabBar = ReturnType<typeof useTabBar>
