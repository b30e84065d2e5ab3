import type { ReactNode } from 'react'
import type { FrameMenuItem } from '../menu/menu-tree.ts'

/** A page of the menu as the command bar finds it. */
export interface CommandPage {
  kind: 'page'
  key: string
  title: string
  /** Its address. */
  path: string
  /** The groups above it, which tell two pages of one name apart. */
  trail: string
  icon?: ReactNode
  newWindow: boolean
}

/** All pages of a menu in its order, each with the way to it. */
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
