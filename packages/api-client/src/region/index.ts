import { regionEndpoints } from './region.generated.ts'

/** Every list of regions; single ones have their own tag. */
const LISTS = { type: 'Region', id: 'LIST' } as const

const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])
const changed = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, { type: 'Region' as const, id }]

/** Provinces, cities, districts and streets. */
export const regionApi = regionEndpoints.enhanceEndpoints({
  addTagTypes: ['Region'],
  endpoints: {
    listRegions: { providesTags: [LISTS] },
    searchRegions: { providesTags: [LISTS] },
    listRegionOptions: { providesTags: [LISTS] },
    findRegionOptions: { providesTags: [LISTS] },
    getRegion: { providesTags: (_result, _error, { id }) => [{ type: 'Region', id }] },
    createRegion: { invalidatesTags: added },
    updateRegion: { invalidatesTags: changed },
    toggleRegion: { invalidatesTags: changed },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteRegion: { invalidatesTags: added },
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
