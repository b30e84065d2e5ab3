import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { connect } from '../realtime/realtime.testing.ts'
import { ONLINE, recordCalls } from '../record/record.testing.ts'
import type { RecordCard, RecordComment } from './collaboration.schema.ts'

let test: TestApp
const { build, permit, list, scheme } = recordCalls(() => test)
const opened: { socket: { close: () => void }; closed: Promise<number> }[] = []

beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const { socket } of opened) socket.close()
  await Promise.all(opened.splice(0).map(({ closed }) => closed))
  await test.reset()
})
afterAll(() => test.close())

/** A model with one record, two people who may open it, and one who may not. */
async function prepare() {
  const modelId = await build({
    fullName: '访客',
    enCode: 'visitor',
    formData: formOf([fieldOf({ name: 'F_Name', label: '姓名' })]),
    columnData: listOf({
      columns: [{ prop: 'F_Name', label: '姓名' }],
      settings: { columnBtnsList: [{ value: 'edit' }, { value: 'detail' }] },
    }),
  })
  await test.as('admin').post(`${ONLINE}/${modelId}`, { data: JSON.stringify({ F_Name: '王强' }) })
  const [row] = (await list(modelId)).list
  const id = String(row?.['id'])
  const may = () => true
  const lina = await permit('lina', { modelId, may })
  const hong = await permit('hong', { modelId, may })
  const guest = await permit('guest', { modelId: 'none', may })
  const url = `/api/visualdev/Collaboration/${modelId}/${id}`
  return { modelId, id, lina, hong, guest, url }
}

interface Comments {
  list: RecordComment[]
}
interface Editors {
  list: { userId: string; name: string }[]
}

/** Opens a socket that the test need not close. */
async function join(userId: string) {
  const token = await buildSession(test.deps, { userId })
  const client = { ...(await connect(test.app, token)), token }
  opened.push(client)
  return client
}

it('users who may open the record see its comments; mentioned users receive a message that leads to it', async () => {
  const { lina, hong, guest, url, id } = await prepare()

  const answer = await lina.caller.post<{ notReached: string[] }>(`${url}/Comments`, {
    body: '请核对 <b>电话</b>\n谢谢 @hong @guest',
    mentionedIds: [hong.userId, guest.userId, lina.userId, 'nobody'],
  })

  expect(answer).toMatchObject({ code: RESULT.ok, data: { notReached: ['guest'] } })
  expect((await hong.caller.get<Comments>(`${url}/Comments`)).data.list).toMatchObject([
    {
      author: 'lina/lina',
      body: '请核对 <b>电话</b>\n谢谢 @hong @guest',
      mentioned: [
        { id: hong.userId, name: 'hong' },
        { id: guest.userId, name: 'guest' },
      ],
      mayDelete: false,
    },
  ])
  const [message] = (await hong.caller.get<{ list: { id: string; title: string; link: string }[] }>('/api/message'))
    .data.list
  expect(message).toMatchObject({ title: 'lina 在“访客”的评论中提到了您' })
  expect(message?.link).toMatch(new RegExp(`^/[\\w/]+\\?record=${id}$`))
  const info = await hong.caller.get<{ bodyText: string }>(`/api/message/ReadInfo/${message?.id}`)
  expect(info.data.bodyText).toBe('<p>请核对 &lt;b&gt;电话&lt;/b&gt;<br />谢谢 @hong @guest</p>')
  for (const { caller } of [guest, lina])
    expect((await caller.get<{ list: unknown[] }>('/api/message')).data.list).toEqual([])
})

it('comments need the right to open the record; authors delete their own, administrators any', async () => {
  const { lina, hong, guest, url, id } = await prepare()
  await lina.caller.post(`${url}/Comments`, { body: '一' })
  test.clock.advance(1000)
  await lina.caller.post(`${url}/Comments`, { body: '二' })
  const read = async () => (await lina.caller.get<Comments>(`${url}/Comments`)).data.list
  const [second, first] = await read()
  expect([second?.body, first?.body]).toEqual(['二', '一'])

  const refused = [
    await guest.caller.get(`${url}/Comments`),
    await guest.caller.post(`${url}/Comments`, { body: 'x' }),
    await guest.caller.delete(`${url}/Comments/${first?.id}`),
    await guest.caller.post(`${url}/Editors`),
    await hong.caller.delete(`${url}/Comments/${first?.id}`),
  ]
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => RESULT.forbidden))
  expect(await lina.caller.post(`${url}/Comments`, { body: ' ' })).toMatchObject({ code: RESULT.refused })
  expect(await lina.caller.get(url.replace(id, 'none') + '/Comments')).toMatchObject({ code: RESULT.notFound })

  await lina.caller.delete(`${url}/Comments/${first?.id}`)
  expect(await read()).toMatchObject([{ body: '二', mayDelete: true }])
  await test.as('admin').delete(`${url}/Comments/${second?.id}`)
  expect(await read()).toEqual([])
})

