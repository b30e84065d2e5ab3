import { MENU_TYPE } from '@sqos/contract'
import type { Db, Trx } from '../../platform/db/database.ts'

/** A menu entry of a user. */
interface Entry {
  enCode?: string
  urlAddress?: string
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

/** The page of a report in the application, by the menu of a user; undefined without an entry. */
export function reportAddress(menu: readonly Entry[], id: string): string | undefined {
  for (const { type, propertyJson, urlAddress, enCode = '', children } of menu) {
    if (type === MENU_TYPE.report && idIn(propertyJson).includes(id))
      return `/${urlAddress || `dataReport/${enCode.replaceAll('.', '')}`}`
    const below = reportAddress(children ?? [], id)
    if (below !== undefined) return below
  }
  return undefined
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
