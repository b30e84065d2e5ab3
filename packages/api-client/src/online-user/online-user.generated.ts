// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOnlineUsers: build.query<ListOnlineUsersApiResponse, ListOnlineUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/system/OnlineUser`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    forceManyOffline: build.mutation<ForceManyOfflineApiResponse, ForceManyOfflineApiArg>({
      query: (queryArg) => ({ url: `/api/system/OnlineUser`, method: 'DELETE', body: queryArg.onlineUserIdsBody }),
    }),
    forceOffline: build.mutation<ForceOfflineApiResponse, ForceOfflineApiArg>({
      query: (queryArg) => ({
        url: `/api/system/OnlineUser/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as onlineUserEndpoints }
export type ListOnlineUsersApiResponse = /** status 200 Done */ OnlineUser[]
export type ListOnlineUsersApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type ForceManyOfflineApiResponse = /** status 200 Done */ null
export type ForceManyOfflineApiArg = {
  onlineUserIdsBody: OnlineUserIdsBody
}
export type ForceOfflineApiResponse = /** status 200 Done */ null
export type ForceOfflineApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type OnlineUser = {
  /** Id of the user */
  userId: string
  /** Account name for sign-in */
  userAccount: string
  /** Name of the user */
  userName: string
  /** Epoch milliseconds */
  loginTime: number
  /** IP address of the sign-in */
  loginIPAddress: string
  /** Location of the IP address of the sign-in */
  loginIPAddressName: string
  /** Browser and operating system of the sign-in */
  loginPlatForm: string
  /** Epoch milliseconds, rounded to minutes */
  lastActiveTime: number
  /** Number of open sessions */
  sessions: number
  /** Whether the user is the caller */
  isSelf: boolean
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
export type OnlineUserIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export const {
  useListOnlineUsersQuery,
  useLazyListOnlineUsersQuery,
  useForceManyOfflineMutation,
  useForceOfflineMutation,
} = injectedRtkApi
