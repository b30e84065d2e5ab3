import {
  IconApps,
  IconBook,
  IconBranch,
  IconCheckCircle,
  IconClockCircle,
  IconCopy,
  IconDashboard,
  IconDelete,
  IconDesktop,
  IconEdit,
  IconEmail,
  IconFile,
  IconFolder,
  IconHistory,
  IconHome,
  IconIdcard,
  IconLaunch,
  IconLayout,
  IconLocation,
  IconLock,
  IconMindMapping,
  IconNotification,
  IconPhone,
  IconPrinter,
  IconSafe,
  IconSend,
  IconSettings,
  IconStorage,
  IconSwap,
  IconTag,
  IconUnorderedList,
  IconUser,
  IconUserGroup,
} from '@arco-design/web-react/icon'
import { type ComponentType, createElement } from 'react'
import type { MenuRoute, RouteKind } from '../../parts/page-route/menu-route.ts'

type Icon = ComponentType<{ className?: string }>

/** Arco has no icon of a chart. */
const ChartIcon: Icon = ({ className = '' }) => (
  <svg
    viewBox="0 0 48 48"
    className={`arco-icon ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    aria-hidden="true"
  >
    <path d="M6 5v37h37M14 34V22m9 12V10m9 24V17m9 17v-7" />
  </svg>
)

/** Words in the icon class of a menu entry; the first match applies. Administrators enter the class. */
const BY_WORD: readonly (readonly [RegExp, Icon])[] = [
  [/home/i, IconHome],
  [/phone|call/i, IconPhone],
  [/mail/i, IconEmail],
  [/notice|notification/i, IconNotification],
  [/print/i, IconPrinter],
  [/history/i, IconHistory],
  [/edit|writ/i, IconEdit],
  [/location|region/i, IconLocation],
  [/delete|recycle/i, IconDelete],
  [/clock|todo/i, IconClockCircle],
  [/check|done/i, IconCheckCircle],
  [/send/i, IconSend],
  [/swap|entrust/i, IconSwap],
  [/copy/i, IconCopy],
  [/dict|book/i, IconBook],
  [/data|storage|database/i, IconStorage],
  [/role|idcard/i, IconIdcard],
  [/lock|authority/i, IconLock],
  [/author|safe/i, IconSafe],
  [/organi/i, IconMindMapping],
  [/branch|flow|depart/i, IconBranch],
  [/position|tag/i, IconTag],
  [/group|permission|team/i, IconUserGroup],
  [/user|person/i, IconUser],
  [/report|chart/i, ChartIcon],
  [/dash/i, IconDashboard],
  [/screen|monitor/i, IconDesktop],
  [/portal|layout/i, IconLayout],
  [/setting|system|config|gear/i, IconSettings],
  [/list/i, IconUnorderedList],
  [/link|docs/i, IconLaunch],
  [/app/i, IconApps],
]

const BY_KIND: Record<RouteKind, Icon> = {
  directory: IconFolder,
  page: IconFile,
  model: IconFile,
  dictionary: IconBook,
  report: ChartIcon,
  portal: IconLayout,
  screen: IconDesktop,
  link: IconLaunch,
}

/** The icon of a menu entry: by its icon class, its code or its type. */
export function MenuIcon({ route }: { route: MenuRoute }) {
  return createElement(byWord(route.icon) ?? byWord(route.name) ?? BY_KIND[route.kind])
}

const byWord = (text: string) => BY_WORD.find(([word]) => word.test(text))?.[1]
