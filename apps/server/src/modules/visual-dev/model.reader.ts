import type { Db } from '../../platform/db/database.ts'
import { createVisualDevRepository, modelOfMenu } from './visual-dev.repository.ts'

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
