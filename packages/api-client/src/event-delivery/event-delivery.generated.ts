// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFailedTasks: build.query<ListFailedTasksApiResponse, ListFailedTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/system/EventDelivery`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    discardFailedTasks: build.mutation<DiscardFailedTasksApiResponse, DiscardFailedTasksApiArg>({
      query: (queryArg) => ({ url: `/api/system/EventDelivery`, method: 'DELETE', body: queryArg.failedTaskIdsBody }),
    }),
    retryFailedTasks: build.mutation<RetryFailedTasksApiResponse, RetryFailedTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/system/EventDelivery/Actions/Retry`,
        method: 'POST',
        body: queryArg.failedTaskIdsBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as eventDeliveryEndpoints }
export type ListFailedTasksApiResponse = /** status 200 Done */ FailedTasks
export type ListFailedTasksApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type DiscardFailedTasksApiResponse = /** status 200 Done */ null
export type DiscardFailedTasksApiArg = {
  failedTaskIdsBody: FailedTaskIdsBody
}
export type RetryFailedTasksApiResponse = /** status 200 Done */ null
export type RetryFailedTasksApiArg = {
  failedTaskIdsBody: FailedTaskIdsBody
}
export type FailedTask = {
  /** Id of the record, assigned by the server */
  id: string
  /** Type, by name */
  kind: 'event' | 'job'
  /** Name of the handler, or kind of the job */
  handler: string
  /** Type of the event; empty for a job */
  type: string
  /** Ordering key of the event; empty for a job */
  subject: string
  /** Number of attempts */
  attempts: number
  /** Number of waiting later events of the same subject */
  blocked: number
  /** Reason of the failure */
  error: string
  /** Epoch milliseconds */
  parkedAt: number
}
export type FailedTasks = {
  /** The newest 500 failures */
  list: FailedTask[]
  /** Number of matching failures */
  total: number
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
export type FailedTaskIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export const {
  useListFailedTasksQuery,
  useLazyListFailedTasksQuery,
  useDiscardFailedTasksMutation,
  useRetryFailedTasksMutation,
} = injectedRtkApi
