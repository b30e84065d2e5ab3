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
  /** Heading that people read */
  label: string
  /** Name of the column */
  prop: string
  /** Whether it is shown */
  visible: boolean
  /** px; missing where the caller never changed it */
  width?: number | undefined
  /** Side that the column is pinned to; null for none */
  pin?: ('start' | 'end' | 'none') | undefined
}
export type Refusal = {
  /** 400 refused, 401 fields are invalid, 403 no permission, 404 no such record, 409 changed by somebody else, 429 too many tries, 500 failure of the server, 600 session expired, 601 signed in elsewhere, 602 token not valid */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** The fields at fault; null where no field is */
  data: null | {
    /** Name of the field → what is wrong with it */
    fields: {
      [key: string]: string
    }
  }
  /** Names the call in the log */
  traceId?: string | undefined
}
export type ListView = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  name: string
  /** Filters and sort, as in the address of the page */
  query: string
  /** How the columns of the list are arranged */
  layout?:
    | {
        /** Columns in the order in which they are shown */
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
  /** The list begins with it */
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
  /** Views of the list that the person saved */
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
