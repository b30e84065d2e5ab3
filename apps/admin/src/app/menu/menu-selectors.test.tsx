import { loadCurrentUser } from '@sqos/session'
import { expect, test } from 'vitest'
import { createStore } from '../store.ts'
import { sideChanged } from '../side/side-slice.ts'
import { selectMenu, selectRoutesByPath } from './menu-selectors.ts'

const entry = (id: string, enCode: string) => ({
  id,
  parentId: '-1',
  fullName: id,
  enCode,
  icon: '',
  type: 3,
  urlAddress: `model/${enCode}`,
  linkTarget: '_self',
  category: 'Web',
  propertyJson: '{"moduleId":"m1"}',
  sortCode: 0,
})
const web = [entry('网页订单', 'orders'), entry('网页报表', 'reports')]
const app = [entry('手机订单', 'orders')]

interface Situation {
  side: 'pc' | 'app'
  isAdministrator?: boolean
  appMenuList?: typeof app
}

async function stateOf({ side, isAdministrator = false, appMenuList = app }: Situation) {
  const data = { userInfo: { isAdministrator }, menuList: web, appMenuList, permissionList: [], sysConfigInfo: {} }
  const store = createStore({
    baseUrl: 'http://127.0.0.1',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: () => undefined,
    text: String,
    now: () => 0,
    fetch: async () => Response.json({ code: 200, msg: '', data }),
  })
  await store.dispatch(loadCurrentUser())
  store.dispatch(sideChanged(side))
  return store.getState()
}
const namesOf = async (situation: Situation) => selectMenu(await stateOf(situation)).map(({ fullName }) => fullName)

test('phones show the menu that was made for them, other screens the other one', async () => {
  expect(await namesOf({ side: 'app' })).toEqual(['手机订单'])
  expect(await namesOf({ side: 'pc' })).toEqual(['网页订单', '网页报表'])
})

test('without a menu for phones they show the other one; administrators find it below theirs', async () => {
  expect(await namesOf({ side: 'app', appMenuList: [] })).toEqual(['网页订单', '网页报表'])
  expect(await namesOf({ side: 'app', isAdministrator: true })).toEqual(['手机订单', '网页订单', '网页报表'])
})

test('an address leads to the entry of the client, and to entries of the other client', async () => {
  const nameAt = async (side: 'pc' | 'app', path: string) =>
    selectRoutesByPath(await stateOf({ side })).get(path)?.fullName
  expect(await nameAt('app', '/model/orders')).toBe('手机订单')
  expect(await nameAt('pc', '/model/orders')).toBe('网页订单')
  expect(await nameAt('app', '/model/reports')).toBe('网页报表')
})
