import type { Db } from '../../../platform/db/database.ts'
import type { Opened } from './record-reach.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import { rowConditions, type RowActions } from './row-rights.ts'

/** Returns the function that reads what the caller may do with one record; nothing where the buttons of the page hold. */
export const createRowActions =
  ({ db }: { db: Db }) =>
  async ({ grants, storage }: Opened, id: string): Promise<{ actions?: RowActions }> => {
    const conditions = rowConditions(grants, storage)
    if (!conditions) return {}
    const asked = { id, conditions: [conditions.edit, conditions.remove] }
    const [edit = false, remove = false] = await createRecordRepository(db).matches(storage, asked)
    return { actions: { edit, remove } }
  }

export type RowActionsOf = ReturnType<typeof createRowActions>
