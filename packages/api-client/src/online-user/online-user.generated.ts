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
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
}
export type ForceManyOfflineApiResponse = /** status 200 Done */ null
export type ForceManyOfflineApiArg = {
  onlineUserIdsBody: OnlineUserIdsBody
}
export type ForceOfflineApiResponse = /** status 200 Done */ null
export type ForceOfflineApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type OnlineUser = {
  /** Id of the person */
  userId: string
  /** Account to sign in with */
  userAccount: string
  /** Name of the person */
  userName: string
  /** Epoch milliseconds */
  loginTime: number
  /** Address of the sign-in */
  loginIPAddress: string
  /** Place of the address of the sign-in */
  loginIPAddressName: string
  /** Browser and system of the sign-in */
  loginPlatForm: string
  /** Epoch milliseconds, to the minute */
  lastActiveTime: number
  /** Number of open sessions */
  sessions: number
  /** The caller */
  isSelf: boolean
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
