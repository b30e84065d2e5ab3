import type { ReactNode } from 'react'
import type { FrameMenuItem } from '../menu/menu-tree.ts'

/** A menu page in the command bar. */
export interface CommandPage {
  kind: 'page'
  key: string
  title: string
  /** URL of the page. */
  path: string
  /** The groups above it, which distinguish pages of the same name. */
  trail: string
  icon?: ReactNode
  newWindow: boolean
}

/** All pages of a menu in order, each with its path. */
export function commandPages(menu: readonly FrameMenuItem[], trail: readonly string[] = []): CommandPage[] {
  return menu.flatMap((item) => {
    if (item.children) return commandPages(item.children, [...trail, item.title])
    if (!item.href) return []
    const outside = !item.href.startsWith('/')
    return {
      kind: 'page' as const,
      key: [...trail, item.key].join('/'),
      title: item.title,
      path: item.href,
      trail: trail.join(' / '),
      icon: item.icon,
      newWindow: item.newWindow === true || outside,
    }
  })
}
