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
  /** Account name for sign-in */
  account: string
  /** Name of the user */
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
export const { useListConversationsQuery, useLazyListConversationsQuery } = injectedRtkApi
