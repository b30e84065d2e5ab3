import type { MenuEntry } from './catalogue.ts'
import type { RowColumns, RowCondition } from './row-scope.ts'

/** The table behind a page with data schemes. */
export interface RowSource {
  /** Name of the table; checked like the column names. */
  table: string
  /** Column with the id of a record. */
  id: string
  columns: RowColumns
  /** The condition for a user where the page demands no data schemes; undefined for all rows. */
  limitFor?: (userId: string) => Promise<RowCondition | undefined>
}

/** Finds the table behind a menu entry; undefined for an entry of another module. */
export type FindRowSource = (
  menu: Pick<MenuEntry, 'id' | 'enCode' | 'type' | 'propertyJson'>,
) => Promise<RowSource | undefined>

/** Registry of the tables behind pages, for the explanation ("why") of a single record. */
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
