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
export type ListMembersApiResponse = /** status 200 Done */ {
  /** Ids of the records */
  ids: string[]
}
export type ListMembersApiArg = {
  /** Id of the role, position, person or group */
  objectId: string
}
export type SaveMembersApiResponse = /** status 200 Done */ null
export type SaveMembersApiArg = {
  /** Id of the role, position, person or group */
  objectId: string
  membersBody: MembersBody
}
export type Refusal = {
  /** 400 refused, 401 fields are invalid, 403 no permission, 404 no such record, 409 changed by somebody else, 429 too many tries, 500 failure of the server, 600 session expired, 601 signed in elsewhere, 602 token not valid */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** The fields at fault; null where no field is */
  data: null | {
    /** Name of the field → what is wrong with it */
    fields: {
      [key: string]: string
    }
  }
  /** Names the call in the log */
  traceId?: string | undefined
}
export type MembersBody = {
  /** Id of the role, position, person or group */
  objectId: string
  /** Kind of the holder of rights */
  objectType: 'Position' | 'Role' | 'Group'
  /** Ids of people */
  userIds: string[]
  /** Ids of the members that were read before the change */
  readIds?: string[] | undefined
}
export const { useListMembersQuery, useLazyListMembersQuery, useSaveMembersMutation } = injectedRtkApi
