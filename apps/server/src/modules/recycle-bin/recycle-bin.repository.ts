import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { Kind, RecycleQuery } from './recycle-bin.schema.ts'

/** Something that was deleted and can come back. */
export interface DeletedRow {
  id: string
  kind: Kind
  fullName: string
  enCode: string
  /** The organisation that it lies in. */
  organizeId: string | null
  /** Of a menu entry: the name of the one above it. */
  menuName: string | null
  deleteTime: Date | null
  deleteUser: string
}

/** One of them, with what decides who may do something with it. */
export interface FoundRow extends DeletedRow {
  /** The organisations in which it lay. */
  organizeIds: string[]
  isAdministrator: boolean
}

/** Where each kind is kept. */
export const TABLE_OF = {
  user: 'users',
  position: 'positions',
  role: 'roles',
  department: 'organizations',
  company: 'organizations',
  menu: 'menus',
} as const satisfies Record<Kind, string>

const SIBLINGS = sql`there.full_name = gone.full_name and there.parent_id = gone.parent_id`
/** What else than its code only one of a kind may have: a name, or the number that somebody signs in with. */
const ALONE: Partial<Record<Kind, RawBuilder<unknown>>> = {
  user: sql`there.mobile_phone = gone.mobile_phone and gone.mobile_phone <> ''`,
  position: sql`there.full_name = gone.full_name and there.organize_id = gone.organize_id`,
  role: sql`there.full_name = gone.full_name`,
  department: SIBLINGS,
  company: SIBLINGS,
}

/** Everything deleted, in one shape. */
const DELETED = sql`(
  select id, 'user' as kind, real_name as full_name, account as en_code, organize_id, null as menu_name, delete_time, delete_user_id
  from users where delete_mark = 1
  union all
  select id, 'position', full_name, en_code, organize_id, null, delete_time, delete_user_id
  from positions where delete_mark = 1
  union all
  select id, 'role', full_name, en_code, null, null, delete_time, delete_user_id from roles where delete_mark = 1
  union all
  select id, category, full_name, en_code, nullif(parent_id, '-1'), null, delete_time, delete_user_id
  from organizations where delete_mark = 1
  union all
  select m.id, 'menu', m.full_name, m.en_code, null, above.full_name, m.delete_time, m.delete_user_id
  from menus m left join menus above on above.id = m.parent_id where m.delete_mark = 1
)`

/** What is wanted of it. */
export type RecycleFilter = RecycleQuery & {
  /** Kinds that the caller has nothing to do with. */
  hidden: readonly Kind[]
  /** Ids of the organisations that the caller may look into; undefined for all. */
  kept: readonly string[] | undefined
}

/** The organisations in which something deleted lay: a person and a role may be in several. */
const PLACES = sql`case d.kind
  when 'user' then array(select r.object_id from user_relations r where r.user_id = d.id and r.object_type = 'Organize')
  when 'role' then array(select o.organize_id from role_organizations o where o.role_id = d.id)
  else array_remove(array[d.organize_id], null) end`

