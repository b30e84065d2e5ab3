import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { memberCount } from '../user/membership.access.ts'
import { dictionaryNames } from '../dictionary/dictionary.access.ts'
import type { UserGroupsTable } from './user-group.tables.ts'

const COLUMNS = [
  'userGroups.id',
  'userGroups.fullName',
  'userGroups.enCode',
  'userGroups.enabledMark',
  'userGroups.sortCode',
  'userGroups.description',
  'userGroups.lastModifyTime',
] as const

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

/** SQL of user groups. Deleted rows stay in the table and are not returned. */
export function createUserGroupRepository(db: Db | Trx) {
  const present = () => db.selectFrom('userGroups').where('userGroups.deleteMark', 'is', null)
  const matching = ({ keyword = '', searched }: Search) =>
    keyword === ''
      ? present()
      : present().where((where) =>
          where.or(searched.map((column) => where(`userGroups.${column}`, 'ilike', likePattern(keyword)))),
        )

  return {
    list: ({ offset, limit, ...search }: Page) =>
      matching(search)
        .leftJoin(dictionaryNames('typeName'), 'typeName.id', 'userGroups.type')
        .select(COLUMNS)
        .select([
          'userGroups.creatorTime',
          (select) => select.fn.coalesce('typeName.fullName', sql<string>`''`).as('type'),
        ])
        .select(memberCount('Group', sql.ref('user_groups.id')).as('memberCount'))
        .orderBy('userGroups.sortCode')
        .orderBy('userGroups.creatorTime', 'desc')
        .orderBy('userGroups.id')
        .$if(offset !== undefined, (query) => query.offset(offset ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) =>
      present().select(COLUMNS).select('userGroups.type').where('userGroups.id', '=', id).executeTakeFirst(),

    /** Another group with this name or code. */
    findTaken: (column: 'fullName' | 'enCode', value: string) =>
      present().select('userGroups.id').where(`userGroups.${column}`, '=', value).executeTakeFirst(),

    /** The enabled groups, for the selector. */
    listEnabled: () =>
      present()
        .select(['id', 'fullName', 'enCode', 'type'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),

    insert: (row: Insertable<UserGroupsTable>) => db.insertInto('userGroups').values(row).execute(),

    update: (id: string, values: Updateable<UserGroupsTable>) =>
      db.updateTable('userGroups').set(values).where('id', '=', id).execute(),
  }
}

export type UserGroupRepository = ReturnType<typeof createUserGroupRepository>
