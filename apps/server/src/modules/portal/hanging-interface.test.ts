import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { portalCalls } from './portal.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00', config: { interfaceHosts: ['127.0.0.1'] } })
})
afterAll(() => test.close())

const { buildOrders, buildPortal, readData } = portalCalls(() => test)

it('a card over an interface that hangs says so, and the others stand', { timeout: 60_000 }, async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await buildCategory(test)
    const interfaceId = await buildInterface(test, {
      enCode: 'silent',
      fullName: '沉默的接口',
      dataType: 3,
      path: `http://127.0.0.1:${port}/`,
      query: '',
    })
    const { orders } = await buildOrders()
    const id = await buildPortal([
      { sqosKey: 'table', dataset: { kind: 'interface', interfaceId } },
      { sqosKey: 'figure', dataset: { kind: 'model', modelId: orders, measures: [{ test: 'count', as: 'n' }] } },
    ])

    const data = await readData(id, [{ i: '100' }, { i: '101' }])

    expect(data).toMatchObject([
      { i: '100', error: { msg: expect.stringContaining('沉默的接口') } },
      { i: '101', result: { rows: [{ n: 4 }] } },
    ])
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
})
