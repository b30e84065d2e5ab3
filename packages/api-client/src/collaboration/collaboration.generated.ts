// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecordCard: build.query<GetRecordCardApiResponse, GetRecordCardApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Card`,
      }),
    }),
    listRecordComments: build.query<ListRecordCommentsApiResponse, ListRecordCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Comments`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    addRecordComment: build.mutation<AddRecordCommentApiResponse, AddRecordCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Comments`,
        method: 'POST',
        body: queryArg.recordCommentBody,
      }),
    }),
    deleteRecordComment: build.mutation<DeleteRecordCommentApiResponse, DeleteRecordCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: 'DELETE',
      }),
    }),
    openRecordEditor: build.mutation<OpenRecordEditorApiResponse, OpenRecordEditorApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Editors`,
        method: 'POST',
      }),
    }),
    closeRecordEditor: build.mutation<CloseRecordEditorApiResponse, CloseRecordEditorApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/Editors`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as collaborationEndpoints }
export type GetRecordCardApiResponse = /** status 200 Done */ RecordCard
export type GetRecordCardApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type ListRecordCommentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RecordComment[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListRecordCommentsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type AddRecordCommentApiResponse = /** status 200 Done */ CommentResult
export type AddRecordCommentApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
  recordCommentBody: RecordCommentBody
}
export type DeleteRecordCommentApiResponse = /** status 200 Done */ null
export type DeleteRecordCommentApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the comment */
  commentId: string
}
export type OpenRecordEditorApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RecordEditor[]
}
export type OpenRecordEditorApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type CloseRecordEditorApiResponse = /** status 200 Done */ null
export type CloseRecordEditorApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type RecordCard = {
  /** `denied` when the caller may not open the record. Only `shown` has content */
  state: 'shown' | 'denied' | 'deleted'
  /** Name of the page */
  page: string
  /** Text of the first field */
  title: string
  /** Up to four further fields */
  fields: {
    /** Displayed heading */
    label: string
    text: string
  }[]
  /** Address of the record; missing without a page in the menu */
  link?: string | undefined
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
export type RecordComment = {
  /** Id of the record, assigned by the server */
  id: string
  authorId: string
  /** name/account */
  author: string
  body: string
  mentioned: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    name: string
  }[]
  /** Epoch milliseconds */
  createdAt: number
  mayDelete: boolean
}
export type CommentResult = {
  /** Names of the mentioned who may not open the record and received no message */
  notReached: string[]
}
export type RecordCommentBody = {
  /** Plain text */
  body: string
  /** Ids of the mentioned users */
  mentionedIds?: string[] | undefined
}
export type RecordEditor = {
  /** Id of the user */
  userId: string
  /** name/account */
  name: string
  /** Address of the picture, relative to the server */
  headIcon: string
}
export const {
  useGetRecordCardQuery,
  useLazyGetRecordCardQuery,
  useListRecordCommentsQuery,
  useLazyListRecordCommentsQuery,
  useAddRecordCommentMutation,
  useDeleteRecordCommentMutation,
  useOpenRecordEditorMutation,
  useCloseRecordEditorMutation,
} = injectedRtkApi
