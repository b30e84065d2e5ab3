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
    listDictionaryData: build.query<ListDictionaryDataApiResponse, ListDictionaryDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DictionaryData/${encodeURIComponent(String(queryArg.typeId))}`,
        params: {
          keyword: queryArg.keyword,
          isTree: queryArg.isTree,
        },
      }),
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
  }),
  overrideExisting: false,
})
export { injectedRtkApi as dictionaryEndpoints }
export type CreateDictionaryDataApiResponse = /** status 200 Default Response */ null
export type CreateDictionaryDataApiArg = {
  dictionaryDataBody: DictionaryDataBody
}
export type ImportDictionaryApiResponse = /** status 200 Default Response */ null
export type ImportDictionaryApiArg = {
  body: {
    file: Blob
  }
}
export type ListAllDictionariesApiResponse = /** status 200 Default Response */ {
  list: Dictionary[]
}
export type ListAllDictionariesApiArg = void
export type UpdateDictionaryDataApiResponse = /** status 200 Default Response */ null
export type UpdateDictionaryDataApiArg = {
  id: string
  dictionaryDataBody: DictionaryDataBody
}
export type DeleteDictionaryDataApiResponse = /** status 200 Default Response */ null
export type DeleteDictionaryDataApiArg = {
  id: string
}
export type ToggleDictionaryDataApiResponse = /** status 200 Default Response */ null
export type ToggleDictionaryDataApiArg = {
  id: string
}
export type GetDictionaryDataApiResponse = /** status 200 Default Response */ DictionaryData
export type GetDictionaryDataApiArg = {
  id: string
}
export type ListDictionaryDataApiResponse = /** status 200 Default Response */ {
  list: DictionaryDataNode[]
}
export type ListDictionaryDataApiArg = {
  keyword?: string | undefined
  isTree?: number | undefined
  typeId: string
}
export type ExportDictionaryApiResponse = /** status 200 Default Response */ FileTicket
export type ExportDictionaryApiArg = {
  typeId: string
}
export type ListDictionaryOptionsApiResponse = /** status 200 Default Response */ {
  list: DictionaryDataNode[]
}
export type ListDictionaryOptionsApiArg = {
  typeId: string
}
export type ListDictionaryDataParentsApiResponse = /** status 200 Default Response */ {
  list: DictionaryDataNode[]
}
export type ListDictionaryDataParentsApiArg = {
  isTree?: number | undefined
  typeId: string
  id: string
}
export type ListDictionaryTypesApiResponse = /** status 200 Default Response */ {
  list: DictionaryTypeNode[]
}
export type ListDictionaryTypesApiArg = void
export type CreateDictionaryTypeApiResponse = /** status 200 Default Response */ null
export type CreateDictionaryTypeApiArg = {
  dictionaryTypeBody: DictionaryTypeBody
}
export type ListDictionaryTypeParentsApiResponse = /** status 200 Default Response */ {
  list: DictionaryTypeNode[]
}
export type ListDictionaryTypeParentsApiArg = {
  id: string
}
export type GetDictionaryTypeApiResponse = /** status 200 Default Response */ DictionaryType
export type GetDictionaryTypeApiArg = {
  id: string
}
export type UpdateDictionaryTypeApiResponse = /** status 200 Default Response */ null
export type UpdateDictionaryTypeApiArg = {
  id: string
  dictionaryTypeBody: DictionaryTypeBody
}
export type DeleteDictionaryTypeApiResponse = /** status 200 Default Response */ null
export type DeleteDictionaryTypeApiArg = {
  id: string
}
export type DictionaryDataBody = {
  dictionaryTypeId: string
  parentId?: string | undefined
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DictionaryDataNode = {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  enCode: string
  enabledMark: number
  sortCode: number
  children?: DictionaryDataNode[] | undefined
}
export type Dictionary = {
  id: string
  enCode: string
  fullName: string
  isTree: number
  dictionaryList: DictionaryDataNode[]
}
export type DictionaryData = {
  id: string
  dictionaryTypeId: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  name: string
  url: string
}
export type DictionaryTypeNode = {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  enCode: string
  isTree: number
  sortCode: number
  children?: DictionaryTypeNode[] | undefined
}
export type DictionaryTypeBody = {
  parentId: string
  fullName: string
  enCode: string
  isTree?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DictionaryType = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  isTree: number
  sortCode: number
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useCreateDictionaryDataMutation,
  useImportDictionaryMutation,
  useListAllDictionariesQuery,
  useLazyListAllDictionariesQuery,
  useUpdateDictionaryDataMutation,
  useDeleteDictionaryDataMutation,
  useToggleDictionaryDataMutation,
  useGetDictionaryDataQuery,
  useLazyGetDictionaryDataQuery,
  useListDictionaryDataQuery,
  useLazyListDictionaryDataQuery,
  useExportDictionaryMutation,
  useListDictionaryOptionsQuery,
  useLazyListDictionaryOptionsQuery,
  useListDictionaryDataParentsQuery,
  useLazyListDictionaryDataParentsQuery,
  useListDictionaryTypesQuery,
  useLazyListDictionaryTypesQuery,
  useCreateDictionaryTypeMutation,
  useListDictionaryTypeParentsQuery,
  useLazyListDictionaryTypeParentsQuery,
  useGetDictionaryTypeQuery,
  useLazyGetDictionaryTypeQuery,
  useUpdateDictionaryTypeMutation,
  useDeleteDictionaryTypeMutation,
} = injectedRtkApi
