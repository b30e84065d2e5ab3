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
    createDepartment: build.mutation<CreateDepartmentApiResponse, CreateDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Organize/Department`,
        method: 'POST',
        body: queryArg.departmentBody,
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
export type ListOrganizationsByQueryApiResponse = /** status 200 Default Response */ {
  list: OrganizationRow[]
}
export type ListOrganizationsByQueryApiArg = {
  keyword?: string | undefined
}
export type CreateOrganizationApiResponse = /** status 200 Default Response */ null
export type CreateOrganizationApiArg = {
  organizationBody: OrganizationBody
}
export type CreateDepartmentApiResponse = /** status 200 Default Response */ null
export type CreateDepartmentApiArg = {
  departmentBody: DepartmentBody
}
export type ExportDepartmentsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportDepartmentsApiArg = {
  companyId?: string | undefined
  keyword?: string | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListDepartmentTreeApiResponse = /** status 200 Default Response */ {
  list: OrganizationNode[]
}
export type ListDepartmentTreeApiArg = {
  id: string
}
export type ListOwnDepartmentTreeApiResponse = /** status 200 Default Response */ {
  list: OrganizationNode[]
}
export type ListOwnDepartmentTreeApiArg = {
  id: string
}
export type GetDepartmentApiResponse = /** status 200 Default Response */ Department
export type GetDepartmentApiArg = {
  id: string
}
export type UpdateDepartmentApiResponse = /** status 200 Default Response */ null
export type UpdateDepartmentApiArg = {
  id: string
  departmentBody: DepartmentBody
}
export type DeleteDepartmentApiResponse = /** status 200 Default Response */ null
export type DeleteDepartmentApiArg = {
  id: string
}
export type MoveDepartmentApiResponse = /** status 200 Default Response */ null
export type MoveDepartmentApiArg = {
  id: string
  organizationMoveBody: OrganizationMoveBody
}
export type ExportOrganizationsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportOrganizationsApiArg = {
  keyword?: string | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListOrganizationTreeApiResponse = /** status 200 Default Response */ {
  list: OrganizationNode[]
}
export type ListOrganizationTreeApiArg = {
  id: string
}
export type GetOrganizationTreeApiResponse = /** status 200 Default Response */ {
  list: OrganizationNode[]
}
export type GetOrganizationTreeApiArg = void
export type ListDepartmentsApiResponse = /** status 200 Default Response */ {
  list: DepartmentRow[]
}
export type ListDepartmentsApiArg = {
  departmentListBody: DepartmentListBody
}
export type ListOrganizationsApiResponse = /** status 200 Default Response */ {
  list: OrganizationRow[]
}
export type ListOrganizationsApiArg = {
  organizationListBody: OrganizationListBody
}
export type GetOrganizationApiResponse = /** status 200 Default Response */ Organization
export type GetOrganizationApiArg = {
  id: string
}
export type UpdateOrganizationApiResponse = /** status 200 Default Response */ null
export type UpdateOrganizationApiArg = {
  id: string
  organizationBody: OrganizationBody
}
export type DeleteOrganizationApiResponse = /** status 200 Default Response */ null
export type DeleteOrganizationApiArg = {
  id: string
}
export type MoveOrganizationApiResponse = /** status 200 Default Response */ null
export type MoveOrganizationApiArg = {
  id: string
  organizationMoveBody: OrganizationMoveBody
}
export type ListDepartmentsOfCompanyApiResponse = /** status 200 Default Response */ {
  list: DepartmentRow[]
}
export type ListDepartmentsOfCompanyApiArg = {
  keyword?: string | undefined
  id: string
}
export type GetOrganizationAdministratorsApiResponse =
  /** status 200 Default Response */ OrganizationAdministrators | null
export type GetOrganizationAdministratorsApiArg = {
  id: string
}
export type SaveOrganizationAdministratorsApiResponse = /** status 200 Default Response */ null
export type SaveOrganizationAdministratorsApiArg = {
  id: string
  organizationAdministratorsBody: OrganizationAdministratorsBody
}
export type OrganizationRow = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  category: 'company' | 'department'
  type: 'company' | 'department'
  icon: string
  organizeIdTree: string[]
  children?: OrganizationRow[] | undefined
}
export type CompanyProfile = {
  shortName?: string | undefined
  /** Value of EnterpriseNature */
  enterpriseNature?: string | undefined
  /** Value of IndustryType */
  industry?: string | undefined
  /** Epoch milliseconds */
  foundedTime?: (number | null) | undefined
  telePhone?: string | undefined
  fax?: string | undefined
  webSite?: string | undefined
  address?: string | undefined
  managerName?: string | undefined
  managerTelePhone?: string | undefined
  managerMobilePhone?: string | undefined
  manageEmail?: string | undefined
  bankName?: string | undefined
  bankAccount?: string | undefined
  businessscope?: string | undefined
}
export type OrganizationBody = {
  parentId: string
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
  organizeIdTree?: string[] | undefined
  category?: string | undefined
  propertyJson?: CompanyProfile | undefined
}
export type DepartmentBody = {
  parentId: string
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
  organizeIdTree?: string[] | undefined
  managerId?: (string | null) | undefined
}
export type FileTicket = {
  name: string
  url: string
}
export type OrganizationNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  type: 'company' | 'department'
  icon: string
  organizeIdTree: string[]
  children?: OrganizationNode[] | undefined
}
export type Department = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  /** Ids from the top to the parent */
  organizeIdTree: string[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
  managerId: string
}
export type OrganizationMoveBody = {
  parentId: string
  /** The next one there; null for the last place */
  beforeId?: (null | string) | undefined
}
export type DepartmentRow = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  /** 姓名/账号 */
  manager: string
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  children?: DepartmentRow[] | undefined
}
export type DepartmentListBody = {
  companyId?: string | undefined
  /** The same as companyId */
  parentId?: string | undefined
  keyword?: string | undefined
  /** Of no effect: a tree comes whole */
  currentPage?: number | undefined
  pageSize?: number | undefined
}
export type OrganizationListBody = {
  keyword?: string | undefined
  type?: ('company' | 'department') | undefined
  /** Only what is below it */
  parentId?: string | undefined
  /** Of no effect: a tree comes whole */
  currentPage?: number | undefined
  pageSize?: number | undefined
}
export type Organization = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  /** Ids from the top to the parent */
  organizeIdTree: string[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
  category: string
  /** JSON of CompanyProfile */
  propertyJson: string
}
export type OrganizationAdministrators = {
  id: string
  organizeId: string
  organizeType?: string | undefined
  /** Ids, separated by commas */
  userId: string
  thisLayerSelect?: number | undefined
  thisLayerAdd?: number | undefined
  thisLayerEdit?: number | undefined
  thisLayerDelete?: number | undefined
  subLayerSelect?: number | undefined
  subLayerAdd?: number | undefined
  subLayerEdit?: number | undefined
  subLayerDelete?: number | undefined
  description?: string | undefined
  /** Epoch milliseconds */
  lastModifyTime: number
}
export type OrganizationAdministratorsBody = {
  id?: string | undefined
  organizeId?: string | undefined
  organizeType?: string | undefined
  /** Ids, separated by commas */
  userId: string
  thisLayerSelect?: number | undefined
  thisLayerAdd?: number | undefined
  thisLayerEdit?: number | undefined
  thisLayerDelete?: number | undefined
  subLayerSelect?: number | undefined
  subLayerAdd?: number | undefined
  subLayerEdit?: number | undefined
  subLayerDelete?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export const {
  useListOrganizationsByQueryQuery,
  useLazyListOrganizationsByQueryQuery,
  useCreateOrganizationMutation,
  useCreateDepartmentMutation,
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
