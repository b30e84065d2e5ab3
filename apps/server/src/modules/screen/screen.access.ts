import type { Db, Trx } from '../../platform/db/database.ts'

/** Ids of all screens, enabled or not. */
export async function readScreenIds(db: Db | Trx): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('screens').select('id').where('deleteMark', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}
