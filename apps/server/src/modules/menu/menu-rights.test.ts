import { PAGES, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'

// A user who manages the menu gains no permission by it.

const test = await createTestApp()
afterAll(() => test.close())

const MENUS = '/api/system/Menu'
const keeper = test.as('keeper')
const admin = test.as('admin')
let settings: Awaited<ReturnType<typeof buildPage>>
let own: Awaited<ReturnType<typeof buildPage>>

beforeAll(async () => {
  await test.reset()
  const { id: objectId } = await buildUser(test.deps, { account: 'keeper' })
  const to = { objectType: 'User', objectId } as const
  const buttons = Object.values(PAGES.menu.buttons).map(({ code }) => code)
  const menus = await buildPage(test.deps, { enCode: PAGES.menu.code, buttons })
  const all = buttons.map((code) => `button:${code}`)
  await grantPage(test.deps, menus, { ...to, items: all })
  settings = await buildPage(test.deps, { enCode: PAGES.systemConfig.code, buttons: ['btn_save'] })
  const regions = await buildPage(test.deps, {
    enCode: PAGES.region.code,
    buttons: ['btn_edit', 'btn_own'],
    columns: ['fullName', 'enCode'],
    schemes: { own: [] },
  })
  await grantPage(test.deps, regions, { ...to, items: ['button:btn_own', 'column:fullName', 'resource:own'] })
  own = await buildPage(test.deps, { enCode: 'my.page', buttons: ['btn_save'] })
  await grantPage(test.deps, own, { ...to, items: ['button:btn_save'] })
  for (const page of Object.values(PAGES))
    await test.deps.db.updateTable('menus').set({ urlAddress: page.address }).where('enCode', '=', page.code).execute()
})

const read = async (id: string) => {
  const { id: _id, ...entry } = (await admin.get<Record<string, unknown>>(`${MENUS}/${id}`)).data
  return entry
}
const change = async (id: string, values: object, as = keeper) =>
  await as.put(`${MENUS}/${id}`, { ...(await read(id)), ...values })
const menuOf = async (enCode: string) =>
  (await test.deps.db.selectFrom('menus').select('id').where('enCode', '=', enCode).executeTakeFirstOrThrow()).id
const itemOf = async (menuId: string, enCode: string) =>
  await test.deps.db
    .selectFrom('menuItems')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow()

it('refuses to take a permission code of the product', async () => {
  const { code, address } = PAGES.systemConfig
  const page = { parentId: '-1', fullName: '我的', icon: 'icon-apps', type: 2, category: 'App' }

  expect(await change(settings.menuId, { enCode: 'old.settings' })).toMatchObject({ code: RESULT.refused })
  expect(await change(settings.menuId, { enCode: 'old.settings' }, admin)).toMatchObject({ code: RESULT.refused })
  expect(await change(own.menuId, { enCode: code })).toMatchObject({ code: RESULT.refused })
  // The menu of the app does not contain this code yet.
  expect(await keeper.post(MENUS, { ...page, enCode: code, urlAddress: 'my/page' })).toMatchObject({ code: 400 })
  expect(await keeper.post(MENUS, { ...page, enCode: code, urlAddress: address })).toMatchObject({ code: 400 })
  expect(await keeper.post(MENUS, { ...page, enCode: 'my.page', urlAddress: 'my/page' })).toMatchObject({ code: 400 })
  // The page itself is deleted first.
  await admin.delete(`${MENUS}/${settings.menuId}`)
  expect(await change(own.menuId, { enCode: code, urlAddress: address })).toMatchObject({ code: RESULT.refused })
  const me = await keeper.get<{ permissionList: unknown }>('/api/oauth/CurrentUser')
  expect(JSON.stringify(me.data)).not.toContain(code)
  expect(await keeper.put('/api/system/SysConfig', {})).toMatchObject({ code: RESULT.forbidden })
})

it('refuses buttons of the product to a user who would hold them', async () => {
  const menuId = await menuOf(PAGES.region.code)
  const button = await itemOf(menuId, 'btn_own')
  const body = { moduleId: menuId, fullName: 'x', enabledMark: 1 }
  const edit = await itemOf(menuId, 'btn_edit')
  await keeper.delete(`/api/system/ModuleButton/${edit.id}`)

  expect(await keeper.put(`/api/system/ModuleButton/${button.id}`, { ...body, enCode: 'btn_edit' })).toMatchObject({
    code: RESULT.refused,
  })
  expect(await keeper.post('/api/system/ModuleButton', { ...body, enCode: 'btn_edit' })).toMatchObject({ code: 400 })
  expect(await keeper.put(`/api/system/ModuleButton/${button.id}`, { ...body, enCode: 'btn_other' })).toMatchObject({
    code: RESULT.ok,
  })
  expect(await keeper.post('/api/system/Area', {})).toMatchObject({ code: RESULT.forbidden })
})

it('refuses to disable demands for a user who lacks the items that they protect', async () => {
  const menuId = await menuOf(PAGES.region.code)

  expect(await change(menuId, { isColumnAuthorize: 0 })).toMatchObject({ code: RESULT.forbidden })
  expect(await change(menuId, { isDataAuthorize: 0 })).toMatchObject({ code: RESULT.forbidden })
  expect(await change(own.menuId, { isButtonAuthorize: 0 })).toMatchObject({ code: RESULT.ok })
  expect(await change(menuId, { isColumnAuthorize: 0 }, admin)).toMatchObject({ code: RESULT.ok })
})

it('refuses to change the model or dictionary of an entry that users hold', async () => {
  const dictionary = { type: 4, propertyJson: JSON.stringify({ moduleId: 'secret' }) }

  expect(await change(own.menuId, dictionary)).toMatchObject({ code: RESULT.refused })
  expect(await change(own.menuId, { fullName: '改名' })).toMatchObject({ code: RESULT.ok })
  expect(await keeper.get('/api/system/DictionaryData/secret')).toMatchObject({ code: RESULT.forbidden })
})
