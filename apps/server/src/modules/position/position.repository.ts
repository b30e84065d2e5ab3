import { sql, type Insertable, type SelectQueryBuilder, type Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RowCondition } from '../authority/index.ts'
import { liveDictionaryValues } from '../dictionary/dictionary.access.ts'
import type { PositionsTable } from './position.tables.ts'
import type { PositionListQuery } from './position.schema.ts'

/** The filter of positions; `visible` is the condition of data schemes, undefined for all. */
export type PositionFilter = PositionListQuery & {
  visible?: RowCondition | undefined
  /** The columns that the keyword searches. */
  searched: readonly string[]
}

/** Columns that a keyword may search. */
const SEARCHED = ['fullName', 'enCode'] as const

/** SQL of positions. Deleted rows stay in the table; queries leave them out. */
export function createPositionRepository(db: Db | Trx) {
  const live = () => db.selectFrom('positions').where('positions.deleteMark', 'is', null)

  function wanted({ organizeId = '', keyword = '', searched, type, enabledMark, visible }: PositionFilter) {
    const pattern = likePattern(keyword)
    return live()
      .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
      .$if(organizeId !== '', (query) =>
        query.where(sql<boolean>`positions.organize_id in (select organizations_below(${organizeId}))`),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or(
            SEARCHED.filter((name) => searched.includes(name)).map((name) =>
              where(`positions.${name}`, 'ilike', pattern),
            ),
          ),
        ),
      )
      .$if(type !== undefined && type !== '', (query) => query.where('positions.type', '=', type ?? ''))
      .$if(enabledMark !== undefined, (query) => query.where('positions.enabledMark', '=', enabledMark ?? 1))
  }

  return {
    /** Serialises changes of positions: concurrent changes could duplicate a name. */
    lock: () => sql`select pg_advisory_xact_lock(hashtext('positions'))`.execute(db),

    async count(query: PositionFilter): Promise<number> {
      const { total } = await wanted(query)
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    page: (query: PositionFilter) => {
      const { currentPage = 1, pageSize = 20 } = query
      return inOrder(shown(wanted(query)), query)
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute()
    },

    /** All matching positions, in the order of the list. */
    async listIds(query: PositionFilter): Promise<string[]> {
      const rows = await inOrder(wanted(query).select('positions.id'), query).execute()
      return rows.map(({ id }) => id)
    },

    listByIds: (ids: readonly string[]) =>
      shown(live())
        .where(sql<boolean>`positions.id = any(${ids}::text[])`)
        .execute(),

    /** Positions for pickers; `visible` as in the list. */
    listEnabled: (visible?: RowCondition) =>
      live()
        .select(['id', 'fullName', 'enCode', 'organizeId', 'enabledMark', 'sortCode'])
        .where('enabledMark', '=', 1)
        .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => live().selectAll().where('id', '=', id).executeTakeFirst(),

    /** A live position with this code, or with this name in the same organisation. */
    findTaken: (names: { enCode: string; fullName: string; organizeId: string; exceptId?: string }) =>
      live()
        .select(['enCode', 'fullName'])
        .where((where) =>
          where.or([
            where('enCode', '=', names.enCode),
            where.and([where('fullName', '=', names.fullName), where('organizeId', '=', names.organizeId)]),
          ]),
        )
        .where('id', '<>', names.exceptId ?? '')
        .orderBy((order) => order('enCode', '=', names.enCode), 'desc')
        .limit(1)
        .executeTakeFirst(),

    insert: (row: Insertable<PositionsTable>) => db.insertInto('positions').values(row).execute(),
    update: (id: string, values: Updateable<PositionsTable>) =>
      db.updateTable('positions').set(values).where('id', '=', id).execute(),
  }
}

type Positions<Row> = SelectQueryBuilder<Database, 'positions', Row>

/** The list columns. */
const shown = (query: Positions<object>) => query.selectAll('positions').select(typeName)

function inOrder<Row>(query: Positions<Row>, { sidx = '', sort = 'desc' }: PositionFilter): Positions<Row> {
  const column = SORTED.find((one) => one === sidx)
  return query
    .$if(column !== undefined, (list) => list.orderBy(`positions.${column ?? 'sortCode'}`, sort))
    .orderBy('positions.sortCode')
    .orderBy('positions.creatorTime', 'desc')
    .orderBy('positions.id')
}

/** The sort columns of the list, beside its default order. */
const SORTED = ['fullName', 'enCode', 'creatorTime', 'sortCode', 'enabledMark'] as const

/** Positions store the code of their type; the list shows its name. */
const typeName = sql<string>`coalesce((
  select d.full_name from ${liveDictionaryValues} d
  where d.type_code = 'PositionType' and d.en_code = positions.type
), positions.type)`.as('typeName')

export type ShownPosition = Awaited<ReturnType<ReturnType<typeof createPositionRepository>['listByIds']>>[number]
