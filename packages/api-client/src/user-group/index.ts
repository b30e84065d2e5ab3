import { cacheOf } from '../cache-tags.ts'
import { userGroupEndpoints } from './user-group.generated.ts'

const { list, record, added, changed, removed } = cacheOf('UserGroup')

/** Groups of users. */
export const userGroupApi = userGroupEndpoints.enhanceEndpoints({
  addTagTypes: ['UserGroup'],
  endpoints: {
    listUserGroups: list,
    listUserGroupTree: list,
    getUserGroup: record,
    createUserGroup: added,
    updateUserGroup: changed,
    deleteUserGroup: removed,
  },
})

export const {
  useListUserGroupsQuery,
  useCreateUserGroupMutation,
  useUpdateUserGroupMutation,
  useDeleteUserGroupMutation,
  useExportUserGroupsMutation,
  useListUserGroupTreeQuery,
} = userGroupApi
export type { UserGroup, UserGroupBody, UserGroupNode, UserGroupRow } from './user-group.generated.ts'
