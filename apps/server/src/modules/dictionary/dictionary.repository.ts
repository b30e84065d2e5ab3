import type { Insertable, Updateable } from 'kysely'
import { INSERT_BATCH } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { DictionaryDataTable, DictionaryTypesTable } from './dictionary.tables.ts'

type NewType = Insertable<DictionaryTypesTable>
type NewData = Insertable<DictionaryDataTable>

/** SQL of dictionaries. Deleted rows stay in the tables; queries leave them out. */
export function createDictionaryRepository(db: Db | Trx) {
  const types = () => db.selectFrom('dictionaryTypes').where('deleteMark', 'is', null)
  const data = () => db.selectFrom('dictionaryData').where('deleteMark', 'is', null)

  return {
    listTypes: () => types().selectAll().orderBy('sortCode').orderBy('creatorTime', 'desc').orderBy('id').execute(),

    /** Finds by id or code: pages identify dictionaries by code. */
    findType: (idOrCode: string) =>
      types()
        .selectAll()
        .where((where) => where.or([where('id', '=', idOrCode), where('enCode', '=', idOrCode)]))
        .orderBy((order) => order('id', '=', idOrCode), 'desc')
        .executeTakeFirst(),

    listData: ({ typeId, enabledOnly }: { typeId?: string; enabledOnly?: boolean }) =>
      data()
        .selectAll()
        .$if(typeId !== undefined, (query) => query.where('dictionaryTypeId', '=', typeId ?? ''))
        .$if(enabledOnly === true, (query) => query.where('enabledMark', '=', 1))
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    findData: (id: string) => data().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The ids among `ids` that exist in a table, deleted rows included. */
    usedIds: async (table: 'dictionaryTypes' | 'dictionaryData', ids: readonly string[]) => {
      if (ids.length === 0) return new Set<string>()
      const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
      return new Set(rows.map((row) => row.id))
    },

    insertTypes: (rows: readonly NewType[]) =>
      inBatches(rows, (batch) => db.insertInto('dictionaryTypes').values(batch).execute()),
    insertData: (rows: readonly NewData[]) =>
      inBatches(rows, (batch) => db.insertInto('dictionaryData').values(batch).execute()),

    updateType: (id: string, values: Updateable<DictionaryTypesTable>) =>
      db.updateTable('dictionaryTypes').set(values).where('id', '=', id).execute(),
    updateData: (id: string, values: Updateable<DictionaryDataTable>) =>
      db.updateTable('dictionaryData').set(values).where('id', '=', id).execute(),
  }
}

export type DictionaryRepository = ReturnType<typeof createDictionaryRepository>
export type TypeRow = Awaited<ReturnType<DictionaryRepository['listTypes']>>[number]
export type DataRow = Awaited<ReturnType<DictionaryRepository['listData']>>[number]

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += INSERT_BATCH) await insert(rows.slice(start, start + INSERT_BATCH))
}
