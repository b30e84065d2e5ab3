import { MENU_TYPE } from '@sqos/contract'
import type { Db } from '../../../platform/db/database.ts'
import type { Authority, FindRowSource } from '../../authority/index.ts'
import { listModelMenus } from '../../model/index.ts'
import { createModels } from '../models.ts'
import { rowColumnsOf } from '../record-sql.ts'

/** Finds the table behind the page of a model, for the explanation of row permissions. */
export function createModelRows({ db, authority }: { db: Db; authority: Authority }): FindRowSource {
  const models = createModels(db)
  return async ({ id: menuId, type }) => {
    if (type !== MENU_TYPE.model) return undefined
    const menusOf = await listModelMenus(db)
    const [modelId] = [...menusOf].find(([, menuIds]) => menuIds.includes(menuId)) ?? []
    const model = modelId === undefined ? undefined : await models.open(modelId, await authority.version())
    const main = model?.storage?.main
    if (!main) return undefined
    const placed = new Map(main.fields.map((field) => [field.item.name, { ...field, alias: main.name }]))
    const key = { alias: main.name, column: main.key }
    return { table: `lowcode.${main.name}`, id: main.key, columns: rowColumnsOf(placed, key) }
  }
}
