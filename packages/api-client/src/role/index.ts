import { roleEndpoints } from './role.generated.ts'

/** Every list and tree of roles; single roles have their own tag. */
const LISTS = { type: 'Role', id: 'LIST' } as const

/** A refused write changed nothing: what is on the screen stays. */
const unlessRefused = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, { type: 'Role' as const, id }]

const listsChanged = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Roles: the list, one of them, and the trees to choose from. */
export const roleApi = roleEndpoints.enhanceEndpoints({
  addTagTypes: ['Role'],
  endpoints: {
    listRoles: { providesTags: [LISTS] },
    listRoleTree: { providesTags: [LISTS] },
    listEditableRoleTree: { providesTags: [LISTS] },
    listRolesOfOrganizations: { providesTags: [LISTS] },
    getRole: { providesTags: (_result, _error, { id }) => [{ type: 'Role', id }] },
    createRole: { invalidatesTags: listsChanged },
    updateRole: { invalidatesTags: unlessRefused },
    toggleRole: { invalidatesTags: unlessRefused },
    copyRole: { invalidatesTags: listsChanged },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteRole: { invalidatesTags: listsChanged },
  },
})

export const {
  useListRolesQuery,
  useListRoleTreeQuery,
  useListEditableRoleTreeQuery,
  useListRolesOfOrganizationsQuery,
  useGetRoleQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useToggleRoleMutation,
  useCopyRoleMutation,
  useDeleteRoleMutation,
  useExportRolesMutation,
} = roleApi
export type { Role, RoleBody, RoleGroup, RoleNode, RoleRow } from './role.generated.ts'
