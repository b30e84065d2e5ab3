import type { Actor } from '../../platform/actor.ts'
import type { Authority } from './authority.ts'

/** A list of a page of ours, with what can be asked of it beside an order. */
export interface PageColumnsOptions<Searched extends string> {
  /** Code of the menu entry, as routes name it. */
  code: string
  /** The columns that a keyword looks at. */
  searched: readonly Searched[]
  /** Filters that tell what stands in a column: the column by the filter. */
  filters?: Readonly<Record<string, string>>
}

/** What stands in a row in place of what each column of the page shows. Nothing else in the row may tell it. */
export type EmptyCells<Row> = Readonly<Record<string, Partial<Row>>>

/** What may be asked of a list. */
interface Asked {
  sidx?: string | undefined
  keyword?: string | undefined
}

/**
 * The columns of a page that somebody was granted: the cells of the others are empty, and no order, filter or keyword of theirs
 * looks at them. What is beside a list comes with the page: the tree of organisations, and whether something is in use.
 */
export function createPageColumns<Searched extends string>(
  { authority }: { authority: Authority },
  { code, searched, filters = {} }: PageColumnsOptions<Searched>,
) {
  return {
    /** To be spread over every row of the list. */
    async hiddenCells<Row extends object>(empty: EmptyCells<Row>, actor: Actor): Promise<Partial<Row>> {
      const { pageColumn } = await authority.accessOf(actor)
      const hidden: Partial<Row> = {}
      for (const [column, cells] of Object.entries(empty)) if (!pageColumn(code, column)) Object.assign(hidden, cells)
      return hidden
    },

    /** What is asked of the list, without the order and the filters that would tell; a keyword looks at `searched` only. */
    async askedOf<Query extends Asked>(query: Query, actor: Actor): Promise<Query & { searched: readonly Searched[] }> {
      const { pageColumn } = await authority.accessOf(actor)
      const shows = (column: string) => pageColumn(code, column)
      const asked = { ...query, searched: searched.filter(shows) }
      if (asked.sidx !== undefined && asked.sidx !== '' && !shows(asked.sidx)) asked.sidx = ''
      for (const [name, column] of Object.entries(filters)) if (!shows(column)) Reflect.deleteProperty(asked, name)
      return asked
    },
  }
}
