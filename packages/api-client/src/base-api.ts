import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** The base API that every area adds its endpoints to: one cache, one reducer, one middleware. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // A page that is opened, shown again or refreshed sends its requests again, and shows cached data meanwhile.
  // Components that mount together share a request.
  refetchOnMountOrArgChange: 1,
  endpoints: () => ({}),
})
