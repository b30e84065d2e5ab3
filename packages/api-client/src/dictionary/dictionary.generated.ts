// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDictionaryData: build.mutation<CreateDictionaryDataApiResponse, CreateDictionaryDataApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryData`, method: 'POST', body: queryArg.dictionaryDataBody }),
    }),
    importDictionary: build.mutation<ImportDictionaryApiResponse, ImportDictionaryApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryData/Action/Import`, method: 'POST', body: queryArg.body }),
    }),
    listAllDictionaries: build.query<ListAllDictionariesApiResponse, ListAllDictionariesApiArg>({
      query: () => ({ url: `/api/system/DictionaryData/All` }),
    }),
    listDictionaryData: build.query<ListDictionaryDataApiResponse, ListDictionaryDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          keyword: queryArg.keyword,
          isTree: queryArg.isTree,
        },
      }),
    }),
    updateDictionaryData: build.mutation<UpdateDictionaryDataApiResponse, UpdateDictionaryDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.dictionaryDataBody,
      }),
    }),
    deleteDictionaryData: build.mutation<DeleteDictionaryDataApiResponse, DeleteDictionaryDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleDictionaryData: build.mutation<ToggleDictionaryDataApiResponse, ToggleDictionaryDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    getDictionaryData: build.query<GetDictionaryDataApiResponse, GetDictionaryDataApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.id))}/Info` }),
    }),
    exportDictionary: build.mutation<ExportDictionaryApiResponse, ExportDictionaryApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.typeId))}/Action/Export`,
        method: 'GET',
      }),
    }),
    listDictionaryOptions: build.query<ListDictionaryOptionsApiResponse, ListDictionaryOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.typeId))}/Data/Selector`,
      }),
    }),
    listDictionaryDataParents: build.query<ListDictionaryDataParentsApiResponse, ListDictionaryDataParentsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.typeId))}/Selector/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          isTree: queryArg.isTree,
        },
      }),
    }),
    listDictionaryTypes: build.query<ListDictionaryTypesApiResponse, ListDictionaryTypesApiArg>({
      query: () => ({ url: `/api/system/DictionaryType` }),
    }),
    createDictionaryType: build.mutation<CreateDictionaryTypeApiResponse, CreateDictionaryTypeApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryType`, method: 'POST', body: queryArg.dictionaryTypeBody }),
    }),
    createDictionaryFromLines: build.mutation<CreateDictionaryFromLinesApiResponse, CreateDictionaryFromLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryType/Actions/FromLines`,
        method: 'POST',
        body: queryArg.dictionaryFromLines,
      }),
    }),
    listDictionaryTypeParents: build.query<ListDictionaryTypeParentsApiResponse, ListDictionaryTypeParentsApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryType/Selector/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getDictionaryType: build.query<GetDictionaryTypeApiResponse, GetDictionaryTypeApiArg>({
      query: (queryArg) => ({ url: `/api/system/DictionaryType/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDictionaryType: build.mutation<UpdateDictionaryTypeApiResponse, UpdateDictionaryTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryType/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.dictionaryTypeBody,
      }),
    }),
    deleteDictionaryType: build.mutation<DeleteDictionaryTypeApiResponse, DeleteDictionaryTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryType/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    addDictionaryLines: build.mutation<AddDictionaryLinesApiResponse, AddDictionaryLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryType/${encodeURIComponent(String(queryArg.typeId))}/Actions/AddLines`,
        method: 'POST',
        body: queryArg.dictionaryLines,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as dictionaryEndpoints }
export type CreateDictionaryDataApiResponse = /** status 200 Done */ null
export type CreateDictionaryDataApiArg = {
  dictionaryDataBody: DictionaryDataBody
}
export type ImportDictionaryApiResponse = /** status 200 Done */ null
export type ImportDictionaryApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListAllDictionariesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: Dictionary[]
}
export type ListAllDictionariesApiArg = void
export type ListDictionaryDataApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DictionaryDataNode[]
}
export type ListDictionaryDataApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1 for values that form a tree, 0 for a plain list */
  isTree?: number | undefined
  /** Id or code of the dictionary type */
  id: string
}
export type UpdateDictionaryDataApiResponse = /** status 200 Done */ null
export type UpdateDictionaryDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dictionaryDataBody: DictionaryDataBody
}
export type DeleteDictionaryDataApiResponse = /** status 200 Done */ null
export type DeleteDictionaryDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleDictionaryDataApiResponse = /** status 200 Done */ null
export type ToggleDictionaryDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetDictionaryDataApiResponse = /** status 200 Done */ DictionaryData
export type GetDictionaryDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportDictionaryApiResponse = /** status 200 Done */ FileTicket
export type ExportDictionaryApiArg = {
  /** Id of the dictionary type */
  typeId: string
}
export type ListDictionaryOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DictionaryDataNode[]
}
export type ListDictionaryOptionsApiArg = {
  /** Id of the dictionary type */
  typeId: string
}
export type ListDictionaryDataParentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DictionaryDataNode[]
}
export type ListDictionaryDataParentsApiArg = {
  /** 1 for values that form a tree, 0 for a plain list */
  isTree?: number | undefined
  /** Id of the dictionary type */
  typeId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDictionaryTypesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DictionaryTypeNode[]
}
export type ListDictionaryTypesApiArg = void
export type CreateDictionaryTypeApiResponse = /** status 200 Done */ null
export type CreateDictionaryTypeApiArg = {
  dictionaryTypeBody: DictionaryTypeBody
}
export type CreateDictionaryFromLinesApiResponse = /** status 200 Done */ CreatedDictionary
export type CreateDictionaryFromLinesApiArg = {
  dictionaryFromLines: DictionaryFromLines
}
export type ListDictionaryTypeParentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DictionaryTypeNode[]
}
export type ListDictionaryTypeParentsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetDictionaryTypeApiResponse = /** status 200 Done */ DictionaryType
export type GetDictionaryTypeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDictionaryTypeApiResponse = /** status 200 Done */ null
export type UpdateDictionaryTypeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dictionaryTypeBody: DictionaryTypeBody
}
export type DeleteDictionaryTypeApiResponse = /** status 200 Done */ null
export type DeleteDictionaryTypeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type AddDictionaryLinesApiResponse = /** status 200 Done */ AddedLines
export type AddDictionaryLinesApiArg = {
  /** Id of the dictionary type */
  typeId: string
  dictionaryLines: DictionaryLines
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
export type DictionaryDataBody = {
  /** Id of the dictionary type */
  dictionaryTypeId: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId?: string | undefined
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  tone?: ('' | 'on' | 'attention' | 'danger' | 'info' | 'off') | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DictionaryDataNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  tone: '' | 'on' | 'attention' | 'danger' | 'info' | 'off'
  /** Child records */
  children?: DictionaryDataNode[] | undefined
}
export type Dictionary = {
  /** Id of the record, assigned by the server */
  id: string
  /** Code, unique within its type */
  enCode: string
  /** Display name */
  fullName: string
  /** 1 for values that form a tree, 0 for a plain list */
  isTree: number
  /** Enabled values of the dictionary */
  dictionaryList: DictionaryDataNode[]
}
export type DictionaryData = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the dictionary type */
  dictionaryTypeId: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  tone: '' | 'on' | 'attention' | 'danger' | 'info' | 'off'
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type DictionaryTypeNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** Code, unique within its type */
  enCode: string
  /** 1 for values that form a tree, 0 for a plain list */
  isTree: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Child records */
  children?: DictionaryTypeNode[] | undefined
}
export type DictionaryTypeBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 for values that form a tree, 0 for a plain list */
  isTree?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type CreatedDictionary = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  added: number
}
export type DictionaryFromLines = {
  /** Display name */
  fullName: string
  /** Names of values. Empty and repeated ones count once; names that are there already are skipped */
  values?: string[] | undefined
}
export type DictionaryType = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 for values that form a tree, 0 for a plain list */
  isTree: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type AddedLines = {
  added: number
  skipped: number
}
export type DictionaryLines = {
  /** Names of values. Empty and repeated ones count once; names that are there already are skipped */
  values: string[]
}
export const {
  useCreateDictionaryDataMutation,
  useImportDictionaryMutation,
  useListAllDictionariesQuery,
  useLazyListAllDictionariesQuery,
  useListDictionaryDataQuery,
  useLazyListDictionaryDataQuery,
  useUpdateDictionaryDataMutation,
  useDeleteDictionaryDataMutation,
  useToggleDictionaryDataMutation,
  useGetDictionaryDataQuery,
  useLazyGetDictionaryDataQuery,
  useExportDictionaryMutation,
  useListDictionaryOptionsQuery,
  useLazyListDictionaryOptionsQuery,
  useListDictionaryDataParentsQuery,
  useLazyListDictionaryDataParentsQuery,
  useListDictionaryTypesQuery,
  useLazyListDictionaryTypesQuery,
  useCreateDictionaryTypeMutation,
  useCreateDictionaryFromLinesMutation,
  useListDictionaryTypeParentsQuery,
  useLazyListDictionaryTypeParentsQuery,
  useGetDictionaryTypeQuery,
  useLazyGetDictionaryTypeQuery,
  useUpdateDictionaryTypeMutation,
  useDeleteDictionaryTypeMutation,
  useAddDictionaryLinesMutation,
} = injectedRtkApi
