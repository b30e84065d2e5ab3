import { PAGES } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { DATASET } from '../dataset/dataset.testing.ts'
import { connect } from '../realtime/realtime.testing.ts'
import { type PartData, PORTAL, portalCalls } from './portal.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, buildPortal, permit, create, readData, scheme } = portalCalls(() => test)

const count = [{ test: 'count', as: 'n' }]
const rowsOf = (data: readonly PartData[]) => data.map(({ result }) => result?.rows)
const visible = (code: string) => !code.startsWith('sqos_') || code === 'sqos_alldata'

describe('the data of a portal', () => {
  it('has one answer for each dataset of its parts, also in tabs and tiles; a failed one has a text', async () => {
    const { orders } = await buildOrders()
    const dataset = { kind: 'model', modelId: orders, measures: count }
    const filters = [{ field: 'F_Kind', test: 'eq', value: 'a' }]
    const id = await buildPortal([
      { sqosKey: 'figure', dataset, compare: { ...dataset, filters } },
      { sqosKey: 'dataBoard', list: [{ fullName: '静态', num: 1 }, { dataset }] },
      { sqosKey: 'tab', children: [{ title: '一', children: [{ i: 200, sqosKey: 'figure', dataset }] }] },
      { sqosKey: 'figure', dataset: { kind: 'model', modelId: 'deleted', measures: count } },
      { sqosKey: 'figure', dataset: { datasetId: 'deleted' } },
      { sqosKey: 'figure', dataset: { kind: 'sql', statement: 'select 1 as n' } },
      { sqosKey: 'figure', dataset: { kind: 'model', modelId: orders, measures: 'all' } },
    ])
    const all = ['100', '101', '200', '103', '104', '105', '106', 'unknown'].map((i) => ({ i }))

    const data = await readData(id, all)

    expect(data.map(({ i, path, result }) => [i, path, result?.rows[0]?.['n']])).toEqual([
      ['100', 'dataset', 4],
      ['100', 'compare', 2],
      ['101', 'list.1.dataset', 4],
      ['200', 'dataset', 4],
      ['103', 'dataset', undefined],
      ['104', 'dataset', undefined],
      ['105', 'dataset', undefined],
      ['106', 'dataset', undefined],
    ])
    expect(data.slice(4).every(({ error }) => error !== undefined && error.msg !== '')).toBe(true)
    expect(rowsOf(await readData(id, [{ i: '100', filters: [{ field: 'F_Kind', test: 'eq', value: 'b' }] }]))).toEqual([
      [{ n: 2 }],
      [{ n: 0 }],
    ])
  })

  it('comes as lines too, each when it is known', async () => {
    const { orders } = await buildOrders()
    const { caller: lina, userId } = await permit('lina', { modelId: orders, may: visible })
    const authorization = await buildSession(test.deps, { userId })
    const dataset = { kind: 'model', modelId: orders, measures: count }
    const id = await buildPortal([{ dataset }, { dataset: { ...dataset, modelId: 'deleted' } }], [userId])
    const ask = (portalId: string) =>
      test.app.inject({
        method: 'POST',
        url: `${PORTAL}/${portalId}/Actions/StreamData`,
        headers: { authorization },
        payload: { parts: [{ i: '100' }, { i: '101' }] },
      })

    const answer = await ask(id)

    const lines = answer.body
      .trim()
      .split('\n')
      .map((line): PartData => JSON.parse(line))
    expect(answer.headers['content-type']).toBe('application/x-ndjson')
    expect(lines.toSorted((a, b) => a.i.localeCompare(b.i))).toEqual(
      await readData(id, [{ i: '100' }, { i: '101' }], lina),
    )
    expect((await ask('unknown')).json()).toMatchObject({ code: 400 })
  })

  it('is announced to its viewers when records changed, once until they read again', async () => {
    const { orders } = await buildOrders()
    const people = []
    for (const account of ['lina', 'bob']) people.push(await permit(account, { modelId: orders, may: visible }))
    const [lina, bob] = people.map(({ userId }) => userId)
    const dataset = { kind: 'model', modelId: orders, measures: count }
    const id = await buildPortal([{ dataset }, { dataset: { ...dataset, filters: [] } }], [lina ?? '', bob ?? ''])
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const sockets = await Promise.all(
      people.map(async ({ userId }) => connect(test.app, await buildSession(test.deps, { userId }))),
    )
    onTestFinished(() => sockets.forEach(({ socket }) => socket.close()))
    const told = (index: number) => sockets[index]?.received.filter(({ method }) => method === 'portalChanged').length

    await readData(id, [{ i: '101' }], test.as('lina'))
    await create(orders, { F_Title: '新' })
    await create(orders, { F_Title: '又' })

    expect(await sockets[0]?.next('portalChanged')).toEqual({ method: 'portalChanged', portalId: id, parts: ['101'] })
    expect([told(0), told(1)]).toEqual([1, 0])
  })

  it('is that of each viewer: a part without permission says so, the others stand', async () => {
    const { orders, customers } = await buildOrders()
    const { caller: lina, userId } = await permit('lina', { modelId: orders, may: visible })
    const id = await buildPortal(
      [
        { dataset: { kind: 'model', modelId: orders, measures: count } },
        { dataset: { kind: 'model', modelId: customers, measures: count } },
      ],
      [userId],
    )
    const parts = [{ i: '100' }, { i: '101' }]
    expect(rowsOf(await readData(id, parts))).toEqual([[{ n: 4 }], [{ n: 2 }]])

    const [own, hidden] = await readData(id, parts, lina)

    expect(own?.result?.rows).toEqual([{ n: 4 }])
    expect(hidden).toMatchObject({ error: { code: 403, msg: '没有权限执行该操作，请联系管理员' } })
    await permit('bob', { modelId: orders, may: visible })
    expect(await test.as('bob').post(`${PORTAL}/${id}/Data`, { parts })).toMatchObject({ code: 400 })
  })

  it('has no figure of rows that the viewer may not see, in cards, charts, rankings and tables', async () => {
    const { orders } = await buildOrders()
    await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
    const { caller: lina, userId } = await permit('lina', {
      modelId: orders,
      may: (code) => !code.startsWith('sqos_'),
    })
    const measures = [{ test: 'sum', field: 'F_Pay', as: 'pay' }]
    const dataset = { kind: 'model', modelId: orders, measures }
    const id = await buildPortal(
      [
        { sqosKey: 'figure', dataset, compare: { ...dataset, measures: count } },
        { sqosKey: 'barChart', dataset: { ...dataset, groupBy: [{ field: 'F_Kind' }] } },
        { sqosKey: 'tableList', dataset: { kind: 'model', modelId: orders, fields: ['F_Title'] } },
      ],
      [userId],
    )
    const parts = ['100', '101', '102'].map((i) => ({ i }))

    // Who sees all asks first, so that a shared answer would show.
    const all = rowsOf(await readData(id, parts))
    const own = rowsOf(await readData(id, parts, lina))

    expect(all).toContainEqual([{ pay: 16.5 }])
    expect(own).toContainEqual([{ pay: 12.5 }])
    expect(own).toContainEqual([{ n: 2 }])
    expect(own).toContainEqual([expect.objectContaining({ F_Kind: 'a', pay: 12.5 })])
    expect(JSON.stringify(own)).not.toMatch(/16\.5|"b"|"n":4/)
    expect(own.at(-1)).toHaveLength(2)
    expect(all.at(-1)).toHaveLength(4)
  })

  it('of a saved statement is for its viewers, but only administrators write statements', async () => {
    const { orders } = await buildOrders()
    const { caller: lina, userId } = await permit('lina', { modelId: orders, may: visible })
    const page = await buildPage(test.deps, { enCode: PAGES.portal.code })
    await grantPage(test.deps, page, { objectType: 'User', objectId: userId, items: [] })
    const definition = { kind: 'sql', statement: 'select @user as me, 2 as n' }
    expect(await admin().post(DATASET, { fullName: '语句', enCode: 'sql', definition })).toMatchObject({ code: 200 })
    const { id: datasetId } = await test.deps.db.selectFrom('datasets').select('id').executeTakeFirstOrThrow()
    const id = await buildPortal([{ dataset: { datasetId } }], [userId])

    expect(rowsOf(await readData(id, [{ i: '100' }], lina))).toEqual([[{ me: userId, n: 2 }]])
    const document = JSON.stringify({ layouyId: 101, layout: [{ i: 100, dataset: definition }] })
    const preview = await lina.post<PartData[]>(`${PORTAL}/Actions/PreviewData`, {
      formData: document,
      parts: [{ i: '100' }],
    })
    expect(preview.data).toMatchObject([{ error: { code: 400 } }])
  })

  it('is shared by viewers with equal permissions, until a record changes', async () => {
    const { orders } = await buildOrders()
    const userIds = []
    for (const account of ['lina', 'bob'])
      userIds.push((await permit(account, { modelId: orders, may: visible })).userId)
    const id = await buildPortal([{ dataset: { kind: 'model', modelId: orders, measures: count } }], userIds)
    const madeFor = async (account: string) => (await readData(id, [{ i: '100' }], test.as(account)))[0]?.result

    const first = await madeFor('lina')
    test.clock.advance(1000)
    expect(await madeFor('bob')).toEqual(first)
    await create(orders, { F_Title: '新' })

    const next = await madeFor('bob')
    expect(next?.rows).toEqual([{ n: 5 }])
    expect(next?.madeTime).toBeGreaterThan(first?.madeTime ?? 0)
    expect(next?.version).not.toBe(first?.version)
  })
})
