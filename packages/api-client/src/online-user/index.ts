import { cacheOf } from '../cache-tags.ts'
import { onlineUserEndpoints } from './online-user.generated.ts'

const { list, removed } = cacheOf('OnlineUser')

/** Signed-in users. */
export const onlineUserApi = onlineUserEndpoints.enhanceEndpoints({
  addTagTypes: ['OnlineUser'],
  endpoints: {
    listOnlineUsers: list,
    forceOffline: removed,
    forceManyOffline: removed,
  },
})

export const { useListOnlineUsersQuery, useForceOfflineMutation, useForceManyOfflineMutation } = onlineUserApi
export type { OnlineUser } from './online-user.generated.ts'
