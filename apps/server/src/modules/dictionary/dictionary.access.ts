import { DICTIONARY_ROOT_ID, ROOT_ID } from '@sqos/contract'
import { expressionBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationTarget } from '../../platform/configuration.ts'
import { deletedBy } from '../../platform/db/audited.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { freeNames, type Names } from '../../platform/free-names.ts'
import { createDictionaryRepository } from './dictionary.repository.ts'

/** Names of dictionary values, as a sub-query for joins; deleted values too. */
export const dictionaryNames = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('dictionaryData').select(['id', 'fullName', 'sortCode']).as(alias)

const values = (db: Db | Trx) =>
  db
    .selectFrom('dictionaryData as d')
    .innerJoin('dictionaryTypes as t', 't.id', 'd.dictionaryTypeId')
    .where('d.deleteMark', 'is', null)

/** The enabled values of a dictionary, which is named by its id or code. */
export const listDictionaryOptions = (db: Db | Trx, dictionary: string) =>
  values(db)
    .select(['d.id', 'd.parentId', 'd.enCode', 'd.fullName'])
    .where('d.enabledMark', '=', 1)
    .where((where) => where.or([where('t.id', '=', dictionary), where('t.enCode', '=', dictionary)]))
    .execute()

/** Values of dictionaries; both are named by their ids or codes. */
export const findDictionaryValues = (
  db: Db | Trx,
  { dictionaries, ids }: { dictionaries: readonly string[]; ids: readonly string[] },
) =>
  values(db)
    .select(['t.id as typeId', 't.enCode as typeCode', 'd.id', 'd.enCode', 'd.fullName'])
    .where((where) => where.or([where('t.id', 'in', dictionaries), where('t.enCode', 'in', dictionaries)]))
    .where((where) => where.or([where('d.id', 'in', ids), where('d.enCode', 'in', ids)]))
    .execute()

/** Values that are not deleted, for `sql` templates: `(select type_code, en_code, full_name …)`. */
export const liveDictionaryValues = sql`(
  select t.en_code as type_code, d.en_code, d.full_name
  from dictionary_data d join dictionary_types t on t.id = d.dictionary_type_id
  where t.delete_mark is null and d.delete_mark is null)`

/** Names of these dictionary values in their order; deleted ones are left out. */
export const readDictionaryNames = (db: Db | Trx, ids: readonly string[]) =>
  db
    .selectFrom('dictionaryData')
    .select(['id', 'fullName'])
    .where('id', 'in', ids)
    .where('deleteMark', 'is', null)
    .orderBy('sortCode')
    .orderBy('id')
    .execute()

const valuesOf = (db: Db | Trx, typeId: string) =>
  db.selectFrom('dictionaryData').where('dictionaryTypeId', '=', typeId).where('deleteMark', 'is', null)

/** All values of a dictionary with their parents, in their order. */
export const listDictionaryTree = (db: Db | Trx, typeId: string) =>
  valuesOf(db, typeId)
    .select(['id', 'parentId', 'fullName'])
    .orderBy('sortCode')
    .orderBy('creatorTime', 'desc')
    .orderBy('id')
    .execute()

/** A value of a dictionary. */
export const findDictionaryValue = (db: Db | Trx, { typeId, id }: { typeId: string; id: string }) =>
  valuesOf(db, typeId).select('id').where('id', '=', id).executeTakeFirst()

/** All values of the dictionaries with these codes. */
export const readDictionaries = (db: Db | Trx, codes: readonly string[]) =>
  db
    .selectFrom('dictionaryData')
    .innerJoin('dictionaryTypes', 'dictionaryTypes.id', 'dictionaryData.dictionaryTypeId')
    .select(['dictionaryTypes.enCode as type', 'dictionaryData.id', 'dictionaryData.enCode', 'dictionaryData.fullName'])
    .where('dictionaryTypes.enCode', 'in', codes)
    .where('dictionaryTypes.deleteMark', 'is', null)
    .where('dictionaryData.deleteMark', 'is', null)
    .execute()

