import type { Db, Trx } from '../../platform/db/database.ts'

/** Deletes the column settings and views of a user. */
export async function removeListSettingsOf(db: Db | Trx, userId: string): Promise<void> {
  await db.deleteFrom('columnSettings').where('userId', '=', userId).execute()
  await db.deleteFrom('listViews').where('userId', '=', userId).execute()
}
