import { sql, type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RegionsTable } from './region.tables.ts'

/** Key of the advisory lock; no other lock uses it. */
const REGIONS_LOCK = 4_100_008
const MAX_FOUND = 200

/** SQL of regions. Deleted rows stay in the table; queries leave them out. */
export function createRegionRepository(db: Db | Trx) {
  const regions = () => db.selectFrom('regions').where('deleteMark', 'is', null)
  const columns = ['id', 'parentId', 'fullName', 'enCode', 'enabledMark', 'sortCode'] as const

  return {
    /** Serialises changes of the tree: concurrent moves could create a circle. */
    lock: () => sql`select pg_advisory_xact_lock(${REGIONS_LOCK})`.execute(db),

    /** Children of a region. */
    listChildren: ({ parentId, keyword, searched, enabledOnly }: ChildrenQuery) =>
      regions()
        .select(columns)
        .select((eb) => hasChildren(eb, enabledOnly).as('hasChildren'))
        .where('parentId', '=', parentId)
        .$if(enabledOnly, (query) => query.where('enabledMark', '=', 1))
        .$if(keyword !== '', (query) => query.where((eb) => namedLike(eb, { keyword, searched })))
        .orderBy('sortCode')
        .orderBy('enCode')
        .execute(),

    /** Regions of every level by name or code, highest level first. */
    search: ({ keyword, searched, enabledOnly }: Omit<ChildrenQuery, 'parentId'>) =>
      regions()
        .select(columns)
        .select((eb) => hasChildren(eb, enabledOnly).as('hasChildren'))
        .where((eb) => namedLike(eb, { keyword, searched }))
        .$if(enabledOnly, (query) => query.where('enabledMark', '=', 1))
        .orderBy('type')
        .orderBy('enCode')
        .limit(MAX_FOUND)
        .execute(),

    find: (id: string) => regions().selectAll().where('id', '=', id).executeTakeFirst(),

    findByCode: (enCode: string) => regions().select(['id']).where('enCode', '=', enCode).executeTakeFirst(),

    /** The child of `parentId` with this name. */
    findNamed: (parentId: string, fullName: string) =>
      regions().select('id').where('parentId', '=', parentId).where('fullName', '=', fullName).executeTakeFirst(),

    hasChildren: async (id: string) =>
      (await regions().select('id').where('parentId', '=', id).limit(1).executeTakeFirst()) !== undefined,

    /** `id` and its descendants, each with its level. */
    async listBelow(id: string): Promise<{ id: string; type: number }[]> {
      const { rows } = await sql<{ id: string; type: number }>`
        with recursive below as (
          select id, type from regions where id = ${id} and delete_mark is null
          union
          select r.id, r.type from regions r join below b on r.parent_id = b.id where r.delete_mark is null
        )
        select id, type from below`.execute(db)
      return rows
    },

    /** Names by id; unknown ids are left out. */
    async namesOf(ids: readonly string[]): Promise<Map<string, { fullName: string; parentId: string }>> {
      if (ids.length === 0) return new Map()
      const rows = await regions()
        .select(['id', 'fullName', 'parentId'])
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute()
      return new Map(rows.map(({ id, ...rest }) => [id, rest]))
    },

    insert: (row: Insertable<RegionsTable>) => db.insertInto('regions').values(row).execute(),

    update: (id: string, values: Updateable<RegionsTable>) =>
      db.updateTable('regions').set(values).where('id', '=', id).execute(),

    /** Moves levels by `steps`. */
    shiftLevels: (ids: readonly string[], steps: number) =>
      db
        .updateTable('regions')
        .set((eb) => ({ type: eb('type', '+', steps) }))
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute(),
  }
}

/** Columns that a keyword searches. */
export const REGION_SEARCHED = ['fullName', 'enCode'] as const

interface ChildrenQuery {
  parentId: string
  keyword: string
  searched: readonly (typeof REGION_SEARCHED)[number][]
  enabledOnly: boolean
}

export type RegionRepository = ReturnType<typeof createRegionRepository>

function namedLike(
  eb: ExpressionBuilder<Database, 'regions'>,
  { keyword, searched }: Pick<ChildrenQuery, 'keyword' | 'searched'>,
) {
  return eb.or(searched.map((column) => eb(column, 'ilike', likePattern(keyword))))
}

const hasChildren = (eb: ExpressionBuilder<Database, 'regions'>, enabledOnly: boolean) =>
  eb.exists(
    eb
      .selectFrom('regions as child')
      .select('child.id')
      .whereRef('child.parentId', '=', 'regions.id')
      .where('child.deleteMark', 'is', null)
      .$if(enabledOnly, (query) => query.where('child.enabledMark', '=', 1)),
  )
