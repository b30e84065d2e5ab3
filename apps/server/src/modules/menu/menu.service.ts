import { MENU_TYPE } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { createMenuRepository } from './menu.repository.ts'

/** The menu entries that show the values of this dictionary. */
export async function listDictionaryPages(db: Db, typeId: string): Promise<{ id: string; enCode: string }[]> {
  const pages = await createMenuRepository(db).readMenusOfType(MENU_TYPE.dictionary)
  return pages
    .filter(({ propertyJson }) => moduleIdOf(propertyJson) === typeId)
    .map(({ id, enCode }) => ({ id, enCode }))
}

/** The module id in the properties of an entry; administrators can edit this text, so it may be anything. */
function moduleIdOf(propertyJson: string): unknown {
  try {
    const property: unknown = JSON.parse(propertyJson)
    return typeof property === 'object' && property !== null && 'moduleId' in property ? property.moduleId : undefined
  } catch {
    return undefined
  }
}
