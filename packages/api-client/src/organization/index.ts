import { organizationEndpoints } from './organization.generated.ts'

type Tag = 'Organization' | 'OrganizationAdministrators'

/** Every list and tree, of companies and departments alike; single records have their own tag. */
const LISTS = { type: 'Organization', id: 'LIST' } as const

/** A refused write changed nothing: what is on the screen stays. */
const unlessRefused =
  (type: Tag) =>
  (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [LISTS, { type, id }]

const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Companies, departments, and who administers them. */
export const organizationApi = organizationEndpoints.enhanceEndpoints({
  addTagTypes: ['Organization', 'OrganizationAdministrators'],
  endpoints: {
    listOrganizations: { providesTags: [LISTS] },
    getOrganizationTree: { providesTags: [LISTS] },
    listDepartments: { providesTags: [LISTS] },
    listDepartmentTree: { providesTags: [LISTS] },
    listOwnDepartmentTree: { providesTags: [LISTS, 'OrganizationAdministrators'] },

    getOrganization: { providesTags: (_result, _error, { id }) => [{ type: 'Organization', id }] },
    createOrganization: { invalidatesTags: added },
    updateOrganization: { invalidatesTags: unlessRefused('Organization') },
    // Places of siblings change with it.
    moveOrganization: { invalidatesTags: (_result, error) => (error ? [] : ['Organization']) },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteOrganization: { invalidatesTags: added },

    getDepartment: { providesTags: (_result, _error, { id }) => [{ type: 'Organization', id }] },
    createDepartment: { invalidatesTags: added },
    updateDepartment: { invalidatesTags: unlessRefused('Organization') },
    moveDepartment: { invalidatesTags: (_result, error) => (error ? [] : ['Organization']) },
    deleteDepartment: { invalidatesTags: added },

    getOrganizationAdministrators: {
      providesTags: (_result, _error, { id }) => [{ type: 'OrganizationAdministrators', id }],
    },
    saveOrganizationAdministrators: { invalidatesTags: unlessRefused('OrganizationAdministrators') },
  },
})

export const {
  useListOrganizationsQuery,
  useGetOrganizationTreeQuery,
  useGetOrganizationQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useMoveOrganizationMutation,
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
