import type { MenuEntry } from './catalogue.ts'
import type { RowColumns, RowCondition } from './row-scope.ts'

/** The table behind a page whose rows data schemes decide about. */
export interface RowSource {
  /** Name of the table; checked as the columns are. */
  table: string
  /** Column with the id of a record. */
  id: string
  columns: RowColumns
  /** What somebody is limited to where the page demands no data schemes; undefined for nothing. */
  limitFor?: (userId: string) => Promise<RowCondition | undefined>
}

/** Finds the table behind a menu entry; undefined when it is none of theirs. */
export type FindRowSource = (
  menu: Pick<MenuEntry, 'id' | 'enCode' | 'type' | 'propertyJson'>,
) => Promise<RowSource | undefined>

/** Where the modules say which table is behind their pages, so that "why" can be asked about a single record. */
export function createRowSources() {
  const finders: FindRowSource[] = []
  return {
    add: (find: FindRowSource) => {
      finders.push(find)
    },
    async find(menu: MenuEntry): Promise<RowSource | undefined> {
      for (const find of finders) {
        const source = await find(menu)
        if (source) return source
      }
      return undefined
    },
  }
}

export type RowSources = ReturnType<typeof createRowSources>
