import { sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UsersTable } from '../user/user.access.ts'

/** An organisation that a person belongs to. */
export interface OwnOrganization {
  id: string
  /** From the top of the group, joined by slashes. */
  fullName: string
  /** Its id and those of everything above it. */
  pathIds: string[]
}

interface SubordinateRow {
  id: string
  account: string
  realName: string
  headIcon: string
  department: string
  position: string
  isLeaf: boolean
}

/** SQL about the signed-in person. */
export function createCurrentUserRepository(db: Db) {
  return {
    findUser: (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    update: (id: string, values: Updateable<UsersTable>) =>
      db.updateTable('users').set(values).where('id', '=', id).execute(),

    /** Whether somebody else signs in with this mobile number. */
    async isMobileTaken(mobilePhone: string, { userId }: { userId: string }): Promise<boolean> {
      const other = await db
        .selectFrom('users')
        .select('id')
        .where('mobilePhone', '=', mobilePhone)
        .where('id', '<>', userId)
        .where('deleteMark', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    /** The person's enabled organisations, each with its path. */
    async listOrganizations(userId: string): Promise<OwnOrganization[]> {
      const { rows } = await sql<OwnOrganization>`
        with recursive own as (
          select object_id as id from user_relations where user_id = ${userId} and object_type = 'Organize'
          union
          select organize_id from users where id = ${userId}
        ),
        path as (
          select o.id as own_id, o.sort_code as own_sort, o.id, o.parent_id, o.full_name, 1 as depth, array[o.id] as seen
          from own join organizations o on o.id = own.id
          where o.enabled_mark = 1 and o.delete_mark is null
          union all
          select path.own_id, path.own_sort, o.id, o.parent_id, o.full_name, path.depth + 1, path.seen || o.id
          from organizations o join path on o.id = path.parent_id where o.id <> all (path.seen)
        )
        select own_id as id, string_agg(full_name, ' / ' order by depth desc) as full_name, array_agg(id) as path_ids
        from path group by own_id, own_sort order by own_sort, own_id`.execute(db)
      return rows
    },

    /** Whether anything in the menu would be granted with this organisation and those above it as the only ones. */
    async hasRightsWithin(userId: string, { pathIds }: { pathIds: readonly string[] }): Promise<boolean> {
      const { rows } = await sql`
        with holder as (
          select 'User' as object_type, ${userId}::text as object_id
          union all
          select r.object_type, r.object_id
          from user_relations r
          left join roles ro on r.object_type = 'Role' and ro.id = r.object_id
            and ro.enabled_mark = 1 and ro.delete_mark is null
          left join positions po on r.object_type = 'Position' and po.id = r.object_id
            and po.enabled_mark = 1 and po.delete_mark is null and po.organize_id = any(${pathIds}::text[])
          left join organizations og on r.object_type = 'Organize' and og.id = r.object_id
            and og.enabled_mark = 1 and og.delete_mark is null and og.id = any(${pathIds}::text[])
          where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id) is not null
        )
        select 1 from authorities a
        join holder h on h.object_type = a.object_type and h.object_id = a.object_id
        join menus m on m.id = a.item_id and m.enabled_mark = 1 and m.delete_mark is null
        where a.item_type = 'module' limit 1`.execute(db)
      return rows.length > 0
    },

    /** Whether the line of managers of `id` leads to this person, or `id` is the person. */
    async leadsTo(managerId: string, { id }: { id: string }): Promise<boolean> {
      const { rows } = await sql`
        with recursive above as (
          select id, manager_id from users where id = ${id} and delete_mark is null
          union
          select u.id, u.manager_id from users u join above on u.id = above.manager_id where u.delete_mark is null
        )
        select 1 from above where id = ${managerId}`.execute(db)
      return rows.length > 0
    },

    /**
     * People of the chart whose manager is `managerId`, or the caller alone. The caller is below nobody here: in a circle of
     * managers, everybody has one manager only, so leaving out its top opens it.
     */
    async listSubordinates({ callerId, managerId }: { callerId: string; managerId: string | undefined }) {
      const wanted =
        managerId === undefined
          ? sql`u.id = ${callerId}`
          : sql`u.manager_id = ${managerId} and u.id <> ${callerId} and u.delete_mark is null`
      const { rows } = await sql<SubordinateRow>`
        select u.id, u.account, u.real_name, u.head_icon, coalesce(o.full_name, '') as department,
          coalesce(p.full_name, '') as position,
          not exists (
            select 1 from users below where below.manager_id = u.id and below.id <> ${callerId} and below.delete_mark is null
          ) as is_leaf
        from users u
        left join organizations o on o.id = u.organize_id and o.delete_mark is null
        left join positions p on p.id = u.position_id and p.enabled_mark = 1 and p.delete_mark is null
        where ${wanted} order by u.sort_code, u.creator_time, u.id`.execute(db)
      return rows
    },
  }
}

export type CurrentUserRepository = ReturnType<typeof createCurrentUserRepository>
