import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const URL = '/api/visualdev/Portal'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const admin = () => test.as('admin')
/** A document with kinds and keys that the product does not know. */
const formData = JSON.stringify({
  layouyId: 103,
  future: { a: [1] },
  layout: [
    { i: 100, x: 0, y: 0, w: 12, h: 3, sqosKey: 'todo', title: '我的待办' },
    { i: 101, x: 0, y: 3, w: 6, h: 8, jnpfKey: 'hologram', title: '未知', secretSauce: { deep: null } },
  ],
})
const body = { fullName: '首页', enCode: 'home', category: 'work', formData }

async function build(over: object = {}) {
  const { enCode } = { ...body, ...over }
  expect(await admin().post(URL, { ...body, ...over })).toMatchObject({ code: 200 })
  const row = await test.deps.db
    .selectFrom('portals')
    .select('id')
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow()
  return row.id
}
const grant = async (id: string, list: object[]) =>
  expect(await admin().put(`${URL}/${id}/Grants`, { list })).toMatchObject({ code: 200 })

describe('a document', () => {
  it('with unknown kinds and keys is saved and read back unchanged', async () => {
    const id = await build()
    const { data } = await admin().get<{ formData: string }>(`${URL}/${id}`)
    expect(data.formData).toBe(formData)
  })
})

describe('the dashboard', () => {
  it('is the first granted portal, then the chosen one, and falls back when the grant ends', async () => {
    const { id: userId } = await buildUser(test.deps, { account: 'bob' })
    const bob = test.as('bob')
    const [first, second] = [await build(), await build({ fullName: '第二', enCode: 'second', sortCode: 2 })]
    const portalOf = async () =>
      (await bob.get<{ userInfo: { portalId: string } }>('/api/oauth/CurrentUser')).data.userInfo.portalId
    expect(await portalOf()).toBe('')
    await grant(first, [{ objectType: 'User', objectId: userId }])
    await grant(second, [{ objectType: 'User', objectId: userId }])
    expect(await portalOf()).toBe(first)

    expect(await bob.put(`${URL}/${second}/Actions/SetDefault`)).toMatchObject({ code: 200, msg: '设置成功' })
    expect(await portalOf()).toBe(second)
    await grant(second, [])

    expect(await portalOf()).toBe(first)
    expect(await bob.get(`${URL}/${second}/auth`)).toMatchObject({ code: 400, msg: '您没有此门户使用权限，请重新设置' })
  })
})
