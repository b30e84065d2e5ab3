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
export type ListDataInterfacesApiResponse = /** status 200 Default Response */ {
  list: DataInterfaceRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListDataInterfacesApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  categoryId?: string | undefined
}
export type CreateDataInterfaceApiResponse = /** status 200 Default Response */ null
export type CreateDataInterfaceApiArg = {
  dataInterfaceBody: DataInterfaceBody
}
export type ImportDataInterfaceApiResponse = /** status 200 Default Response */ null
export type ImportDataInterfaceApiArg = {
  body: {
    file: Blob
  }
}
export type ListInterfaceParametersApiResponse = /** status 200 Default Response */ InterfaceParameter[]
export type ListInterfaceParametersApiArg = {
  id: string
}
export type ListDataInterfaceTreeApiResponse = /** status 200 Default Response */ DataInterfaceNode[]
export type ListDataInterfaceTreeApiArg = void
export type ListReadableTablesApiResponse = /** status 200 Default Response */ {
  list: ReadableTable[]
}
export type ListReadableTablesApiArg = void
export type ListDataInterfacesOfTypeApiResponse = /** status 200 Default Response */ {
  list: DataInterfaceRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListDataInterfacesOfTypeApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  categoryId?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType?: 1 | 2 | 3 | undefined
}
export type GetDataInterfaceApiResponse = /** status 200 Default Response */ DataInterface
export type GetDataInterfaceApiArg = {
  id: string
}
export type UpdateDataInterfaceApiResponse = /** status 200 Default Response */ null
export type UpdateDataInterfaceApiArg = {
  id: string
  dataInterfaceBody: DataInterfaceBody
}
export type DeleteDataInterfaceApiResponse = /** status 200 Default Response */ null
export type DeleteDataInterfaceApiArg = {
  id: string
}
export type ExportDataInterfaceApiResponse = /** status 200 Default Response */ FileTicket
export type ExportDataInterfaceApiArg = {
  id: string
}
export type GetInterfaceRowApiResponse =
  | /** status 200 Default Response */ null
  | {
      [key: string]: unknown
    }
export type GetInterfaceRowApiArg = {
  queryId: string
  interfaceId?: string | undefined
  propsValue?: string | undefined
  relationField?: string | undefined
  pathId: string
}
export type ListInterfaceRowsApiResponse = /** status 200 Default Response */ DataInterfaceRows
export type ListInterfaceRowsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  interfaceId?: string | undefined
  propsValue?: string | undefined
  relationField?: string | undefined
  /** Comma-joined columns that are searched too */
  columnOptions?: string | undefined
  id: string
}
export type PreviewDataInterfaceApiResponse = /** status 200 Default Response */ unknown
export type PreviewDataInterfaceApiArg = {
  id: string
  dataInterfacePreviewBody: DataInterfacePreviewBody
}
export type GetInterfaceResponseApiResponse = /** status 200 Default Response */ DataInterfaceResponse
export type GetInterfaceResponseApiArg = {
  tenantId?: string | undefined
  id: string
}
export type ToggleDataInterfaceApiResponse = /** status 200 Default Response */ null
export type ToggleDataInterfaceApiArg = {
  id: string
}
export type ListInterfaceLogApiResponse = /** status 200 Default Response */ {
  list: InterfaceLogRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListInterfaceLogApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  id: string
}
export type DataInterfaceRow = {
  id: string
  fullName: string
  enCode: string
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  responseType: string
  dbLinkId: string
  query: string
  path: string
  /** JSON */
  requestParameters: string
  sortCode: number
  enabledMark: number
  description: string
  /** As people read it */
  requestMethod: string
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  tenantId: string
}
export type DataInterfaceBody = {
  fullName: string
  enCode: string
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType?: (0 | 1 | 2) | undefined
  ipAddress?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  requestMethod?: string | undefined
  responseType?: string | undefined
  dbLinkId?: string | undefined
  query?: string | undefined
  path?: string | undefined
  requestHeaders?: string | undefined
  requestParameters?: string | undefined
  dataProcessing?: string | undefined
  sortCode?: number | undefined
  enabledMark?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
  tenantId?: string | undefined
}
export type InterfaceParameter = {
  id: string
  field: string
  fieldName: string
  dataType: 'varchar' | 'int' | 'datetime' | 'decimal' | 'bigint' | 'text'
  required: 0 | 1
  /** In a preview: the value */
  defaultValue: string
}
export type DataInterfaceNode = {
  id: string
  parentId: string
  fullName: string
  categoryId: string
  children?: DataInterfaceNode[] | undefined
}
export type ReadableTable = {
  table: string
  tableName: string
  fields: string[]
}
export type DataInterface = {
  id: string
  fullName: string
  enCode: string
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  responseType: string
  dbLinkId: string
  query: string
  path: string
  /** JSON */
  requestParameters: string
  sortCode: number
  enabledMark: number
  description: string
  ipAddress: string
  /** 3 select, 6 GET, 7 POST … */
  requestMethod: string
  /** JSON */
  requestHeaders: string
  /** Text of a function */
  dataProcessing: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  name: string
  url: string
}
export type DataInterfaceRows = {
  list: {
    [key: string]: unknown
  }[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
  dataProcessing: null
}
export type DataInterfacePreviewBody = {
  paramList?:
    | {
        field: string
        defaultValue?: string | undefined
      }[]
    | undefined
  tenantId?: string | undefined
}
export type DataInterfaceResponse = {
  data: unknown
  dataProcessing: null
}
export type InterfaceLogRow = {
  id: string
  /** Epoch milliseconds */
  invokTime: number
  /** name/account */
  userId: string
  invokIp: string
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
