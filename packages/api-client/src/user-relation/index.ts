import { unlessRefused } from '../cache-tags.ts'
import { userRelationEndpoints } from './user-relation.generated.ts'

/** Members of positions, roles and user groups. */
export const userRelationApi = userRelationEndpoints.enhanceEndpoints({
  addTagTypes: ['Members', 'Role', 'User', 'UserGroup'],
  endpoints: {
    listMembers: { providesTags: (_result, _error, { objectId }) => [{ type: 'Members', id: objectId }] },
    saveMembers: {
      // Lists of roles and user groups show the number of members.
      invalidatesTags: unlessRefused(({ objectId }) => [
        { type: 'Members', id: objectId },
        { type: 'Role', id: 'LIST' },
        { type: 'UserGroup', id: 'LIST' },
        // The lists of users show their relations.
        { type: 'User', id: 'LIST' },
      ]),
    },
  },
})

export const { useListMembersQuery, useSaveMembersMutation } = userRelationApi
export type { MembersBody } from './user-relation.generated.ts'
