import { cacheOf } from '../cache-tags.ts'
import { regionEndpoints } from './region.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Region')

/** Provinces, cities, districts and streets. */
export const regionApi = regionEndpoints.enhanceEndpoints({
  addTagTypes: ['Region'],
  endpoints: {
    listRegions: list,
    searchRegions: list,
    listRegionOptions: list,
    findRegionOptions: list,
    getRegion: record,
    createRegion: added,
    updateRegion: changed,
    toggleRegion: changed,
    deleteRegion: removed,
  },
})

export const {
  useListRegionsQuery,
  useSearchRegionsQuery,
  useListRegionOptionsQuery,
  useGetRegionNamesMutation,
  useGetRegionQuery,
  useCreateRegionMutation,
  useUpdateRegionMutation,
  useToggleRegionMutation,
  useDeleteRegionMutation,
} = regionApi
export type { FoundRegion, Region, RegionBody, RegionNode } from './region.generated.ts'
