import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { deleteOldDeliveries } from './deliveries.ts'
import { approver, ENGINE, flowCalls, start } from '../workflow.testing.ts'

let test: TestApp
let site: { base: string; port: number; close: () => void; breakDown: () => Promise<void>; repair: () => Promise<void> }
/** What the other system received; it answers with `site status`. */
const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
let status = 200

beforeAll(async () => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end('{"received":true}')
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has an address
  const { port } = server.address() as AddressInfo
  site = {
    base: `http://127.0.0.1:${port}`,
    port,
    close: () => server.close(),
    breakDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    repair: () => listen(port),
  }
  test = await createTestApp({ config: { interfaceHosts: [`127.0.0.1:${port}`], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  await test.reset()
  received.length = 0
  status = 200
})
afterAll(async () => {
  await test.close()
  site.close()
})

const { admin, people, design, submit, agree, reject, duty } = flowCalls(() => test)
const HOOKS = `${ENGINE}/FlowWebhook`
const ALL = ['flow.started', 'flow.decided', 'flow.withdrawn', 'flow.ended']

interface Delivery {
  id: string
  eventId: string
  state: number
  attempts: number
  error: string
  answer: string
}

interface Hook {
  id: string
  url: string
  hasSecret: boolean
  lastError: string | null
}

const add = (body: object = {}) =>
  admin().post(HOOKS, { fullName: 'ERP', url: `${site.base}/hook`, events: ALL, ...body })
const hooks = async () => (await admin().get<{ list: Hook[] }>(HOOKS)).data.list
const settle = async () => {
  await test.app.events.settle()
  await test.app.jobs.drain()
}
const eventsOf = () => received.map(({ body }): { event: string } & Record<string, unknown> => JSON.parse(body))

describe('a webhook', () => {
  it('receives the events of a request in their order, signed, with who did what', async () => {
    const { ann, bob, cid } = await people('ann', 'bob', 'cid')
    const root = start({
      childNode: approver('first', { approvers: [bob] }, { childNode: approver('second', { approvers: [cid] }) }),
    })
    const flowId = await design(root)
    await submit('ann', flowId)
    await agree('bob')
    await agree('cid')
    await settle()
    expect(received).toEqual([])
    await add({ secret: 'shared' })

    const id = await submit('ann', flowId)
    await reject('bob')
    await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, { id, flowId, data: '{}', status: 0 })
    await agree('bob')
    await agree('cid')
    await settle()

    const events = eventsOf()
    const node = { nodeCode: 'first', nodeName: 'first' }
    expect(events.toSorted((a, b) => Number(a['id']) - Number(b['id']))).toMatchObject([
      { event: 'flow.started', request: { id, initiator: { id: ann, account: 'ann' } }, actor: { id: ann } },
      { event: 'flow.decided', ...node, decision: 'rejected', actor: { id: bob } },
      { event: 'flow.started' },
      { event: 'flow.decided', ...node, decision: 'agreed' },
      { event: 'flow.decided', nodeCode: 'second', actor: { id: cid } },
      { event: 'flow.ended', result: 'passed', flow: { id: flowId }, request: { id, status: 2 } },
    ])
    for (const { headers, body } of received) {
      const hash = createHmac('sha256', 'shared').update(body).digest('hex')
      expect(headers).toMatchObject({ 'x-sqos-signature': `sha256=${hash}`, 'idempotency-key': JSON.parse(body).id })
    }
  })

  it('receives only what it wants: events, flows, while it is enabled', async () => {
    const { bob } = await people('ann', 'bob')
    const one = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const other = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    await add({ events: ['flow.withdrawn', 'flow.ended'], flowIds: [one] })
    await add({ enabledMark: 0 })

    const withdrawn = await submit('ann', one)
    await submit('ann', other)
    await test.as('ann').put(`${ENGINE}/FlowLaunch/${withdrawn}/Actions/Withdraw`, {})
    const cancelled = await submit('ann', one)
    await admin().post(`${ENGINE}/FlowBefore/Cancel/${cancelled}`, {})
    await settle()

    expect(eventsOf()).toMatchObject([
      { event: 'flow.withdrawn', request: { id: withdrawn } },
      { event: 'flow.ended', result: 'cancelled', request: { id: cancelled } },
    ])
  })

  it('that fails is tried again with the same key; others receive theirs, and the list says why', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    await add({ events: ['flow.started'] })
    status = 503

    await submit('ann', flowId)
    await settle()
    expect(await hooks()).toMatchObject([{ lastError: '接口返回状态 503' }])
    status = 200
    test.clock.advance(60_000)
    await settle()

    expect(await hooks()).toMatchObject([{ lastError: null }])
    const keys = new Set(received.map(({ headers }) => headers['idempotency-key']))
    expect(received.length).toBeGreaterThan(1)
    expect(keys.size).toBe(1)
    expect(await duty('bob')).not.toBe('none')
  })

  it('that is down receives what it missed when it is back; administrators see each delivery, and repeat a failed one', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    await add({ events: ['flow.started'] })
    const [hook] = await hooks()
    const path = `${HOOKS}/${hook?.id}/Delivery`
    const deliveries = async (query = '') =>
      (await admin().get<{ list: Delivery[]; pagination: { total: number } }>(`${path}${query}`)).data
    await site.breakDown()

    await submit('ann', flowId)
    await settle()
    const { list } = await deliveries()
    expect(list).toMatchObject([{ state: 0, attempts: 1, error: '接口无法访问：ECONNREFUSED', answer: '' }])
    const [{ id, eventId } = { id: '', eventId: '' }] = list
    expect(await admin().post(`${path}/${id}/Actions/Retry`)).toMatchObject({ code: 400 })
    await admin().put(`${HOOKS}/${hook?.id}`, { ...hook, enabledMark: 0 })
    test.clock.advance(60_000)
    await settle()
    expect((await deliveries('?state=2')).list).toMatchObject([
      { id, nextTime: null, error: '订阅已停用：启用后再重试' },
    ])
    expect(await admin().post(`${path}/${id}/Actions/Retry`)).toMatchObject({ code: 400 })
    await admin().put(`${HOOKS}/${hook?.id}`, { ...hook, enabledMark: 1 })
    await site.repair()
    expect(received).toEqual([])

    expect(await test.as('ann').post(`${path}/${id}/Actions/Retry`)).toMatchObject({ code: 403 })
    expect(await admin().post(`${path}/${id}/Actions/Retry`)).toMatchObject({ code: 200 })
    await settle()

    expect((await deliveries()).list).toMatchObject([{ id, state: 1, error: '', answer: '{"received":true}' }])
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([eventId])
    expect((await deliveries('?state=2')).pagination.total).toBe(0)
    await admin().post(`${HOOKS}/${hook?.id}/Actions/Test`)
    expect((await deliveries()).list[0]).toMatchObject({ event: 'flow.test', state: 1 })
    test.clock.advance(31 * 86_400_000)
    await deleteOldDeliveries(test.deps)
    expect(await test.deps.db.selectFrom('flowDeliveries').select('id').execute()).toEqual([])
  })

  it('keeps its secret unless another is entered; a new host needs it again; bad input says what to do', async () => {
    await people('ann')
    await add({ secret: 'shared' })
    const [hook] = await hooks()
    const path = `${HOOKS}/${hook?.id}`

    expect(hook).toMatchObject({ hasSecret: true })
    expect(JSON.stringify(hook)).not.toContain('shared')
    expect(await admin().put(path, { ...hook, fullName: 'CRM', secret: '' })).toMatchObject({ code: 200 })
    const moved = await admin().put(path, { ...hook, url: 'https://elsewhere.example.com/' })
    expect(moved).toMatchObject({ code: 400, msg: expect.stringContaining('请重新输入签名密钥') })
    expect(await add({ url: 'file:///etc/passwd' })).toMatchObject({ code: 400 })
    expect(await add({ events: [] })).toMatchObject({ code: 400, msg: expect.stringContaining('请至少选择一个事件') })
    expect(await test.as('ann').get(HOOKS)).toMatchObject({ code: 403 })

    expect(await admin().post(`${path}/Actions/Test`)).toMatchObject({ code: 200, msg: '测试请求已被接收' })
    status = 500
    expect(await admin().post(`${path}/Actions/Test`)).toMatchObject({ code: 400, msg: '接口返回状态 500' })
    expect(await admin().delete(path)).toMatchObject({ code: 200 })
    expect(await hooks()).toEqual([])
  })
})
