import { IconBook, IconHome, IconSettings, IconUserGroup } from '@arco-design/web-react/icon'
import type { Language } from '@sqos/contract'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import type { FrameMenuItem } from '../menu-tree.ts'
import { ClassicFrame } from './ClassicFrame.tsx'

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

export interface FrameExampleProps {
  menu?: readonly FrameMenuItem[]
  path?: string
  sidebarOpened?: boolean
  dark?: boolean
  brandName?: string
  userName?: string
  onLock?: () => void
  onSignOut?: () => void
  onLanguageChange?: (language: Language) => void
}

/** A frame that works by itself, for stories and tests. */
export function FrameExample({ path = '/systemData/dictionary', ...props }: FrameExampleProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Frame {...props} />
    </MemoryRouter>
  )
}

function Frame({ menu = exampleMenu, ...props }: FrameExampleProps) {
  const { pathname } = useLocation()
  const [sidebarOpened, setSidebarOpened] = useState(props.sidebarOpened ?? true)
  const [dark, setDark] = useState(props.dark ?? false)
  return (
    <ClassicFrame
      brand={{ name: props.brandName ?? 'SQOS', logo: LOGO, href: '/home' }}
      menu={menu}
      currentHref={pathname}
      sidebarOpened={sidebarOpened}
      onSidebarChange={setSidebarOpened}
      user={{ name: props.userName ?? '王晓明', note: 'wangxm' }}
      language="zh"
      onLanguageChange={(language) => props.onLanguageChange?.(language)}
      dark={dark}
      onDarkChange={setDark}
      onLock={() => props.onLock?.()}
      onSignOut={() => props.onSignOut?.()}
    >
      <div style={{ padding: 16 }}>
        <h1 style={{ margin: 0, fontSize: 20, fontWeight: 500 }}>{pathname}</h1>
      </div>
    </ClassicFrame>
  )
}
