// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCallSeats: build.query<ListCallSeatsApiResponse, ListCallSeatsApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallSeat`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createCallSeat: build.mutation<CreateCallSeatApiResponse, CreateCallSeatApiArg>({
      query: (queryArg) => ({ url: `/api/extend/CallSeat`, method: 'POST', body: queryArg.callSeatBody }),
    }),
    getOwnCallSeat: build.query<GetOwnCallSeatApiResponse, GetOwnCallSeatApiArg>({
      query: () => ({ url: `/api/extend/CallSeat/Current` }),
    }),
    exportCallSeats: build.mutation<ExportCallSeatsApiResponse, ExportCallSeatsApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallSeat/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    getCallSeat: build.query<GetCallSeatApiResponse, GetCallSeatApiArg>({
      query: (queryArg) => ({ url: `/api/extend/CallSeat/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateCallSeat: build.mutation<UpdateCallSeatApiResponse, UpdateCallSeatApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallSeat/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.callSeatBody,
      }),
    }),
    deleteCallSeat: build.mutation<DeleteCallSeatApiResponse, DeleteCallSeatApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallSeat/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createSeatToken: build.mutation<CreateSeatTokenApiResponse, CreateSeatTokenApiArg>({
      query: (queryArg) => ({
        url: `/calloutsip/customer/client/seat/token`,
        method: 'POST',
        body: queryArg.seatTokenBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as callSeatEndpoints }
export type ListCallSeatsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: CallSeat[]
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
export type ListCallSeatsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
}
export type CreateCallSeatApiResponse = /** status 200 Done */ null
export type CreateCallSeatApiArg = {
  callSeatBody: CallSeatBody
}
export type GetOwnCallSeatApiResponse = /** status 200 Done */ OwnCallSeat
export type GetOwnCallSeatApiArg = void
export type ExportCallSeatsApiResponse = /** status 200 Done */ FileTicket
export type ExportCallSeatsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type GetCallSeatApiResponse = /** status 200 Done */ CallSeat
export type GetCallSeatApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdateCallSeatApiResponse = /** status 200 Done */ null
export type UpdateCallSeatApiArg = {
  /** Id of the record, given by the server */
  id: string
  callSeatBody: CallSeatBody
}
export type DeleteCallSeatApiResponse = /** status 200 Done */ null
export type DeleteCallSeatApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type CreateSeatTokenApiResponse = /** status 200 Done */ SeatToken
export type CreateSeatTokenApiArg = {
  seatTokenBody: SeatTokenBody
}
export type CallSeat = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the person */
  userId: string
  /** Name of the user */
  realName: string
  /** Number of the seat */
  landlinenNum: string
  custcode: string
  appId: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remark of the keepers */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type CallSeatBody = {
  /** Id of the person */
  userId: string
  landlinenNum: string
  custcode: string
  appId: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type OwnCallSeat = {
  /** Id of the person */
  userId: string
  /** Number of the seat; empty without one */
  landlinenNum: string
  custcode: string
  appId: string
  /** Model whose form is offered after a call; empty for notes as text */
  noteModelId: string
  gateway: null | {
    /** Host with its port, unless that is the default */
    host: string
    port: number
  }
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type SeatToken = {
  token: string
}
export type SeatTokenBody = {
  businessCode: 0
  seatNo: string
  /** Milliseconds since 1970 */
  timestamp: number
  custCode: string
  appId: string
}
export const {
  useListCallSeatsQuery,
  useLazyListCallSeatsQuery,
  useCreateCallSeatMutation,
  useGetOwnCallSeatQuery,
  useLazyGetOwnCallSeatQuery,
  useExportCallSeatsMutation,
  useGetCallSeatQuery,
  useLazyGetCallSeatQuery,
  useUpdateCallSeatMutation,
  useDeleteCallSeatMutation,
  useCreateSeatTokenMutation,
} = injectedRtkApi
