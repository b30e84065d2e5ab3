import type { Db, Trx } from '../../platform/db/database.ts'

/** The settings as they are stored: text by key. */
export async function readStoredSettings(db: Db | Trx): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('systemSettings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
