// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getColumnSettings: build.query<GetColumnSettingsApiResponse, GetColumnSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/GetColumnsByModuleId/${encodeURIComponent(String(queryArg.moduleId))}`,
      }),
    }),
    listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/GetViewsByModuleId/${encodeURIComponent(String(queryArg.moduleId))}`,
      }),
    }),
    saveColumnSettings: build.mutation<SaveColumnSettingsApiResponse, SaveColumnSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/SetColumnsByModuleId`,
        method: 'PUT',
        body: queryArg.columnSettingsBody,
      }),
    }),
    saveViews: build.mutation<SaveViewsApiResponse, SaveViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/SetViewsByModuleId`,
        method: 'PUT',
        body: queryArg.listViewsBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as listSettingEndpoints }
export type GetColumnSettingsApiResponse = /** status 200 Default Response */ ColumnSetting[]
export type GetColumnSettingsApiArg = {
  moduleId: string
}
export type ListViewsApiResponse = /** status 200 Default Response */ ListView[]
export type ListViewsApiArg = {
  moduleId: string
}
export type SaveColumnSettingsApiResponse = /** status 200 Default Response */ null
export type SaveColumnSettingsApiArg = {
  columnSettingsBody: ColumnSettingsBody
}
export type SaveViewsApiResponse = /** status 200 Default Response */ null
export type SaveViewsApiArg = {
  listViewsBody: ListViewsBody
}
export type ColumnSetting = {
  label: string
  prop: string
  visible: boolean
  /** px; missing where the caller never changed it */
  width?: number | undefined
  pin?: ('start' | 'end' | 'none') | undefined
}
export type ListView = {
  id: string
  name: string
  /** Filters and sort, as in the address of the page */
  query: string
  layout?:
    | {
        order?: string[] | undefined
        visible?:
          | {
              [key: string]: boolean
            }
          | undefined
        widths?:
          | {
              [key: string]: number
            }
          | undefined
        pins?:
          | {
              [key: string]: 'start' | 'end' | 'none'
            }
          | undefined
      }
    | undefined
  /** The list begins with it */
  isDefault: boolean
}
export type ColumnSettingsBody = {
  moduleId: string
  /** JSON of [{label, prop, visible, width?, pin?}] */
  fieldList: string
}
export type ListViewsBody = {
  moduleId: string
  views: ListView[]
}
export const {
  useGetColumnSettingsQuery,
  useLazyGetColumnSettingsQuery,
  useListViewsQuery,
  useLazyListViewsQuery,
  useSaveColumnSettingsMutation,
  useSaveViewsMutation,
} = injectedRtkApi
