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
export type ListPositionsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of an organisation. Includes its descendants */
  organizeId?: string | undefined
  /** Code of a value of the dictionary PositionType */
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
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of an organisation. Includes its descendants */
  organizeId?: string | undefined
  /** Code of a value of the dictionary PositionType */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
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
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdatePositionApiResponse = /** status 200 Done */ null
export type UpdatePositionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  positionBody: PositionBody
}
export type DeletePositionApiResponse = /** status 200 Done */ null
export type DeletePositionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PositionRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Name of the value of the dictionary PositionType */
  type: string
  /** Names, from the top level */
  department: string
  /** Id of the organisation */
  organizeId: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Remarks */
  description: string
  /** Sort order among siblings, ascending */
  sortCode: number
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
export type PositionBody = {
  /** Id of the organisation */
  organizeId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Code of a value of the dictionary PositionType */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Ids of the organisation and its ancestors, from the top level */
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
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type PositionNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department' | 'position'
  /** Class name of the icon */
  icon: string
  /** For positions: names of the organisations, from the top level */
  organize?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: PositionNode[] | undefined
}
export type PositionGroup = {
  /** Id of the record, assigned by the server */
  id: string
  /** Names, from the top level */
  fullName: string
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department' | 'position'
  /** Whether the record has children */
  hasChildren: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
    /** Type, as a number or name, of the object of the operation */
    type: 'position'
    /** Whether the record has no children */
    isLeaf: true
  }[]
}
export type OrganizeIdsBody = {
  /** Ids of the organisations */
  organizeIds: string[]
}
export type Position = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the organisation */
  organizeId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, as a number or name, of the object of the operation */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Ids from the top level to the organisation */
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
