import { sql, type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import { revisionsOf } from '../../platform/configuration.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { liveDictionaryValues } from '../dictionary/dictionary.access.ts'
import { modelNames } from '../model/model.access.ts'
import { userNames } from '../user/user.access.ts'
import type { PrintSelectorQuery, PrintTemplateQuery } from './print.schema.ts'
import type { PrintTemplatesTable, PrintUsesTable } from './print.tables.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'enabledMark', 'sortCode', 'creatorTime', 'lastModifyTime'] as const

/** Columns that a keyword searches. */
export const PRINT_SEARCHED = ['fullName', 'enCode'] as const
type Searched = (typeof PRINT_SEARCHED)[number]

type Filter = PrintTemplateQuery & { searched: readonly Searched[] }

/** SQL of print templates. Deleted rows stay in the table; queries leave them out. */
export function createPrintRepository(db: Db | Trx) {
  const templates = () => db.selectFrom('printTemplates').where('printTemplates.deleteMark', 'is', null)

  return {
    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: Filter) =>
      templates()
        .where((eb) => matches(eb, filter))
        .leftJoin(userNames('author'), 'author.id', 'printTemplates.creatorUserId')
        .leftJoin(userNames('editor'), 'editor.id', 'printTemplates.lastModifyUserId')
        .leftJoin(modelNames('model'), 'model.id', 'printTemplates.modelId')
        .select([
          'printTemplates.id',
          'printTemplates.fullName',
          'printTemplates.enCode',
          'printTemplates.type',
          'printTemplates.creatorTime',
          'printTemplates.lastModifyTime',
          'printTemplates.sortCode',
          'printTemplates.enabledMark',
          'author.realName as authorName',
          'author.account as authorAccount',
          'editor.realName as editorName',
          'editor.account as editorAccount',
          'model.fullName as modelName',
        ])
        .select([categoryName.as('category'), useCount.as('useCount')])
        .$call((query) => {
          const column = SORTABLE.find((one) => one === sidx)
          return column ? query.orderBy(`printTemplates.${column}`, sort) : query.orderBy('printTemplates.sortCode')
        })
        .orderBy('printTemplates.creatorTime', 'desc')
        .orderBy('printTemplates.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: Filter): Promise<number> {
      const { total } = await templates()
        .where((eb) => matches(eb, filter))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: ({ type, modelId }: PrintSelectorQuery) =>
      templates()
        .select(['id', 'fullName', 'enCode', 'category', 'type'])
        .where('enabledMark', '=', 1)
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? 2))
        .$if(modelId !== undefined, (query) =>
          query.where((eb) => eb.or([eb('modelId', '=', modelId ?? ''), eb('modelId', 'is', null)])),
        )
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => templates().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Templates other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      templates()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    /** Revisions of a template, newest first. */
    listRevisions: (id: string) =>
      db
        .selectFrom(revisionsOf('printTemplates', id))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select(['history.id', 'history.createdAt', 'history.after', 'author.realName', 'author.account'])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(100)
        .execute(),

    insert: (row: Insertable<PrintTemplatesTable>) => db.insertInto('printTemplates').values(row).execute(),

    update: (id: string, values: Updateable<PrintTemplatesTable>) =>
      db.updateTable('printTemplates').set(values).where('id', '=', id).execute(),

    insertUses: (rows: readonly Insertable<PrintUsesTable>[]) =>
      db
        .insertInto('printUses')
        .values([...rows])
        .execute(),
  }
}

export type PrintRepository = ReturnType<typeof createPrintRepository>
export type PrintTemplateRecord = NonNullable<Awaited<ReturnType<PrintRepository['find']>>>

const categoryName = sql<string>`coalesce((
  select v.full_name from ${liveDictionaryValues} v
  where v.type_code = 'printDev' and v.en_code = print_templates.category limit 1), print_templates.category)`

const useCount = sql<number>`(select count(*)::int from print_uses u where u.template_id = print_templates.id)`

function matches(
  eb: ExpressionBuilder<Database, 'printTemplates'>,
  { keyword = '', searched, category = '', type }: Filter,
) {
  return eb.and([
    ...(keyword.trim() === ''
      ? []
      : [eb.or(searched.map((column) => eb(`printTemplates.${column}`, 'ilike', likePattern(keyword))))]),
    ...(category === '' ? [] : [eb('printTemplates.category', '=', category)]),
    ...(type === undefined ? [] : [eb('printTemplates.type', '=', type)]),
  ])
}
