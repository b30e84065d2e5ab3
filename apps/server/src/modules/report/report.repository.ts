import type { ExpressionBuilder, Insertable, Updateable } from 'kysely'
import { revisionsOf } from '../../platform/configuration.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { ReportQuery } from './report.schema.ts'
import type { ReportsTable } from './report.tables.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'enabledMark', 'sortCode', 'creatorTime', 'lastModifyTime'] as const

/** Columns that a keyword searches. */
export const REPORT_SEARCHED = ['fullName', 'enCode'] as const
type Searched = (typeof REPORT_SEARCHED)[number]

type Filter = ReportQuery & { searched: readonly Searched[] }

/** SQL of reports. Deleted rows stay in the table; queries leave them out. */
export function createReportRepository(db: Db | Trx) {
  const reports = () => db.selectFrom('reports').where('reports.deleteMark', 'is', null)

  return {
    /** The reports whose documents name a dataset. */
    listUsing: (datasetId: string) =>
      reports()
        .select(['id', 'fullName'])
        .where('reports.content', 'like', likePattern(datasetId))
        .orderBy('fullName')
        .execute(),

    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: Filter) =>
      reports()
        .where((eb) => matches(eb, filter))
        .leftJoin(userNames('author'), 'author.id', 'reports.creatorUserId')
        .select([
          'reports.id',
          'reports.fullName',
          'reports.enCode',
          'reports.categoryId',
          'reports.creatorTime',
          'reports.lastModifyTime',
          'reports.sortCode',
          'reports.enabledMark',
          'author.realName as authorName',
          'author.account as authorAccount',
        ])
        .$call((query) => {
          const column = SORTABLE.find((one) => one === sidx)
          return column ? query.orderBy(`reports.${column}`, sort) : query.orderBy('reports.sortCode')
        })
        .orderBy('reports.creatorTime', 'desc')
        .orderBy('reports.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: Filter): Promise<number> {
      const { total } = await reports()
        .where((eb) => matches(eb, filter))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: () =>
      reports()
        .select(['id', 'fullName', 'categoryId'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => reports().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether any report, deleted or not, has this id. */
    async isKnown(id: string): Promise<boolean> {
      return (await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    },

    /** Reports other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      reports()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    /** Revisions of a report, newest first. */
    listRevisions: (id: string) =>
      db
        .selectFrom(revisionsOf('reports', id))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select(['history.id', 'history.createdAt', 'history.after', 'author.realName', 'author.account'])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(100)
        .execute(),

    insert: (row: Insertable<ReportsTable>) => db.insertInto('reports').values(row).execute(),

    update: (id: string, values: Updateable<ReportsTable>) =>
      db.updateTable('reports').set(values).where('id', '=', id).execute(),
  }
}

export type ReportRepository = ReturnType<typeof createReportRepository>
export type ReportRecord = NonNullable<Awaited<ReturnType<ReportRepository['find']>>>

function matches(eb: ExpressionBuilder<Database, 'reports'>, { keyword = '', searched, category = '' }: Filter) {
  return eb.and([
    ...(keyword.trim() === ''
      ? []
      : [eb.or(searched.map((column) => eb(`reports.${column}`, 'ilike', likePattern(keyword))))]),
    ...(category === '' ? [] : [eb('reports.categoryId', '=', category)]),
  ])
}
