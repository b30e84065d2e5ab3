// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPositions: build.query<ListPositionsApiResponse, ListPositionsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Position`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          type: queryArg['type'],
          enabledMark: queryArg.enabledMark,
        },
      }),
    }),
    createPosition: build.mutation<CreatePositionApiResponse, CreatePositionApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Position`, method: 'POST', body: queryArg.positionBody }),
    }),
    changePositions: build.mutation<ChangePositionsApiResponse, ChangePositionsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Position/Actions/Bulk`,
        method: 'POST',
        body: queryArg.bulkChange,
      }),
    }),
    listAllPositions: build.query<ListAllPositionsApiResponse, ListAllPositionsApiArg>({
      query: () => ({ url: `/api/permission/Position/All` }),
    }),
    exportPositions: build.mutation<ExportPositionsApiResponse, ExportPositionsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Position/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          type: queryArg['type'],
          enabledMark: queryArg.enabledMark,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    listPositionTree: build.query<ListPositionTreeApiResponse, ListPositionTreeApiArg>({
      query: () => ({ url: `/api/permission/Position/Selector` }),
    }),
    listPositionsOfOrganizations: build.query<
      ListPositionsOfOrganizationsApiResponse,
      ListPositionsOfOrganizationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/permission/Position/getListByOrgIds`,
        method: 'POST',
        body: queryArg.organizeIdsBody,
      }),
    }),
    getPosition: build.query<GetPositionApiResponse, GetPositionApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Position/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updatePosition: build.mutation<UpdatePositionApiResponse, UpdatePositionApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Position/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.positionBody,
      }),
    }),
    deletePosition: build.mutation<DeletePositionApiResponse, DeletePositionApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Position/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as positionEndpoints }
export type ListPositionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PositionRow[]
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
export type ListPositionsApiArg = {
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
  /** With everything below it */
  organizeId?: string | undefined
  /** Code of a value of PositionType */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
}
export type CreatePositionApiResponse = /** status 200 Done */ null
export type CreatePositionApiArg = {
  positionBody: PositionBody
}
export type ChangePositionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BulkResult[]
}
export type ChangePositionsApiArg = {
  bulkChange: BulkChange
}
export type ListAllPositionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PositionOption[]
}
export type ListAllPositionsApiArg = void
export type ExportPositionsApiResponse = /** status 200 Done */ FileTicket
export type ExportPositionsApiArg = {
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
  /** With everything below it */
  organizeId?: string | undefined
  /** Code of a value of PositionType */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListPositionTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PositionNode[]
}
export type ListPositionTreeApiArg = void
export type ListPositionsOfOrganizationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PositionGroup[]
}
export type ListPositionsOfOrganizationsApiArg = {
  organizeIdsBody: OrganizeIdsBody
}
export type GetPositionApiResponse = /** status 200 Done */ Position
export type GetPositionApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdatePositionApiResponse = /** status 200 Done */ null
export type UpdatePositionApiArg = {
  /** Id of the record, given by the server */
  id: string
  positionBody: PositionBody
}
export type DeletePositionApiResponse = /** status 200 Done */ null
export type DeletePositionApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type PositionRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Name of the value of PositionType */
  type: string
  /** Names from the top down */
  department: string
  /** Id of the organisation */
  organizeId: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Remark of the keepers */
  description: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
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
export type PositionBody = {
  /** Id of the organisation */
  organizeId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Code of a value of PositionType */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, given by the server */
  id?: string | undefined
  /** Ids of the organisation and those above it, from the top */
  organizeIdTree?: string[] | undefined
}
export type BulkResult = {
  /** Id of the record */
  id: string
  /** Whether the record was changed */
  ok: boolean
  /** Reason of the failure; empty after success */
  msg: string
}
export type BulkChange = {
  /** Ids of the records to change */
  ids: string[]
  /** The change that each record gets */
  action: 'enable' | 'disable' | 'delete'
}
export type PositionOption = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type PositionNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Kind, by number or name; the summary of the call says of what */
  type: 'company' | 'department' | 'position'
  /** Class name of the icon */
  icon: string
  /** Of a position: names from the top down */
  organize?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Whether there is nothing below this record */
  isLeaf: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children?: PositionNode[] | undefined
}
export type PositionGroup = {
  /** Id of the record, given by the server */
  id: string
  /** Names from the top down */
  fullName: string
  /** Kind, by number or name; the summary of the call says of what */
  type: 'company' | 'department' | 'position'
  /** Whether there are records below this one */
  hasChildren: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
    enCode: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'position'
    /** Whether there is nothing below this record */
    isLeaf: true
  }[]
}
export type OrganizeIdsBody = {
  /** Ids of the organisations */
  organizeIds: string[]
}
export type Position = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the organisation */
  organizeId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Kind, by number or name; the summary of the call says of what */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
  description: string
  /** Ids from the top to the organisation */
  organizeIdTree: string[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useListPositionsQuery,
  useLazyListPositionsQuery,
  useCreatePositionMutation,
  useChangePositionsMutation,
  useListAllPositionsQuery,
  useLazyListAllPositionsQuery,
  useExportPositionsMutation,
  useListPositionTreeQuery,
  useLazyListPositionTreeQuery,
  useListPositionsOfOrganizationsQuery,
  useLazyListPositionsOfOrganizationsQuery,
  useGetPositionQuery,
  useLazyGetPositionQuery,
  useUpdatePositionMutation,
  useDeletePositionMutation,
} = injectedRtkApi
