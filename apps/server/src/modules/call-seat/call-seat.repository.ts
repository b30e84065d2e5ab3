import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { CallSeatsTable } from './call-seat.tables.ts'

/** The columns that a keyword can search. */
export const SEARCHED = ['realName', 'landlinenNum', 'custcode', 'appId'] as const
type Searched = (typeof SEARCHED)[number]

interface Search {
  keyword?: string | undefined
  searched: readonly Searched[]
}

interface Page extends Search {
  /** Without both: every row. */
  offset?: number | undefined
  limit?: number | undefined
}

/** SQL of seats. Deleted rows stay in the table and out of every answer. */
export function createCallSeatRepository(db: Db | Trx) {
  const present = () =>
    db
      .selectFrom('callSeats as seat')
      .leftJoin(userNames('person'), 'person.id', 'seat.userId')
      .where('seat.deleteMark', 'is', null)
  const rows = () =>
    present()
      .select(['seat.id', 'seat.userId', 'seat.landlinenNum', 'seat.custcode', 'seat.appId', 'seat.enabledMark'])
      .select(['seat.description', 'seat.lastModifyTime'])
      .select((select) => select.fn.coalesce('person.realName', select.val('')).as('realName'))
  const columnOf = (name: Searched) => (name === 'realName' ? ('person.realName' as const) : (`seat.${name}` as const))
  const conditionOf = ({ keyword = '', searched }: Search) => {
    const pattern = likePattern(keyword)
    return (query: ReturnType<typeof rows>) =>
      keyword === ''
        ? query
        : query.where((where) => where.or(searched.map((name) => where(columnOf(name), 'ilike', pattern))))
  }

  return {
    list: ({ offset, limit, ...search }: Page) =>
      conditionOf(search)(rows())
        .orderBy('seat.landlinenNum')
        .orderBy('seat.id')
        .$if(offset !== undefined, (query) => query.offset(offset ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute(),

    count: async (search: Search) => {
      const { total } = await db
        .selectFrom(conditionOf(search)(rows()).as('found'))
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => rows().where('seat.id', '=', id).executeTakeFirst(),

    findOfUser: (userId: string) => rows().where('seat.userId', '=', userId).executeTakeFirst(),

    findByNumber: (landlinenNum: string) => rows().where('seat.landlinenNum', '=', landlinenNum).executeTakeFirst(),

    insert: (row: Insertable<CallSeatsTable>) => db.insertInto('callSeats').values(row).execute(),

    update: (id: string, values: Updateable<CallSeatsTable>) =>
      db.updateTable('callSeats').set(values).where('id', '=', id).execute(),
  }
}

export type CallSeatRepository = ReturnType<typeof createCallSeatRepository>
