// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGeneratorModels: build.query<ListGeneratorModelsApiResponse, ListGeneratorModelsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          type: queryArg['type'],
        },
      }),
    }),
    startGeneratorModel: build.mutation<StartGeneratorModelApiResponse, StartGeneratorModelApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Generater`, method: 'POST', body: queryArg.generatorStart }),
    }),
    listGeneratorAreas: build.query<ListGeneratorAreasApiResponse, ListGeneratorAreasApiArg>({
      query: () => ({ url: `/api/visualdev/Generater/AreasName` }),
    }),
    listGeneratorSources: build.query<ListGeneratorSourcesApiResponse, ListGeneratorSourcesApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/Sources`,
        params: {
          type: queryArg['type'],
        },
      }),
    }),
    getGeneratorModel: build.query<GetGeneratorModelApiResponse, GetGeneratorModelApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateGeneratorModel: build.mutation<UpdateGeneratorModelApiResponse, UpdateGeneratorModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.generatorProperties,
      }),
    }),
    deleteGeneratorModel: build.mutation<DeleteGeneratorModelApiResponse, DeleteGeneratorModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    previewGeneratedCode: build.mutation<PreviewGeneratedCodeApiResponse, PreviewGeneratedCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}/Actions/CodePreview`,
        method: 'POST',
        body: queryArg.generatorSettings,
      }),
    }),
    copyGeneratorModel: build.mutation<CopyGeneratorModelApiResponse, CopyGeneratorModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    downloadGeneratedCode: build.mutation<DownloadGeneratedCodeApiResponse, DownloadGeneratedCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}/Actions/DownloadCode`,
        method: 'POST',
        body: queryArg.generatorSettings,
      }),
    }),
    setGeneratorMode: build.mutation<SetGeneratorModeApiResponse, SetGeneratorModeApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}/Actions/Mode`,
        method: 'PUT',
        body: queryArg.generatorMode,
      }),
    }),
    getGeneratorOutput: build.query<GetGeneratorOutputApiResponse, GetGeneratorOutputApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Generater/${encodeURIComponent(String(queryArg.id))}/Output` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as generatorEndpoints }
export type ListGeneratorModelsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: GeneratorModel[]
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
export type ListGeneratorModelsApiArg = {
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
  /** Type, as a number or name, of the object of the operation */
  type: 3 | 4
}
export type StartGeneratorModelApiResponse = /** status 200 Done */ {
  /** Id of the record, assigned by the server */
  id: string
}
export type StartGeneratorModelApiArg = {
  generatorStart: GeneratorStart
}
export type ListGeneratorAreasApiResponse = /** status 200 Done */ string[]
export type ListGeneratorAreasApiArg = void
export type ListGeneratorSourcesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: GeneratorSource[]
}
export type ListGeneratorSourcesApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type: 3 | 4
}
export type GetGeneratorModelApiResponse = /** status 200 Done */ GeneratorProperties
export type GetGeneratorModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateGeneratorModelApiResponse = /** status 200 Done */ null
export type UpdateGeneratorModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  generatorProperties: GeneratorProperties
}
export type DeleteGeneratorModelApiResponse = /** status 200 Done */ null
export type DeleteGeneratorModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PreviewGeneratedCodeApiResponse = /** status 200 Done */ GeneratorPreview
export type PreviewGeneratedCodeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  generatorSettings: GeneratorSettings
}
export type CopyGeneratorModelApiResponse = /** status 200 Done */ {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyGeneratorModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type DownloadGeneratedCodeApiResponse = /** status 200 Done */ FileTicket
export type DownloadGeneratedCodeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  generatorSettings: GeneratorSettings
}
export type SetGeneratorModeApiResponse = /** status 200 Done */ null
export type SetGeneratorModeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  generatorMode: GeneratorMode
}
export type GetGeneratorOutputApiResponse = /** status 200 Done */ GeneratorOutput
export type GetGeneratorOutputApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GeneratorModel = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: number
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Epoch milliseconds */
  downloadTime: number | null
  /** Whether it has a design to generate code from */
  hasForm: boolean
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
export type GeneratorStart = {
  /** Type, as a number or name, of the object of the operation */
  type: 3 | 4
  /** Display name */
  fullName: string
  /** 1: the list has the usual columns; 2: the list follows its design */
  webType?: (1 | 2) | undefined
  /** The model whose design is copied; without it: empty */
  modelId?: (null | string) | undefined
}
export type GeneratorSource = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
}
export type GeneratorProperties = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  category: string
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type GeneratorFile = {
  /** Path of the file */
  id: string
  /** Name of the file */
  fileName: string
  folderName: string
  /** Extension of the file */
  fileType: string
  fileContent: string
  /** In the last download; null: a new file */
  lastContent: null | string
}
export type GeneratorPreview = {
  /** workspace: a module for this repository; standAlone: a project of its own on the published packages */
  shape: 'workspace' | 'standAlone'
  /** Display name */
  name: string
  notes: string[]
  /** Epoch milliseconds */
  downloadTime: number | null
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    /** Name of the file */
    fileName: string
    /** Child records */
    children: GeneratorFile[]
  }[]
}
export type GeneratorSettings = {
  /** workspace: a module for this repository; standAlone: a project of its own on the published packages */
  shape?: ('workspace' | 'standAlone') | undefined
  /** Menus */
  module?: string | undefined
  className?: string | undefined
  /** In the order of the sub-tables, separated by commas */
  subClassName?: string | undefined
  /** Remarks */
  description?: string | undefined
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type GeneratorMode = {
  /** 1: the list has the usual columns; 2: the list follows its design */
  webType: 1 | 2
}
export type GeneratorOutput = {
  /** workspace: a module for this repository; standAlone: a project of its own on the published packages */
  shape: 'workspace' | 'standAlone'
  /** Menus */
  module: string
  className: string
  /** Remarks */
  description: string
  subTables: {
    /** Displayed heading */
    label: string
    className: string
  }[]
  /** Epoch milliseconds */
  downloadTime: number | null
}
export const {
  useListGeneratorModelsQuery,
  useLazyListGeneratorModelsQuery,
  useStartGeneratorModelMutation,
  useListGeneratorAreasQuery,
  useLazyListGeneratorAreasQuery,
  useListGeneratorSourcesQuery,
  useLazyListGeneratorSourcesQuery,
  useGetGeneratorModelQuery,
  useLazyGetGeneratorModelQuery,
  useUpdateGeneratorModelMutation,
  useDeleteGeneratorModelMutation,
  usePreviewGeneratedCodeMutation,
  useCopyGeneratorModelMutation,
  useDownloadGeneratedCodeMutation,
  useSetGeneratorModeMutation,
  useGetGeneratorOutputQuery,
  useLazyGetGeneratorOutputQuery,
} = injectedRtkApi
