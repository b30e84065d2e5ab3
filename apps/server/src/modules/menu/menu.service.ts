import { MENU_TYPE } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { createMenuRepository } from './menu.repository.ts'
import type { MenuNode, Permission } from './menu.schema.ts'
import { listPermissions, menuTree, visibleMenus, type Holds } from './menu-tree.ts'

/** The menu as one person sees it. */
export interface PersonalMenu {
  menuList: MenuNode[]
  permissionList: Permission[]
}

/** Reads the menu and the permissions of the caller; administrators get everything. */
export async function readPersonalMenu(
  db: Db,
  actor: Pick<Actor, 'userId' | 'isAdministrator'>,
): Promise<PersonalMenu> {
  const repository = createMenuRepository(db)
  const [menus, items, granted] = await Promise.all([
    repository.readMenus(),
    repository.readItems(),
    actor.isAdministrator ? undefined : repository.readGrantedIds(actor.userId),
  ])
  const holds: Holds = (id) => granted?.has(id) ?? true
  const visible = visibleMenus(menus, holds)
  return { menuList: menuTree(visible), permissionList: listPermissions(visible, { items, holds }) }
}

/** Codes of the menu entries that are a page of this one dictionary. */
export async function listDictionaryPages(db: Db, typeId: string): Promise<string[]> {
  const pages = await createMenuRepository(db).readMenusOfType(MENU_TYPE.dictionary)
  return pages.filter(({ propertyJson }) => moduleIdOf(propertyJson) === typeId).map(({ enCode }) => enCode)
}

/** The module that a menu entry's property names; people can type this text, so it may be anything. */
function moduleIdOf(propertyJson: string): unknown {
  try {
    const property: unknown = JSON.parse(propertyJson)
    return typeof property === 'object' && property !== null && 'moduleId' in property ? property.moduleId : undefined
  } catch {
    return undefined
  }
}
