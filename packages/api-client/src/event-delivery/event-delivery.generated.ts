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
  /** Text that names, codes or other columns of a row contain */
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
  /** Id of the record, given by the server */
  id: string
  /** Kind, by name */
  kind: 'event' | 'job'
  /** Name of the handler, or kind of the job */
  handler: string
  /** Type of the event; empty for a job */
  type: string
  /** Ordering key of the event; empty for a job */
  subject: string
  /** How often it was tried */
  attempts: number
  /** Later events of the same subject that wait */
  blocked: number
  /** Why it failed */
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
