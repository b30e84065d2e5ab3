import { sql, type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import { revisionsOf } from '../../platform/configuration.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { dictionaryNames } from '../dictionary/dictionary.access.ts'
import { liveOrganizations } from '../organization/organization.access.ts'
import { livePositions } from '../position/position.access.ts'
import { liveRoles } from '../role/role.access.ts'
import { liveGroups } from '../user-group/user-group.access.ts'
import { liveUsers, userNames } from '../user/user.access.ts'
import type { PortalQuery } from './portal.schema.ts'
import type { PortalGrantsTable, PortalsTable } from './portal.tables.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'enabledMark', 'sortCode', 'creatorTime', 'lastModifyTime'] as const

/** Columns that a keyword searches. */
export const PORTAL_SEARCHED = ['fullName', 'enCode'] as const
type Searched = (typeof PORTAL_SEARCHED)[number]

type Filter = PortalQuery & { searched: readonly Searched[] }

/** Who sees a portal. */
export type PortalGrant = Pick<PortalGrantsTable, 'objectType' | 'objectId'>

/** Identifies a grant in its history. */
export const grantIdOf = (portalId: string, { objectType, objectId }: PortalGrant) =>
  `${portalId}:${objectType}:${objectId}`

/** SQL of portals. Deleted rows stay in the table; queries leave them out. */
export function createPortalRepository(db: Db | Trx) {
  const portals = () => db.selectFrom('portals').where('portals.deleteMark', 'is', null)

  return {
    /** The portals whose documents name a dataset. */
    listUsing: (datasetId: string) =>
      portals()
        .select(['id', 'fullName'])
        .where('portals.formData', 'like', likePattern(datasetId))
        .orderBy('fullName')
        .execute(),

    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: Filter) =>
      portals()
        .where((eb) => matches(eb, filter))
        .leftJoin(userNames('author'), 'author.id', 'portals.creatorUserId')
        .leftJoin(dictionaryNames('kind'), 'kind.id', 'portals.category')
        .select([
          'portals.id',
          'portals.fullName',
          'portals.enCode',
          'portals.type',
          'portals.creatorTime',
          'portals.lastModifyTime',
          'portals.sortCode',
          'portals.enabledMark',
          'author.realName as authorName',
          'author.account as authorAccount',
          'kind.fullName as categoryName',
        ])
        .select(
          sql<number>`(select count(*)::int from portal_grants g where g.portal_id = portals.id)`.as('grantCount'),
        )
        .$call((query) => {
          const column = SORTABLE.find((one) => one === sidx)
          return column ? query.orderBy(`portals.${column}`, sort) : query.orderBy('portals.sortCode')
        })
        .orderBy('portals.creatorTime', 'desc')
        .orderBy('portals.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: Filter): Promise<number> {
      const { total } = await portals()
        .where((eb) => matches(eb, filter))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: () =>
      portals()
        .select(['id', 'fullName', 'category'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => portals().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether any portal, deleted or not, has this id. */
    async isKnown(id: string): Promise<boolean> {
      return (await db.selectFrom('portals').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    },

    /** Portals other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      portals()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    /** Revisions of a portal, newest first. */
    listRevisions: (id: string) =>
      db
        .selectFrom(revisionsOf('portals', id))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select(['history.id', 'history.createdAt', 'history.after', 'author.realName', 'author.account'])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(100)
        .execute(),

    insert: (row: Insertable<PortalsTable>) => db.insertInto('portals').values(row).execute(),

    update: (id: string, values: Updateable<PortalsTable>) =>
      db.updateTable('portals').set(values).where('id', '=', id).execute(),

    /** Who sees a portal, with names; objects that were deleted are left out. */
    async listGrants(portalId: string) {
      const { rows } = await sql<PortalGrant & { fullName: string }>`
        select g.object_type, g.object_id,
          coalesce(us.real_name || '/' || us.account, ro.full_name, po.full_name, og.full_name, gr.full_name) as full_name
        from portal_grants g
        left join ${liveUsers} us on g.object_type = 'User' and us.id = g.object_id
        left join ${liveRoles} ro on g.object_type = 'Role' and ro.id = g.object_id
        left join ${livePositions} po on g.object_type = 'Position' and po.id = g.object_id
        left join ${liveOrganizations} og on g.object_type = 'Organize' and og.id = g.object_id
        left join ${liveGroups} gr on g.object_type = 'Group' and gr.id = g.object_id
        where g.portal_id = ${portalId} and coalesce(us.id, ro.id, po.id, og.id, gr.id) is not null
        order by g.object_type, full_name, g.object_id`.execute(db)
      return rows
    },

    async grantKeys(portalId: string): Promise<PortalGrant[]> {
      return await db
        .selectFrom('portalGrants')
        .select(['objectType', 'objectId'])
        .where('portalId', '=', portalId)
        .execute()
    },

    insertGrants: (rows: readonly Insertable<PortalGrantsTable>[]) =>
      db
        .insertInto('portalGrants')
        .values([...rows])
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    deleteGrants: (ids: readonly string[]) => db.deleteFrom('portalGrants').where('id', 'in', ids).execute(),

    /** Positions of the parts that a user chose; undefined without any. */
    async findPositions({ portalId, userId }: { portalId: string; userId: string }): Promise<string | undefined> {
      const row = await db
        .selectFrom('portalArrangements')
        .select('positions')
        .where('portalId', '=', portalId)
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row?.positions
    },

    async savePositions({ portalId, userId, positions }: { portalId: string; userId: string; positions: string }) {
      await db
        .insertInto('portalArrangements')
        .values({ portalId, userId, positions })
        .onConflict((conflict) => conflict.columns(['portalId', 'userId']).doUpdateSet({ positions }))
        .execute()
    },

    removePositions: ({ portalId, userId }: { portalId: string; userId: string }) =>
      db.deleteFrom('portalArrangements').where('portalId', '=', portalId).where('userId', '=', userId).execute(),
  }
}

export type PortalRepository = ReturnType<typeof createPortalRepository>
export type PortalRecord = NonNullable<Awaited<ReturnType<PortalRepository['find']>>>

function matches(eb: ExpressionBuilder<Database, 'portals'>, { keyword = '', searched, category = '' }: Filter) {
  return eb.and([
    ...(keyword.trim() === ''
      ? []
      : [eb.or(searched.map((column) => eb(`portals.${column}`, 'ilike', likePattern(keyword))))]),
    ...(category === '' ? [] : [eb('portals.category', '=', category)]),
  ])
}
