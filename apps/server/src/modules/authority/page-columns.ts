import type { PageDefinition } from '@sqos/contract'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import type { Authority, Person } from './authority.ts'

/** A built-in list page, and the query parameters that reveal values of its columns. */
export interface PageColumnsOptions<Searched extends string> {
  page: PageDefinition
  /** The columns that a keyword searches. */
  searched: readonly Searched[]
  /** The column by the name of the filter that reveals it. */
  filters?: Readonly<Record<string, string>>
}

/** Returns the row with blank values in place of what the user may not see. */
export type LimitValues = (actor: Person) => Promise<<Row extends object>(row: Row) => Row>

interface ObjectShape {
  properties: Readonly<Record<string, TSchema>>
  required?: readonly string[]
}

interface Query {
  sidx?: string | undefined
  keyword?: string | undefined
}

const unchanged = <Row extends object>(row: Row): Row => row

/**
 * Limits the values, filters and sort orders of a list to the columns that were granted. It fails closed: where columns are granted
 * one by one, a key on the wire that neither a granted column nor `page.always` names is blank.
 */
export function createPageColumns<Searched extends string>(
  { authority }: { authority: Authority },
  { page, searched, filters = {} }: PageColumnsOptions<Searched>,
) {
  const unknown = [...searched, ...Object.values(filters)].filter((column) => !(column in page.columns))
  if (unknown.length > 0) throw new Error(`authority: page ${page.code} has no column ${unknown.join(', ')}.`)
  const columns = Object.entries(page.columns).map(([name, { shows = [name] }]) => ({ name, shows }))
  const { edit } = page.buttons

  return {
    /**
     * Creates the limit for rows of this shape. `exceptEditors`: users with the page's edit button see the whole record, because they
     * would otherwise save the blanks.
     */
    limitValues({ properties, required = [] }: ObjectShape, { exceptEditors = false } = {}): LimitValues {
      const blanks = new Map(
        required.flatMap((key) => {
          const schema = properties[key]
          return schema === undefined || page.always.includes(key) ? [] : [[key, Value.Create(schema)]]
        }),
      )
      return async (actor) => {
        const { codes, limitsColumns, pageColumn } = await authority.accessOf(actor)
        if (!limitsColumns(page.code)) return unchanged
        if (exceptEditors && edit && codes.has(`${page.code}:${edit.code}`)) return unchanged
        const granted = columns.filter(({ name }) => pageColumn(page.code, name))
        const visible = new Set([...page.always, ...granted.flatMap(({ shows }) => shows)])
        return (row) => {
          const limited = { ...row }
          for (const key of Object.keys(row).filter((name) => !visible.has(name))) {
            if (blanks.has(key)) Reflect.set(limited, key, blanks.get(key))
            else Reflect.deleteProperty(limited, key)
          }
          return limited
        }
      }
    },

    /** The query without the filters and the sort order of hidden columns; `searched` names the columns for the keyword. */
    async withoutHiddenColumns<Asked extends Query>(
      query: Asked,
      actor: Actor,
    ): Promise<Asked & { searched: readonly Searched[] }> {
      const { pageColumn } = await authority.accessOf(actor)
      const shows = (column: string) => pageColumn(page.code, column)
      const asked = { ...query, searched: searched.filter(shows) }
      if (asked.sidx !== undefined && asked.sidx !== '' && !shows(asked.sidx)) asked.sidx = ''
      for (const [name, column] of Object.entries(filters)) if (!shows(column)) Reflect.deleteProperty(asked, name)
      return asked
    },
  }
}
