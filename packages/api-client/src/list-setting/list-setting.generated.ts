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
export type GetColumnSettingsApiResponse = /** status 200 Done */ ColumnSetting[]
export type GetColumnSettingsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type ListViewsApiResponse = /** status 200 Done */ ListView[]
export type ListViewsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type SaveColumnSettingsApiResponse = /** status 200 Done */ null
export type SaveColumnSettingsApiArg = {
  columnSettingsBody: ColumnSettingsBody
}
export type SaveViewsApiResponse = /** status 200 Done */ null
export type SaveViewsApiArg = {
  listViewsBody: ListViewsBody
}
export type ColumnSetting = {
  /** Displayed heading */
  label: string
  /** Name of the column */
  prop: string
  /** Whether it is shown */
  visible: boolean
  /** Width in px; omitted if the caller never changed it */
  width?: number | undefined
  /** Side that the column is pinned to; null if not pinned */
  pin?: ('start' | 'end' | 'none') | undefined
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type ListView = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
  /** Filters and sorting, in the format of the page URL */
  query: string
  /** Layout of the columns of the list */
  layout?:
    | {
        /** Columns in display order */
        order?: string[] | undefined
        /** Whether it is shown */
        visible?:
          | {
              [key: string]: boolean
            }
          | undefined
        /** Column → width in pixels */
        widths?:
          | {
              [key: string]: number
            }
          | undefined
        /** Column → side that it is pinned to */
        pins?:
          | {
              [key: string]: 'start' | 'end' | 'none'
            }
          | undefined
      }
    | undefined
  /** Whether the list opens with this view */
  isDefault: boolean
}
export type ColumnSettingsBody = {
  /** Id of the menu */
  moduleId: string
  /** JSON of [{label, prop, visible, width?, pin?}] */
  fieldList: string
}
export type ListViewsBody = {
  /** Id of the menu */
  moduleId: string
  /** Saved views of the user */
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
