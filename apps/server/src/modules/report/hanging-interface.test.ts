import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { reportCalls } from './report.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00', config: { interfaceHosts: ['127.0.0.1'] } })
})
afterAll(() => test.close())

const { buildOrders, saveReport, query } = reportCalls(() => test)

const block = (id: string, source: string) => ({
  id,
  kind: 'cross',
  source,
  rows: [],
  columns: [],
  measures: [{ key: 'n', test: 'count' }],
})

it('a block over an interface that hangs says so, and the others stand', { timeout: 60_000 }, async () => {
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
    const sources = [
      { id: 'orders', dataset: { kind: 'model', modelId: orders } },
      { id: 'silent', dataset: { kind: 'interface', interfaceId } },
    ]
    const blocks = [block('a', 'silent'), block('b', 'orders')]
    const id = await saveReport(JSON.stringify({ sources, blocks }))

    const started = performance.now()
    const { blocks: read } = await query(id)

    expect(performance.now() - started).toBeLessThan(15_000)
    expect(read).toMatchObject([
      { error: { msg: expect.stringContaining('沉默的接口') } },
      { cube: { cells: [[0, 0, 4]] } },
    ])
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
})
