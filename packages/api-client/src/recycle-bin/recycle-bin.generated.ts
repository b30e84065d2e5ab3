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
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListRecycledApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Kind, by name */
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
  /** Kind, by name */
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
  /** Id of the record, given by the server */
  id: string
}
export type RestoreRecycledApiResponse = /** status 200 Done */ null
export type RestoreRecycledApiArg = {
  /** Kind, by name */
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
  /** Id of the record, given by the server */
  id: string
}
export type RecycledRow = {
  /** Id of the record, given by the server */
  id: string
  /** Kind, by name */
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
  /** Name that people read */
  fullName: string
  /** Code, or the account of a person */
  enCode: string
  /** Where it was: organisations from the top down, or the parent of the record */
  place: string
  /** Epoch milliseconds */
  deleteTime: number | null
  /** name/account */
  deleteUser: string
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
export const { useListRecycledQuery, useLazyListRecycledQuery, useRemoveRecycledMutation, useRestoreRecycledMutation } =
  injectedRtkApi
