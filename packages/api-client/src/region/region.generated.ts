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
    listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Area/${encodeURIComponent(String(queryArg.parentId))}`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
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
export type CreateRegionApiResponse = /** status 200 Default Response */ null
export type CreateRegionApiArg = {
  regionBody: RegionBody
}
export type FindRegionOptionsApiResponse = /** status 200 Default Response */ {
  list: FoundRegion[]
}
export type FindRegionOptionsApiArg = {
  keyword: string
}
export type SearchRegionsApiResponse = /** status 200 Default Response */ {
  list: FoundRegion[]
}
export type SearchRegionsApiArg = {
  keyword: string
}
export type GetRegionNamesApiResponse = /** status 200 Default Response */ string[][]
export type GetRegionNamesApiArg = {
  regionIdsBody: RegionIdsBody
}
export type UpdateRegionApiResponse = /** status 200 Default Response */ null
export type UpdateRegionApiArg = {
  id: string
  regionBody: RegionBody
}
export type DeleteRegionApiResponse = /** status 200 Default Response */ null
export type DeleteRegionApiArg = {
  id: string
}
export type ToggleRegionApiResponse = /** status 200 Default Response */ null
export type ToggleRegionApiArg = {
  id: string
}
export type GetRegionApiResponse = /** status 200 Default Response */ Region
export type GetRegionApiArg = {
  id: string
}
export type ListRegionsApiResponse = /** status 200 Default Response */ {
  list: RegionNode[]
}
export type ListRegionsApiArg = {
  keyword?: string | undefined
  parentId: string
}
export type ListRegionOptionsApiResponse = /** status 200 Default Response */ {
  list: RegionNode[]
}
export type ListRegionOptionsApiArg = {
  parentId: string
  excludeId: string
}
export type RegionBody = {
  parentId: string
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type FoundRegion = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Names, joined by slashes */
  path: string
  idPath: string[]
}
export type RegionIdsBody = {
  /** Paths of ids */
  idsList: string[][]
}
export type Region = {
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  id: string
  /** 1 province, 2 city, 3 district, 4 street */
  type: number
  parentName: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type RegionNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
}
export const {
  useCreateRegionMutation,
  useFindRegionOptionsQuery,
  useLazyFindRegionOptionsQuery,
  useSearchRegionsQuery,
  useLazySearchRegionsQuery,
  useGetRegionNamesMutation,
  useUpdateRegionMutation,
  useDeleteRegionMutation,
  useToggleRegionMutation,
  useGetRegionQuery,
  useLazyGetRegionQuery,
  useListRegionsQuery,
  useLazyListRegionsQuery,
  useListRegionOptionsQuery,
  useLazyListRegionOptionsQuery,
} = injectedRtkApi
