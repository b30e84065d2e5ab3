import { PAGES, RESULT } from '@sqos/contract'
import type { Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildGrants, buildMenu } from '../../testing/builders.ts'
import { datasetCalls } from '../dataset/dataset.testing.ts'
import { writeSettings } from '../auth/auth.testing.ts'
import { upload } from '../file/upload.testing.ts'
import type { SharedScreens as Shared, ShownScreen as Shown } from './screen.schema.ts'

type ShownScreen = Static<typeof Shown>
type SharedScreens = Static<typeof Shared>

const URL = '/api/visualdev/Screen'
const PORTAL = '/api/visualdev/Portal'
const HOUR = 3_600_000
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, permit, scheme } = datasetCalls(() => test)
const look = { ratio: '16:9', fit: 'contain', theme: 'dark' }
const idOf = async (table: 'portals' | 'screens', enCode: string) =>
  (await test.deps.db.selectFrom(table).select('id').where('enCode', '=', enCode).executeTakeFirstOrThrow()).id

/** A portal with the number of the orders, and its data for one of its parts. */
async function buildPortal(modelId: string, enCode = 'data', userIds: readonly string[] = []) {
  const dataset = { kind: 'model', modelId, measures: [{ test: 'count', as: 'n' }] }
  const formData = JSON.stringify({ layouyId: 101, layout: [{ i: 100, x: 0, y: 0, w: 6, h: 6, dataset }] })
  await admin().post(PORTAL, { fullName: enCode, enCode, category: 'work', formData })
  const id = await idOf('portals', enCode)
  await admin().put(`${PORTAL}/${id}/Grants`, { list: userIds.map((objectId) => ({ objectType: 'User', objectId })) })
  return id
}

async function buildScreen(portalIds: readonly string[], { fullName = '大厅', enCode = 'lobby' } = {}) {
  const pages = portalIds.map((portalId) => ({ portalId, seconds: 30 }))
  expect(await admin().post(URL, { fullName, enCode, ...look, pages })).toMatchObject({ code: RESULT.ok })
  return await idOf('screens', enCode)
}

/** The right to a page of a screen by a menu entry. */
async function letOpen(userId: string, screenId: string) {
  const propertyJson = JSON.stringify({ moduleId: screenId })
  const menu = await buildMenu(test.deps, { enCode: 'lobby', type: 6, propertyJson })
  await buildGrants(test.deps, { userId, menuId: menu.id, buttons: [] })
}

async function share(
  screenId: string,
  { account = 'admin', ...more }: { account?: string; [key: string]: unknown } = {},
) {
  const expireTime = test.clock.now().getTime() + HOUR
  const { data } = await test
    .as(account)
    .post<{ secret: string }>(`${URL}/${screenId}/Shares`, { fullName: '电视', expireTime, ...more })
  return data.secret
}
const nobody = () => test.anonymous
const showShared = (secret: string, pass?: string) =>
  nobody().post<SharedScreens>(`${URL}/Shared/Show`, { secret, ...(pass !== undefined && { pass }) })
const unlock = (secret: string, password: string) =>
  nobody().post<{ pass: string }>(`${URL}/Shared/Unlock`, { secret, password })

/** The lines of the only part of a portal of a shared screen. */
async function sharedData(secret: string, at: { screenId: string; portalId: string; pass?: string }) {
  const payload = { secret, ...at, parts: [{ i: '100' }] }
  const answer = await test.app.inject({ method: 'POST', url: `${URL}/Shared/StreamData`, payload })
  return JSON.parse(answer.body) as { result?: { rows: object[] }; code?: number }
}

