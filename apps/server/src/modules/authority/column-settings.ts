import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import type { ColumnSettingsBody } from './authority.schema.ts'

interface ColumnSetting {
  label: string
  prop: string
  visible: boolean
}

const isSetting = (value: unknown): value is ColumnSetting =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'prop' in value &&
  typeof value.prop === 'string' &&
  'visible' in value &&
  typeof value.visible === 'boolean'

function readSettings(fieldList: string): ColumnSetting[] | undefined {
  try {
    const parsed: unknown = JSON.parse(fieldList)
    if (!Array.isArray(parsed) || !parsed.every(isSetting)) return undefined
    return parsed.map(({ label, prop, visible }) => ({ label, prop, visible }))
  } catch {
    return undefined
  }
}

/** Which columns of a list a person shows, and in which order: each has their own per menu entry. */
export function createColumnSettings({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    async get(moduleId: string, { userId }: Actor): Promise<ColumnSetting[]> {
      const row = await db
        .selectFrom('columnSettings')
        .select('fieldList')
        .where('userId', '=', userId)
        .where('moduleId', '=', moduleId)
        .executeTakeFirst()
      return (row && readSettings(row.fieldList)) ?? []
    },

    async save({ moduleId, fieldList }: ColumnSettingsBody, { userId }: Actor): Promise<void> {
      const settings = readSettings(fieldList)
      if (!settings || settings.length > 500) throw refusedField('fieldList', 'validation.invalid')
      const values = { fieldList: JSON.stringify(settings), lastModifyTime: now() }
      await db
        .insertInto('columnSettings')
        .values({ userId, moduleId, ...values })
        .onConflict((conflict) => conflict.columns(['userId', 'moduleId']).doUpdateSet(values))
        .execute()
    },
  }
}

export type ColumnSettings = ReturnType<typeof createColumnSettings>
