import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { RowCondition } from '../authority/index.ts'

export type MemberOf = 'Position' | 'Role'

/** What people are members of, and the organisations that it belongs to. */
export interface GroupRow {
  objectType: MemberOf
  organizeIds: string[]
}

/** SQL of who holds a position or role. */
export function createUserRelationRepository(db: Db | Trx) {
  return {
    lock: (objectId: string) => sql`select pg_advisory_xact_lock(hashtext(${`members:${objectId}`}))`.execute(db),

    async findGroup(id: string): Promise<GroupRow | undefined> {
      const { rows } = await sql<GroupRow>`
        select 'Position' as object_type, array[organize_id] as organize_ids from positions where id = ${id} and delete_mark is null
        union all
        select 'Role', array(select organize_id from role_organizations where role_id = roles.id)
        from roles where id = ${id} and delete_mark is null`.execute(db)
      return rows[0]
    },

    /** Who holds it; `visible` is whom the caller may choose from, undefined for everybody. */
    async listMembers(
      { objectType, objectId }: { objectType: MemberOf; objectId: string },
      visible?: RowCondition,
    ): Promise<string[]> {
      const rows = await db
        .selectFrom('userRelations')
        .innerJoin('users', 'users.id', 'userRelations.userId')
        .select('users.id')
        .where('userRelations.objectType', '=', objectType)
        .where('userRelations.objectId', '=', objectId)
        .where('users.deleteMark', 'is', null)
        .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
        .orderBy('users.sortCode')
        .orderBy('users.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Those of these who exist and may be chosen, with the organisations that each belongs to. */
    async findPeople(
      ids: readonly string[],
      visible: RowCondition = sql`true`,
    ): Promise<{ id: string; organizeIds: string[] }[]> {
      const { rows } = await sql<{ id: string; organizeIds: string[] }>`
        select users.id, array(
          select object_id from user_relations where user_id = users.id and object_type = 'Organize'
          union select users.organize_id where users.organize_id is not null
        ) as organize_ids
        from users where users.id = any(${ids}::text[]) and users.delete_mark is null and ${visible}`.execute(db)
      return rows
    },

    add: ({ objectType, objectId }: { objectType: MemberOf; objectId: string }, userIds: readonly string[]) =>
      sql`insert into user_relations (user_id, object_type, object_id)
        select unnest(${userIds}::text[]), ${objectType}, ${objectId} on conflict do nothing`.execute(db),

    remove: ({ objectType, objectId }: { objectType: MemberOf; objectId: string }, userIds: readonly string[]) =>
      sql`delete from user_relations where object_type = ${objectType} and object_id = ${objectId}
        and user_id = any(${userIds}::text[])`.execute(db),

    /** Who has no position at the moment takes this one up; who lost the one they had takes up another of theirs. */
    async settlePositions(userIds: readonly string[]): Promise<void> {
      await sql`update users u set position_id = (
          select r.object_id from user_relations r join positions p on p.id = r.object_id
          where r.user_id = u.id and r.object_type = 'Position' and p.delete_mark is null
          order by p.organize_id <> coalesce(u.organize_id, ''), p.sort_code, p.id limit 1
        )
        where u.id = any(${userIds}::text[]) and (u.position_id is null or not exists (
          select 1 from user_relations r where r.user_id = u.id and r.object_type = 'Position' and r.object_id = u.position_id
        ))`.execute(db)
    },
  }
}
