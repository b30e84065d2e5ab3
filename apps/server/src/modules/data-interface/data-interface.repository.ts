import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'
import { type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { DataInterfaceQuery, InterfaceLogQuery } from './data-interface.schema.ts'
import type { DataInterfaceLogsTable, DataInterfacesTable } from './data-interface.tables.ts'
import type { SqlValues } from './sql/run-sql.ts'
import { userNames, findCurrentPlace } from '../user/user.access.ts'
import { findOrganizationCategory } from '../organization/organization.access.ts'
import { findDictionaryValue, listDictionaryTree } from '../dictionary/dictionary.access.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'checkType', 'dataType', 'creatorTime', 'sortCode', 'enabledMark'] as const

/** Columns that a keyword searches. */
export const INTERFACE_SEARCHED = ['fullName', 'enCode'] as const

/** The query of the list, and the columns that its keyword searches. */
type InterfaceFilter = DataInterfaceQuery & { searched: readonly (typeof INTERFACE_SEARCHED)[number][] }

/** SQL of data interfaces. Deleted rows stay in the table and are not returned. */
export function createInterfaceRepository(db: Db | Trx) {
  const interfaces = () => db.selectFrom('dataInterfaces').where('dataInterfaces.deleteMark', 'is', null)

  return {
    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: InterfaceFilter) =>
      interfaces()
        .where((eb) => matches(eb, filter))
        .leftJoin(userNames('author'), 'author.id', 'dataInterfaces.creatorUserId')
        .selectAll('dataInterfaces')
        .select(['author.realName', 'author.account'])
        .$call((query) => {
          const column = SORTABLE.find((name) => name === sidx)
          return column ? query.orderBy(`dataInterfaces.${column}`, sort) : query.orderBy('dataInterfaces.sortCode')
        })
        .orderBy('dataInterfaces.creatorTime', 'desc')
        .orderBy('dataInterfaces.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: InterfaceFilter): Promise<number> {
      const { total } = await interfaces()
        .where((eb) => matches(eb, filter))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: () =>
      interfaces()
        .select(['id', 'fullName', 'categoryId'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    listCategories: () => listDictionaryTree(db, DATA_INTERFACE_CATEGORIES),

    findCategory: (id: string) => findDictionaryValue(db, { typeId: DATA_INTERFACE_CATEGORIES, id }),

    find: (id: string) => interfaces().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The interface with this id, even if deleted. */
    findAny: (id: string) =>
      db.selectFrom('dataInterfaces').select(['fullName', 'deleteMark']).where('id', '=', id).executeTakeFirst(),

    /** Interfaces other than `id` with this name or code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      interfaces()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    insert: (row: Insertable<DataInterfacesTable>) => db.insertInto('dataInterfaces').values(row).execute(),

    update: (id: string, values: Updateable<DataInterfacesTable>) =>
      db.updateTable('dataInterfaces').set(values).where('id', '=', id).execute(),

    /** Ids of the caller for SQL texts: `@user`, `@organize`, `@department` and `@position`; empty without a caller. */
    async factsOf(actor: Actor | undefined): Promise<SqlValues['caller']> {
      const nobody = { user: '', organize: '', department: '', position: '' }
      if (!actor) return nobody
      const [place, category] = await Promise.all([
        findCurrentPlace(db, actor.userId),
        actor.organizeId === null ? undefined : findOrganizationCategory(db, actor.organizeId),
      ])
      const organize = actor.organizeId ?? ''
      return {
        user: actor.userId,
        organize,
        department: category === 'department' ? organize : '',
        position: place?.positionId ?? '',
      }
    },

    addLog: (row: Insertable<DataInterfaceLogsTable>) => db.insertInto('dataInterfaceLogs').values(row).execute(),

    listLogs: (interfaceId: string, { currentPage = 1, pageSize = 20, keyword }: InterfaceLogQuery) =>
      logs(db, { interfaceId, keyword })
        .selectAll('dataInterfaceLogs')
        .select(['author.realName', 'author.account'])
        .orderBy('dataInterfaceLogs.invokTime', 'desc')
        .orderBy('dataInterfaceLogs.id', 'desc')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async countLogs(interfaceId: string, { keyword }: InterfaceLogQuery): Promise<number> {
      const { total } = await logs(db, { interfaceId, keyword })
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
  }
}

export type InterfaceRepository = ReturnType<typeof createInterfaceRepository>
export type InterfaceRow = NonNullable<Awaited<ReturnType<InterfaceRepository['find']>>>

/** Pattern for `like`; wildcards in the keyword are escaped. */
const contains = (keyword: string) => `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function matches(
  eb: ExpressionBuilder<Database, 'dataInterfaces'>,
  { keyword = '', searched, categoryId, dataType }: InterfaceFilter,
) {
  const pattern = contains(keyword)
  return eb.and([
    ...(categoryId ? [eb('dataInterfaces.categoryId', '=', categoryId)] : []),
    ...(dataType === undefined ? [] : [eb('dataInterfaces.dataType', '=', dataType)]),
    ...(keyword.trim() === ''
      ? []
      : [eb.or(searched.map((column) => eb(`dataInterfaces.${column}`, 'ilike', pattern)))]),
  ])
}

const logs = (db: Db | Trx, { interfaceId, keyword = '' }: { interfaceId: string; keyword: string | undefined }) =>
  db
    .selectFrom('dataInterfaceLogs')
    .leftJoin(userNames('author'), 'author.id', 'dataInterfaceLogs.userId')
    .where('interfaceId', '=', interfaceId)
    .$if(keyword.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('dataInterfaceLogs.userId', '=', keyword.trim()),
          ...(['invokIp', 'author.account', 'author.realName'] as const).map((column) =>
            eb(column, 'ilike', contains(keyword)),
          ),
        ]),
      ),
    )
