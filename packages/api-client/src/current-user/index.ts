import { unlessRefused } from '../cache-tags.ts'
import { currentUserEndpoints } from './current-user.generated.ts'

/** The signed-in user's own data: profile, avatar, password, organisations, log. */
export const currentUserApi = currentUserEndpoints.enhanceEndpoints({
  addTagTypes: ['BaseInfo', 'MyPlaces', 'Subordinates'],
  endpoints: {
    getBaseInfo: { providesTags: ['BaseInfo'] },
    listMyOrganizations: { providesTags: ['MyPlaces'] },
    listMyPositions: { providesTags: ['MyPlaces'] },
    listSubordinates: { providesTags: ['Subordinates'] },
    updateBaseInfo: { invalidatesTags: unlessRefused(() => ['BaseInfo', 'Subordinates']) },
    saveAvatar: { invalidatesTags: unlessRefused(() => ['BaseInfo', 'Subordinates']) },
    saveTheme: { invalidatesTags: unlessRefused(() => ['BaseInfo']) },
    saveLanguage: { invalidatesTags: unlessRefused(() => ['BaseInfo']) },
    changeMajor: { invalidatesTags: unlessRefused(() => ['BaseInfo', 'MyPlaces', 'Subordinates']) },
    // Every write adds rows: each visit of the page fetches it again.
    listMySystemLog: { keepUnusedDataFor: 0 },
  },
})

export const {
  useGetBaseInfoQuery,
  useUpdateBaseInfoMutation,
  useUploadAvatarMutation,
  useSaveAvatarMutation,
  useModifyPasswordMutation,
  useSaveThemeMutation,
  useSaveLanguageMutation,
  useListSubordinatesQuery,
  useLazyListSubordinatesQuery,
  useGetAuthorizeQuery,
  useListMySystemLogQuery,
  useListMyOrganizationsQuery,
  useListMyPositionsQuery,
  useChangeMajorMutation,
} = currentUserApi
export type {
  Authorize,
  AuthorizeNode,
  AvatarUpload,
  BaseInfo,
  BaseInfoBody,
  Major,
  MajorBody,
  ModifyPasswordBody,
  Subordinate,
  SystemLogRow,
  UiError,
} from './current-user.generated.ts'
