// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: () => ({ url: `/api/message/imreply` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as chatEndpoints }
export type ListConversationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ChatConversation[]
}
export type ListConversationsApiArg = void
export type ChatConversation = {
  /** The other person */
  id: string
  /** Account to sign in with */
  account: string
  /** Name of the person */
  realName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** Text; a JSON string with `path` for pictures, voice and files */
  latestMessage: string
  /** Epoch milliseconds */
  latestDate: number
  /** Type of the latest message; `recalled` when its sender took it back */
  messageType: string
  /** Messages of the other person that the caller has not read */
  unreadMessage: number
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
export const { useListConversationsQuery, useLazyListConversationsQuery } = injectedRtkApi
