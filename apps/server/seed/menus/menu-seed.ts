import type { MenuType } from '@sqos/contract'

/** An entry of the first menu, with its buttons and columns (label by code) and what lies below it. */
export interface MenuSeed {
  enCode: string
  fullName: string
  type: MenuType
  icon: string
  urlAddress?: string
  linkTarget?: '_self' | '_blank'
  property?: { moduleId: string; isTree: 0 | 1 }
  buttons?: Record<string, string>
  columns?: Record<string, string>
  children?: readonly MenuSeed[]
}

/** The button's part of a permission code. */
export const buttonOf = (permission: string) => permission.split(':')[1] ?? permission
