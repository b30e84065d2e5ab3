import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { authApi } from '@sqos/api-client/auth'
import { tabKeyOf } from './tab-key.ts'

/** The start page stands in front and cannot be closed. Source: specification of the shell, section 2. */
export const HOME = '/home'

/** More tabs than anybody finds again; the oldest makes room. */
const MAX_TABS = 50

const MAX_RECENT = 8

/** One opened page. */
export interface OpenTab {
  key: string
  /** The address as it was last, with its filters. */
  path: string
}

/** The opened pages, in order, and those opened before. */
export interface TabsState {
  /** Whose tabs they are: nobody finds the pages of the person before. */
  userId: string
  tabs: OpenTab[]
  /** Keys of the pages opened last, newest first; start page excluded. */
  recent: string[]
  /** How often a page was drawn anew. */
  revisions: Record<string, number>
}

const home: OpenTab = { key: HOME, path: HOME }

/** What everybody begins with: the start page alone. */
export const NO_TABS: TabsState = { userId: '', tabs: [home], recent: [], revisions: {} }

/** Tabs out of whatever was kept: only addresses of this application, each once, the start page always. */
export function tabsFrom(kept: Readonly<Record<string, unknown>>): TabsState {
  const texts = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter((path): path is string => typeof path === 'string' && isOurs(path))
  const others = uniqueTabs(texts(kept['paths']).map((path) => ({ key: tabKeyOf(path), path })))
  return {
    userId: typeof kept['userId'] === 'string' ? kept['userId'] : '',
    tabs: [home, ...others.slice(-MAX_TABS + 1)],
    recent: [...new Set(texts(kept['recent']))].slice(0, MAX_RECENT),
    revisions: {},
  }
}

const isOurs = (path: string) => /^\/[^/\\]/.test(path)

function uniqueTabs(tabs: readonly OpenTab[]): OpenTab[] {
  const seen = new Set([HOME])
  return tabs.filter(({ key }) => !seen.has(key) && seen.add(key))
}

const slice = createSlice({
  name: 'tabs',
  initialState: NO_TABS,
  reducers: {
    tabOpened(state, { payload: path }: PayloadAction<string>) {
      const key = tabKeyOf(path)
      const known = state.tabs.find((tab) => tab.key === key)
      if (known) known.path = path
      else state.tabs.push({ key, path })
      if (state.tabs.length > MAX_TABS) state.tabs.splice(1, 1)
      if (key !== HOME) state.recent = [key, ...state.recent.filter((one) => one !== key)].slice(0, MAX_RECENT)
    },
    tabClosed(state, { payload: key }: PayloadAction<string>) {
      state.tabs = state.tabs.filter((tab) => tab.key === HOME || tab.key !== key)
    },
    otherTabsClosed(state, { payload: key }: PayloadAction<string>) {
      state.tabs = state.tabs.filter((tab) => tab.key === HOME || tab.key === key)
    },
    tabsClosed(state) {
      state.tabs = [home]
    },
    /** The keys in their new order; what is not named goes to the end. */
    tabsReordered(state, { payload: keys }: PayloadAction<string[]>) {
      const place = (tab: OpenTab) => (tab.key === HOME ? -1 : keys.indexOf(tab.key) + 1 || keys.length + 1)
      state.tabs = state.tabs.toSorted((a, b) => place(a) - place(b))
    },
    tabRefreshed(state, { payload: key }: PayloadAction<string>) {
      state.revisions[key] = (state.revisions[key] ?? 0) + 1
    },
    /** Signing out leaves nothing behind. */
    tabsForgotten: () => NO_TABS,
  },
  extraReducers: (builder) =>
    // Another person starts with no tabs.
    builder.addMatcher(authApi.endpoints.getCurrentUser.matchFulfilled, (state, { payload }) => {
      const userId = payload?.userInfo.userId
      return !userId || userId === state.userId ? state : { ...NO_TABS, userId }
    }),
  selectors: {
    selectTabs: (state) => state.tabs,
    selectRecent: (state) => state.recent,
    selectRevisions: (state) => state.revisions,
  },
})

/** The tab that comes on screen when this one closes: the next one, at the end the one before. */
export function neighbourOf(tabs: readonly OpenTab[], key: string): OpenTab {
  const index = tabs.findIndex((tab) => tab.key === key)
  return tabs[index + 1] ?? tabs[index - 1] ?? home
}

export const tabsReducer = slice.reducer
export const { tabOpened, tabClosed, otherTabsClosed, tabsClosed, tabsReordered, tabRefreshed, tabsForgotten } =
  slice.actions
export const { selectTabs, selectRecent, selectRevisions } = slice.selectors
