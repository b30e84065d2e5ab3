import { listSettingEndpoints } from './list-setting.generated.ts'

/** How the caller likes to see a list: which columns, and views under names. */
export const listSettingApi = listSettingEndpoints
export type { ColumnSetting, ListView } from './list-setting.generated.ts'
