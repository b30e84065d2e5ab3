import { userEndpoints } from './user.generated.ts'

/** Every list and tree; single records have their own tag. */
const LISTS = { type: 'User', id: 'LIST' } as const

/** A refused write changed nothing: what is on the screen stays. */
const changed = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, { type: 'User' as const, id }]
const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** People and their accounts. */
export const userApi = userEndpoints.enhanceEndpoints({
  addTagTypes: ['User', 'UserImport'],
  endpoints: {
    listUsers: { providesTags: [LISTS] },
    listAllUsers: { providesTags: [LISTS] },
    listUserTree: { providesTags: [LISTS] },
    listUserNodes: { providesTags: [LISTS] },
    listUserContacts: { providesTags: [LISTS] },
    listUserSubordinates: { providesTags: [LISTS] },
    listUsersByIds: { providesTags: [LISTS] },
    listUsersOfOrganization: { providesTags: [LISTS] },
    listUsersOfPosition: { providesTags: [LISTS] },
    listUsersOfRole: { providesTags: [LISTS] },
    getUser: { providesTags: (_result, _error, { id }) => [{ type: 'User', id }] },
    createUser: { invalidatesTags: added },
    updateUser: { invalidatesTags: changed },
    toggleUserState: { invalidatesTags: changed },
    unlockUser: { invalidatesTags: changed },
    changeUsers: { invalidatesTags: added },

    listUserImports: { providesTags: ['UserImport'] },
    // Followed while it works: it is asked for again and again, and when its lines change.
    getUserImport: { providesTags: ['UserImport'] },
    listUserImportRows: { providesTags: ['UserImport'] },
    updateUserImportRow: { invalidatesTags: ['UserImport'] },
    deleteUserImportRow: { invalidatesTags: ['UserImport'] },
    applyUserImport: { invalidatesTags: ['UserImport'] },
    undoUserImport: { invalidatesTags: ['UserImport'] },
    cancelUserImport: { invalidatesTags: ['UserImport'] },
    resetUserPassword: { invalidatesTags: changed },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteUser: { invalidatesTags: added },
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
