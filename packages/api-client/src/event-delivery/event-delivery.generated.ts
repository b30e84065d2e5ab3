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
export type ListFailedTasksApiResponse = /** status 200 Default Response */ FailedTasks
export type ListFailedTasksApiArg = {
  keyword?: string | undefined
}
export type DiscardFailedTasksApiResponse = /** status 200 Default Response */ null
export type DiscardFailedTasksApiArg = {
  failedTaskIdsBody: FailedTaskIdsBody
}
export type RetryFailedTasksApiResponse = /** status 200 Default Response */ null
export type RetryFailedTasksApiArg = {
  failedTaskIdsBody: FailedTaskIdsBody
}
export type FailedTask = {
  id: string
  kind: 'event' | 'job'
  /** Name of the handler, or kind of the job */
  handler: string
  /** Type of the event; empty for a job */
  type: string
  /** Ordering key of the event; empty for a job */
  subject: string
  attempts: number
  /** Later events of the same subject that wait */
  blocked: number
  error: string
  /** Epoch milliseconds */
  parkedAt: number
}
export type FailedTasks = {
  /** The newest 500 */
  list: FailedTask[]
  /** How many match */
  total: number
}
export type FailedTaskIdsBody = {
  ids: string[]
}
export const {
  useListFailedTasksQuery,
  useLazyListFailedTasksQuery,
  useDiscardFailedTasksMutation,
  useRetryFailedTasksMutation,
} = injectedRtkApi
