import { sql } from 'kysely'
import type { SystemSettings } from './system-settings.service.ts'

export { RETURN_PASSWORD, SMTP_PASSWORD } from './mail-settings.ts'
export { splitList } from './split-list.ts'
export { readSystemSettings, settingOf } from './system-settings.service.ts'
export type { SystemSettings } from './system-settings.service.ts'

/** The stored text of a setting, as a scalar sub-query; null for the default. */
export const storedSetting = (key: keyof SystemSettings) =>
  sql<string | null>`(select value from system_settings where key = ${sql.lit(key)})`
