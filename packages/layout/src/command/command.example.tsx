import { IconLock, IconMoonFill, IconPoweroff } from '@arco-design/web-react/icon'
import { useState } from 'react'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import { useFrameShortcuts } from '../shortcuts/use-frame-shortcuts.ts'
import { CommandBar } from './CommandBar.tsx'
import type { CommandBarProps } from './command-types.ts'

const menu: FrameMenuItem[] = [
  { key: 'home', title: '首页', href: '/home' },
  {
    key: 'system',
    title: '系统设置',
    children: [
      {
        key: 'data',
        title: '系统数据',
        children: [
          { key: 'dictionary', title: '数据字典', href: '/systemData/dictionary' },
          { key: 'interface', title: '数据接口', href: '/systemData/dataInterface' },
          { key: 'region', title: '行政区划', href: '/systemData/region' },
        ],
      },
      { key: 'log', title: '系统日志', href: '/system/log' },
    ],
  },
  { key: 'user', title: '用户管理', href: '/permission/user' },
  { key: 'help', title: '帮助手册', href: 'https://help.example/' },
]

const RECENTS = ['/systemData/dictionary', '/permission/user', '/gone']

export interface CommandExampleProps {
  opened?: boolean
  menu?: readonly FrameMenuItem[]
  recents?: readonly string[]
  onOpenPage: CommandBarProps['onOpenPage']
  onAction: (key: string) => void
}

/** Self-contained command bar for stories and tests; Ctrl+K opens it. */
export function CommandExample({
  opened = false,
  recents = RECENTS,
  onOpenPage,
  onAction,
  ...props
}: CommandExampleProps) {
  const [open, setOpen] = useState(opened)
  useFrameShortcuts({ onSearch: () => setOpen(true), onLock: () => onAction('lock') })
  return (
    <>
      <label>
        备注 <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        打开搜索
      </button>
      <CommandBar
        open={open}
        onClose={() => setOpen(false)}
        menu={props.menu ?? menu}
        recents={recents}
        onOpenPage={onOpenPage}
        actions={[
          { key: 'dark', title: '切换到深色', icon: <IconMoonFill />, onRun: () => onAction('dark') },
          { key: 'lock', title: '锁定屏幕', icon: <IconLock />, shortcut: 'alt+l', onRun: () => onAction('lock') },
          { key: 'signOut', title: '退出登录', icon: <IconPoweroff />, onRun: () => onAction('signOut') },
        ]}
      />
    </>
  )
}
