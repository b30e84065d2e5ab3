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
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListDataInterfacesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
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
  /** Id of the record, given by the server */
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
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListDataInterfacesOfTypeApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType?: 1 | 2 | 3 | undefined
}
export type GetDataInterfaceApiResponse = /** status 200 Done */ DataInterface
export type GetDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdateDataInterfaceApiResponse = /** status 200 Done */ null
export type UpdateDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
  dataInterfaceBody: DataInterfaceBody
}
export type DeleteDataInterfaceApiResponse = /** status 200 Done */ null
export type DeleteDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ExportDataInterfaceApiResponse = /** status 200 Done */ FileTicket
export type ExportDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type GetInterfaceRowApiResponse =
  | /** status 200 Done */ null
  | {
      [key: string]: unknown
    }
export type GetInterfaceRowApiArg = {
  /** Id of the record, given by the server */
  queryId: string
  /** Id of the data interface */
  interfaceId?: string | undefined
  /** Field that holds the value of an option */
  propsValue?: string | undefined
  /** Field whose text is shown */
  relationField?: string | undefined
  /** Id of the record, given by the server */
  pathId: string
}
export type ListInterfaceRowsApiResponse = /** status 200 Done */ DataInterfaceRows
export type ListInterfaceRowsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Id of the data interface */
  interfaceId?: string | undefined
  /** Field that holds the value of an option */
  propsValue?: string | undefined
  /** Field whose text is shown */
  relationField?: string | undefined
  /** Comma-joined columns that are searched too */
  columnOptions?: string | undefined
  /** Id of the record, given by the server */
  id: string
}
export type PreviewDataInterfaceApiResponse = /** status 200 Done */ unknown
export type PreviewDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
  dataInterfacePreviewBody: DataInterfacePreviewBody
}
export type GetInterfaceResponseApiResponse = /** status 200 Done */ DataInterfaceResponse
export type GetInterfaceResponseApiArg = {
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
  /** Id of the record, given by the server */
  id: string
}
export type ToggleDataInterfaceApiResponse = /** status 200 Done */ null
export type ToggleDataInterfaceApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ListInterfaceLogApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: InterfaceLogRow[]
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListInterfaceLogApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Id of the record, given by the server */
  id: string
}
export type DataInterfaceRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Format of the answer */
  responseType: string
  /** Id of the database; `0` is the own one */
  dbLinkId: string
  /** SQL statement or static data of the interface */
  query: string
  /** Path of names or of the address, from the top */
  path: string
  /** JSON */
  requestParameters: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remark of the keepers */
  description: string
  /** As people read it */
  requestMethod: string
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Tenant; sent by older clients, not used */
  tenantId: string
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
export type DataInterfaceBody = {
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType?: (0 | 1 | 2) | undefined
  /** Addresses that may call the interface, joined by commas */
  ipAddress?: string | undefined
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Kind of the statement or method of the request, by number */
  requestMethod?: string | undefined
  /** Format of the answer */
  responseType?: string | undefined
  /** Id of the database; `0` is the own one */
  dbLinkId?: string | undefined
  /** SQL statement or static data of the interface */
  query?: string | undefined
  /** Path of names or of the address, from the top */
  path?: string | undefined
  /** Headers of the outgoing request, JSON */
  requestHeaders?: string | undefined
  /** Parameters of the interface, JSON */
  requestParameters?: string | undefined
  /** Script that reshapes the answer */
  dataProcessing?: string | undefined
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, given by the server */
  id?: string | undefined
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
}
export type InterfaceParameter = {
  /** Id of the record, given by the server */
  id: string
  /** Name of the field */
  field: string
  /** Remark or name of the field */
  fieldName: string
  /** Type of the value */
  dataType: 'varchar' | 'int' | 'datetime' | 'decimal' | 'bigint' | 'text'
  /** 1 when a value is required */
  required: 0 | 1
  /** In a preview: the value */
  defaultValue: string
}
export type DataInterfaceNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Id of the category */
  categoryId: string
  /** Records below this one */
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
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** 0 anybody, 1 signed-in people, 2 listed addresses */
  checkType: 0 | 1 | 2
  /** 1 SQL, 2 static, 3 API */
  dataType: 1 | 2 | 3
  /** Format of the answer */
  responseType: string
  /** Id of the database; `0` is the own one */
  dbLinkId: string
  /** SQL statement or static data of the interface */
  query: string
  /** Path of names or of the address, from the top */
  path: string
  /** JSON */
  requestParameters: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remark of the keepers */
  description: string
  /** Addresses that may call the interface, joined by commas */
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
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type DataInterfaceRows = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
  /** Script that reshapes the answer */
  dataProcessing: null
}
export type DataInterfacePreviewBody = {
  /** Values of the parameters */
  paramList?:
    | {
        /** Name of the field */
        field: string
        /** Value when none is given */
        defaultValue?: string | undefined
      }[]
    | undefined
  /** Tenant; sent by older clients, not used */
  tenantId?: string | undefined
}
export type DataInterfaceResponse = {
  /** What the call answers; null where there is nothing to say */
  data: unknown
  /** Script that reshapes the answer */
  dataProcessing: null
}
export type InterfaceLogRow = {
  /** Id of the record, given by the server */
  id: string
  /** Epoch milliseconds */
  invokTime: number
  /** name/account */
  userId: string
  /** Address of the caller */
  invokIp: string
  /** Browser and system of the caller */
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
