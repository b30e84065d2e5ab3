import { authApi } from '@sqos/api-client/auth'
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, it, vi } from 'vitest'
import { NO_TABS, tabOpened, tabsReducer } from '../tabs/tabs-slice.ts'
import { keepState, readState } from './keep-state.ts'
import { DEFAULT_SETTINGS, settingsChanged, settingsFrom, settingsReducer } from './settings-slice.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    values,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  }
}

function open({ local = browser(), session = browser() } = {}) {
  vi.stubGlobal('localStorage', local.storage)
  vi.stubGlobal('sessionStorage', session.storage)
  const store = configureStore({
    reducer: { settings: settingsReducer, tabs: tabsReducer },
    preloadedState: readState(),
  })
  keepState(store)
  return { store, local, session }
}

it('start with the defaults of the specification', () => {
  expect(open().store.getState()).toEqual({ settings: DEFAULT_SETTINGS, tabs: NO_TABS })
  expect(DEFAULT_SETTINGS).toMatchObject({
    layoutType: 'classic',
    tagsView: true,
    showLanguage: true,
    showSearch: true,
  })
})

it('store settings and tabs', () => {
  const { store, local, session } = open()
  store.dispatch(settingsChanged({ layoutType: 'blend', useCache: true }))
  store.dispatch(tabOpened('/a?keyword=x'))

  expect(open({ local, session }).store.getState()).toEqual(store.getState())
})

it.each([
  ['nothing readable', 'not json'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['unknown values', '{"layoutType":"spiral","tagsView":"yes","useCache":1,"paths":{"a":1}}'],
  ['foreign addresses', '{"paths":["https://evil.example","//evil.example","/\\\\evil.example",7,null],"recent":9}'],
])('ignore invalid storage: %s', (_, text) => {
  const { store } = open({ local: browser({ sqos_settings: text }), session: browser({ sqos_tabs: text }) })
  expect(store.getState()).toEqual({ settings: DEFAULT_SETTINGS, tabs: NO_TABS })
})

it('work with blocked or full storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  vi.stubGlobal('sessionStorage', undefined)
  const store = configureStore({
    reducer: { settings: settingsReducer, tabs: tabsReducer },
    preloadedState: readState(),
  })
  keepState(store)

  store.dispatch(settingsChanged({ layoutType: 'plain' }))
  store.dispatch(tabOpened('/a'))

  expect(store.getState().settings.layoutType).toBe('plain')
  expect(store.getState().tabs.tabs).toHaveLength(3)
})

it.each([
  ['functional', 'functional'],
  [null, 'classic'],
])('apply the layout of the sign-in response: %s', (theme, layoutType) => {
  const action = {
    type: 'api/executeMutation/fulfilled',
    payload: { token: 't', theme },
    meta: { requestStatus: 'fulfilled', arg: { endpointName: 'login', type: 'mutation' }, requestId: '1' },
  }
  expect(authApi.endpoints.login.matchFulfilled(action)).toBe(true)
  const before = settingsFrom({ layoutType: 'plain', tagsIcon: true })
  expect(settingsReducer(before, action)).toEqual({ ...before, layoutType })
})
