import { IconNotification } from '@arco-design/web-react/icon'
import type { Language, LayoutType } from '@sqos/contract'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import { FrameTools } from '../tools/FrameTools.tsx'
import { ToolButton } from '../tools/ToolButton.tsx'
import { exampleMenu, LOGO } from './menu.example.tsx'
import { Frame } from './Frame.tsx'

export interface FrameExampleProps {
  layoutType?: LayoutType
  menu?: readonly FrameMenuItem[]
  path?: string
  sidebarOpened?: boolean
  sidebarLogo?: boolean
  fixedHeader?: boolean
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

/** Self-contained frame for stories and tests. */
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
      fixedHeader={props.fixedHeader}
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
