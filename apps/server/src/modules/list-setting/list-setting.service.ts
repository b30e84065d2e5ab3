import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { refusedField } from '../../platform/errors.ts'
import { ColumnSetting, type ColumnSettingsBody, type ListView, type ListViewsBody } from './list-setting.schema.ts'
import type { ListSettingRepository } from './list-setting.repository.ts'

const Settings = Type.Array(ColumnSetting, { maxItems: 500 })
type Settings = Static<typeof Settings>

function readSettings(fieldList: string): Settings | undefined {
  try {
    const parsed: unknown = JSON.parse(fieldList)
    if (!Value.Check(Settings, parsed)) return undefined
    return parsed.map(({ label, prop, visible, width, pin }) => ({
      label,
      prop,
      visible,
      ...(width !== undefined && { width }),
      ...(pin !== undefined && { pin }),
    }))
  } catch {
    return undefined
  }
}

/** How each person likes to see each list, wherever they sign in: which columns, and views under names. */
export function createListSettingService(repository: ListSettingRepository) {
  return {
    async columns(moduleId: string, { userId }: Actor): Promise<Settings> {
      const fieldList = await repository.findColumns({ userId, moduleId })
      return (fieldList !== undefined && readSettings(fieldList)) || []
    },

    async saveColumns({ moduleId, fieldList }: ColumnSettingsBody, { userId }: Actor): Promise<void> {
      const settings = readSettings(fieldList)
      if (!settings) throw refusedField('fieldList', 'validation.invalid')
      await repository.putColumns({ userId, moduleId, fieldList: JSON.stringify(settings) })
    },

    views: (moduleId: string, { userId }: Actor): Promise<ListView[]> => repository.findViews({ userId, moduleId }),

    saveViews: ({ moduleId, views }: ListViewsBody, { userId }: Actor): Promise<void> =>
      repository.putViews({ userId, moduleId, views }),
  }
}

export type ListSettingService = ReturnType<typeof createListSettingService>
