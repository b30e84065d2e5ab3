import {
  IconApps,
  IconBook,
  IconDashboard,
  IconDesktop,
  IconFile,
  IconFolder,
  IconHome,
  IconLaunch,
  IconLayout,
  IconSafe,
  IconSettings,
  IconStorage,
  IconUnorderedList,
  IconUser,
  IconUserGroup,
} from '@arco-design/web-react/icon'
import { type ComponentType, createElement } from 'react'
import type { MenuRoute, RouteKind } from '../../parts/page-route/menu-route.ts'

type Icon = ComponentType<{ className?: string }>

/** Words in the icon class of a menu entry; the first match applies. Administrators enter the class. */
const BY_WORD: readonly (readonly [RegExp, Icon])[] = [
  [/home/i, IconHome],
  [/dict|book/i, IconBook],
  [/data|storage|database/i, IconStorage],
  [/role|author|safe|lock/i, IconSafe],
  [/organi|group|depart|permission|team/i, IconUserGroup],
  [/user|position|person/i, IconUser],
  [/dash|report|chart/i, IconDashboard],
  [/screen|monitor/i, IconDesktop],
  [/portal|layout/i, IconLayout],
  [/set|system|config|gear/i, IconSettings],
  [/list/i, IconUnorderedList],
  [/link|docs/i, IconLaunch],
  [/app/i, IconApps],
]

const BY_KIND: Record<RouteKind, Icon> = {
  directory: IconFolder,
  page: IconFile,
  model: IconFile,
  dictionary: IconBook,
  report: IconDashboard,
  portal: IconLayout,
  screen: IconDesktop,
  link: IconLaunch,
}

/** The icon of a menu entry: by its icon class, its code or its type. */
export function MenuIcon({ route }: { route: MenuRoute }) {
  return createElement(byWord(route.icon) ?? byWord(route.name) ?? BY_KIND[route.kind])
}

const byWord = (text: string) => BY_WORD.find(([word]) => word.test(text))?.[1]
