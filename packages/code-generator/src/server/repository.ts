import { quote } from '../design/code.ts'
import type { Module, SubTable } from '../design/module.ts'
import { isSortable } from '../design/read-module.ts'

export function repositoryFile(module: Module) {
  const { names, fields, subTables } = module
  const searched = searchedOf(module)
  const sortable = fields.filter(isSortable).map(({ name }) => name)
  return `${fields.length > 200 ? '/* oxlint-disable max-lines -- a line for each column */\n' : ''}import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { COLUMNS } from './${names.name}.fields.ts'
import type { ${names.Names}Table } from './${names.name}.tables.ts'
${subTables
  .map(
    (table) => `import { COLUMNS as ${constOf(table)}_COLUMNS } from './${table.names.file}.fields.ts'
import type { ${table.names.Name}Table } from './${names.name}.tables.ts'`,
  )
  .join('\n')}

const SELECTED = ['id', ...COLUMNS, 'creatorUserId', 'creatorTime', 'lastModifyTime'] as const

/** The columns that a keyword searches. */
export const SEARCHED = [${searched.map(quote).join(', ')}] as const

/** The columns that the list can be sorted by. */
const SORTABLE = [${[...sortable, 'creatorTime'].map(quote).join(', ')}] as const

export interface Search {
  keyword?: string | undefined
  searched: readonly (typeof SEARCHED)[number][]
}

interface Page extends Search {
  sidx?: string | undefined
  sort?: 'asc' | 'desc' | undefined
  /** Without offset and limit: every row. */
  offset?: number | undefined
  limit?: number | undefined
}

/** SQL of ${names.name}. Deleted rows stay in the table and are not returned. */
export function create${names.Name}Repository(db: Db | Trx) {
  const present = () => db.selectFrom('${names.camels}').where('deleteMark', 'is', null)
  const matching = ({ keyword = '', searched }: Search) =>
    keyword === ''
      ? present()
      : present().where((where) => where.or(searched.map((column) => where(column, 'ilike', likePattern(keyword)))))

  return {
    list({ offset, limit, sidx, sort = 'asc', ...search }: Page) {
      const sorted = SORTABLE.find((column) => column === sidx)
      return matching(search)
        .select(SELECTED)
        .$if(sorted !== undefined, (query) => query.orderBy(sorted ?? 'id', sort))
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .$if(offset !== undefined, (query) => query.offset(offset ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
    },

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => present().select(SELECTED).where('id', '=', id).executeTakeFirst(),

    insert: (row: Insertable<${names.Names}Table>) => db.insertInto('${names.camels}').values(row).execute(),

    update: (id: string, values: Updateable<${names.Names}Table>) =>
      db.updateTable('${names.camels}').set(values).where('id', '=', id).execute(),
${subTables.map(subTableSql).join('')}  }
}

export type ${names.Name}Repository = ReturnType<typeof create${names.Name}Repository>
export type ${names.Name}Row = Awaited<ReturnType<${names.Name}Repository['list']>>[number]
`
}

const constOf = (table: SubTable) => table.names.snakes.toUpperCase()

const subTableSql = (table: SubTable) => `
    /** The rows of these records, in their order. */
    ${table.name}Of: (ids: readonly string[]) =>
      db
        .selectFrom('${table.names.camels}')
        .select(['parentId', ...${constOf(table)}_COLUMNS])
        .where('parentId', 'in', ids)
        .orderBy('parentId')
        .orderBy('sortIndex')
        .execute(),

    async replace${table.names.Name}(parentId: string, rows: readonly Insertable<${table.names.Name}Table>[]) {
      await db.deleteFrom('${table.names.camels}').where('parentId', '=', parentId).execute()
      if (rows.length > 0) await db.insertInto('${table.names.camels}').values(rows).execute()
    },
`

const searchedOf = ({ fields }: Module) => {
  const chosen = fields.filter(({ isSearched }) => isSearched)
  const texts = fields.filter(({ value }) => value === 'text')
  return (chosen.length > 0 ? chosen : texts).slice(0, 10).map(({ name }) => name)
}