/** Dictionaries for the recycle bin. */
export const recyclableDictionaries = recyclable({
  table: 'dictionaryTypes',
  deleted: sql`
    select t.id, 'dictionary' as kind, t.full_name, t.en_code, null as organize_id,
      coalesce(above.full_name, '') as menu_name, t.delete_time, t.delete_user_id
    from dictionary_types t left join dictionary_types above on above.id = t.parent_id where t.delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
  hasPlace: (id) => sql`exists (
    select 1 from dictionary_types gone where gone.id = ${id} and (gone.parent_id = '-1' or exists (
      select 1 from dictionary_types above where above.id = gone.parent_id and above.delete_mark is null)))`,
})

/** Values of dictionaries for the recycle bin. Their names and codes are unique within the dictionary. */
export const recyclableDictionaryValues = recyclable({
  table: 'dictionaryData',
  deleted: sql`
    select d.id, 'dictionaryValue' as kind, d.full_name, d.en_code, null as organize_id, t.full_name as menu_name,
      d.delete_time, d.delete_user_id
    from dictionary_data d join dictionary_types t on t.id = d.dictionary_type_id where d.delete_mark = 1`,
  hasCode: () => sql`false`,
  collides: sql`live.dictionary_type_id = gone.dictionary_type_id
    and (live.full_name = gone.full_name or live.en_code = gone.en_code)`,
  hasPlace: (id) => sql`exists (
    select 1 from dictionary_data gone
    join dictionary_types t on t.id = gone.dictionary_type_id and t.delete_mark is null
    where gone.id = ${id} and (gone.parent_id = '0' or exists (
      select 1 from dictionary_data above where above.id = gone.parent_id and above.delete_mark is null)))`,
})

/** A new dictionary with its values as targets of the configuration writer. */
export const dictionaryTargets = (id: string, added: readonly { id: string }[]): ConfigurationTarget[] => [
  { table: 'dictionaryTypes', ids: [id] },
  { table: 'dictionaryData', ids: added.map((value) => value.id) },
]

/** Name and code of a new dictionary, with a number where other dictionaries have them. */
export const freeDictionaryNames = (db: Db | Trx, wanted: Names): Promise<Names> =>
  freeNames(wanted, async ({ fullName, enCode }) => {
    const type = await db
      .selectFrom('dictionaryTypes')
      .select('id')
      .where('deleteMark', 'is', null)
      .where((where) => where.or([where('fullName', '=', fullName), where('enCode', '=', enCode)]))
      .executeTakeFirst()
    return type === undefined
  })

interface NewValues {
  typeId: string
  values: readonly { id: string; fullName: string }[]
  /** The codes of the values, in their order. */
  codes: Iterator<string, never>
  /** Order number of the last present value. */
  after?: number
  creatorUserId: string | null
  creatorTime: Date
}

/** Adds values at the end of a dictionary, at its top level. */
export async function addValues(trx: Trx, { typeId, values: added, codes, after = 0, ...created }: NewValues) {
  await createDictionaryRepository(trx).insertData(
    added.map((value, index) => ({
      ...value,
      ...created,
      ...NOT_DELETED,
      dictionaryTypeId: typeId,
      parentId: DICTIONARY_ROOT_ID,
      enCode: codes.next().value,
      sortCode: after + index + 1,
    })),
  )
}

interface NewDictionary extends Names {
  id: string
  values: readonly { id: string; fullName: string }[]
  creatorUserId: string
  creatorTime: Date
}

const NOT_DELETED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Adds a dictionary at the top level. Its values get the codes 1, 2, 3 … */
export async function addDictionary(trx: Trx, { values: added, ...type }: NewDictionary) {
  const { id: typeId, creatorUserId, creatorTime } = type
  await createDictionaryRepository(trx).insertTypes([{ ...type, ...NOT_DELETED, parentId: ROOT_ID, isTree: 0 }])
  await addValues(trx, { typeId, values: added, codes: freeNumbers(new Set()), creatorUserId, creatorTime })
}

/** Deletes dictionaries, which stay in the recycle bin. */
export async function removeDictionaries(
  trx: Trx,
  { ids, actor, now }: { ids: readonly string[]; actor: Pick<Actor, 'userId'>; now: Date },
) {
  const repository = createDictionaryRepository(trx)
  await Promise.all(ids.map((id) => repository.updateType(id, deletedBy(actor, now))))
}

/** Numbers that are no codes yet: 1, 2, 3 … */
export function* freeNumbers(used: ReadonlySet<string>): Generator<string, never> {
  for (let number = 1; ; number += 1) if (!used.has(String(number))) yield String(number)
}
