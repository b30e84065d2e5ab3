import { KINDS } from '@sqos/form-model'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { createModelEntryStore } from '../menu/model-entry.access.ts'
import { createModelRepository, modelOfMenu } from './model.repository.ts'
import { usesInterface } from './where-used.ts'

/** A model with its documents; `saved` changes with every save. */
export const readModel = (db: Db, id: string) => createModelRepository(db).findInForce(id)

/** Identifies the save of a model that was read. */
export interface ReadDesign {
  modelId: string
  saved: string | null
}

/** Condition that the design is still in force. It is part of the statement that writes, so no save comes between. */
export const isInForce = ({ modelId, saved }: ReadDesign) =>
  sql<SqlBool>`exists (select 1 from visual_models where id = ${modelId} and delete_mark is null
    and extract(epoch from last_modify_time)::text is not distinct from ${saved}::text)`

/** Ids of the enabled menu entries that open a model, by the id of the model. */
export async function listModelMenus(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const menus = new Map<string, string[]>()
  for (const menu of await createModelEntryStore(db).list()) {
    const modelId = modelOfMenu(menu)
    if (modelId !== undefined) menus.set(modelId, [...(menus.get(modelId) ?? []), menu.id])
  }
  return menus
}

/** Names of the kinds that choose records of a model. */
const RELATIONS = KINDS.filter(({ records }) => records === 'model').map(({ name }) => name)

/** Ids of the enabled models whose forms have relation fields. */
export async function listRelatingModels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('visualModels')
    .select('id')
    .where((where) => where.or(RELATIONS.map((name) => where('formData', 'like', `%${name}%`))))
    .where('state', '=', 1)
    .where('deleteMark', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Names of the models that use a data interface: for options of fields, rows to choose from, or trees of lists. */
export async function listModelsUsingInterface(db: Db, interfaceId: string): Promise<string[]> {
  const pattern = `%"${interfaceId}"%`
  const rows = await db
    .selectFrom('visualModels')
    .select(['fullName', 'formData', 'columnData', 'appColumnData'])
    .where('deleteMark', 'is', null)
    .where((where) =>
      where.or([
        where('formData', 'like', pattern),
        where('columnData', 'like', pattern),
        where('appColumnData', 'like', pattern),
      ]),
    )
    .orderBy('fullName')
    .execute()
  return rows
    .filter(({ formData, columnData, appColumnData }) =>
      usesInterface(interfaceId, [formData, columnData, appColumnData]),
    )
    .map(({ fullName }) => fullName)
}
