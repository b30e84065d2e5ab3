import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { VisualModelQuery } from './model.schema.ts'
import type { VisualModelsTable } from './model.tables.ts'
import { revisionsOf } from '../../platform/configuration.ts'
import { listInterfacesMentioning } from '../data-interface/data-interface.access.ts'
import { dictionaryNames, readDictionaryNames } from '../dictionary/dictionary.access.ts'
import type { createModelEntryStore } from '../menu/model-entry.access.ts'
import { findUserName, userNames } from '../user/user.access.ts'

/** Pattern of a keyword for `like`; wildcards in the keyword are escaped. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const LISTED = ['id', 'fullName', 'enCode', 'type', 'webType', 'state', 'sortCode', 'description', 'tables'] as const
const SORTED = new Set(['fullName', 'enCode', 'sortCode', 'creatorTime', 'lastModifyTime', 'state', 'webType'])

/** Columns that a keyword searches. */
export const MODEL_SEARCHED = ['fullName', 'enCode'] as const

/** The query of the list, and the columns that its keyword searches. */
type VisualModelFilter = VisualModelQuery & { searched: readonly (typeof MODEL_SEARCHED)[number][] }

/** SQL of models. */
export function createModelRepository(db: Db | Trx) {
  const models = () => db.selectFrom('visualModels').where('visualModels.deleteMark', 'is', null)

  return {
    async page({
      keyword,
      searched,
      category,
      type = 1,
      currentPage = 1,
      pageSize = 20,
      sidx = '',
      sort = 'desc',
    }: VisualModelFilter) {
      const filtered = models()
        .where('type', '=', type)
        .$if(Boolean(keyword?.trim()), (query) =>
          query.where((where) =>
            where.or(searched.map((column) => where(`visualModels.${column}`, 'ilike', likePattern(keyword ?? '')))),
          ),
        )
        .$if(Boolean(category), (query) => query.where('category', '=', category ?? ''))
      const { total } = await filtered.select(db.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      const rows = await filtered
        .leftJoin(dictionaryNames('d'), 'd.id', 'visualModels.category')
        .leftJoin(userNames('c'), 'c.id', 'visualModels.creatorUserId')
        .leftJoin(userNames('m'), 'm.id', 'visualModels.lastModifyUserId')
        .select(LISTED.map((column) => `visualModels.${column}` as const))
        .select((column) => [
          'visualModels.creatorTime',
          'visualModels.lastModifyTime',
          'visualModels.category as categoryId',
          'd.fullName as categoryName',
          'c.realName as creatorName',
          'c.account as creatorAccount',
          'm.realName as modifierName',
          'm.account as modifierAccount',
          column('visualModels.formData', 'is not', null).as('hasForm'),
        ])
        .$if(SORTED.has(sidx), (query) => query.orderBy(sql.ref(`visualModels.${sidx}`), sort))
        .orderBy('visualModels.sortCode')
        .orderBy('visualModels.creatorTime', 'desc')
        .orderBy('visualModels.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute()
      return { rows, total: Number(total) }
    },

    find: (id: string) => models().selectAll().where('id', '=', id).executeTakeFirst(),

    /** With the exact time of its last save, in microseconds. */
    findInForce: (id: string) =>
      models()
        .selectAll()
        .select(sql<string | null>`extract(epoch from last_modify_time)::text`.as('saved'))
        .where('id', '=', id)
        .executeTakeFirst(),

    lock: (id: string) => models().selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Other models with this code or name. */
    findNamed: ({
      enCode,
      fullName,
      editedId = '',
    }: {
      enCode: string
      fullName: string
      editedId?: string | undefined
    }) =>
      models()
        .select(['id', 'enCode', 'fullName'])
        .where((where) => where.or([where('enCode', '=', enCode), where('fullName', '=', fullName)]))
        .where('id', '<>', editedId)
        .execute(),

    /** Whether an id was ever used; a deleted model keeps its id. */
    isIdUsed: async (id: string) =>
      (await db.selectFrom('visualModels').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    listEnabled: (type: number | undefined) =>
      models()
        .select(['id', 'fullName', 'category', 'enCode'])
        .where('state', '=', 1)
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? 0))
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    /** Categories of the models, the most used one first. */
    listUsedCategories: () =>
      models()
        .select(['category', db.fn.countAll<string>().as('uses')])
        .where('type', '=', 1)
        .groupBy('category')
        .orderBy('uses', 'desc')
        .orderBy('category')
        .execute(),

    listCategories: (ids: readonly string[]) => readDictionaryNames(db, ids),

    /** Models whose form contains the id of another model. */
    listMentioning: (modelId: string) =>
      models()
        .select(['id', 'fullName', 'formData'])
        .where('formData', 'like', containing(modelId))
        .where('id', '<>', modelId)
        .execute(),

    /** Data interfaces that read one of these tables or call this model. */
    listInterfacesUsingModel: ({ modelId, tables }: { modelId: string; tables: readonly string[] }) =>
      listInterfacesMentioning(db, { path: containing(modelId), queries: tables.map(containing) }),

    insert: (row: Insertable<VisualModelsTable>) => db.insertInto('visualModels').values(row).execute(),
    update: (id: string, values: Updateable<VisualModelsTable>) =>
      db.updateTable('visualModels').set(values).where('id', '=', id).execute(),

    /** Of these tables, those that the platform created. */
    listOwnTables: async (names: readonly string[]) => {
      if (names.length === 0) return new Set<string>()
      const rows = await db
        .selectFrom('visualModelTables')
        .select('tableName')
        .where('tableName', 'in', names)
        .execute()
      return new Set(rows.map(({ tableName }) => tableName))
    },
    /** Whether the platform created all of these tables for this model. */
    ownsTables: async (modelId: string, names: readonly string[]) => {
      if (names.length === 0) return false
      const rows = await db
        .selectFrom('visualModelTables')
        .select('tableName')
        .where('modelId', '=', modelId)
        .where('tableName', 'in', names)
        .execute()
      return rows.length === new Set(names).size
    },
    insertOwnTables: (rows: { tableName: string; modelId: string; creatorTime: Date }[]) =>
      db.insertInto('visualModelTables').values(rows).execute(),

    listRevisions: (id: string) =>
      db
        .selectFrom(revisionsOf('visualModels', id))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select(['history.id', 'history.createdAt', 'history.before', 'history.after'])
        .select(['author.realName', 'author.account'])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(200)
        .execute(),

    findPerson: (id: string) => findUserName(db, id),
  }
}

export type ModelRepository = ReturnType<typeof createModelRepository>
export type VisualModelRecord = NonNullable<Awaited<ReturnType<ModelRepository['find']>>>
export type ModelMenu = Awaited<ReturnType<ReturnType<typeof createModelEntryStore>['list']>>[number]

/** The model that a menu entry of type 3 opens; undefined when its properties are not valid JSON. */
export function modelOfMenu({ propertyJson }: Pick<ModelMenu, 'propertyJson'>): string | undefined {
  try {
    const property: unknown = JSON.parse(propertyJson)
    if (typeof property !== 'object' || property === null || !('moduleId' in property)) return undefined
    return typeof property.moduleId === 'string' ? property.moduleId : undefined
  } catch {
    return undefined
  }
}
