import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RowCondition } from '../authority/index.ts'
import type { UserListQuery } from './user.schema.ts'
import { searchPage, walkPage, type UserPage } from './user-page.ts'

/** The query of the list, with the columns that a keyword searches. */
type UserQuery = UserListQuery & { searched: readonly string[] }

/** The filter of users. Organisations are a list of ids, which the database plans better than a subquery. */
export type UserFilter = Omit<UserQuery, 'organizeId'> & {
  organizeIds?: readonly string[] | undefined
  /** The rows that data schemes show the caller; undefined for all. */
  visible?: RowCondition | undefined
}

/**
 * SQL of the user list, which may be long. The ids of a page are selected first, from an index alone where possible;
 * the other columns are read for these ids only.
 */
export function createUserListRepository(db: Db) {
  const found = ({ organizeIds, keyword = '', searched, gender, enabledMark, visible }: UserFilter) =>
    db
      .selectFrom('users')
      .where('users.deleteMark', 'is', null)
      .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
      .$if(organizeIds !== undefined, (query) =>
        query.where(
          sql<boolean>`users.id in (
            select r.user_id from user_relations r
            where r.object_type = 'Organize' and r.object_id = any(${organizeIds ?? []}::text[])
          )`,
        ),
      )
      .$if(keyword.trim() !== '', (query) => query.where(textOf(searched), 'like', likePattern(keyword).toLowerCase()))
      .$if(gender !== undefined, (query) => query.where('users.gender', '=', gender ?? 0))
      .$if(enabledMark === 0, (query) => query.where(sql<boolean>`coalesce(users.enabled_mark, 0) = 0`))
      .$if(enabledMark !== undefined && enabledMark !== 0, (query) =>
        query.where('users.enabledMark', '=', enabledMark ?? 0),
      )

  return {
    /** The query of a list, with an organisation resolved to itself and its descendants. */
    async resolve({ organizeId = '', ...query }: UserQuery): Promise<UserFilter> {
      if (organizeId === '') return query
      const { rows } = await sql<{ id: string }>`select organizations_below(${organizeId}) as id`.execute(db)
      return { ...query, organizeIds: rows.map(({ id }) => id) }
    },

    page(filter: UserFilter): Promise<UserPage> {
      const { currentPage = 1, pageSize = 20, keyword = '' } = filter
      const span = { limit: pageSize, offset: (currentPage - 1) * pageSize }
      const asked = { found: found(filter), order: orderOf(filter), keys: keysOf(filter), ...span }
      return keyword.trim() === '' ? walkPage(asked) : searchPage(db, asked)
    },

    /** Ids of all matching users, in the order of the list. */
    async listIds(filter: UserFilter): Promise<string[]> {
      const rows = await found(filter).select('users.id').orderBy(orderOf(filter)).execute()
      return rows.map(({ id }) => id)
    },

    /** The list columns of these users. */
    readRows: (ids: readonly string[]) =>
      db
        .selectFrom('users')
        .select(['id', 'account', 'realName', 'gender', 'mobilePhone', 'description', 'enabledMark', 'creatorTime'])
        .select(['sortCode', 'headIcon', 'isAdministrator', 'organizeId'])
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute(),

    /** The export columns of these users. */
    readExported: (ids: readonly string[]) =>
      db
        .selectFrom('users')
        .select(['id', 'account', 'realName', 'gender', 'email', 'managerId', 'sortCode', 'enabledMark', 'description'])
        .select([
          'nation',
          'nativePlace',
          'entryDate',
          'certificatesType',
          'certificatesNumber',
          'education',
          'birthday',
        ])
        .select(['telePhone', 'landline', 'mobilePhone', 'urgentContacts', 'urgentTelePhone', 'postalAddress'])
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute(),
  }
}

export type UserListRepository = ReturnType<typeof createUserListRepository>
export type UserExportRow = Awaited<ReturnType<UserListRepository['readExported']>>[number]

/** The columns that a keyword searches. The combined search text would reveal hidden columns. */
const SEARCHED: Readonly<Record<string, RawBuilder<string>>> = {
  account: sql`users.account`,
  realName: sql`users.real_name || ' ' || users.pinyin || ' ' || users.initials`,
  mobilePhone: sql`users.mobile_phone`,
}

function textOf(searched: readonly string[]): RawBuilder<string> {
  const parts = Object.entries(SEARCHED).filter(([name]) => searched.includes(name))
  if (parts.length === Object.keys(SEARCHED).length) return sql`users.search_text`
  return sql`lower(concat_ws(' ', ${sql.join([sql`null::text`, ...parts.map(([, text]) => text)])}))`
}

/** The sort orders of the list; each has an index. Names are sorted by their spelling. */
const SORTED = {
  account: 'account',
  realName: 'pinyin',
  gender: 'gender',
  mobilePhone: 'mobilePhone',
  creatorTime: 'creatorTime',
  enabledMark: 'enabledMark',
} as const

const isSorted = (sidx: string): sidx is keyof typeof SORTED => Object.hasOwn(SORTED, sidx)

/** The sort columns, without the id. */
const keysOf = ({ sidx = '' }: UserFilter) => (isSorted(sidx) ? [SORTED[sidx]] : (['sortCode', 'creatorTime'] as const))

function orderOf({ sidx = '', sort = 'desc' }: UserFilter) {
  const direction = sql.raw(sort)
  // Values are unique: no second sort column is needed.
  if (sidx === 'account') return sql`users.account ${direction}`
  if (isSorted(sidx)) return sql`${sql.ref(`users.${SORTED[sidx]}`)} ${direction}, users.id ${direction}`
  return sidx === 'sortCode' && sort === 'desc'
    ? sql`users.sort_code desc, users.creator_time, users.id desc`
    : sql`users.sort_code, users.creator_time desc, users.id`
}
