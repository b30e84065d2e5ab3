import { IconBook, IconHome, IconSettings, IconUserGroup } from '@arco-design/web-react/icon'
import type { FrameMenuItem } from '../menu/menu-tree.ts'

/** A menu of every kind of entry. */
export const exampleMenu: FrameMenuItem[] = [
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

/** A logo as data URL. */
export const LOGO =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#165dff"/></svg>',
  )

/** A flat menu with the given number of pages. */
export function manyPages(count: number): FrameMenuItem[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    title: `第 ${index + 1} 项`,
    href: `/many/${index + 1}`,
  }))
}

/** Some 300 entries, six levels deep. */
export function largeMenu(): FrameMenuItem[] {
  const level = (path: string, depth: number): FrameMenuItem[] =>
    Array.from({ length: depth === 6 ? 8 : 2 }, (_, index) => {
      const key = `${path}-${index + 1}`
      if (depth === 6) return { key, title: `页面 ${key.slice(1)}`, href: `/large/${key}` }
      return { key, title: `目录 ${key.slice(1)}`, children: level(key, depth + 1) }
    })
  return level('', 1)
}
