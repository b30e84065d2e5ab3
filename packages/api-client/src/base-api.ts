import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** The empty API that every area adds its endpoints to: one cache, one reducer, one middleware. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) })