it('people who have a record open learn who else has, and when it was changed', async () => {
  const { lina, hong, url, modelId, id } = await prepare()
  const [first, second] = [await join(lina.userId), await join(hong.userId)]
  const named = (userId: string, account: string) => ({ userId, name: `${account}/${account}` })

  await lina.caller.post(`${url}/Editors`)
  const { data } = await hong.caller.post<Editors>(`${url}/Editors`)

  const both = [named(lina.userId, 'lina'), named(hong.userId, 'hong')]
  expect(data.list).toMatchObject(both)
  await first.next('recordEditors')
  expect(await first.next('recordEditors')).toMatchObject({ modelId, recordId: id, editors: both })

  await hong.caller.put(`${ONLINE}/${modelId}/${id}`, { id, data: JSON.stringify({ F_Name: '李娜' }) })
  expect(await first.next('recordChanged')).toMatchObject({ modelId, recordId: id, userId: hong.userId })
  expect(second.received.some(({ method }) => method === 'recordChanged')).toBe(false)

  await hong.caller.delete(`${url}/Editors`)
  expect(await first.next('recordEditors')).toMatchObject({ editors: [named(lina.userId, 'lina')] })
  // A page that says nothing any more counts as gone.
  test.clock.advance(80_000)
  expect((await hong.caller.post<Editors>(`${url}/Editors`)).data.list).toMatchObject([named(hong.userId, 'hong')])
})

it('a record in a chat is a card with the texts that each reader may see', async () => {
  const modelId = await build({
    fullName: '访客',
    enCode: 'visitor',
    formData: formOf([
      fieldOf({ name: 'F_Name', label: '姓名' }),
      fieldOf({ name: 'F_Reason', label: '事由' }),
      fieldOf({ name: 'F_Secret', label: '备注' }),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Reason' }, { prop: 'F_Name' }],
      settings: {
        columnBtnsList: [{ value: 'detail' }, { value: 'remove' }],
        useFormPermission: true,
        useDataPermission: true,
        useBtnPermission: true,
      },
    }),
  })
  const named = (op: string) => [{ id: 'c', field: 'F_Name', type: 'String', op, value: '王强' }]
  await scheme(modelId, 'named', named('Equal'))
  await scheme(modelId, 'others', named('NotEqual'))
  const secret = { F_Name: '王强', F_Reason: '面试', F_Secret: '薪资 9000' }
  await test.as('admin').post(`${ONLINE}/${modelId}`, { data: JSON.stringify(secret) })
  const recordId = String((await list(modelId)).list[0]?.['id'])
  const without = (code: string) => ({
    modelId,
    may: (one: string) => one !== code && one !== 'others' && !one.startsWith('sqos_'),
  })
  const lina = await permit('lina', without('none'))
  const hong = await permit('hong', without('F_Secret'))
  const elsewhere = await permit('elsewhere', { modelId, may: (one) => one !== 'named' && !one.startsWith('sqos_') })
  const guest = await permit('guest', { modelId: 'none', may: () => true })
  const url = `/api/visualdev/Collaboration/${modelId}/${recordId}/Card`
  const cardOf = async ({ caller }: typeof lina) => (await caller.get<RecordCard>(url)).data

  const sender = await join(lina.userId)
  const reader = await join(hong.userId)
  const share = (toUserId: string, client: typeof sender, content = { modelId, recordId }) =>
    client.send({ method: 'SendMessage', token: client.token, toUserId, messageType: 'card', messageContent: content })
  share(hong.userId, sender)

  // The message carries no content of the record.
  expect((await reader.next('receiveMessage')).formMessage).toEqual({ modelId, recordId })
  const shown = { state: 'shown', page: '访客', title: '面试' }
  expect(await cardOf(lina)).toMatchObject({
    ...shown,
    fields: [
      { label: '姓名', text: '王强' },
      { label: '备注', text: '薪资 9000' },
    ],
    link: expect.stringMatching(new RegExp(`^/[\\w/]+\\?record=${recordId}$`)),
  })
  expect(await cardOf(hong)).toMatchObject({ ...shown, fields: [{ label: '姓名', text: '王强' }] })
  const nothing = { page: '', title: '', fields: [] }
  expect(await cardOf(guest)).toEqual({ state: 'denied', ...nothing })
  expect(await cardOf(elsewhere)).toEqual({ state: 'denied', ...nothing })

  // Only people who may open a record share it.
  const stranger = await join(guest.userId)
  share(hong.userId, stranger)
  expect(await stranger.next('error')).toMatchObject({ code: RESULT.forbidden, of: 'SendMessage' })

  await test.as('admin').delete(`${ONLINE}/${modelId}/${recordId}`)
  expect(await cardOf(hong)).toEqual({ state: 'deleted', ...nothing })
  expect(await cardOf(guest)).toEqual({ state: 'denied', ...nothing })
  share(hong.userId, sender)
  expect((await sender.next('error')).msg).toContain('已被删除')
})
