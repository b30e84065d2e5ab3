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
export type ListPositionsApiResponse = /** status 200 Default Response */ {
  list: PositionRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListPositionsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** With everything below it */
  organizeId?: string | undefined
  /** Code of a value of PositionType */
  type?: string | undefined
  enabledMark?: number | undefined
}
export type CreatePositionApiResponse = /** status 200 Default Response */ null
export type CreatePositionApiArg = {
  positionBody: PositionBody
}
export type ListAllPositionsApiResponse = /** status 200 Default Response */ {
  list: PositionOption[]
}
export type ListAllPositionsApiArg = void
export type ExportPositionsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportPositionsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** With everything below it */
  organizeId?: string | undefined
  /** Code of a value of PositionType */
  type?: string | undefined
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListPositionTreeApiResponse = /** status 200 Default Response */ {
  list: PositionNode[]
}
export type ListPositionTreeApiArg = void
export type ListPositionsOfOrganizationsApiResponse = /** status 200 Default Response */ {
  list: PositionGroup[]
}
export type ListPositionsOfOrganizationsApiArg = {
  organizeIdsBody: OrganizeIdsBody
}
export type GetPositionApiResponse = /** status 200 Default Response */ Position
export type GetPositionApiArg = {
  id: string
}
export type UpdatePositionApiResponse = /** status 200 Default Response */ null
export type UpdatePositionApiArg = {
  id: string
  positionBody: PositionBody
}
export type DeletePositionApiResponse = /** status 200 Default Response */ null
export type DeletePositionApiArg = {
  id: string
}
export type PositionRow = {
  id: string
  fullName: string
  enCode: string
  /** Name of the value of PositionType */
  type: string
  /** Names from the top down */
  department: string
  organizeId: string
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  description: string
  sortCode: number
}
export type PositionBody = {
  organizeId: string
  fullName: string
  enCode: string
  /** Code of a value of PositionType */
  type: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
  organizeIdTree?: string[] | undefined
}
export type PositionOption = {
  id: string
  fullName: string
  enCode: string
}
export type FileTicket = {
  name: string
  url: string
}
export type PositionNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  type: 'company' | 'department' | 'position'
  icon: string
  /** Of a position: names from the top down */
  organize?: string | undefined
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: PositionNode[] | undefined
}
export type PositionGroup = {
  id: string
  /** Names from the top down */
  fullName: string
  type: 'company' | 'department' | 'position'
  hasChildren: boolean
  num: number
  children: {
    id: string
    fullName: string
    enCode: string
    type: 'position'
    isLeaf: true
  }[]
}
export type OrganizeIdsBody = {
  organizeIds: string[]
}
export type Position = {
  id: string
  organizeId: string
  fullName: string
  enCode: string
  type: string
  enabledMark: number
  sortCode: number
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
