import { onlineUserEndpoints } from './online-user.generated.ts'

const LISTS = { type: 'OnlineUser', id: 'LIST' } as const

const gone = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Who is signed in. */
export const onlineUserApi = onlineUserEndpoints.enhanceEndpoints({
  addTagTypes: ['OnlineUser'],
  endpoints: {
    listOnlineUsers: { providesTags: [LISTS] },
    forceOffline: { invalidatesTags: gone },
    forceManyOffline: { invalidatesTags: gone },
  },
})

export const { useListOnlineUsersQuery, useForceOfflineMutation, useForceManyOfflineMutation } = onlineUserApi
export type { OnlineUser } from './online-user.generated.ts'
