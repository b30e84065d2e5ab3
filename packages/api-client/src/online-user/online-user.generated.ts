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
export type ListOnlineUsersApiResponse = /** status 200 Default Response */ OnlineUser[]
export type ListOnlineUsersApiArg = {
  keyword?: string | undefined
}
export type ForceManyOfflineApiResponse = /** status 200 Default Response */ null
export type ForceManyOfflineApiArg = {
  onlineUserIdsBody: OnlineUserIdsBody
}
export type ForceOfflineApiResponse = /** status 200 Default Response */ null
export type ForceOfflineApiArg = {
  id: string
}
export type OnlineUser = {
  userId: string
  userAccount: string
  userName: string
  /** Epoch milliseconds */
  loginTime: number
  loginIPAddress: string
  loginIPAddressName: string
  loginPlatForm: string
  /** Epoch milliseconds, to the minute */
  lastActiveTime: number
  /** Number of open sessions */
  sessions: number
  /** The caller */
  isSelf: boolean
}
export type OnlineUserIdsBody = {
  ids: string[]
}
export const {
  useListOnlineUsersQuery,
  useLazyListOnlineUsersQuery,
  useForceManyOfflineMutation,
  useForceOfflineMutation,
} = injectedRtkApi
