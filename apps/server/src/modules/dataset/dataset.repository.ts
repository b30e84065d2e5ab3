import type { ExpressionBuilder, Insertable, Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { DatasetQuery } from './dataset.schema.ts'
import type { DatasetsTable } from './dataset.tables.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'enabledMark', 'sortCode', 'creatorTime', 'lastModifyTime'] as const

/** SQL of datasets. Deleted rows stay in the table; queries leave them out. */
export function createDatasetRepository(db: Db | Trx) {
  const datasets = () => db.selectFrom('datasets').where('datasets.deleteMark', 'is', null)

  return {
    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: DatasetQuery) =>
      datasets()
        .where((eb) => matches(eb, filter))
        .leftJoin(userNames('author'), 'author.id', 'datasets.creatorUserId')
        .select([
          'datasets.id',
          'datasets.fullName',
          'datasets.enCode',
          'datasets.kind',
          'datasets.creatorTime',
          'datasets.lastModifyTime',
          'datasets.sortCode',
          'datasets.enabledMark',
          'datasets.extract',
          'author.realName as authorName',
          'author.account as authorAccount',
        ])
        .$call((query) => {
          const column = SORTABLE.find((one) => one === sidx)
          return column ? query.orderBy(`datasets.${column}`, sort) : query.orderBy('datasets.sortCode')
        })
        .orderBy('datasets.creatorTime', 'desc')
        .orderBy('datasets.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: DatasetQuery): Promise<number> {
      const { total } = await datasets()
        .where((eb) => matches(eb, filter))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => datasets().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Datasets other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      datasets()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    insert: (row: Insertable<DatasetsTable>) => db.insertInto('datasets').values(row).execute(),

    update: (id: string, values: Updateable<DatasetsTable>) =>
      db.updateTable('datasets').set(values).where('id', '=', id).execute(),
  }
}

export type DatasetRepository = ReturnType<typeof createDatasetRepository>

function matches(eb: ExpressionBuilder<Database, 'datasets'>, { keyword = '', kind }: DatasetQuery) {
  const pattern = likePattern(keyword)
  return eb.and([
    ...(keyword.trim() === ''
      ? []
      : [eb.or([eb('datasets.fullName', 'ilike', pattern), eb('datasets.enCode', 'ilike', pattern)])]),
    ...(kind === undefined ? [] : [eb('datasets.kind', '=', kind)]),
  ])
}
