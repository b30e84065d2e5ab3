import { PAGES, RESULT } from '@sqos/contract'
import type { Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildGrants, buildMenu } from '../../testing/builders.ts'
import { datasetCalls } from '../dataset/dataset.testing.ts'
import { writeSettings } from '../auth/auth.testing.ts'
import type { ShownScreen as Shown } from './screen.schema.ts'

type ShownScreen = Static<typeof Shown>

const URL = '/api/visualdev/Screen'
const PORTAL = '/api/visualdev/Portal'
const HOUR = 3_600_000

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

async function buildScreen(portalIds: readonly string[]) {
  const pages = portalIds.map((portalId) => ({ portalId, seconds: 30 }))
  const body = { fullName: '大厅', enCode: 'lobby', ...look, pages }
  expect(await admin().post(URL, body)).toMatchObject({ code: RESULT.ok })
  return await idOf('screens', 'lobby')
}

/** The right to a page of a screen by a menu entry. */
async function letOpen(userId: string, screenId: string) {
  const propertyJson = JSON.stringify({ moduleId: screenId })
  const menu = await buildMenu(test.deps, { enCode: 'lobby', type: 6, propertyJson })
  await buildGrants(test.deps, { userId, menuId: menu.id, buttons: [] })
}

async function share(screenId: string, account = 'admin') {
  const expireTime = test.clock.now().getTime() + HOUR
  const { data } = await test
    .as(account)
    .post<{ secret: string }>(`${URL}/${screenId}/Shares`, { fullName: '电视', expireTime })
  return data.secret
}
const nobody = () => test.anonymous
const showShared = (secret: string) => nobody().post<ShownScreen>(`${URL}/Shared/Show`, { secret })

/** The lines of the only part of a portal of a shared screen. */
async function sharedData(secret: string, portalId: string) {
  const payload = { secret, portalId, parts: [{ i: '100' }] }
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

    expect((await showShared(secret)).data).toMatchObject({ fullName: '大厅', pages: [{ portalId: portal }] })
    expect((await sharedData(secret, portal)).result?.rows).toEqual([{ n: 4 }])
    // A portal that the screen does not have, and the rest of the API, stay closed.
    expect(await sharedData(secret, other)).toMatchObject({ code: RESULT.refused })
    expect(await nobody().get(`${URL}/${id}/Show`)).not.toMatchObject({ code: RESULT.ok })
    const stored = await test.deps.db.selectFrom('screenShares').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(secret)
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

    const secret = await share(id, 'lina')

    expect((await sharedData(secret, portal)).result?.rows).toEqual([{ n: 2 }])
    expect((await showShared(secret)).data.pages).toHaveLength(1)
    await admin().put(`${PORTAL}/${portal}/Grants`, { list: [] })
    expect((await showShared(secret)).data.pages).toEqual([])
    expect(await sharedData(secret, portal)).toMatchObject({ code: RESULT.refused })
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
})
