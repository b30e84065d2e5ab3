import type { Db } from '../../platform/db/database.ts'
import { createVisualDevRepository, modelOfMenu } from './visual-dev.repository.ts'
import { asksInterface } from './where-used.ts'

/** A model with its documents, for those who run it. */
export const readModel = (db: Db, id: string) => createVisualDevRepository(db).find(id)

/** Ids of the enabled menu entries that open a model, by the id of the model. */
export async function listModelMenus(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const menus = new Map<string, string[]>()
  for (const menu of await createVisualDevRepository(db).listModelMenus()) {
    const modelId = modelOfMenu(menu)
    if (modelId !== undefined) menus.set(modelId, [...(menus.get(modelId) ?? []), menu.id])
  }
  return menus
}

/** Ids of the enabled models whose forms have relation fields. */
export async function listRelatingModels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('visualModels')
    .select('id')
    .where('formData', 'like', '%relationForm%')
    .where('state', '=', 1)
    .where('deleteMark', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Names of the models that take something from a data interface: options of fields, rows to choose from, trees of lists. */
export async function listAskingModels(db: Db, interfaceId: string): Promise<string[]> {
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
      asksInterface(interfaceId, [formData, columnData, appColumnData]),
    )
    .map(({ fullName }) => fullName)
}
