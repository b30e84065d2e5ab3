import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CurrentUser, MenuNode, Permission, SysConfigInfo, UserInfo } from '@sqos/api-client/auth'
import type { StoredSession } from './storage.ts'

/** The signed-in user and their menus and permissions. */
export interface SessionState extends StoredSession {
  user: UserInfo | null
  /** Null until the user is loaded; never empty afterwards. */
  menus: MenuNode[] | null
  /** The menu of phones; empty without one. */
  appMenus: MenuNode[]
  permissions: Permission[]
  sysConfig: SysConfigInfo | null
  /** The session ended while input was unsaved: the page stays, and a sign-in dialog is shown above it. */
  suspended: boolean
}

const nobody: SessionState = {
  token: null,
  locked: false,
  user: null,
  menus: null,
  appMenus: [],
  permissions: [],
  sysConfig: null,
  suspended: false,
}

const slice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** Applies the stored session at start and after a change in another tab. A different token resets the user. */
    sessionRestored(state, { payload }: PayloadAction<StoredSession>) {
      // The owner of the token must be loaded first.
      if (state.suspended) return { ...state, ...payload }
      return state.token === payload.token ? { ...state, locked: payload.locked } : { ...nobody, ...payload }
    },
    /** Removes only the token. */
    sessionSuspended: (state) => ({ ...state, token: null, locked: false, suspended: true }),
    /** Sets the token of a suspended session. The session stays suspended until the owner is known. */
    tokenRenewed: (state, { payload: token }: PayloadAction<string>) => ({ ...state, token }),
    signedIn: (_, { payload: { token } }: PayloadAction<{ token: string }>) => ({ ...nobody, token }),
    currentUserLoaded(state, { payload }: PayloadAction<CurrentUser>) {
      return {
        ...state,
        user: payload.userInfo,
        menus: payload.menuList,
        appMenus: payload.appMenuList ?? [],
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
    selectAppMenus: ({ appMenus }) => appMenus,
    selectPermissions: ({ permissions }) => permissions,
    selectSysConfig: ({ sysConfig }) => sysConfig,
    /** Whether the user must change a password that another user set. Missing on older servers. */
    selectMustChangePassword: ({ user }) => user?.mustChangePassword === true,
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
  selectMustChangePassword,
  selectUser,
  selectMenus,
  selectAppMenus,
  selectPermissions,
  selectSysConfig,
} = slice.selectors