/** SQL of the recycle bin. */
export function createRecycleBinRepository(db: Db | Trx) {
  const wanted = ({ keyword = '', kind, hidden, kept }: RecycleFilter) => sql`
    where d.kind <> all(${hidden}::text[])
      and (${kept === undefined} or d.kind = 'menu' or ${PLACES} && ${kept ?? []}::text[]) and (${kind ?? ''} = '' or d.kind = ${kind ?? ''})
      and (d.full_name ilike ${likePattern(keyword)} or d.en_code ilike ${likePattern(keyword)})`

  const columns = sql`d.id, d.kind, d.full_name, d.en_code, d.organize_id, d.menu_name, d.delete_time,
    coalesce(u.real_name || '/' || u.account, '') as delete_user`

  return {
    async page(query: RecycleFilter): Promise<DeletedRow[]> {
      const { currentPage = 1, pageSize = 20 } = query
      const { rows } = await sql<DeletedRow>`
        select ${columns} from ${DELETED} d left join users u on u.id = d.delete_user_id ${wanted(query)}
        order by d.delete_time desc nulls last, d.id limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(
        db,
      )
      return rows
    },
    async count(query: RecycleFilter): Promise<number> {
      const { rows } = await sql<{
        total: string
      }>`select count(*) as total from ${DELETED} d ${wanted(query)}`.execute(db)
      return Number(rows[0]?.total ?? 0)
    },
    async find({ kind, id }: { kind: Kind; id: string }): Promise<FoundRow | undefined> {
      const { rows } = await sql<FoundRow>`
        select ${columns}, ${PLACES} as organize_ids, coalesce(p.is_administrator, 0) = 1 as is_administrator
        from ${DELETED} d left join users u on u.id = d.delete_user_id left join users p on p.id = d.id
        where d.kind = ${kind} and d.id = ${id}`.execute(db)
      return rows[0]
    },

    isCodeTaken: async ({ kind, enCode }: { kind: Kind; enCode: string }) => {
      const isThere = kind === 'user' ? sql`lower(account) = ${enCode.toLowerCase()}` : sql`en_code = ${enCode}`
      const { rows } = await sql`
        select 1 from ${sql.table(TABLE_OF[kind])} where ${isThere} and delete_mark is null limit 1`.execute(db)
      return rows.length > 0
    },
    /** Whether a name or number that only one may have was given to something else meanwhile. */
    async isNameTaken({ kind, id }: { kind: Kind; id: string }): Promise<boolean> {
      const rule = ALONE[kind]
      if (!rule) return false
      const { rows } = await sql`
        select 1 from ${sql.table(TABLE_OF[kind])} gone join ${sql.table(TABLE_OF[kind])} there on ${rule}
        where gone.id = ${id} and there.id <> gone.id and there.delete_mark is null limit 1`.execute(db)
      return rows.length > 0
    },
    isOrganizationThere: async (id: string) => {
      const row = await db
        .selectFrom('organizations')
        .select('id')
        .where('id', '=', id)
        .where('deleteMark', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Whether the menu entry that a deleted one lies below is there, or it lies below none. */
    isMenuPlaceThere: async (id: string) => {
      const { rows } = await sql`
        select 1 from menus m where m.id = ${id}
        and (m.parent_id = '-1' or exists (select 1 from menus p where p.id = m.parent_id and p.delete_mark is null))`.execute(
        db,
      )
      return rows.length > 0
    },
    /** Live organisations that a deleted person belonged to. */
    listPlacesOf: async (userId: string) => {
      const rows = await db
        .selectFrom('userRelations')
        .innerJoin('organizations', 'organizations.id', 'userRelations.objectId')
        .select('organizations.id')
        .where('userRelations.userId', '=', userId)
        .where('userRelations.objectType', '=', 'Organize')
        .where('organizations.deleteMark', 'is', null)
        .orderBy('organizations.sortCode')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** What a deleted person gets back: their own grants, and those of what they belong to. */
    async listHolders(userId: string) {
      const relations = await db
        .selectFrom('userRelations')
        .select(['objectType', 'objectId'])
        .where('userId', '=', userId)
        .execute()
      const belongings = relations.flatMap(({ objectType, objectId }) =>
        objectType === 'Group' ? [] : { objectType, objectId },
      )
      return [{ objectType: 'User' as const, objectId: userId }, ...belongings]
    },

    restore: ({ kind, id }: { kind: Kind; id: string }) =>
      sql`update ${sql.table(TABLE_OF[kind])}
        set delete_mark = null, delete_time = null, delete_user_id = null where id = ${id}`.execute(db),
    /** Where a restored person works, whose current organisation may be gone. */
    settle: (userId: string, organizeId: string | null) =>
      sql`update users u set organize_id = ${organizeId},
        position_id = (select p.id from positions p where p.id = u.position_id and p.delete_mark is null),
        manager_id = (select m.id from users m where m.id = u.manager_id and m.delete_mark is null)
        where u.id = ${userId}`.execute(db),

    /** What goes along with it: memberships, and of a person the sessions and the settings of lists. */
    async removeBelongings({ kind, id }: { kind: Kind; id: string }) {
      await db
        .deleteFrom('userRelations')
        .where(kind === 'user' ? 'userId' : 'objectId', '=', id)
        .execute()
      await db.deleteFrom('authorities').where('objectId', '=', id).execute()
      if (kind !== 'user') return
      await db.deleteFrom('sessions').where('userId', '=', id).execute()
      await db.deleteFrom('columnSettings').where('userId', '=', id).execute()
      await db.deleteFrom('listViews').where('userId', '=', id).execute()
    },
    /** What stands on a menu entry, and that it was granted. */
    async removeMenuItems(id: string) {
      await sql`delete from authorities where item_id = ${id} or item_id in (
        select i.id from menu_items i where i.menu_id = ${id} union all
        select s.id from menu_data_schemes s where s.menu_id = ${id})`.execute(db)
      for (const table of ['menuItems', 'menuDataFields', 'menuDataSchemes'] as const)
        await db.deleteFrom(table).where('menuId', '=', id).execute()
    },
    remove: ({ kind, id }: { kind: Kind; id: string }) =>
      sql`delete from ${sql.table(TABLE_OF[kind])} where id = ${id} and delete_mark = 1`.execute(db),
  }
}
