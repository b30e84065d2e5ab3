import { createServer } from 'node:http'
import { RESULT } from '@sqos/contract'
import { listenOnLoopback } from '@sqos/test-kit/loopback'
import { expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { writeSettings } from '../auth/auth.testing.ts'
import type { CallSeat, OwnCallSeat } from './call-seat.schema.ts'

const URL = '/api/extend/CallSeat'
const TOKEN = '/calloutsip/customer/client/seat/token'
const seat = { landlinenNum: '8001', custcode: 'c1', appId: 'a1' }
const request = { businessCode: 0, seatNo: '8001', timestamp: 1, custCode: 'c1', appId: 'a1' }
const GATEWAY = 'wss://sip.example.com:7443'

interface Page {
  list: CallSeat[]
  pagination: { total: number }
}

type Answer = (body: unknown, authorization: string | undefined) => { status?: number; text: string }

/** A telephony service of a company, on the loopback address. */
async function startTelephony(answer: Answer) {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { status = 200, text } = answer(
          JSON.parse(Buffer.concat(parts).toString()),
          incoming.headers.authorization,
        )
        response.writeHead(status, { 'content-type': 'application/json' }).end(text)
      })
  })
  const { url, stop } = await listenOnLoopback(server)
  return { url, [Symbol.asyncDispose]: stop }
}

it('an administrator gives a user a seat, finds it, changes it and takes it back', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const { id: userId } = await buildUser(test.deps, { account: 'lina', realName: '李娜' })

  expect((await admin.post(URL, { ...seat, userId })).code).toBe(RESULT.ok)
  await writeSettings(test.deps, { callNoteModelId: 'm1' })
  const [created] = (await admin.get<Page>(`${URL}?keyword=李`)).data.list
  expect(created).toMatchObject({ ...seat, userId, realName: '李娜' })
  expect((await test.as('lina').get<OwnCallSeat>(`${URL}/Current`)).data).toEqual({
    ...seat,
    userId,
    noteModelId: 'm1',
    gateway: null,
  })

  expect(await admin.post(URL, { ...seat, userId, landlinenNum: '8002' })).toMatchObject({ msg: '该用户已有坐席' })
  const { id: other } = await buildUser(test.deps, { account: 'other' })
  expect(await admin.post(URL, { ...seat, userId: other })).toMatchObject({ msg: '坐席号已被使用' })
  expect(await admin.post(URL, { ...seat, userId: 'nobody', landlinenNum: '8003' })).toMatchObject({
    msg: '用户不存在或已停用',
  })

  const address = `${URL}/${created?.id}`
  expect((await admin.put(address, { ...seat, userId, enabledMark: 0 })).code).toBe(RESULT.ok)
  expect((await test.as('lina').get<OwnCallSeat>(`${URL}/Current`)).data.landlinenNum).toBe('')
  expect((await admin.delete(address)).code).toBe(RESULT.ok)
  expect((await admin.get(address)).code).toBe(RESULT.notFound)
  expect((await admin.get<Page>(URL)).data.pagination.total).toBe(0)
})

it('a user without the permission is refused', async () => {
  await using test = await createTestApp()
  const { id: userId } = await buildUser(test.deps, { account: 'guest' })

  expect((await test.as('guest').get(URL)).code).toBe(RESULT.forbidden)
  expect((await test.as('guest').post(URL, { ...seat, userId })).code).toBe(RESULT.forbidden)
})

it('the telephony service issues tokens for the own seat, with a secret that stays on the server', async () => {
  const asked: unknown[] = []
  await using telephony = await startTelephony((body, authorization) => {
    asked.push({ body, authorization })
    return { text: '{"code":200,"data":{"token":"one-time"}}' }
  })
  const call = { gatewayUrl: GATEWAY, seatUrl: telephony.url, authorization: 'Bearer secret', demoPassword: undefined }
  await using test = await createTestApp({ config: { call } })
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  await test.as('admin').post(URL, { ...seat, userId })
  const lina = test.as('lina')

  expect(await lina.post(TOKEN, request)).toMatchObject({ code: RESULT.ok, data: { token: 'one-time' } })
  expect(asked).toEqual([{ body: request, authorization: 'Bearer secret' }])
  expect((await lina.get<OwnCallSeat>(`${URL}/Current`)).data.gateway).toEqual({ host: 'sip.example.com', port: 7443 })

  expect(await lina.post(TOKEN, { ...request, seatNo: '8002' })).toMatchObject({ code: RESULT.forbidden })
  expect(await test.as('admin').post(TOKEN, request)).toMatchObject({ code: RESULT.forbidden })
  expect(asked).toHaveLength(1)
})

it.each([
  ['refuses', { text: '{"code":500,"msg":"no"}' }, '坐席服务拒绝了该坐席，请联系管理员'],
  ['answers something else', { text: 'sorry' }, '坐席服务拒绝了该坐席，请联系管理员'],
  ['fails', { status: 502, text: '' }, '坐席服务无响应，请稍后再试'],
])('a telephony service that %s gives no token', async (_title, answer, msg) => {
  await using telephony = await startTelephony(() => answer)
  const call = { gatewayUrl: GATEWAY, seatUrl: telephony.url, authorization: undefined, demoPassword: undefined }
  await using test = await createTestApp({ config: { call } })
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  await test.as('admin').post(URL, { ...seat, userId })

  expect(await test.as('lina').post(TOKEN, request)).toMatchObject({ code: RESULT.refused, msg })
})

it('without a telephony service there are no tokens, except for the gateway of a demo', async () => {
  await using bare = await createTestApp()
  await bare.as('admin').post(URL, { ...seat, userId: (await buildUser(bare.deps, { account: 'lina' })).id })
  expect(await bare.as('lina').post(TOKEN, request)).toMatchObject({ msg: '尚未配置坐席服务，请联系管理员' })

  const call = { gatewayUrl: GATEWAY, seatUrl: undefined, authorization: undefined, demoPassword: 'trial' }
  await using demo = await createTestApp({ config: { call } })
  await demo.as('admin').post(URL, { ...seat, userId: (await buildUser(demo.deps, { account: 'lina' })).id })
  expect(await demo.as('lina').post(TOKEN, request)).toMatchObject({ data: { token: 'trial' } })
})
