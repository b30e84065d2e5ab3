import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const ARTICLE = '/api/writing/article'
const content = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

interface Saved {
  id: string
  version: number
}
interface Page {
  list: { id: string; [key: string]: unknown }[]
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** An article of Lina that Bob may edit and Rosa may read. */
async function share() {
  const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜' })
  const [bob, rosa] = [await buildUser(test.deps, { account: 'bob' }), await buildUser(test.deps, { account: 'rosa' })]
  const { id } = (await test.as('lina').post<Saved>(ARTICLE, { title: 'Offer', content: content('one') })).data
  const address = `${ARTICLE}/${id}`
  const list = [
    { userId: bob.id, mayEdit: 1 },
    { userId: rosa.id, mayEdit: 0 },
    // Owners share with others, and only with people who exist.
    { userId: lina.id, mayEdit: 0 },
    { userId: 'nobody', mayEdit: 1 },
  ]
  expect((await test.as('lina').put(`${address}/Shares`, { list })).code).toBe(RESULT.ok)
  return { id, address, lina: test.as('lina'), bob: test.as('bob'), rosa: test.as('rosa'), people: { bob, rosa } }
}

it('shared articles are in a list of their own; those who may edit save and restore, readers only read', async () => {
  const { id, address, lina, bob, rosa } = await share()

  expect((await bob.get<Page>('/api/select/article/list')).data.list).toEqual([])
  expect((await bob.get<Page>('/api/select/article/list?source=shared')).data.list).toMatchObject([
    { id, access: 'edit', owner: '李娜' },
  ])
  expect((await rosa.get(address)).data).toMatchObject({ access: 'read', owner: '李娜' })
  expect((await lina.get(address)).data).toMatchObject({ access: 'own', owner: '' })

  const body = { title: 'Offer', content: content('two'), version: 1, isKept: true }
  expect((await bob.put<Saved>(address, body)).data.version).toBe(2)
  expect((await bob.put(address, body)).code).toBe(RESULT.conflict)
  expect((await rosa.put(address, { ...body, version: 2 })).msg).toBe('您只能查看此文章')
  expect((await rosa.post(`${address}/Versions/1/Actions/Restore`)).code).toBe(RESULT.forbidden)
  expect((await bob.post(`${address}/Versions/1/Actions/Restore`)).code).toBe(RESULT.ok)
  for (const path of ['/Output', '/Versions', '/Versions/1'])
    expect((await rosa.get(address + path)).code).toBe(RESULT.ok)
  expect((await rosa.post(`${address}/Actions/Export`, { format: 'html' })).code).toBe(RESULT.ok)
})

it('only the owner shares and deletes, and a share that is taken away ends at once', async () => {
  const { address, lina, bob, rosa, people } = await share()

  for (const caller of [bob, rosa]) {
    const answers = [await caller.get(`${address}/Shares`), await caller.put(`${address}/Shares`, { list: [] })]
    for (const { code } of [...answers, await caller.delete(address)]) expect(code).toBe(RESULT.forbidden)
  }
  expect((await lina.get<Page>(`${address}/Shares`)).data.list).toMatchObject([
    { userId: people.bob.id, mayEdit: 1 },
    { userId: people.rosa.id, mayEdit: 0 },
  ])

  await lina.put(`${address}/Shares`, { list: [{ userId: people.bob.id, mayEdit: 0 }] })
  expect((await rosa.get(address)).code).toBe(RESULT.notFound)
  expect((await rosa.get(`${address}/Output`)).code).toBe(RESULT.notFound)
  expect((await bob.put(address, { title: 'x', content: content('x') })).code).toBe(RESULT.forbidden)

  await lina.delete(address)
  expect((await bob.get(address)).code).toBe(RESULT.notFound)
  expect((await bob.get<Page>('/api/select/article/list?source=shared')).data.list).toEqual([])
})

it('people are told once, with a link', async () => {
  const { id, address, lina, bob, people } = await share()
  await lina.put(`${address}/Shares`, { list: [{ userId: people.bob.id, mayEdit: 0 }] })

  const letters = await test.deps.db
    .selectFrom('messages')
    .innerJoin('messageReceipts', 'messageReceipts.messageId', 'messages.id')
    .select(['title', 'link'])
    .where('userId', '=', people.bob.id)
    .execute()
  expect(letters).toEqual([{ title: '李娜 与您共享了文章“Offer”', link: `/writing/editor?id=${id}` }])
  expect((await bob.get(address)).code).toBe(RESULT.ok)
})
