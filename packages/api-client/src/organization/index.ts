import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { organizationEndpoints } from './organization.generated.ts'

const { lists, list, record, added, changed, severalChanged, removed } = cacheOf('Organization')
const administrators = cacheOf('OrganizationAdministrators')

/** A move also changes the order of siblings. */
const moved = { invalidatesTags: unlessRefused(() => ['Organization'] as const) }
/** Lists show the administrators. */
const savedAdministrators = {
  invalidatesTags: unlessRefused(({ id }: { id: string }) => [
    lists,
    { type: 'OrganizationAdministrators' as const, id },
  ]),
}

/** Companies, departments, and their administrators. */
export const organizationApi = organizationEndpoints.enhanceEndpoints({
  addTagTypes: ['Organization', 'OrganizationAdministrators'],
  endpoints: {
    listOrganizations: list,
    getOrganizationTree: list,
    listDepartments: list,
    listDepartmentTree: list,
    listOwnDepartmentTree: { providesTags: [lists, 'OrganizationAdministrators'] },

    getOrganization: record,
    createOrganization: added,
    updateOrganization: changed,
    moveOrganization: moved,
    changeOrganizations: severalChanged,
    deleteOrganization: removed,

    getDepartment: record,
    createDepartment: added,
    updateDepartment: changed,
    moveDepartment: moved,
    changeDepartments: severalChanged,
    deleteDepartment: removed,

    getOrganizationAdministrators: administrators.record,
    saveOrganizationAdministrators: savedAdministrators,
  },
})

export const {
  useListOrganizationsQuery,
  useGetOrganizationTreeQuery,
  useGetOrganizationQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useMoveOrganizationMutation,
  useChangeOrganizationsMutation,
  useDeleteOrganizationMutation,
  useExportOrganizationsMutation,
  useGetOrganizationAdministratorsQuery,
  useSaveOrganizationAdministratorsMutation,
  useListDepartmentsQuery,
  useListDepartmentTreeQuery,
  useListOwnDepartmentTreeQuery,
  useGetDepartmentQuery,
  useCreateDepartmentMutation,
  useUpdateDepartmentMutation,
  useMoveDepartmentMutation,
  useChangeDepartmentsMutation,
  useDeleteDepartmentMutation,
  useExportDepartmentsMutation,
} = organizationApi
export type {
  CompanyProfile,
  Department,
  DepartmentBody,
  DepartmentRow,
  Organization,
  OrganizationAdministrators,
  OrganizationAdministratorsBody,
  OrganizationBody,
  OrganizationNode,
  OrganizationRow,
} from './organization.generated.ts'
