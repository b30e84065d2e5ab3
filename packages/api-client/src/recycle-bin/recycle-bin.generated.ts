// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecycled: build.query<ListRecycledApiResponse, ListRecycledApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/RecycleBin`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
          kind: queryArg.kind,
        },
      }),
    }),
    removeRecycled: build.mutation<RemoveRecycledApiResponse, RemoveRecycledApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/RecycleBin/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    restoreRecycled: build.mutation<RestoreRecycledApiResponse, RestoreRecycledApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/RecycleBin/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/Actions/Restore`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as recycleBinEndpoints }
export type ListRecycledApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RecycledRow[]
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
export type ListRecycledApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Type, by name */
  kind?:
    | 'user'
    | 'position'
    | 'role'
    | 'userGroup'
    | 'department'
    | 'company'
    | 'menu'
    | 'region'
    | 'dictionary'
    | 'dictionaryValue'
    | 'model'
    | 'dataInterface'
    | 'billRule'
}
export type RemoveRecycledApiResponse = /** status 200 Done */ null
export type RemoveRecycledApiArg = {
  /** Type, by name */
  kind:
    | 'user'
    | 'position'
    | 'role'
    | 'userGroup'
    | 'department'
    | 'company'
    | 'menu'
    | 'region'
    | 'dictionary'
    | 'dictionaryValue'
    | 'model'
    | 'dataInterface'
    | 'billRule'
  /** Id of the record, assigned by the server */
  id: string
}
export type RestoreRecycledApiResponse = /** status 200 Done */ null
export type RestoreRecycledApiArg = {
  /** Type, by name */
  kind:
    | 'user'
    | 'position'
    | 'role'
    | 'userGroup'
    | 'department'
    | 'company'
    | 'menu'
    | 'region'
    | 'dictionary'
    | 'dictionaryValue'
    | 'model'
    | 'dataInterface'
    | 'billRule'
  /** Id of the record, assigned by the server */
  id: string
}
export type RecycledRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Type, by name */
  kind:
    | 'user'
    | 'position'
    | 'role'
    | 'userGroup'
    | 'department'
    | 'company'
    | 'menu'
    | 'region'
    | 'dictionary'
    | 'dictionaryValue'
    | 'model'
    | 'dataInterface'
    | 'billRule'
  /** Display name */
  fullName: string
  /** Code, or the account of a user */
  enCode: string
  /** Former location: organisations from the top level, or the parent of the record */
  place: string
  /** Epoch milliseconds */
  deleteTime: number | null
  /** name/account */
  deleteUser: string
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
export const { useListRecycledQuery, useLazyListRecycledQuery, useRemoveRecycledMutation, useRestoreRecycledMutation } =
  injectedRtkApi
