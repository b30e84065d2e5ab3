// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganizationsByQuery: build.query<ListOrganizationsByQueryApiResponse, ListOrganizationsByQueryApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    createOrganization: build.mutation<CreateOrganizationApiResponse, CreateOrganizationApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Organize`, method: 'POST', body: queryArg.organizationBody }),
    }),
    changeOrganizations: build.mutation<ChangeOrganizationsApiResponse, ChangeOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Actions/Bulk`,
        method: 'POST',
        body: queryArg.bulkChange,
      }),
    }),
    createDepartment: build.mutation<CreateDepartmentApiResponse, CreateDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department`,
        method: 'POST',
        body: queryArg.departmentBody,
      }),
    }),
    changeDepartments: build.mutation<ChangeDepartmentsApiResponse, ChangeDepartmentsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/Actions/Bulk`,
        method: 'POST',
        body: queryArg.bulkChange,
      }),
    }),
    exportDepartments: build.mutation<ExportDepartmentsApiResponse, ExportDepartmentsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/ExportData`,
        method: 'GET',
        params: {
          companyId: queryArg.companyId,
          keyword: queryArg.keyword,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    listDepartmentTree: build.query<ListDepartmentTreeApiResponse, ListDepartmentTreeApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/Selector/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listOwnDepartmentTree: build.query<ListOwnDepartmentTreeApiResponse, ListOwnDepartmentTreeApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/Selector2/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getDepartment: build.query<GetDepartmentApiResponse, GetDepartmentApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Organize/Department/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDepartment: build.mutation<UpdateDepartmentApiResponse, UpdateDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.departmentBody,
      }),
    }),
    deleteDepartment: build.mutation<DeleteDepartmentApiResponse, DeleteDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    moveDepartment: build.mutation<MoveDepartmentApiResponse, MoveDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department/${encodeURIComponent(String(queryArg.id))}/Actions/Move`,
        method: 'PUT',
        body: queryArg.organizationMoveBody,
      }),
    }),
    exportOrganizations: build.mutation<ExportOrganizationsApiResponse, ExportOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/ExportData`,
        method: 'GET',
        params: {
          keyword: queryArg.keyword,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    listOrganizationTree: build.query<ListOrganizationTreeApiResponse, ListOrganizationTreeApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Organize/Selector/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getOrganizationTree: build.query<GetOrganizationTreeApiResponse, GetOrganizationTreeApiArg>({
      query: () => ({ url: `/api/permission/Organize/Tree` }),
    }),
    listDepartments: build.query<ListDepartmentsApiResponse, ListDepartmentsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/department/getList`,
        method: 'POST',
        body: queryArg.departmentListBody,
      }),
    }),
    listOrganizations: build.query<ListOrganizationsApiResponse, ListOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/getList`,
        method: 'POST',
        body: queryArg.organizationListBody,
      }),
    }),
    getOrganization: build.query<GetOrganizationApiResponse, GetOrganizationApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Organize/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateOrganization: build.mutation<UpdateOrganizationApiResponse, UpdateOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.organizationBody,
      }),
    }),
    deleteOrganization: build.mutation<DeleteOrganizationApiResponse, DeleteOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    moveOrganization: build.mutation<MoveOrganizationApiResponse, MoveOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/${encodeURIComponent(String(queryArg.id))}/Actions/Move`,
        method: 'PUT',
        body: queryArg.organizationMoveBody,
      }),
    }),
    listDepartmentsOfCompany: build.query<ListDepartmentsOfCompanyApiResponse, ListDepartmentsOfCompanyApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/${encodeURIComponent(String(queryArg.id))}/Department`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    getOrganizationAdministrators: build.query<
      GetOrganizationAdministratorsApiResponse,
      GetOrganizationAdministratorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/permission/organizeAdminIsTrator/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    saveOrganizationAdministrators: build.mutation<
      SaveOrganizationAdministratorsApiResponse,
      SaveOrganizationAdministratorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/permission/organizeAdminIsTrator/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.organizationAdministratorsBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as organizationEndpoints }
export type ListOrganizationsByQueryApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationRow[]
}
export type ListOrganizationsByQueryApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type CreateOrganizationApiResponse = /** status 200 Done */ null
export type CreateOrganizationApiArg = {
  organizationBody: OrganizationBody
}
export type ChangeOrganizationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BulkResult[]
}
export type ChangeOrganizationsApiArg = {
  bulkChange: BulkChange
}
export type CreateDepartmentApiResponse = /** status 200 Done */ null
export type CreateDepartmentApiArg = {
  departmentBody: DepartmentBody
}
export type ChangeDepartmentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BulkResult[]
}
export type ChangeDepartmentsApiArg = {
  bulkChange: BulkChange
}
export type ExportDepartmentsApiResponse = /** status 200 Done */ FileTicket
export type ExportDepartmentsApiArg = {
  /** Id of the company */
  companyId?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ListDepartmentTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationNode[]
}
export type ListDepartmentTreeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListOwnDepartmentTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationNode[]
}
export type ListOwnDepartmentTreeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetDepartmentApiResponse = /** status 200 Done */ Department
export type GetDepartmentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDepartmentApiResponse = /** status 200 Done */ null
export type UpdateDepartmentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  departmentBody: DepartmentBody
}
export type DeleteDepartmentApiResponse = /** status 200 Done */ null
export type DeleteDepartmentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MoveDepartmentApiResponse = /** status 200 Done */ null
export type MoveDepartmentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  organizationMoveBody: OrganizationMoveBody
}
export type ExportOrganizationsApiResponse = /** status 200 Done */ FileTicket
export type ExportOrganizationsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ListOrganizationTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationNode[]
}
export type ListOrganizationTreeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetOrganizationTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationNode[]
}
export type GetOrganizationTreeApiArg = void
export type ListDepartmentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DepartmentRow[]
}
export type ListDepartmentsApiArg = {
  departmentListBody: DepartmentListBody
}
export type ListOrganizationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: OrganizationRow[]
}
export type ListOrganizationsApiArg = {
  organizationListBody: OrganizationListBody
}
export type GetOrganizationApiResponse = /** status 200 Done */ Organization
export type GetOrganizationApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateOrganizationApiResponse = /** status 200 Done */ null
export type UpdateOrganizationApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  organizationBody: OrganizationBody
}
export type DeleteOrganizationApiResponse = /** status 200 Done */ null
export type DeleteOrganizationApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MoveOrganizationApiResponse = /** status 200 Done */ null
export type MoveOrganizationApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  organizationMoveBody: OrganizationMoveBody
}
export type ListDepartmentsOfCompanyApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DepartmentRow[]
}
export type ListDepartmentsOfCompanyApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type GetOrganizationAdministratorsApiResponse = /** status 200 Done */ OrganizationAdministrators | null
export type GetOrganizationAdministratorsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SaveOrganizationAdministratorsApiResponse = /** status 200 Done */ null
export type SaveOrganizationAdministratorsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  organizationAdministratorsBody: OrganizationAdministratorsBody
}
export type OrganizationRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Id or code of the category */
  category: 'company' | 'department'
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department'
  /** Class name of the icon */
  icon: string
  /** Ids of the organisation and its ancestors, from the top level */
  organizeIdTree: string[]
  /** Child records */
  children?: OrganizationRow[] | undefined
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
export type CompanyProfile = {
  /** Short name */
  shortName?: string | undefined
  /** Value of the dictionary EnterpriseNature */
  enterpriseNature?: string | undefined
  /** Value of the dictionary IndustryType */
  industry?: string | undefined
  /** Epoch milliseconds */
  foundedTime?: (number | null) | undefined
  /** Office telephone number */
  telePhone?: string | undefined
  /** Fax number */
  fax?: string | undefined
  /** URL of the web site */
  webSite?: string | undefined
  /** Postal address */
  address?: string | undefined
  /** Name of the manager */
  managerName?: string | undefined
  /** Telephone number of the manager */
  managerTelePhone?: string | undefined
  /** Mobile number of the manager */
  managerMobilePhone?: string | undefined
  /** E-mail address of the manager */
  manageEmail?: string | undefined
  /** Bank */
  bankName?: string | undefined
  /** Bank account number */
  bankAccount?: string | undefined
  /** Business scope of the company */
  businessscope?: string | undefined
}
export type OrganizationBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
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
  /** Id or code of the category */
  category?: string | undefined
  propertyJson?: CompanyProfile | undefined
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
export type DepartmentBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
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
  /** Id of the manager */
  managerId?: (string | null) | undefined
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type OrganizationNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department'
  /** Class name of the icon */
  icon: string
  /** Ids of the organisation and its ancestors, from the top level */
  organizeIdTree: string[]
  /** Child records */
  children?: OrganizationNode[] | undefined
}
export type Department = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Ids of the ancestors, from the top level */
  organizeIdTree: string[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Id of the manager */
  managerId: string
}
export type OrganizationMoveBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Id of the following sibling; null: at the end */
  beforeId?: (null | string) | undefined
}
export type DepartmentRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** 姓名/账号 */
  manager: string
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Child records */
  children?: DepartmentRow[] | undefined
}
export type DepartmentListBody = {
  /** Id of the company */
  companyId?: string | undefined
  /** Alias of companyId */
  parentId?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** No effect: trees are not paged */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
}
export type OrganizationListBody = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: ('company' | 'department') | undefined
  /** Id of an organisation. Returns its descendants only */
  parentId?: string | undefined
  /** No effect: trees are not paged */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
}
export type Organization = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Ids of the ancestors, from the top level */
  organizeIdTree: string[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Id or code of the category */
  category: string
  /** JSON of CompanyProfile */
  propertyJson: string
}
export type OrganizationAdministrators = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the organisation */
  organizeId: string
  /** Type of the organisation: company or department */
  organizeType?: string | undefined
  /** Ids, separated by commas */
  userId: string
  /** 1 if the administrator may view the organisation */
  thisLayerSelect?: number | undefined
  /** 1 if the administrator may create records in the organisation */
  thisLayerAdd?: number | undefined
  /** 1 if the administrator may edit the organisation */
  thisLayerEdit?: number | undefined
  /** 1 if the administrator may delete the organisation */
  thisLayerDelete?: number | undefined
  /** 1 if the administrator may view the descendants */
  subLayerSelect?: number | undefined
  /** 1 if the administrator may create records in the descendants */
  subLayerAdd?: number | undefined
  /** 1 if the administrator may edit the descendants */
  subLayerEdit?: number | undefined
  /** 1 if the administrator may delete the descendants */
  subLayerDelete?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** Epoch milliseconds */
  lastModifyTime: number
}
export type OrganizationAdministratorsBody = {
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Id of the organisation */
  organizeId?: string | undefined
  /** Type of the organisation: company or department */
  organizeType?: string | undefined
  /** Ids, separated by commas */
  userId: string
  /** 1 if the administrator may view the organisation */
  thisLayerSelect?: number | undefined
  /** 1 if the administrator may create records in the organisation */
  thisLayerAdd?: number | undefined
  /** 1 if the administrator may edit the organisation */
  thisLayerEdit?: number | undefined
  /** 1 if the administrator may delete the organisation */
  thisLayerDelete?: number | undefined
  /** 1 if the administrator may view the descendants */
  subLayerSelect?: number | undefined
  /** 1 if the administrator may create records in the descendants */
  subLayerAdd?: number | undefined
  /** 1 if the administrator may edit the descendants */
  subLayerEdit?: number | undefined
  /** 1 if the administrator may delete the descendants */
  subLayerDelete?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export const {
  useListOrganizationsByQueryQuery,
  useLazyListOrganizationsByQueryQuery,
  useCreateOrganizationMutation,
  useChangeOrganizationsMutation,
  useCreateDepartmentMutation,
  useChangeDepartmentsMutation,
  useExportDepartmentsMutation,
  useListDepartmentTreeQuery,
  useLazyListDepartmentTreeQuery,
  useListOwnDepartmentTreeQuery,
  useLazyListOwnDepartmentTreeQuery,
  useGetDepartmentQuery,
  useLazyGetDepartmentQuery,
  useUpdateDepartmentMutation,
  useDeleteDepartmentMutation,
  useMoveDepartmentMutation,
  useExportOrganizationsMutation,
  useListOrganizationTreeQuery,
  useLazyListOrganizationTreeQuery,
  useGetOrganizationTreeQuery,
  useLazyGetOrganizationTreeQuery,
  useListDepartmentsQuery,
  useLazyListDepartmentsQuery,
  useListOrganizationsQuery,
  useLazyListOrganizationsQuery,
  useGetOrganizationQuery,
  useLazyGetOrganizationQuery,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useMoveOrganizationMutation,
  useListDepartmentsOfCompanyQuery,
  useLazyListDepartmentsOfCompanyQuery,
  useGetOrganizationAdministratorsQuery,
  useLazyGetOrganizationAdministratorsQuery,
  useSaveOrganizationAdministratorsMutation,
} = injectedRtkApi
