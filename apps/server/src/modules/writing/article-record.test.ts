import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildCustomer, letterContent as content } from './writing.testing.ts'
import type { WritingRecord } from './article-record.schema.ts'

const ARTICLE = '/api/writing/article'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

const build = () => buildCustomer(test)

it('a record fills in variables with what each reader may see of it', async () => {
  const source = await build()
  const [admin, lina] = [test.as('admin'), test.as('lina')]
  const write = async (who: typeof admin) =>
    `${ARTICLE}/${(await who.post<{ id: string }>(ARTICLE, { title: 'A', content, source })).data.id}`
  const own = await write(lina)
  expect((await lina.get<WritingRecord>(`${own}/Record`)).data).toMatchObject({
    state: 'shown',
    modelName: '客户',
    title: '华东电子',
    variables: [
      { code: 'record.F_Name', name: '客户', value: '华东电子' },
      { code: 'record.F_Files', name: '往来信件', value: '' },
    ],
    fileFields: [{ name: 'F_Files', label: '往来信件' }],
  })

  const outputOf = async (who: typeof admin) =>
    (await who.get<{ html: string; missing: object[] }>(`${await write(who)}/Output`)).data
  expect((await outputOf(admin)).html).toBe('<p>华东电子，5000</p>')
  expect(await outputOf(lina)).toMatchObject({
    html: '<p>华东电子，【额度】</p>',
    missing: [{ code: 'record.F_Limit', name: '额度' }],
  })

  // Whoever has no such page learns nothing, not even whether the record exists.
  await buildUser(test.deps, { account: 'bob' })
  const nothing = { state: 'missing', modelName: '', title: '', variables: [], fileFields: [] }
  const bob = test.as('bob')
  expect((await bob.get(`${await write(bob)}/Record`)).data).toMatchObject(nothing)
  expect((await outputOf(bob)).html).toBe('<p>【客户】，【额度】</p>')
})

it('what a GET answers its PUT takes; a typed value wins over the record; without a record the names stay', async () => {
  const source = await build()
  const admin = test.as('admin')
  const { data } = await admin.post<{ id: string }>(ARTICLE, { title: 'A', content, source })
  const address = `${ARTICLE}/${data.id}`
  const read = (await admin.get<object>(address)).data
  expect(read).toMatchObject({ source })

  await admin.put(address, { ...read, variables: { 'record.F_Name': '华东' } })
  expect((await admin.get(`${address}/Output`)).data).toMatchObject({ html: '<p>华东，5000</p>' })
  // A variable of a template that is called like a field takes its text.
  const named = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { code: 'customer', name: '客户' } }] }],
  })
  await admin.put(address, { ...read, version: undefined, content: named })
  expect((await admin.get(`${address}/Output`)).data).toMatchObject({ html: '<p>华东电子</p>' })
  await admin.put(`${address}/Record`, {})
  expect((await admin.get(`${address}/Record`)).data).toMatchObject({ state: 'none' })
  await admin.put(address, { ...read, version: undefined, source: undefined })
  expect((await admin.get(`${address}/Output`)).data).toMatchObject({ html: '<p>【客户】，【额度】</p>' })
})

it('records are found by their first text, with the variables that the user may see', async () => {
  const { modelId } = await build()
  const [lina, bob] = [test.as('lina'), test.as('bob')]
  const choose = (keyword: string) => `/api/writing/record?${new URLSearchParams({ modelId, keyword }).toString()}`
  const found = (await lina.get<{ list: object[] }>(choose('华东'))).data
  expect(found).toMatchObject({
    searched: '客户',
    variables: [{ code: 'record.F_Name', name: '客户' }, { code: 'record.F_Files' }],
    list: [{ title: '华东电子' }],
  })
  expect((await lina.get(choose('100%'))).data).toMatchObject({ list: [] })
  await buildUser(test.deps, { account: 'bob' })
  expect((await bob.get(choose(''))).code).toBe(RESULT.forbidden)
})

it('an article is a message to people, filled in for its sender', async () => {
  const source = await build()
  const { id: bob } = await buildUser(test.deps, { account: 'bob' })
  const { data } = await test.as('admin').post<{ id: string }>(ARTICLE, { title: '报价', content, source })
  const address = `${ARTICLE}/${data.id}/Actions/Send`
  expect((await test.as('bob').post(address, { userIds: [bob] })).code).toBe(RESULT.notFound)
  expect((await test.as('admin').post(address, { userIds: ['nobody'] })).msg).toBe('请选择接收人')
  expect((await test.as('admin').post(address, { userIds: [bob, 'nobody'] })).msg).toBe('已发送给 1 人')

  const [message] = await test.deps.db.selectFrom('messages').selectAll().where('kind', '=', 'articleSent').execute()
  expect(message).toMatchObject({ bodyText: '<p>华东电子，5000</p>', titleKey: 'message.articleSent' })
})
