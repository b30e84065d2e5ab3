// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createRegion: build.mutation<CreateRegionApiResponse, CreateRegionApiArg>({
      query: (queryArg) => ({ url: `/api/system/Area`, method: 'POST', body: queryArg.regionBody }),
    }),
    findRegionOptions: build.query<FindRegionOptionsApiResponse, FindRegionOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/Actions/Find`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    searchRegions: build.query<SearchRegionsApiResponse, SearchRegionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/Actions/Search`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    getRegionNames: build.mutation<GetRegionNamesApiResponse, GetRegionNamesApiArg>({
      query: (queryArg) => ({ url: `/api/system/Area/GetAreaByIds`, method: 'POST', body: queryArg.regionIdsBody }),
    }),
    listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    updateRegion: build.mutation<UpdateRegionApiResponse, UpdateRegionApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.regionBody,
      }),
    }),
    deleteRegion: build.mutation<DeleteRegionApiResponse, DeleteRegionApiArg>({
      query: (queryArg) => ({ url: `/api/system/Area/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    toggleRegion: build.mutation<ToggleRegionApiResponse, ToggleRegionApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    getRegion: build.query<GetRegionApiResponse, GetRegionApiArg>({
      query: (queryArg) => ({ url: `/api/system/Area/${encodeURIComponent(String(queryArg.id))}/Info` }),
    }),
    listRegionOptions: build.query<ListRegionOptionsApiResponse, ListRegionOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/${encodeURIComponent(String(queryArg.parentId))}/Selector/${encodeURIComponent(String(queryArg.excludeId))}`,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as regionEndpoints }
export type CreateRegionApiResponse = /** status 200 Done */ null
export type CreateRegionApiArg = {
  regionBody: RegionBody
}
export type FindRegionOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FoundRegion[]
}
export type FindRegionOptionsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword: string
}
export type SearchRegionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FoundRegion[]
}
export type SearchRegionsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword: string
}
export type GetRegionNamesApiResponse = /** status 200 Done */ string[][]
export type GetRegionNamesApiArg = {
  regionIdsBody: RegionIdsBody
}
export type ListRegionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RegionNode[]
}
export type ListRegionsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the parent region; `-1` for the provinces */
  id: string
}
export type UpdateRegionApiResponse = /** status 200 Done */ null
export type UpdateRegionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  regionBody: RegionBody
}
export type DeleteRegionApiResponse = /** status 200 Done */ null
export type DeleteRegionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleRegionApiResponse = /** status 200 Done */ null
export type ToggleRegionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetRegionApiResponse = /** status 200 Done */ Region
export type GetRegionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListRegionOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RegionNode[]
}
export type ListRegionOptionsApiArg = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Id of a record to exclude, with its descendants */
  excludeId: string
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
export type RegionBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
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
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type FoundRegion = {
  /** Id of the record, assigned by the server */
  id: string
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
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Names, separated by slashes */
  path: string
  /** Ids from the province to the region */
  idPath: string[]
}
export type RegionIdsBody = {
  /** Paths of ids */
  idsList: string[][]
}
export type RegionNode = {
  /** Id of the record, assigned by the server */
  id: string
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
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
}
export type Region = {
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
  /** Id of the record, assigned by the server */
  id: string
  /** 1 province, 2 city, 3 district, 4 street */
  type: number
  /** Name of the parent */
  parentName: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useCreateRegionMutation,
  useFindRegionOptionsQuery,
  useLazyFindRegionOptionsQuery,
  useSearchRegionsQuery,
  useLazySearchRegionsQuery,
  useGetRegionNamesMutation,
  useListRegionsQuery,
  useLazyListRegionsQuery,
  useUpdateRegionMutation,
  useDeleteRegionMutation,
  useToggleRegionMutation,
  useGetRegionQuery,
  useLazyGetRegionQuery,
  useListRegionOptionsQuery,
  useLazyListRegionOptionsQuery,
} = injectedRtkApi
