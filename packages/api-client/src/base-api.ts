import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** The empty API that every area adds its endpoints to: one cache, one reducer, one middleware. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // A page that is opened, shown again or refreshed asks the server again, and shows meanwhile what it knew. Parts that
  // come to the screen together ask once.
  refetchOnMountOrArgChange: 1,
  endpoints: () => ({}),
})
