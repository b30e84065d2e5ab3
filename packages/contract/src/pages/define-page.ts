import type zh from './locales/zh.json'

/** A key of the texts of pages, their columns and their buttons: `pageTexts`. */
export type PageTextKey = keyof typeof zh

/** A column of a list page: granted by itself, shown on the screen, exported, and withheld on the server without a grant. */
export interface PageColumn {
  title: PageTextKey
  /**
   * How the list shows the value of the row's key of the same name. `state`: 1 is on, as a switch or a tag; `custom`: the page draws
   * it. Default `text`.
   */
  format?: 'text' | 'number' | 'moment' | 'state' | 'custom'
  /** Keys of a row or record on the wire that the column shows. Default: the column's own key. */
  shows?: readonly string[]
  /** px; without it the column shares the free width. */
  width?: number
  /** px */
  minWidth?: number
  /** Default: the end for numbers, else the start. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** The column that names the row for screen readers. */
  isRowHeader?: boolean
  /** Width of the exported column in characters. Default 16. */
  exportWidth?: number
}

/** A button of a page. Its permission code is `page:button`. */
export interface PageButton {
  code: string
  title: PageTextKey
  /**
   * Set for a button that nobody receives without a decision: system administrators need the grant too, and neither a new company nor
   * an upgrade grants it to a role.
   */
  isExplicit?: true
}

/** Everything that menu, permissions, list, export and server need to know about a built-in page. */
export interface PageDefinition {
  /** The code of the menu entry and of the permission to open the page. */
  code: string
  title: PageTextKey
  /** What a row is called in the question before its state changes. Default: 数据. */
  record?: PageTextKey
  /** The code of the menu directory that contains the page. */
  directory: string
  /** The folder below `apps/admin/src/pages`. */
  address: string
  /** The place among the pages of its directory in a new menu, ascending. */
  order: number
  icon: string
  /** By the name that `PERMISSION` gives each. */
  buttons: Readonly<Record<string, PageButton>>
  /** In the order of the list. */
  columns: Readonly<Record<string, PageColumn>>
  /** Keys on the wire that come with the page and no column decides about: ids, and what buttons depend on. */
  always: readonly string[]
  /** Set for a page whose columns are not granted one by one. */
  columnsComeWithPage?: true
}

/** The names of a page's columns. */
export type ColumnKey<Page extends PageDefinition> = Extract<keyof Page['columns'], string>

/** The permission codes of a page: `view`, and one per button. */
export type PagePermissions<Page extends PageDefinition> = { readonly view: Page['code'] } & {
  readonly [Name in keyof Page['buttons']]: `${Page['code']}:${Page['buttons'][Name]['code']}`
}

/** Defines a built-in page. Export it from `pages.ts`. */
export const definePage = <const Page extends PageDefinition>(page: Page): Page => page

/** The permission codes that routes name for a page. */
export function permissionsOf<const Page extends PageDefinition>(page: Page): PagePermissions<Page> {
  const buttons = Object.entries(page.buttons).map(([name, { code }]) => [name, `${page.code}:${code}`])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names that the type spells out
  return { view: page.code, ...Object.fromEntries(buttons) } as PagePermissions<Page>
}