describe('a screen', () => {
  it('opens by a menu entry, with those of its portals that the viewer may open', async () => {
    const { orders } = await buildOrders()
    const { userId } = await permit('lina', { modelId: orders, may: () => true })
    const [own, other] = [await buildPortal(orders, 'own', [userId]), await buildPortal(orders, 'other')]
    const id = await buildScreen([own, other])
    const show = () => test.as('lina').get<ShownScreen>(`${URL}/${id}/Show`)

    expect(await show()).toMatchObject({ code: RESULT.refused })
    await letOpen(userId, id)
    expect((await show()).data.pages.map(({ portalId }) => portalId)).toEqual([own])
    expect((await admin().get<ShownScreen>(`${URL}/${id}/Show`)).data.pages).toHaveLength(2)

    await admin().put(`${URL}/${id}/Actions/State`)
    expect(await show()).toMatchObject({ code: RESULT.refused })
  })

  it('is refused with a portal that does not exist, a name twice, a ratio or a time that no display has', async () => {
    const { orders } = await buildOrders()
    const portalId = await buildPortal(orders)
    await buildScreen([portalId])
    const pages = [{ portalId, seconds: 30 }]
    const body = { fullName: '新', enCode: 'new', ...look, pages }

    const refused = [
      { pages: [{ portalId: 'gone', seconds: 30 }] },
      { fullName: '大厅' },
      { enCode: 'lobby' },
      { ratio: '1:0' },
      { pages: [{ portalId, seconds: 0 }] },
      { pages: [] },
    ]
    for (const change of refused)
      expect(await admin().post(URL, { ...body, ...change })).not.toMatchObject({ code: RESULT.ok })
    expect((await admin().get<{ list: object[] }>(URL)).data.list).toHaveLength(1)
  })
})

