import { positionEndpoints } from './position.generated.ts'

/** Every list and tree; single records have their own tag. */
const LISTS = { type: 'Position', id: 'LIST' } as const

/** A refused write changed nothing: what is on the screen stays. */
const changed = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, { type: 'Position' as const, id }]
const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Posts inside organisations. */
export const positionApi = positionEndpoints.enhanceEndpoints({
  addTagTypes: ['Position'],
  endpoints: {
    listPositions: { providesTags: [LISTS] },
    listAllPositions: { providesTags: [LISTS] },
    listPositionTree: { providesTags: [LISTS] },
    listPositionsOfOrganizations: { providesTags: [LISTS] },
    getPosition: { providesTags: (_result, _error, { id }) => [{ type: 'Position', id }] },
    createPosition: { invalidatesTags: added },
    updatePosition: { invalidatesTags: changed },
    // Not the record itself: it would be asked for once more, and is not there.
    deletePosition: { invalidatesTags: added },
  },
})

export const {
  useListPositionsQuery,
  useListPositionTreeQuery,
  useListPositionsOfOrganizationsQuery,
  useCreatePositionMutation,
  useUpdatePositionMutation,
  useDeletePositionMutation,
  useExportPositionsMutation,
} = positionApi
export type { Position, PositionBody, PositionGroup, PositionNode, PositionRow } from './position.generated.ts'
