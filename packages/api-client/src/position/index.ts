import { cacheOf } from '../cache-tags.ts'
import { positionEndpoints } from './position.generated.ts'

const { list, record, added, changed, severalChanged, removed } = cacheOf('Position')

/** Positions of organisations. */
export const positionApi = positionEndpoints.enhanceEndpoints({
  addTagTypes: ['Position'],
  endpoints: {
    listPositions: list,
    listAllPositions: list,
    listPositionTree: list,
    listPositionsOfOrganizations: list,
    getPosition: record,
    createPosition: added,
    updatePosition: changed,
    changePositions: severalChanged,
    deletePosition: removed,
  },
})

export const {
  useListPositionsQuery,
  useListPositionTreeQuery,
  useListPositionsOfOrganizationsQuery,
  useCreatePositionMutation,
  useUpdatePositionMutation,
  useChangePositionsMutation,
  useDeletePositionMutation,
  useExportPositionsMutation,
} = positionApi
export type { Position, PositionBody, PositionGroup, PositionNode, PositionRow } from './position.generated.ts'
