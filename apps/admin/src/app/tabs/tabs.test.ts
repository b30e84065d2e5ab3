import { expect, it } from 'vitest'
import { tabKeyOf } from './tab-key.ts'
import {
  HOME,
  neighbourOf,
  NO_TABS,
  otherTabsClosed,
  tabClosed,
  tabOpened,
  tabRefreshed,
  tabsClosed,
  tabsFrom,
  tabsReducer,
  tabsReordered,
  tabTitled,
} from './tabs-slice.ts'

type Action = Parameters<typeof tabsReducer>[1]

const after = (...actions: Action[]) => actions.reduce(tabsReducer, NO_TABS)
const keys = (...actions: Action[]) => after(...actions).tabs.map((tab) => tab.key)
const DASHBOARD = '/dashboard'
const opened = ['/a', '/b', '/c'].map((path) => tabOpened(path))

it.each([
  ['/a', '/a'],
  ['/a?keyword=x&currentPage=2#top', '/a'],
  ['/a?keyword=x&id=7', '/a?id=7'],
  ['/a?id=', '/a'],
  ['/a?id=7%2F1', '/a?id=7%2F1'],
])('%s belongs to the tab %s', (path, key) => {
  expect(tabKeyOf(path)).toBe(key)
})

it('has one tab for each address and record, with its last filters', () => {
  const { tabs } = after(tabOpened('/a?x=1'), tabOpened('/b?id=1'), tabOpened('/b?id=2'), tabOpened('/a?x=2'))
  expect(tabs.map((tab) => tab.path)).toEqual([HOME, DASHBOARD, '/a?x=2', '/b?id=1', '/b?id=2'])
})

it.each<[string, Action, string[]]>([
  ['one', tabClosed('/b'), ['/a', '/c']],
  ['not the start page', tabClosed(HOME), ['/a', '/b', '/c']],
  ['not the workbench', tabClosed(DASHBOARD), ['/a', '/b', '/c']],
  ['all others', otherTabsClosed('/b'), ['/b']],
  ['all others than a fixed tab', otherTabsClosed(DASHBOARD), []],
  ['all', tabsClosed(), []],
  ['in another order', tabsReordered([HOME, DASHBOARD, '/c', '/a', '/b']), ['/c', '/a', '/b']],
  ['with the fixed tabs first', tabsReordered(['/c', DASHBOARD, HOME, '/b']), ['/c', '/b', '/a']],
])('closes and orders tabs: %s', (_, action, expected) => {
  expect(keys(...opened, action)).toEqual([HOME, DASHBOARD, ...expected])
})

it.each([
  ['/a', '/b'],
  ['/c', '/b'],
  ['/nowhere', HOME],
])('shows after %s the tab %s', (key, next) => {
  expect(neighbourOf(after(...opened).tabs, key).key).toBe(next)
})

it('shows the start page after the last tab that can close', () => {
  expect(neighbourOf(after(tabOpened('/a')).tabs, '/a').key).toBe(HOME)
})

const loaded = (userId: string) => ({
  type: 'api/executeQuery/fulfilled',
  payload: { userInfo: { userId } },
  meta: { requestStatus: 'fulfilled', arg: { endpointName: 'getCurrentUser', type: 'query' }, requestId: '1' },
})

it('resets the tabs for another user', () => {
  const mine = after(loaded('1'), ...opened)
  expect(tabsReducer(mine, loaded('1'))).toBe(mine)
  expect(tabsReducer(mine, loaded('2'))).toEqual({ ...NO_TABS, userId: '2' })
})

it('titles of records stay as long as their page is listed, also through a reload', () => {
  const titled = after(tabOpened('/a?id=1'), tabTitled({ key: '/a?id=1', title: 'One' }))
  expect(tabsFrom(JSON.parse(JSON.stringify({ titles: titled.titles }))).titles).toEqual({ '/a?id=1': 'One' })
  const others = Array.from({ length: 9 }, (_, n) => tabOpened(`/p${n}`))
  const next = tabTitled({ key: '/p8', title: 'Eight' })
  expect([...others, next].reduce(tabsReducer, titled).titles).toEqual({ '/a?id=1': 'One', '/p8': 'Eight' })
  expect([tabClosed('/a?id=1'), ...others, next].reduce(tabsReducer, titled).titles).toEqual({ '/p8': 'Eight' })
  expect(tabsFrom({ titles: ['x', 1], paths: [] }).titles).toEqual({ 0: 'x' })
})

it('counts the refreshes of each page', () => {
  expect(after(tabRefreshed('/a'), tabRefreshed('/a'), tabRefreshed('/b')).revisions).toEqual({ '/a': 2, '/b': 1 })
})

it('the eight pages opened last are listed, newest first', () => {
  const paths = Array.from({ length: 10 }, (_, index) => tabOpened(`/p${index}`))
  const { recent } = after(...paths, tabOpened('/p5'), tabOpened(HOME))
  expect(recent).toEqual(['/p5', '/p9', '/p8', '/p7', '/p6', '/p4', '/p3', '/p2'])
})

it('at most 50 tabs, also from storage, each once', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/p${index}`)
  expect(keys(...paths.map((path) => tabOpened(path)))).toHaveLength(50)
  expect(keys(...paths.map((path) => tabOpened(path))).slice(0, 3)).toEqual([HOME, DASHBOARD, '/p12'])
  expect(tabsFrom({ paths: [...paths, '/p59', '/home', DASHBOARD] }).tabs.at(-1)?.key).toBe('/p59')
  expect(tabsFrom({ paths }).tabs).toHaveLength(50)
})
