import { listSettingEndpoints } from './list-setting.generated.ts'

/** List settings of the user: visible columns, and named views. */
export const listSettingApi = listSettingEndpoints
export type { ColumnSetting, ListView } from './list-setting.generated.ts'
