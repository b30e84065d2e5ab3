// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScreenOptions: build.query<ListScreenOptionsApiResponse, ListScreenOptionsApiArg>({
      query: () => ({ url: `/api/blade-visual/visual/Selector` }),
    }),
    listScreens: build.query<ListScreensApiResponse, ListScreensApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createScreen: build.mutation<CreateScreenApiResponse, CreateScreenApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Screen`, method: 'POST', body: queryArg.screenBody }),
    }),
    listSharedScreens: build.query<ListSharedScreensApiResponse, ListSharedScreensApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/Shared/Show`,
        method: 'POST',
        body: queryArg.sharedScreenBody,
      }),
    }),
    unlockSharedScreens: build.mutation<UnlockSharedScreensApiResponse, UnlockSharedScreensApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/Shared/Unlock`,
        method: 'POST',
        body: queryArg.sharedScreenPasswordBody,
      }),
    }),
    getScreen: build.query<GetScreenApiResponse, GetScreenApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateScreen: build.mutation<UpdateScreenApiResponse, UpdateScreenApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.screenBody,
      }),
    }),
    deleteScreen: build.mutation<DeleteScreenApiResponse, DeleteScreenApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleScreen: build.mutation<ToggleScreenApiResponse, ToggleScreenApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listScreenShares: build.query<ListScreenSharesApiResponse, ListScreenSharesApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}/Shares` }),
    }),
    createScreenShare: build.mutation<CreateScreenShareApiResponse, CreateScreenShareApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}/Shares`,
        method: 'POST',
        body: queryArg.screenShareBody,
      }),
    }),
    revokeScreenShare: build.mutation<RevokeScreenShareApiResponse, RevokeScreenShareApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}/Shares/${encodeURIComponent(String(queryArg.shareId))}`,
        method: 'DELETE',
      }),
    }),
    getShownScreen: build.query<GetShownScreenApiResponse, GetShownScreenApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Screen/${encodeURIComponent(String(queryArg.id))}/Show` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as screenEndpoints }
export type ListScreenOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ScreenNode[]
}
export type ListScreenOptionsApiArg = void
export type ListScreensApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ScreenRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListScreensApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type CreateScreenApiResponse = /** status 200 Done */ null
export type CreateScreenApiArg = {
  screenBody: ScreenBody
}
export type ListSharedScreensApiResponse = /** status 200 Done */ SharedScreens
export type ListSharedScreensApiArg = {
  sharedScreenBody: SharedScreenBody
}
export type UnlockSharedScreensApiResponse = /** status 200 Done */ SharedScreenPass
export type UnlockSharedScreensApiArg = {
  sharedScreenPasswordBody: SharedScreenPasswordBody
}
export type GetScreenApiResponse = /** status 200 Done */ Screen
export type GetScreenApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateScreenApiResponse = /** status 200 Done */ null
export type UpdateScreenApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  screenBody: ScreenBody
}
export type DeleteScreenApiResponse = /** status 200 Done */ null
export type DeleteScreenApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleScreenApiResponse = /** status 200 Done */ null
export type ToggleScreenApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListScreenSharesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ScreenShare[]
}
export type ListScreenSharesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CreateScreenShareApiResponse = /** status 200 Done */ ScreenShareSecret
export type CreateScreenShareApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  screenShareBody: ScreenShareBody
}
export type RevokeScreenShareApiResponse = /** status 200 Done */ null
export type RevokeScreenShareApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  shareId: string
}
export type GetShownScreenApiResponse = /** status 200 Done */ ShownScreen
export type GetShownScreenApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ScreenNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Id of the parent; `-1` or `0` at the top level */
    parentId: string
  }[]
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type ScreenRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Width to height of the page */
  ratio: '16:9' | '16:10' | '4:3' | '21:9' | '32:9' | '9:16'
  /** Number of portals */
  pageCount: number
  /** Links that are valid */
  shareCount: number
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
}
export type ScreenBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category?: string | undefined
  /** Width to height of the page */
  ratio: '16:9' | '16:10' | '4:3' | '21:9' | '32:9' | '9:16'
  /** `contain`: whole page, `width`: whole width, `stretch`: distorted */
  fit: 'contain' | 'width' | 'stretch'
  /** Colours of the page */
  theme: 'dark' | 'light'
  /** Portals, shown one after another */
  pages: {
    /** Id of the portal on the dashboard; empty without any */
    portalId: string
    /** How long the portal is shown; ignored for a single one */
    seconds: number
  }[]
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
}
export type ShownScreen = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Width to height of the page */
  ratio: '16:9' | '16:10' | '4:3' | '21:9' | '32:9' | '9:16'
  /** `contain`: whole page, `width`: whole width, `stretch`: distorted */
  fit: 'contain' | 'width' | 'stretch'
  /** Colours of the page */
  theme: 'dark' | 'light'
  /** The portals that the viewer may open */
  pages: {
    /** Id of the portal on the dashboard; empty without any */
    portalId: string
    /** Display name */
    fullName: string
    /** The document of the portal */
    formData: string
    seconds: number
  }[]
}
export type SharedScreens = {
  /** The password of the link is missing; there are no screens then */
  isLocked: boolean
  /** End of the link in epoch milliseconds */
  expireTime: number
  /** Hosts whose pages portals may embed, separated by commas */
  frameHosts: string
  /** Screens that the creator of the link may open, shown one after another */
  screens: {
    screen: ShownScreen
    /** How long the screen is shown; null: until each of its portals was shown once */
    seconds: number | null
  }[]
}
export type SharedScreenBody = {
  /** Secret of a link */
  secret: string
  /** What the right password was answered with */
  pass?: string | undefined
}
export type SharedScreenPass = {
  /** Opens the link; it ends with the link */
  pass: string
}
export type SharedScreenPasswordBody = {
  /** Secret of a link */
  secret: string
  password: string
}
export type Screen = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Width to height of the page */
  ratio: '16:9' | '16:10' | '4:3' | '21:9' | '32:9' | '9:16'
  /** `contain`: whole page, `width`: whole width, `stretch`: distorted */
  fit: 'contain' | 'width' | 'stretch'
  /** Colours of the page */
  theme: 'dark' | 'light'
  /** Portals, shown one after another */
  pages: {
    /** Id of the portal on the dashboard; empty without any */
    portalId: string
    /** How long the portal is shown; ignored for a single one */
    seconds: number
  }[]
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type ScreenShare = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** name/account: the link shows what this person may see */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  expireTime: number
  /** Epoch milliseconds */
  lastUseTime: number | null
  /** Revoked or expired */
  isEnded: boolean
  hasPassword: boolean
  /** Names of the screens, in their order */
  screens: string[]
}
export type ScreenShareSecret = {
  secret: string
}
export type ScreenShareBody = {
  /** Display name */
  fullName: string
  /** Epoch milliseconds, at most 366 days ahead */
  expireTime: number
  /** Televisions ask for it, at least 6 characters; empty: none */
  password?: string | undefined
  /** Screens of the link, shown one after another, this one among them; without it, this one only */
  screens?:
    | {
        screenId: string
        /** How long the screen is shown; null: until each of its portals was shown once */
        seconds?: (number | null) | undefined
      }[]
    | undefined
}
export const {
  useListScreenOptionsQuery,
  useLazyListScreenOptionsQuery,
  useListScreensQuery,
  useLazyListScreensQuery,
  useCreateScreenMutation,
  useListSharedScreensQuery,
  useLazyListSharedScreensQuery,
  useUnlockSharedScreensMutation,
  useGetScreenQuery,
  useLazyGetScreenQuery,
  useUpdateScreenMutation,
  useDeleteScreenMutation,
  useToggleScreenMutation,
  useListScreenSharesQuery,
  useLazyListScreenSharesQuery,
  useCreateScreenShareMutation,
  useRevokeScreenShareMutation,
  useGetShownScreenQuery,
  useLazyGetShownScreenQuery,
} = injectedRtkApi
