import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { type ChangeUsersApiArg, userEndpoints } from './user.generated.ts'

const { lists, list, record, added, changed, removed } = cacheOf('User')

/** Users and their accounts. */
export const userApi = userEndpoints.enhanceEndpoints({
  addTagTypes: ['User', 'UserImport'],
  endpoints: {
    listUsers: list,
    listAllUsers: list,
    listUserTree: list,
    listUserNodes: list,
    listUserContacts: list,
    listUserSubordinates: list,
    listUsersByIds: list,
    listUsersOfOrganization: list,
    listUsersOfPosition: list,
    listUsersOfRole: list,
    getUser: record,
    createUser: added,
    updateUser: changed,
    toggleUserState: changed,
    unlockUser: changed,
    changeUsers: {
      invalidatesTags: unlessRefused(({ userBulkBody: { ids, action } }: ChangeUsersApiArg) => [
        lists,
        // Deleted records are not read again.
        ...(action === 'delete' ? [] : ids.map((id) => ({ type: 'User', id }) as const)),
      ]),
    },

    listUserImports: { providesTags: ['UserImport'] },
    // Polled while the import works, and read again when its lines change.
    getUserImport: { providesTags: ['UserImport'] },
    listUserImportRows: { providesTags: ['UserImport'] },
    updateUserImportRow: { invalidatesTags: ['UserImport'] },
    deleteUserImportRow: { invalidatesTags: ['UserImport'] },
    applyUserImport: { invalidatesTags: ['UserImport'] },
    undoUserImport: { invalidatesTags: ['UserImport'] },
    cancelUserImport: { invalidatesTags: ['UserImport'] },
    resetUserPassword: changed,
    deleteUser: removed,
  },
})

export const {
  useListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useResetUserPasswordMutation,
  useToggleUserStateMutation,
  useUnlockUserMutation,
  useChangeUsersMutation,
  useUploadUserImportMutation,
  useListUserImportsQuery,
  useGetUserImportQuery,
  useListUserImportRowsQuery,
  useUpdateUserImportRowMutation,
  useDeleteUserImportRowMutation,
  useApplyUserImportMutation,
  useUndoUserImportMutation,
  useCancelUserImportMutation,
  useExportUsersMutation,
  useExportFaultyUsersMutation,
} = userApi
export type {
  User,
  UserBody,
  UserBulkOutcome,
  UserCells,
  UserImport,
  UserImportRow,
  UserLabel,
  UserNode,
  UserRow,
} from './user.generated.ts'