describe('a link', () => {
  it('shows what its creator may see, without a session', async () => {
    const { orders } = await buildOrders()
    const portal = await buildPortal(orders)
    const other = await buildPortal(orders, 'other')
    const id = await buildScreen([portal])

    const secret = await share(id)

    expect((await showShared(secret)).data).toMatchObject({
      isLocked: false,
      screens: [{ screen: { fullName: '大厅', pages: [{ portalId: portal }] }, seconds: null }],
    })
    expect((await sharedData(secret, { screenId: id, portalId: portal })).result?.rows).toEqual([{ n: 4 }])
    // A portal that the screen does not have, and the rest of the API, stay closed.
    expect(await sharedData(secret, { screenId: id, portalId: other })).toMatchObject({ code: RESULT.refused })
    expect(await nobody().get(`${URL}/${id}/Show`)).not.toMatchObject({ code: RESULT.ok })
    const stored = await test.deps.db.selectFrom('screenShares').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  it('shows uploaded pictures that its creator may read, without a session, and no other files', async () => {
    const { orders } = await buildOrders()
    const portal = await buildPortal(orders)
    const addressOf = async (name: string, content: Buffer, type?: string) =>
      (await upload(admin(), { name, content }, type)).data.url
    const picture = await addressOf('a.png', PIXEL, 'annexpic')
    const paper = await addressOf('a.txt', Buffer.from('secret'))
    const layout = [picture, paper].map((value, i) => ({
      i,
      x: 0,
      y: i,
      w: 6,
      h: 6,
      jnpfKey: 'image',
      option: { value },
    }))
    const { data: before } = await admin().get<object>(`${PORTAL}/${portal}`)
    await admin().put(`${PORTAL}/${portal}`, { ...before, formData: JSON.stringify({ layouyId: 101, layout }) })
    const secret = await share(await buildScreen([portal]))

    const shown = async () => (await showShared(secret)).data.screens[0]?.screen.pages[0]?.formData ?? ''
    const links = [...(await shown()).matchAll(/\/api\/file\/Download\?encryption=[\w.-]+/g)].map(([link]) => link)
    expect(links).toHaveLength(2)
    const fetched = await Promise.all(links.map((url) => test.app.inject({ url })))
    expect(fetched.map(({ headers }) => headers['content-type'])).toEqual([
      'image/png',
      expect.stringContaining('application/json'),
    ])
    // A display that asks again keeps what it has; later the old address ends.
    expect(await shown()).toContain(links[0])
    test.clock.advance(3 * HOUR)
    expect((await test.app.inject({ url: links[0] ?? '' })).headers['content-type']).not.toBe('image/png')
  })

  it('has the rows of its creator, and ends when the creator may no longer open the screen', async () => {
    const { orders } = await buildOrders()
    await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
    const person = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
    const portal = await buildPortal(orders, 'data', [person.userId])
    const id = await buildScreen([portal])
    await letOpen(person.userId, id)
    const page = await buildMenu(test.deps, { enCode: PAGES.screen.code, buttons: ['btn_share'] })
    await buildGrants(test.deps, { userId: person.userId, menuId: page.id, buttons: ['btn_share'] })

    const secret = await share(id, { account: 'lina' })

    const at = { screenId: id, portalId: portal }
    expect((await sharedData(secret, at)).result?.rows).toEqual([{ n: 2 }])
    expect((await showShared(secret)).data.screens[0]?.screen.pages).toHaveLength(1)
    await admin().put(`${PORTAL}/${portal}/Grants`, { list: [] })
    expect((await showShared(secret)).data.screens[0]?.screen.pages).toEqual([])
    expect(await sharedData(secret, at)).toMatchObject({ code: RESULT.refused })
    await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', person.userId).execute()
    expect(await showShared(secret)).toMatchObject({ msg: '链接已失效：请联系分享人重新生成' })
  })

  it('ends by time, when it is revoked, and with its screen; all say the same', async () => {
    const { orders } = await buildOrders()
    const id = await buildScreen([await buildPortal(orders)])
    const [expired, revoked] = [await share(id), await share(id)]
    const { data } = await admin().get<{ list: { id: string; isEnded: boolean }[] }>(`${URL}/${id}/Shares`)
    expect(data.list).toMatchObject([{ isEnded: false }, { isEnded: false }])
    const text = '链接已失效：请联系分享人重新生成'

    expect(await showShared('x'.repeat(43))).toMatchObject({ msg: text })
    for (const link of data.list) await admin().delete(`${URL}/${id}/Shares/${link.id}`)
    expect(await showShared(revoked)).toMatchObject({ msg: text })
    const late = await share(id)
    test.clock.advance(HOUR + 1)
    expect(await showShared(late)).toMatchObject({ msg: text })
    expect(await showShared(expired)).toMatchObject({ msg: text })

    const last = await share(id)
    await admin().delete(`${URL}/${id}`)
    expect(await showShared(last)).not.toMatchObject({ code: RESULT.ok })
  })

  it('is not made for longer than a year, nor for the past', async () => {
    const { orders } = await buildOrders()
    const id = await buildScreen([await buildPortal(orders)])
    const now = test.clock.now().getTime()
    for (const expireTime of [now - 1, now + 367 * 24 * HOUR])
      expect(await admin().post(`${URL}/${id}/Shares`, { fullName: '电视', expireTime })).toMatchObject({
        data: { fields: { expireTime: '有效期须晚于现在，且不超过 366 天' } },
      })
  })

  it('works from the addresses that may sign in, and from no others', async () => {
    const { orders } = await buildOrders()
    const secret = await share(await buildScreen([await buildPortal(orders)]))
    await writeSettings(test.deps, { whitelistSwitch: '1', whitelistIP: '10.1.0.0/16' })
    expect(await showShared(secret)).toMatchObject({ code: RESULT.refused, msg: '此IP未在白名单中' })
    await writeSettings(test.deps, { whitelistIP: '127.0.0.1' })
    expect(await showShared(secret)).toMatchObject({ code: RESULT.ok })
  })

  it('is asked for a limited number of times a minute', async () => {
    const secret = 'y'.repeat(43)
    const codes = []
    for (let call = 0; call < 31; call += 1) codes.push((await showShared(secret)).code)
    expect(codes.slice(0, 30).every((code) => code === RESULT.refused)).toBe(true)
    expect(codes.at(-1)).toBe(RESULT.tooManyRequests)
  })

  it('shows several screens in its order, but those that its creator may not open', async () => {
    const { orders } = await buildOrders()
    const portal = await buildPortal(orders)
    const [hall, gate, roof] = [
      await buildScreen([portal]),
      await buildScreen([portal], { fullName: '大门', enCode: 'gate' }),
      await buildScreen([portal], { fullName: '屋顶', enCode: 'roof' }),
    ]
    const screens = [{ screenId: gate, seconds: 60 }, { screenId: hall }, { screenId: roof, seconds: 5 }]
    const secret = await share(hall, { screens })
    const shown = async () =>
      (await showShared(secret)).data.screens.map(({ screen, seconds }) => [screen.fullName, seconds])

    expect(await shown()).toEqual([
      ['大门', 60],
      ['大厅', null],
      ['屋顶', 5],
    ])
    expect((await sharedData(secret, { screenId: roof, portalId: portal })).result?.rows).toEqual([{ n: 4 }])
    // Each of its screens lists it, and ends it.
    const { data } = await admin().get<{ list: { id: string; screens: string[] }[] }>(`${URL}/${roof}/Shares`)
    expect(data.list).toMatchObject([{ screens: ['大门', '大厅', '屋顶'] }])
    expect((await admin().get<{ list: object[] }>(URL)).data.list).toMatchObject([
      { shareCount: 1 },
      { shareCount: 1 },
      { shareCount: 1 },
    ])

    await admin().put(`${URL}/${hall}/Actions/State`)
    expect(await shown()).toEqual([
      ['大门', 60],
      ['屋顶', 5],
    ])
    await admin().delete(`${URL}/${roof}/Shares/${data.list[0]?.id}`)
    expect(await showShared(secret)).toMatchObject({ code: RESULT.refused })
  })

  it('is not made for screens without the one that is shared, for a disabled one, nor for other times than a display has', async () => {
    const { orders } = await buildOrders()
    const portal = await buildPortal(orders)
    const id = await buildScreen([portal])
    const other = await buildScreen([portal], { fullName: '大门', enCode: 'gate' })
    const body = { fullName: '电视', expireTime: test.clock.now().getTime() + HOUR }
    const make = (screens: object[]) => admin().post(`${URL}/${id}/Shares`, { ...body, screens })

    expect(await make([{ screenId: id }, { screenId: other, seconds: 20 }])).toMatchObject({ code: RESULT.ok })
    for (const screens of [
      [{ screenId: other }],
      [{ screenId: id, seconds: 1 }],
      [{ screenId: id }, { screenId: 'gone' }],
      [],
    ])
      expect(await make(screens)).not.toMatchObject({ code: RESULT.ok })
    await admin().put(`${URL}/${other}/Actions/State`)
    expect(await make([{ screenId: id }, { screenId: other }])).toMatchObject({ code: RESULT.refused })
  })
})

describe('the password of a link', () => {
  it('opens screens and data, on each television for itself', async () => {
    const { orders } = await buildOrders()
    const portalId = await buildPortal(orders)
    const screenId = await buildScreen([portalId])
    const [secret, other] = [
      await share(screenId, { password: '大屏 2026' }),
      await share(screenId, { password: '大屏 2026' }),
    ]
    const data = async (pass?: string) =>
      await sharedData(secret, { screenId, portalId, ...(pass !== undefined && { pass }) })

    expect((await showShared(secret)).data).toMatchObject({ isLocked: true, screens: [] })
    expect(await data()).toMatchObject({ code: RESULT.refused })
    expect(await unlock(secret, '大屏 2025')).toMatchObject({
      code: RESULT.invalidFields,
      data: { fields: { password: '密码不正确' } },
    })
    const { pass } = (await unlock(secret, '大屏 2026')).data
    expect((await showShared(secret, pass)).data.screens).toHaveLength(1)
    expect((await data(pass)).result?.rows).toEqual([{ n: 4 }])

    // The same password opens no other link: each has a proof of its own.
    expect((await showShared(other, pass)).data).toMatchObject({ isLocked: true, screens: [] })
    const stored = await test.deps.db.selectFrom('screenShares').selectAll().execute()
    for (const text of ['大屏 2026', pass]) expect(JSON.stringify(stored)).not.toContain(text)
    expect(await admin().get(`${URL}/${screenId}/Shares`)).toMatchObject({
      data: { list: [{ hasPassword: true }, { hasPassword: true }] },
    })
  })

  it('is guessed ten times from all addresses together, then ever more slowly', async () => {
    const { orders } = await buildOrders()
    const secret = await share(await buildScreen([await buildPortal(orders)]), { password: 'correct' })
    const from = async (index: number, password: string) => {
      const url = `${URL}/Shared/Unlock`
      const remoteAddress = `10.0.0.${index}`
      const answer = await test.app.inject({ method: 'POST', url, remoteAddress, payload: { secret, password } })
      return (JSON.parse(answer.body) as { code: number }).code
    }
    for (let guess = 0; guess < 10; guess += 1) expect(await from(guess, `wrong${guess}`)).toBe(RESULT.invalidFields)
    expect(await from(10, 'correct')).toBe(RESULT.tooManyRequests)
    test.clock.advance(2000)
    expect(await from(11, 'correct')).toBe(RESULT.ok)
  })

  it('has at least six characters', async () => {
    const { orders } = await buildOrders()
    const id = await buildScreen([await buildPortal(orders)])
    const expireTime = test.clock.now().getTime() + HOUR
    expect(
      await admin().post(`${URL}/${id}/Shares`, { fullName: '电视', expireTime, password: '12345' }),
    ).toMatchObject({ data: { fields: { password: '密码至少 6 个字符' } } })
  })
})
