import { unlessRefused } from '../cache-tags.ts'
import { userRelationEndpoints } from './user-relation.generated.ts'

/** Who holds a position or role. */
export const userRelationApi = userRelationEndpoints.enhanceEndpoints({
  addTagTypes: ['Members', 'Role', 'User'],
  endpoints: {
    listMembers: { providesTags: (_result, _error, { objectId }) => [{ type: 'Members', id: objectId }] },
    saveMembers: {
      // Lists of roles say how many hold each.
      invalidatesTags: unlessRefused(({ objectId }) => [
        { type: 'Members', id: objectId },
        { type: 'Role', id: 'LIST' },
        // The lists of users show their relations.
        { type: 'User', id: 'LIST' },
      ]),
    },
  },
})

export const { useListMembersQuery, useSaveMembersMutation } = userRelationApi
export type { MembersBody } from './user-relation.generated.ts'
