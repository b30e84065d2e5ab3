import { cacheOf } from '../cache-tags.ts'
import { screenEndpoints } from './screen.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Screen')

/** Screens: portals on large displays, and links to them. */
export const screenApi = screenEndpoints.enhanceEndpoints({
  addTagTypes: ['Screen'],
  endpoints: {
    listScreens: list,
    listScreenOptions: list,
    getScreen: record,
    getShownScreen: record,
    listScreenShares: record,
    createScreen: added,
    updateScreen: changed,
    toggleScreen: changed,
    createScreenShare: changed,
    revokeScreenShare: changed,
    deleteScreen: removed,
  },
})

export const {
  useListScreensQuery,
  useListScreenOptionsQuery,
  useCreateScreenMutation,
  useUpdateScreenMutation,
  useToggleScreenMutation,
  useDeleteScreenMutation,
  useGetShownScreenQuery,
  useListSharedScreensQuery,
  useUnlockSharedScreensMutation,
  useListScreenSharesQuery,
  useCreateScreenShareMutation,
  useRevokeScreenShareMutation,
} = screenApi
export type { Screen, ScreenBody, ScreenRow, ScreenShare, SharedScreens, ShownScreen } from './screen.generated.ts'
