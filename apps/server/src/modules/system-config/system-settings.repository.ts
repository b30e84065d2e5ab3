import type { Db, Trx } from '../../platform/db/database.ts'
import type { SystemSettingsTable } from './system-config.tables.ts'

/** Stored text by the key of the setting. */
export type StoredSettings = ReadonlyMap<SystemSettingsTable['key'], SystemSettingsTable['value']>

/** Reads the stored settings: text by key. */
export async function readStoredSettings(db: Db | Trx): Promise<StoredSettings> {
  const rows = await db.selectFrom('systemSettings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
