import { cacheOf } from '../cache-tags.ts'
import { userEndpoints } from './user.generated.ts'

const { list, record, added, changed, removed } = cacheOf('User')

/** People and their accounts. */
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
    changeUsers: added,

    listUserImports: { providesTags: ['UserImport'] },
    // Followed while it works: it is asked for again and again, and when its lines change.
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
