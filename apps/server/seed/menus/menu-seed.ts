import { PAGES, type MenuType, type PageDefinition } from '@sqos/contract'
import { pageEntry } from '../../src/modules/menu/index.ts'

/** An entry of the initial menu, with its buttons and columns (label by code) and children. */
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

/** The built-in pages of a directory. */
export const pagesOf = (directory: string): MenuSeed[] =>
  Object.values<PageDefinition>(PAGES)
    .filter((page) => page.directory === directory)
    .sort((one, other) => one.order - other.order)
    .map(pageEntry)
