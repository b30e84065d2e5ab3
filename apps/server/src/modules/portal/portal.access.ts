import { MENU_TYPE } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { holdersOf } from '../authority/holder.access.ts'

/** A portal that a user may open. */
interface GrantedPortal {
  id: string
  fullName: string
  /** Id of a value of the dictionary portalDesigner. */
  category: string
}

/** A menu entry of a user. */
interface Entry {
  type: number
  propertyJson: string
  children?: readonly Entry[] | null | undefined
}

/** The user whose portals are read, with the menu of this user. */
export interface PortalViewer {
  userId: string
  isAdministrator: boolean
  menu: readonly Entry[]
}

/** Ids of the portals that entries of a menu show. */
function portalsIn(menu: readonly Entry[]): string[] {
  return menu.flatMap(({ type, propertyJson, children }) => [
    ...(type === MENU_TYPE.portal ? idIn(propertyJson) : []),
    ...portalsIn(children ?? []),
  ])
}

function idIn(propertyJson: string): string[] {
  try {
    const property: unknown = JSON.parse(propertyJson)
    if (typeof property !== 'object' || property === null || !('moduleId' in property)) return []
    return typeof property.moduleId === 'string' ? [property.moduleId] : []
  } catch {
    return []
  }
}

/**
 * The enabled portals that a user may open, in their order: granted to the user, to an enabled role, position, organisation or group
 * of the user, or by a menu entry. Administrators may open all; those granted to them come first.
 */
export async function listGrantedPortals(
  db: Db | Trx,
  { userId, isAdministrator, menu }: PortalViewer,
): Promise<GrantedPortal[]> {
  const inMenu = isAdministrator ? [] : portalsIn(menu)
  const { rows } = await sql<GrantedPortal>`
    with granted as (
      select g.portal_id from portal_grants g
      join ${holdersOf(userId)} h on h.object_type = g.object_type and h.object_id = g.object_id
    )
    select p.id, p.full_name, p.category from portals p
    where p.delete_mark is null and p.enabled_mark = 1
      and (${isAdministrator} or p.id = any(${inMenu}::text[]) or p.id in (select portal_id from granted))
    order by p.id in (select portal_id from granted) desc, p.sort_code, p.creator_time desc, p.id`.execute(db)
  return rows
}

/**
 * The portal on the dashboard of a user: the chosen one while it is granted, otherwise the first granted one; empty without any.
 * Source: contract of the API family, second, section 1.9.
 */
export async function readDashboardPortal(
  db: Db,
  { chosen, ...viewer }: PortalViewer & { chosen: string },
): Promise<string> {
  const portals = await listGrantedPortals(db, viewer)
  return portals.find(({ id }) => id === chosen)?.id ?? portals[0]?.id ?? ''
}

/** Ids of all portals, enabled or not. */
export async function readPortalIds(db: Db | Trx): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('portals').select('id').where('deleteMark', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}
