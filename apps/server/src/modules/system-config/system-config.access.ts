import { sql } from 'kysely'
import type { SystemSettings } from './system-settings.service.ts'

export { mailSettingsAfter } from './mail-settings.ts'
export { openWebhookSecret, RETURN_PASSWORD, SMTP_PASSWORD } from './sealed-settings.ts'
export { splitList } from './split-list.ts'
export { mailSettings } from './system-config.schema.ts'
export type { MailSettings } from './system-config.schema.ts'
export { readSystemSettings, settingOf } from './system-settings.service.ts'
export type { SystemSettings } from './system-settings.service.ts'

/** The stored text of a setting, as a scalar sub-query; null for the default. */
export const storedSetting = (key: keyof SystemSettings) =>
  sql<string | null>`(select value from system_settings where key = ${sql.lit(key)})`
