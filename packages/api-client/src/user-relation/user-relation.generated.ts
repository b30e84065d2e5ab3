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
  /** Id of the role, position, user or group */
  objectId: string
}
export type SaveMembersApiResponse = /** status 200 Done */ null
export type SaveMembersApiArg = {
  /** Id of the role, position, user or group */
  objectId: string
  membersBody: MembersBody
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
export type MembersBody = {
  /** Id of the role, position, user or group */
  objectId: string
  /** Type of the holder of permissions */
  objectType: 'Position' | 'Role' | 'Group'
  /** Ids of the users */
  userIds: string[]
  /** Ids of the members that the client read before the change */
  readIds?: string[] | undefined
}
export const { useListMembersQuery, useLazyListMembersQuery, useSaveMembersMutation } = injectedRtkApi
