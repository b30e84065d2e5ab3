import type { PageDefinition } from '@sqos/contract'
import type { TSchema } from 'typebox'
import { AppError } from '../../platform/errors.ts'
import type { Authority, Person } from './authority.ts'
import { blankOf } from './blank-value.ts'

/** A built-in list page, and the query parameters that reveal values of its columns. */
export interface PageColumnsOptions<Searched extends string> {
  page: PageDefinition
  /** The columns that a keyword searches. */
  searched: readonly Searched[]
  /** The column by the name of the filter that reveals it. */
  filters?: Readonly<Record<string, string>>
}

/** Users who see every value although columns are hidden. */
interface Exceptions {
  /** Names of buttons of the page, such as `edit`: users with them would otherwise save the blank values. */
  except?: readonly string[]
}

/** Further menu entries that show the rows of the page; a column that one of them grants is visible. */
interface Entries {
  entries?: readonly string[]
}

/** Returns the row with blank values for the keys that the user may not see. */
export type LimitValues = (actor: Person, entries?: Entries) => Promise<<Row extends object>(row: Row) => Row>

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
 * Limits the values, filters and sort orders of a list to the granted columns. It fails closed: where columns are granted one by
 * one, a key on the wire that neither a granted column nor `page.always` names is blank.
 */
export function createPageColumns<Searched extends string>(
  { authority }: { authority: Authority },
  { page, searched, filters = {} }: PageColumnsOptions<Searched>,
) {
  const unknown = [...searched, ...Object.values(filters)].filter((column) => !(column in page.columns))
  if (unknown.length > 0) throw new Error(`authority: page ${page.code} has no column ${unknown.join(', ')}.`)
  const columns = Object.entries(page.columns).map(([name, { shows = [name] }]) => ({ name, shows }))
  const codesOf = (names: readonly string[]) => names.flatMap((name) => page.buttons[name]?.code ?? [])

  /** The names of the visible columns; undefined when every value is visible. */
  async function visibleColumns(actor: Person, { except = [], entries = [] }: Exceptions & Entries) {
    const { codes, limitsColumns, pageColumn, mayOpen, mayButton, mayColumn } = await authority.accessOf(actor)
    const opened = entries.filter(mayOpen)
    // A caller without the page reads its rows through one of the other entries.
    const hasPage = opened.length === 0 || codes.has(page.code)
    const excepted = codesOf(except)
    if (hasPage && !limitsColumns(page.code)) return undefined
    if (hasPage && excepted.some((code) => codes.has(`${page.code}:${code}`))) return undefined
    if (opened.some((entry) => excepted.some((code) => mayButton(entry, code)))) return undefined
    const isVisible = (name: string) =>
      (hasPage && pageColumn(page.code, name)) || opened.some((entry) => mayColumn(entry, name))
    return new Set(columns.filter(({ name }) => isVisible(name)).map(({ name }) => name))
  }

  /** Whether a key on the wire is visible. */
  async function visibleKeys(actor: Person, options: Exceptions & Entries = {}): Promise<(key: string) => boolean> {
    const visible = await visibleColumns(actor, options)
    if (!visible) return () => true
    const granted = columns.filter(({ name }) => visible.has(name))
    const keys = new Set([...page.always, ...granted.flatMap(({ shows }) => shows)])
    return (key) => keys.has(key)
  }

  return {
    visibleKeys,

    /** Creates the limit for rows or records of this shape. */
    limitValues({ properties, required = [] }: ObjectShape, { except = [] }: Exceptions = {}): LimitValues {
      const blanks = new Map(
        required.flatMap((key) => {
          const schema = properties[key]
          return schema === undefined || page.always.includes(key) ? [] : [[key, blankOf(schema)]]
        }),
      )
      return async (actor, { entries = [] } = {}) => {
        const visible = await visibleColumns(actor, { except, entries })
        if (!visible) return unchanged
        const isVisible = await visibleKeys(actor, { except, entries })
        return (row) => {
          const limited = { ...row }
          for (const key of Object.keys(row).filter((name) => !isVisible(name))) {
            if (blanks.has(key)) Reflect.set(limited, key, blanks.get(key))
            else Reflect.deleteProperty(limited, key)
          }
          return limited
        }
      }
    },

    /** Refuses a file with whole records to users from whom a column is hidden. */
    async demandAllColumns(actor: Person): Promise<void> {
      const visible = await visibleColumns(actor, { except: ['edit'] })
      if (visible && visible.size < columns.length) throw new AppError('forbidden', 'authority.columnsHidden')
    },

    /** The query without the filters and the sort order of hidden columns; `searched` names the columns for the keyword. */
    async withoutHiddenColumns<Asked extends Query>(
      query: Asked,
      actor: Person,
      { entries = [] }: Entries = {},
    ): Promise<Asked & { searched: readonly Searched[] }> {
      const visible = await visibleColumns(actor, { entries })
      const shows = (column: string) => !visible || visible.has(column)
      const asked = { ...query, searched: searched.filter(shows) }
      // A list may sort by keys without a column; only columns are hidden here.
      if (asked.sidx !== undefined && asked.sidx !== '' && !shows(asked.sidx)) asked.sidx = ''
      for (const [name, column] of Object.entries(filters)) if (!shows(column)) Reflect.deleteProperty(asked, name)
      return asked
    },
  }
}

/** The limits of one page. */
export type PageColumns<Searched extends string = string> = ReturnType<typeof createPageColumns<Searched>>
