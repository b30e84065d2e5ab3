/** A column of the page: shown in the list and exported. */
export interface PageColumn {
  /** Key of the title in `locales`. */
  title: string
  /** `custom`: the page draws it. Default `text`. */
  format?: 'text' | 'number' | 'moment' | 'custom'
  /** px */
  width?: number
  /** px */
  minWidth?: number
  align?: 'start' | 'end'
  sortable?: boolean
  /** The column that names the row for screen readers. */
  isRowHeader?: boolean
  /** In characters. */
  exportWidth?: number
}

/** The page: its columns, buttons and permissions. */
export interface PageDefinition {
  code: string
  title: string
  directory: string
  address: string
  order: number
  icon: string
  buttons: Readonly<Record<string, { code: string; title: string }>>
  columns: Readonly<Record<string, PageColumn>>
  always: readonly string[]
}

export type ColumnKey<Page extends PageDefinition> = Extract<keyof Page['columns'], string>

export const definePage = <const Page extends PageDefinition>(page: Page): Page => page
