import { cacheOf } from '../cache-tags.ts'
import { roleEndpoints } from './role.generated.ts'

const { list, record, added, changed, severalChanged, removed } = cacheOf('Role')

/** Roles: list, single roles, and trees for pickers. */
export const roleApi = roleEndpoints.enhanceEndpoints({
  addTagTypes: ['Role'],
  endpoints: {
    listRoles: list,
    listRoleTree: list,
    listEditableRoleTree: list,
    listRolesOfOrganizations: list,
    getRole: record,
    createRole: added,
    updateRole: changed,
    toggleRole: changed,
    copyRole: added,
    changeRoles: severalChanged,
    deleteRole: removed,
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
  useChangeRolesMutation,
  useDeleteRoleMutation,
  useExportRolesMutation,
} = roleApi
export type { Role, RoleBody, RoleGroup, RoleNode, RoleRow } from './role.generated.ts'
