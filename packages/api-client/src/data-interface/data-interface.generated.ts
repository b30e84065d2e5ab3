// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDataInterfaces: build.query<ListDataInterfacesApiResponse, ListDataInterfacesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    createDataInterface: build.mutation<CreateDataInterfaceApiResponse, CreateDataInterfaceApiArg>({
      query: (queryArg) => ({ url: `/api/system/DataInterface`, method: 'POST', body: queryArg.dataInterfaceBody }),
    }),
    importDataInterface: build.mutation<ImportDataInterfaceApiResponse, ImportDataInterfaceApiArg>({
      query: (queryArg) => ({ url: `/api/system/DataInterface/Action/Import`, method: 'POST', body: queryArg.body }),
    }),
    listInterfaceParameters: build.query<ListInterfaceParametersApiResponse, ListInterfaceParametersApiArg>({
      query: (queryArg) => ({ url: `/api/system/DataInterface/GetParam/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    listDataInterfaceTree: build.query<ListDataInterfaceTreeApiResponse, ListDataInterfaceTreeApiArg>({
      query: () => ({ url: `/api/system/DataInterface/Selector` }),
    }),
    listReadableTables: build.query<ListReadableTablesApiResponse, ListReadableTablesApiArg>({
      query: () => ({ url: `/api/system/DataInterface/Tables` }),
    }),
    listDataInterfacesOfType: build.query<ListDataInterfacesOfTypeApiResponse, ListDataInterfacesOfTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/getList`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
          dataType: queryArg.dataType,
        },
      }),
    }),
    getDataInterface: build.query<GetDataInterfaceApiResponse, GetDataInterfaceApiArg>({
      query: (queryArg) => ({ url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDataInterface: build.mutation<UpdateDataInterfaceApiResponse, UpdateDataInterfaceApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.dataInterfaceBody,
      }),
    }),
    deleteDataInterface: build.mutation<DeleteDataInterfaceApiResponse, DeleteDataInterfaceApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    exportDataInterface: build.mutation<ExportDataInterfaceApiResponse, ExportDataInterfaceApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}/Action/Export`,
        method: 'GET',
      }),
    }),
    getInterfaceRow: build.query<GetInterfaceRowApiResponse, GetInterfaceRowApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.pathId))}/Action/Info`,
        params: {
          id: queryArg.queryId,
          interfaceId: queryArg.interfaceId,
          propsValue: queryArg.propsValue,
          relationField: queryArg.relationField,
        },
      }),
    }),
    listInterfaceRows: build.query<ListInterfaceRowsApiResponse, ListInterfaceRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}/Action/List`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
          interfaceId: queryArg.interfaceId,
          propsValue: queryArg.propsValue,
          relationField: queryArg.relationField,
          columnOptions: queryArg.columnOptions,
        },
      }),
    }),
    previewDataInterface: build.mutation<PreviewDataInterfaceApiResponse, PreviewDataInterfaceApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}/Actions/Preview`,
        method: 'POST',
        body: queryArg.dataInterfacePreviewBody,
      }),
    }),
    getInterfaceResponse: build.query<GetInterfaceResponseApiResponse, GetInterfaceResponseApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}/Actions/Response`,
        params: {
          tenantId: queryArg.tenantId,
        },
      }),
    }),
    toggleDataInterface: build.mutation<ToggleDataInterfaceApiResponse, ToggleDataInterfaceApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterface/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listInterfaceLog: build.query<ListInterfaceLogApiResponse, ListInterfaceLogApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataInterfaceLog/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as dataInterfaceEndpoints }
export type ListDataInterfacesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DataInterfaceRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListDataInterfacesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type CreateDataInterfaceApiResponse = /** status 200 Done */ null
export type CreateDataInterfaceApiArg = {
  dataInterfaceBody: DataInterfaceBody
}
export type ImportDataInterfaceApiResponse = /** status 200 Done */ null
export type ImportDataInterfaceApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListInterfaceParametersApiResponse = /** status 200 Done */ InterfaceParameter[]
export type ListInterfaceParametersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDataInterfaceTreeApiResponse = /** status 200 Done */ DataInterfaceNode[]
export type ListDataInterfaceTreeApiArg = void
export type ListReadableTablesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReadableTable[]
}
export type ListReadableTablesApiArg = void
export type ListDataInterfacesOfTypeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DataInterfaceRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListDataInterfacesOfTypeApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType?: 1 | 2 | 3 | undefined
}
export type GetDataInterfaceApiResponse = /** status 200 Done */ DataInterface
export type GetDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDataInterfaceApiResponse = /** status 200 Done */ null
export type UpdateDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dataInterfaceBody: DataInterfaceBody
}
export type DeleteDataInterfaceApiResponse = /** status 200 Done */ null
export type DeleteDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportDataInterfaceApiResponse = /** status 200 Done */ FileTicket
export type ExportDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetInterfaceRowApiResponse =
  | /** status 200 Done */ null
  | {
      [key: string]: unknown
    }
export type GetInterfaceRowApiArg = {
  /** Id of the record, assigned by the server */
  queryId: string
  /** Id of the data interface */
  interfaceId?: string | undefined
  /** Field with the value of an option */
  propsValue?: string | undefined
  /** Field with the display text */
  relationField?: string | undefined
  /** Id of the record, assigned by the server */
  pathId: string
}
export type ListInterfaceRowsApiResponse = /** status 200 Done */ DataInterfaceRows
export type ListInterfaceRowsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the data interface */
  interfaceId?: string | undefined
  /** Field with the value of an option */
  propsValue?: string | undefined
  /** Field with the display text */
  relationField?: string | undefined
  /** Additional columns to search, separated by commas */
  columnOptions?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type PreviewDataInterfaceApiResponse = /** status 200 Done */ unknown
export type PreviewDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dataInterfacePreviewBody: DataInterfacePreviewBody
}
export type GetInterfaceResponseApiResponse = /** status 200 Done */ DataInterfaceResponse
export type GetInterfaceResponseApiArg = {
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleDataInterfaceApiResponse = /** status 200 Done */ null
export type ToggleDataInterfaceApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListInterfaceLogApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: InterfaceLogRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListInterfaceLogApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type DataInterfaceRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 public, 1 signed-in users, 2 listed IP addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Format of the response */
  responseType: string
  /** Id of the database; `0` is the database of the system */
  dbLinkId: string
  /** SQL statement or static data of the interface */
  query: string
  /** Path of names from the top level, or URL path */
  path: string
  /** JSON */
  requestParameters: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** Display name */
  requestMethod: string
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Tenant; sent by older clients, not used */
  tenantId: string
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
export type DataInterfaceBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 public, 1 signed-in users, 2 listed IP addresses */
  checkType?: (0 | 1 | 2) | undefined
  /** IP addresses that may call the interface, separated by commas */
  ipAddress?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Type of the statement or method of the request, as a number */
  requestMethod?: string | undefined
  /** Format of the response */
  responseType?: string | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: string | undefined
  /** SQL statement or static data of the interface */
  query?: string | undefined
  /** Path of names from the top level, or URL path */
  path?: string | undefined
  /** Headers of the outgoing request, JSON */
  requestHeaders?: string | undefined
  /** Parameters of the interface, JSON */
  requestParameters?: string | undefined
  /** Script that transforms the response */
  dataProcessing?: string | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
}
export type InterfaceParameter = {
  /** Id of the record, assigned by the server */
  id: string
  /** Name of the field */
  field: string
  /** Comment or name of the field */
  fieldName: string
  /** Type of the value */
  dataType: 'varchar' | 'int' | 'datetime' | 'decimal' | 'bigint' | 'text'
  /** 1 if a value is required */
  required: 0 | 1
  /** Default value; in a preview the value itself */
  defaultValue: string
}
export type DataInterfaceNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Id of the category */
  categoryId: string
  /** Child records */
  children?: DataInterfaceNode[] | undefined
}
export type ReadableTable = {
  /** Name of the table */
  table: string
  /** Name of the table */
  tableName: string
  /** Fields */
  fields: string[]
}
export type DataInterface = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 public, 1 signed-in users, 2 listed IP addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Format of the response */
  responseType: string
  /** Id of the database; `0` is the database of the system */
  dbLinkId: string
  /** SQL statement or static data of the interface */
  query: string
  /** Path of names from the top level, or URL path */
  path: string
  /** JSON */
  requestParameters: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** IP addresses that may call the interface, separated by commas */
  ipAddress: string
  /** 3 select, 6 GET, 7 POST … */
  requestMethod: string
  /** JSON */
  requestHeaders: string
  /** Source text of a function */
  dataProcessing: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type DataInterfaceRows = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
  /** Script that transforms the response */
  dataProcessing: null
}
export type DataInterfacePreviewBody = {
  /** Values of the parameters */
  paramList?:
    | {
        /** Name of the field */
        field: string
        /** Value if the parameter is omitted */
        defaultValue?: string | undefined
      }[]
    | undefined
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
}
export type DataInterfaceResponse = {
  /** Result; null without a result */
  data: unknown
  /** Script that transforms the response */
  dataProcessing: null
}
export type InterfaceLogRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  invokTime: number
  /** name/account */
  userId: string
  /** IP address of the caller */
  invokIp: string
  /** Browser and operating system of the caller */
  invokDevice: string
  /** HTTP method */
  invokType: string
  /** Milliseconds */
  invokWasteTime: number
}
export const {
  useListDataInterfacesQuery,
  useLazyListDataInterfacesQuery,
  useCreateDataInterfaceMutation,
  useImportDataInterfaceMutation,
  useListInterfaceParametersQuery,
  useLazyListInterfaceParametersQuery,
  useListDataInterfaceTreeQuery,
  useLazyListDataInterfaceTreeQuery,
  useListReadableTablesQuery,
  useLazyListReadableTablesQuery,
  useListDataInterfacesOfTypeQuery,
  useLazyListDataInterfacesOfTypeQuery,
  useGetDataInterfaceQuery,
  useLazyGetDataInterfaceQuery,
  useUpdateDataInterfaceMutation,
  useDeleteDataInterfaceMutation,
  useExportDataInterfaceMutation,
  useGetInterfaceRowQuery,
  useLazyGetInterfaceRowQuery,
  useListInterfaceRowsQuery,
  useLazyListInterfaceRowsQuery,
  usePreviewDataInterfaceMutation,
  useGetInterfaceResponseQuery,
  useLazyGetInterfaceResponseQuery,
  useToggleDataInterfaceMutation,
  useListInterfaceLogQuery,
  useLazyListInterfaceLogQuery,
} = injectedRtkApi
