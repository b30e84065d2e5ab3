// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
      query: (queryArg) => ({ url: `/api/permission/UserRelation/${encodeURIComponent(String(queryArg.objectId))}` }),
    }),
    saveMembers: build.mutation<SaveMembersApiResponse, SaveMembersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/UserRelation/${encodeURIComponent(String(queryArg.objectId))}`,
        method: 'POST',
        body: queryArg.membersBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as userRelationEndpoints }
export type ListMembersApiResponse = /** status 200 Default Response */ {
  ids: string[]
}
export type ListMembersApiArg = {
  objectId: string
}
export type SaveMembersApiResponse = /** status 200 Default Response */ null
export type SaveMembersApiArg = {
  objectId: string
  membersBody: MembersBody
}
export type MembersBody = {
  objectId: string
  objectType: 'Position' | 'Role' | 'Group'
  userIds: string[]
  readIds?: string[] | undefined
}
export const { useListMembersQuery, useLazyListMembersQuery, useSaveMembersMutation } = injectedRtkApi
