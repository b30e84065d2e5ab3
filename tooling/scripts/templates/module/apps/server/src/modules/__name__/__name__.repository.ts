import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { __Names__Table } from './__name__.tables.ts'

const COLUMNS = ['id', 'fullName', 'enCode', 'enabledMark', 'sortCode', 'description', 'lastModifyTime'] as const

interface Search {
  keyword?: string | undefined
  /** The columns that the keyword searches. */
  searched: readonly ('fullName' | 'enCode')[]
}

interface Page extends Search {
  /** Without offset and limit: every row. */
  offset?: number | undefined
  limit?: number | undefined
}

/** SQL of __names__. Deleted rows stay in the table and are not returned. */
export function create__Name__Repository(db: Db | Trx) {
  const present = () => db.selectFrom('__camels__').where('deleteMark', 'is', null)
  const matching = ({ keyword = '', searched }: Search) =>
    keyword === ''
      ? present()
      : present().where((where) => where.or(searched.map((column) => where(column, 'ilike', likePattern(keyword)))))

  return {
    list: ({ offset, limit, ...search }: Page) =>
      matching(search)
        .select(COLUMNS)
        .orderBy('sortCode')
        .orderBy('id')
        .$if(offset !== undefined, (query) => query.offset(offset ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => present().select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    findByCode: (enCode: string) => present().select(COLUMNS).where('enCode', '=', enCode).executeTakeFirst(),

    insert: (row: Insertable<__Names__Table>) => db.insertInto('__camels__').values(row).execute(),

    update: (id: string, values: Updateable<__Names__Table>) =>
      db.updateTable('__camels__').set(values).where('id', '=', id).execute(),
  }
}

export type __Name__Repository = ReturnType<typeof create__Name__Repository>
