import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { authApi } from '@sqos/api-client/auth'
import { tabKeyOf } from './tab-key.ts'

/** The start page. */
export const HOME = '/home'

/** The fixed tabs: always first, in this order, and without a close button. Source: specification of the shell, section 2. */
const AFFIXED: readonly string[] = [HOME, '/dashboard']

/** Whether the tab with this key is fixed. */
export const isAffixed = (key: string): boolean => AFFIXED.includes(key)

/** The largest number of tabs; one more closes the oldest. */
const MAX_TABS = 50

const MAX_RECENT = 8

/** An open page. */
export interface OpenTab {
  key: string
  /** The last address of the page, with its filters. */
  path: string
}

/** The opened pages, in order, and the pages opened before. */
export interface TabsState {
  /** The user of the tabs; another user starts without them. */
  userId: string
  tabs: OpenTab[]
  /** Keys of recently opened pages, newest first; without the start page. */
  recent: string[]
  /** The number of refreshes of each page. */
  revisions: Record<string, number>
  /** Titles that pages have from their records, by key. */
  titles: Record<string, string>
}

const home: OpenTab = { key: HOME, path: HOME }

const affixed = (): OpenTab[] => AFFIXED.map((path) => ({ key: path, path }))

/** The initial state: the fixed tabs only. */
export const NO_TABS: TabsState = { userId: '', tabs: affixed(), recent: [], revisions: {}, titles: {} }

/** Returns the tabs of a stored value: the fixed ones, then each address of this application once. */
export function tabsFrom(kept: Readonly<Record<string, unknown>>): TabsState {
  const texts = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter((path): path is string => typeof path === 'string' && isOurs(path))
  const others = uniqueTabs(texts(kept['paths']).map((path) => ({ key: tabKeyOf(path), path })))
  return {
    userId: typeof kept['userId'] === 'string' ? kept['userId'] : '',
    tabs: [...affixed(), ...others.slice(AFFIXED.length - MAX_TABS)],
    recent: [...new Set(texts(kept['recent']))].slice(0, MAX_RECENT),
    revisions: {},
    titles: titlesFrom(kept['titles']),
  }
}

const titlesFrom = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const isOurs = (path: string) => /^\/[^/\\]/.test(path)

function uniqueTabs(tabs: readonly OpenTab[]): OpenTab[] {
  const seen = new Set(AFFIXED)
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
      if (state.tabs.length > MAX_TABS) state.tabs.splice(AFFIXED.length, 1)
      if (key !== HOME) state.recent = [key, ...state.recent.filter((one) => one !== key)].slice(0, MAX_RECENT)
    },
    tabClosed(state, { payload: key }: PayloadAction<string>) {
      state.tabs = state.tabs.filter((tab) => isAffixed(tab.key) || tab.key !== key)
    },
    otherTabsClosed(state, { payload: key }: PayloadAction<string>) {
      state.tabs = state.tabs.filter((tab) => isAffixed(tab.key) || tab.key === key)
    },
    tabsClosed(state) {
      state.tabs = affixed()
    },
    /** The keys in their new order; other tabs go to the end. */
    tabsReordered(state, { payload: keys }: PayloadAction<string[]>) {
      const place = ({ key }: OpenTab) =>
        isAffixed(key) ? AFFIXED.indexOf(key) - AFFIXED.length : keys.indexOf(key) + 1 || keys.length + 1
      state.tabs = state.tabs.toSorted((a, b) => place(a) - place(b))
    },
    tabRefreshed(state, { payload: key }: PayloadAction<string>) {
      state.revisions[key] = (state.revisions[key] ?? 0) + 1
    },
    /** Names a page; titles of pages that are no longer listed are forgotten. */
    tabTitled(state, { payload: { key, title } }: PayloadAction<{ key: string; title: string }>) {
      if (state.titles[key] === title) return
      const listed = new Set([...state.tabs.map((tab) => tab.key), ...state.recent])
      const others = Object.entries(state.titles).filter(([one]) => listed.has(one))
      state.titles = { ...Object.fromEntries(others), [key]: title }
    },
    /** Resets the tabs at sign-out. */
    tabsForgotten: () => NO_TABS,
  },
  extraReducers: (builder) =>
    // Another user starts with the fixed tabs only.
    builder.addMatcher(authApi.endpoints.getCurrentUser.matchFulfilled, (state, { payload }) => {
      const userId = payload?.userInfo.userId
      return !userId || userId === state.userId ? state : { ...NO_TABS, userId }
    }),
  selectors: {
    selectTabs: (state) => state.tabs,
    selectRecent: (state) => state.recent,
    selectRevisions: (state) => state.revisions,
    selectTitles: (state) => state.titles,
  },
})

/** Returns the tab to show when one closes: the next, at the end the one before; the start page when only fixed tabs remain. */
export function neighbourOf(tabs: readonly OpenTab[], key: string): OpenTab {
  const index = tabs.findIndex((tab) => tab.key === key)
  const next = tabs[index + 1] ?? tabs[index - 1]
  return next && !isAffixed(next.key) ? next : home
}

export const tabsReducer = slice.reducer
export const {
  tabOpened,
  tabClosed,
  otherTabsClosed,
  tabsClosed,
  tabsReordered,
  tabRefreshed,
  tabTitled,
  tabsForgotten,
} = slice.actions
export const { selectTabs, selectRecent, selectRevisions, selectTitles } = slice.selectors
