import { IconBook, IconHome, IconNotification, IconSettings, IconUserGroup } from '@arco-design/web-react/icon'
import type { Language, LayoutType } from '@sqos/contract'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import { FrameTools } from '../tools/FrameTools.tsx'
import { ToolButton } from '../tools/ToolButton.tsx'
import { Frame } from './Frame.tsx'

const exampleMenu: FrameMenuItem[] = [
  { key: 'home', title: '首页', icon: <IconHome />, href: '/home' },
  {
    key: 'permission',
    title: '组织与权限',
    icon: <IconUserGroup />,
    children: [
      { key: 'organize', title: '组织管理', href: '/permission/organize' },
      { key: 'user', title: '用户管理', href: '/permission/user' },
    ],
  },
  {
    key: 'system',
    title: '系统设置',
    icon: <IconSettings />,
    children: [
      {
        key: 'data',
        title: '系统数据',
        children: [{ key: 'dictionary', title: '数据字典', href: '/systemData/dictionary' }],
      },
      { key: 'log', title: '系统日志', href: '/system/log' },
    ],
  },
  { key: 'help', title: '帮助手册', icon: <IconBook />, href: 'https://help.example/', newWindow: true },
]

const LOGO =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#165dff"/></svg>',
  )

/** A flat menu of so many pages. */
export function manyPages(count: number): FrameMenuItem[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    title: `第 ${index + 1} 项`,
    href: `/many/${index + 1}`,
  }))
}

/** 300 entries, six levels deep. */
export function largeMenu(): FrameMenuItem[] {
  const level = (path: string, depth: number): FrameMenuItem[] =>
    Array.from({ length: depth === 6 ? 5 : 2 }, (_, index) => {
      const key = `${path}-${index + 1}`
      if (depth === 6) return { key, title: `页面 ${key.slice(1)}`, href: `/large/${key}` }
      return { key, title: `目录 ${key.slice(1)}`, children: level(key, depth + 1) }
    })
  return level('', 1)
}

export interface FrameExampleProps {
  layoutType?: LayoutType
  menu?: readonly FrameMenuItem[]
  path?: string
  sidebarOpened?: boolean
  sidebarLogo?: boolean
  dark?: boolean
  unread?: number
  brandName?: string
  userName?: string
  tags?: ReactNode
  onLock?: () => void
  onSignOut?: () => void
  onLanguageChange?: (language: Language) => void
  onFullScreenUnsupported?: () => void
}

/** A frame that works by itself, for stories and tests. */
export function FrameExample({ path = '/systemData/dictionary', ...props }: FrameExampleProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Example {...props} />
    </MemoryRouter>
  )
}

const nothing = () => undefined

function Example({ menu = exampleMenu, layoutType = 'classic', ...props }: FrameExampleProps) {
  const { pathname } = useLocation()
  const [sidebarOpened, setSidebarOpened] = useState(props.sidebarOpened ?? true)
  const [dark, setDark] = useState(props.dark ?? false)
  return (
    <Frame
      layoutType={layoutType}
      brand={{ name: props.brandName ?? 'SQOS', logo: LOGO, href: '/home' }}
      sidebarLogo={props.sidebarLogo}
      menu={menu}
      currentHref={pathname}
      sidebarOpened={sidebarOpened}
      onSidebarChange={setSidebarOpened}
      tags={props.tags}
      tools={
        <FrameTools
          user={{ name: props.userName ?? '王晓明', note: 'wangxm' }}
          language="zh"
          onLanguageChange={(language) => props.onLanguageChange?.(language)}
          dark={dark}
          onDarkChange={setDark}
          onSearch={nothing}
          onSettings={nothing}
          onProfile={nothing}
          onAbout={nothing}
          onFullScreenUnsupported={() => props.onFullScreenUnsupported?.()}
          onLock={() => props.onLock?.()}
          onSignOut={() => props.onSignOut?.()}
        >
          <ToolButton label="通知" icon={<IconNotification />} badge={props.unread ?? 3} onClick={nothing} />
        </FrameTools>
      }
    >
      <div style={{ padding: 16 }}>
        <h1 style={{ margin: 0, fontSize: 20, fontWeight: 500 }}>{pathname}</h1>
        <label>
          备注 <input />
        </label>
      </div>
    </Frame>
  )
}
