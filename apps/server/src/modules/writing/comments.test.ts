import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const ARTICLE = '/api/writing/article'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** An article of admin that lina may edit and bob may read. */
async function shareArticle() {
  const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜' })
  const bob = await buildUser(test.deps, { account: 'bob', realName: '鲍勃' })
  await buildUser(test.deps, { account: 'eve' })
  const marked = { type: 'text', text: 'x', marks: [{ type: 'comment', attrs: { id: 'c1' } }] }
  const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [marked] }] })
  const { data } = await test.as('admin').post<{ id: string }>(ARTICLE, { title: '报价', content })
  const address = `${ARTICLE}/${data.id}`
  const list = [
    { userId: lina.id, mayEdit: 1 },
    { userId: bob.id, mayEdit: 0 },
  ]
  expect((await test.as('admin').put(`${address}/Shares`, { list })).code).toBe(RESULT.ok)
  return { address, lina, bob, content }
}

it('readers comment and answer, editors resolve, authors and the owner delete; nobody else finds the comments', async () => {
  const { address } = await shareArticle()
  const [admin, lina, bob, eve] = [test.as('admin'), test.as('lina'), test.as('bob'), test.as('eve')]
  const comments = `${address}/Comments`
  const { data } = await bob.post<{ id: string }>(comments, { body: ' 太贵 ', quote: '5000' })
  expect((await lina.post(comments, { body: '已改', threadId: data.id })).code).toBe(RESULT.ok)
  expect((await eve.get(comments)).code).toBe(RESULT.notFound)
  expect((await eve.post(comments, { body: 'x' })).code).toBe(RESULT.notFound)
  expect((await bob.post(comments, { body: ' ' })).code).toBe(RESULT.refused)
  expect((await bob.post(comments, { body: 'x', threadId: 'none' })).code).toBe(RESULT.notFound)

  const [thread] = (await bob.get<{ comments: { id: string }[] }[]>(comments)).data
  expect(thread).toMatchObject({
    id: data.id,
    quote: '5000',
    isResolved: false,
    comments: [
      { author: '鲍勃', body: '太贵', mayDelete: true },
      { author: '李娜', body: '已改', mayDelete: false },
    ],
  })
  const one = `${comments}/${data.id}`
  expect((await bob.post(`${one}/Actions/Resolve`, { isResolved: true })).code).toBe(RESULT.forbidden)
  expect((await lina.post(`${one}/Actions/Resolve`, { isResolved: true })).code).toBe(RESULT.ok)
  expect((await admin.get(comments)).data).toMatchObject([{ isResolved: true }])

  expect((await lina.delete(one)).code).toBe(RESULT.forbidden)
  expect((await admin.delete(`${comments}/${thread?.comments[1]?.id}`)).code).toBe(RESULT.ok)
  expect((await bob.delete(one)).code).toBe(RESULT.ok)
  expect((await admin.get(comments)).data).toEqual([])
})

it('the owner and those who wrote in a thread are told of a comment', async () => {
  const { address, bob } = await shareArticle()
  const told = async () => {
    const rows = await test.deps.db
      .selectFrom('messages')
      .innerJoin('messageReceipts', 'messageReceipts.messageId', 'messages.id')
      .innerJoin('users', 'users.id', 'messageReceipts.userId')
      .select(['users.account', 'messages.bodyText'])
      .where('messages.kind', '=', 'articleCommented')
      .orderBy('messages.id')
      .orderBy('users.account')
      .execute()
    return rows.map(({ account, bodyText }) => [account, bodyText])
  }
  const { data } = await test.as('bob').post<{ id: string }>(`${address}/Comments`, { body: '<b>太贵</b>' })
  expect(await told()).toEqual([['admin', '<p>&lt;b&gt;太贵&lt;/b&gt;</p>']])
  await test.as('admin').post(`${address}/Comments`, { body: '好', threadId: data.id })
  expect((await told()).slice(1)).toEqual([[bob.account, '<p>好</p>']])
})

it('a save keeps the marks of comments; files and copies have none', async () => {
  const { address, content } = await shareArticle()
  const admin = test.as('admin')
  const read = async (at: string) => (await admin.get<{ content: string }>(at)).data.content
  expect(await read(address)).not.toContain('comment')
  await admin.put(address, { title: 'A', content })
  expect(await read(address)).toContain('{"type":"comment","attrs":{"id":"c1"}}')
  expect((await admin.get(`${address}/Output`)).data).toMatchObject({ html: '<p>x</p>' })
  const copy = (await admin.post<{ id: string }>(`${address}/Actions/Copy`)).data
  expect(await read(`${ARTICLE}/${copy.id}`)).not.toContain('comment')
})
