import { sql } from 'kysely'
import { INSERT_BATCH } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Holder } from './authority.repository.ts'
import type { AuthoritiesTable } from './authority.tables.ts'
import { bitsOf, type GrantLevel } from './grant-level.ts'
import { grantingOrganizations, liveOrganizations } from '../organization/organization.access.ts'
import { grantingPositions, livePositions } from '../position/position.access.ts'
import { grantingRoles, liveRoles } from '../role/role.access.ts'
import { grantingGroups, liveGroups } from '../user-group/user-group.access.ts'
import { countMembers, membershipRows } from '../user/membership.access.ts'
import { grantingUsers, liveUsers } from '../user/user.access.ts'

export type ItemType = AuthoritiesTable['itemType']
export type ObjectType = AuthoritiesTable['objectType']

/** A granted item. */
export interface Grant {
  itemType: ItemType
  itemId: string
  /** Null or omitted: everything. */
  level?: GrantLevel | null
}

/** Identifies a grant in its history. */
export const grantId = ({ objectType, objectId }: Holder, { itemType, itemId }: Grant) =>
  `${objectType}:${objectId}:${itemType}:${itemId}`

/** SQL of the grants of objects. */
export function createGrantsRepository(db: Db | Trx) {
  async function findObjects(objectType: ObjectType, ids: readonly string[]): Promise<GrantingObject[]> {
    const { rows } = await sql<GrantingObject>`${OBJECTS[objectType]}
      where o.id = any(${ids}::text[]) and o.delete_mark is null order by o.id`.execute(db)
    return rows
  }

  return {
    /** Serialises changes of the grants of one object. */
    lock: ({ objectType, objectId }: Holder) =>
      sql`select pg_advisory_xact_lock(hashtext(${`authority:${objectType}:${objectId}`}))`.execute(db),

    grantsOf: ({ objectType, objectId }: Holder): Promise<Grant[]> =>
      db
        .selectFrom('authorities')
        .select(['itemType', 'itemId', 'level'])
        .where('objectType', '=', objectType)
        .where('objectId', '=', objectId)
        .orderBy('itemType')
        .orderBy('itemId')
        .execute(),

    /** The rights of all grants of several objects as bits, by ids of `grantId`. */
    async rightsOf(holders: readonly Holder[]): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ id: string; level: GrantLevel | null }>`
        select a.id, a.level from ${tableOf(holders)}
        join authorities a on a.object_type = w.object_type and a.object_id = w.object_id`.execute(db)
      return new Map(rows.map(({ id, level }) => [id, bitsOf(level)]))
    },

    /** Number of users who hold any of several objects. */
    async countPeople(holders: readonly Holder[]): Promise<number> {
      const { rows } = await sql<{ people: number }>`
        select count(*)::integer as people from ${liveUsers} u where u.id in (
          select r.user_id from ${tableOf(holders)}
          join ${membershipRows} r on r.object_type = w.object_type and r.object_id = w.object_id
          union select w.object_id from ${tableOf(holders)} where w.object_type = 'User'
        )`.execute(db)
      return rows[0]?.people ?? 0
    },

    /** Ids of the objects of one type that grant an item. */
    async holdersOf(itemId: string, objectType: ObjectType): Promise<string[]> {
      const rows = await db
        .selectFrom('authorities')
        .select('objectId')
        .where('itemId', '=', itemId)
        .where('objectType', '=', objectType)
        .distinct()
        .orderBy('objectId')
        .execute()
      return rows.map(({ objectId }) => objectId)
    },

    async add({ holder, grants, creatorUserId, creatorTime }: Addition): Promise<void> {
      for (let start = 0; start < grants.length; start += INSERT_BATCH) {
        await db
          .insertInto('authorities')
          .values(
            grants
              .slice(start, start + INSERT_BATCH)
              .map((grant) => ({ level: null, ...grant, ...holder, creatorUserId, creatorTime })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    /** Sets the level of grants that the object has. */
    async setLevels(holder: Holder, grants: readonly Grant[]): Promise<void> {
      if (grants.length === 0) return
      const ids = grants.map((grant) => grantId(holder, grant))
      await sql`update authorities set level = w.level
        from unnest(${ids}::text[], ${grants.map(({ level }) => level ?? null)}::text[]) as w (id, level)
        where authorities.id = w.id`.execute(db)
    },

    async remove(holder: Holder, grants: readonly Grant[]): Promise<void> {
      if (grants.length === 0) return
      const ids = grants.map((grant) => grantId(holder, grant))
      await sql`delete from authorities where id = any(${ids}::text[])`.execute(db)
    },

    /** Number of users who hold the object, and per item the number of them who keep it through another object. */
    async countKeepers({ objectType, objectId }: Holder, grants: readonly Grant[]): Promise<Map<string, number>> {
      if (grants.length === 0) return new Map()
      const { rows } = await sql<{ itemId: string; people: number }>`
        with member as (
          select r.user_id from ${membershipRows} r join ${liveUsers} u on u.id = r.user_id
          where r.object_type = ${objectType} and r.object_id = ${objectId}
        ),
        elsewhere as (
          select a.item_id, a.object_type, a.object_id
          from unnest(${grants.map(({ itemType }) => itemType)}::text[], ${grants.map(({ itemId }) => itemId)}::text[])
            as lost (item_type, item_id)
          join authorities a on a.item_type = lost.item_type and a.item_id = lost.item_id
          where (a.object_type, a.object_id) <> (${objectType}, ${objectId})
            and case a.object_type
              when 'Role' then exists (select 1 from ${liveRoles} x where x.id = a.object_id and x.enabled_mark = 1)
              when 'Position' then exists (select 1 from ${livePositions} x where x.id = a.object_id and x.enabled_mark = 1)
              when 'Organize' then exists (select 1 from ${liveOrganizations} x where x.id = a.object_id and x.enabled_mark = 1)
              when 'Group' then exists (select 1 from ${liveGroups} x where x.id = a.object_id and x.enabled_mark = 1)
              else true end
        )
        select item_id, count(distinct user_id)::integer as people from (
          select e.item_id, m.user_id from elsewhere e
          join ${membershipRows} r on r.object_type = e.object_type and r.object_id = e.object_id
          join member m on m.user_id = r.user_id
          union all
          select e.item_id, m.user_id from elsewhere e join member m on e.object_type = 'User' and e.object_id = m.user_id
        ) kept group by item_id`.execute(db)
      return new Map(rows.map(({ itemId, people }) => [itemId, people]))
    },

    async countMembers({ objectType, objectId }: Holder): Promise<number> {
      if (objectType === 'User') return 1
      return await countMembers(db, { objectType, objectId })
    },

    findObjects,

    /** The type of the object with this id, for clients that send the id only. */
    async typeOf(objectId: string): Promise<ObjectType | undefined> {
      for (const objectType of OBJECT_TYPES)
        if ((await findObjects(objectType, [objectId])).length > 0) return objectType
      return undefined
    },

    /** An object with grants: its name and its organisations. */
    findObject: async ({ objectType, objectId }: Holder): Promise<GrantingObject | undefined> =>
      (await findObjects(objectType, [objectId]))[0],
  }
}

const tableOf = (holders: readonly Holder[]) =>
  sql`unnest(${holders.map(({ objectType }) => objectType)}::text[], ${holders.map(({ objectId }) => objectId)}::text[])
    as w (object_type, object_id)`

interface Addition {
  holder: Holder
  grants: readonly Grant[]
  creatorUserId: string
  creatorTime: Date
}

/** An object with grants, and the properties that decide who may change them. */
export interface GrantingObject {
  id: string
  fullName: string
  enabledMark: number | null
  isAdministrator: number
  /** For a user: the current organisation. */
  organizeId: string | null
  /** All organisations of the object. */
  organizeIds: string[]
}

const OBJECT_TYPES = ['Role', 'Position', 'User', 'Organize', 'Group'] as const satisfies readonly ObjectType[]

const OBJECTS = {
  User: grantingUsers,
  Role: grantingRoles,
  Position: grantingPositions,
  Organize: grantingOrganizations,
  Group: grantingGroups,
}
