import { MENU_TYPE } from '@sqos/contract'
import type { Db, Trx } from '../../platform/db/database.ts'

/** A menu entry of a user. */
interface Entry {
  type: number
  propertyJson: string
  children?: readonly Entry[] | null | undefined
}

/** Ids of the reports that entries of a menu open. */
export function reportsIn(menu: readonly Entry[]): string[] {
  return menu.flatMap(({ type, propertyJson, children }) => [
    ...(type === MENU_TYPE.report ? idIn(propertyJson) : []),
    ...reportsIn(children ?? []),
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

/** Ids of all reports, enabled or not. */
export async function readReportIds(db: Db | Trx): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('reports').select('id').where('deleteMark', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}
