import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ModelStorage } from '../model-storage.ts'
import { rowsOfAny, type RecordGrants } from './record-grant.ts'

/** What the caller may do with one record. */
export interface RowActions {
  edit: boolean
  remove: boolean
}

/** Conditions of the rows that may be edited and deleted. */
export type RowConditions = Record<keyof RowActions, RawBuilder<SqlBool>>

/** Actions that need each right; a button of the page is not enough where data schemes limit the rows. */
const ACTIONS = { edit: ['edit'], remove: ['remove', 'batchRemove'] } as const

/** The conditions; undefined when the buttons of the page hold for every visible row. */
export function rowConditions(grants: RecordGrants, storage: ModelStorage): RowConditions | undefined {
  const allowing = (right: keyof RowActions) =>
    ACTIONS[right].some((action) => grants.may(action)) ? grants.demand(...ACTIONS[right]) : []
  const editing = allowing('edit')
  const removing = allowing('remove')
  if (!editing.some((grant) => grant.narrows('edit')) && !removing.some((grant) => grant.narrows('remove')))
    return undefined
  return { edit: rowsOfAny(editing, storage, 'edit'), remove: rowsOfAny(removing, storage, 'remove') }
}

/** The conditions as columns of a statement, named `may_edit` and `may_remove`. */
export const rowActionColumns = ({ edit, remove }: RowConditions): RawBuilder<unknown> =>
  sql`, coalesce(${edit}, false) as may_edit, coalesce(${remove}, false) as may_remove`

/** Reads the columns of `rowActionColumns`; undefined without them. */
export const readRowActions = (row: Record<string, unknown>): RowActions | undefined =>
  typeof row['may_edit'] === 'boolean' ? { edit: row['may_edit'], remove: row['may_remove'] === true } : undefined
