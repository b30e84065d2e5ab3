import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CurrentUser, MenuNode, Permission, SysConfigInfo, UserInfo } from '@sqos/api-client/auth'
import type { StoredSession } from './storage.ts'

/** Who is signed in and what the server lets them see. */
export interface SessionState extends StoredSession {
  user: UserInfo | null
  /** Null until the server has said who is signed in; never empty after that. */
  menus: MenuNode[] | null
  permissions: Permission[]
  sysConfig: SysConfigInfo | null
  /** The session ended over unsaved input: the page stays, and the person is asked to sign in over it. */
  suspended: boolean
}

const nobody: SessionState = {
  token: null,
  locked: false,
  user: null,
  menus: null,
  permissions: [],
  sysConfig: null,
  suspended: false,
}

const slice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The stored session, at the start and when another tab changed it; another token is another person. */
    sessionRestored(state, { payload }: PayloadAction<StoredSession>) {
      // Whose token it is has still to be asked.
      if (state.suspended) return { ...state, ...payload }
      return state.token === payload.token ? { ...state, locked: payload.locked } : { ...nobody, ...payload }
    },
    /** Forgets the token and nothing else. */
    sessionSuspended: (state) => ({ ...state, token: null, locked: false, suspended: true }),
    /** A token for a suspended session; until it is known whose it is, the session stays suspended. */
    tokenRenewed: (state, { payload: token }: PayloadAction<string>) => ({ ...state, token }),
    signedIn: (_, { payload: { token } }: PayloadAction<{ token: string }>) => ({ ...nobody, token }),
    currentUserLoaded(state, { payload }: PayloadAction<CurrentUser>) {
      return {
        ...state,
        user: payload.userInfo,
        menus: payload.menuList,
        permissions: payload.permissionList,
        sysConfig: payload.sysConfigInfo,
        suspended: false,
      }
    },
    lockChanged: (state, { payload: locked }: PayloadAction<boolean>) => ({ ...state, locked }),
    sessionCleared: () => nobody,
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectIsLocked: ({ locked }) => locked,
    selectUser: ({ user }) => user,
    selectMenus: ({ menus }) => menus,
    selectPermissions: ({ permissions }) => permissions,
    selectSysConfig: ({ sysConfig }) => sysConfig,
    selectIsSuspended: ({ suspended }) => suspended,
  },
})

export const sessionReducer = slice.reducer
export const {
  sessionRestored,
  sessionSuspended,
  tokenRenewed,
  signedIn,
  currentUserLoaded,
  lockChanged,
  sessionCleared,
} = slice.actions
export const {
  selectToken,
  selectIsLocked,
  selectIsSuspended,
  selectUser,
  selectMenus,
  selectPermissions,
  selectSysConfig,
} = slice.selectors
