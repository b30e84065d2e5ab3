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
export type ListRecycledApiResponse = /** status 200 Default Response */ {
  list: RecycledRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListRecycledApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
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
export type RemoveRecycledApiResponse = /** status 200 Default Response */ null
export type RemoveRecycledApiArg = {
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
  id: string
}
export type RestoreRecycledApiResponse = /** status 200 Default Response */ null
export type RestoreRecycledApiArg = {
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
  id: string
}
export type RecycledRow = {
  id: string
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
export const { useListRecycledQuery, useLazyListRecycledQuery, useRemoveRecycledMutation, useRestoreRecycledMutation } =
  injectedRtkApi
