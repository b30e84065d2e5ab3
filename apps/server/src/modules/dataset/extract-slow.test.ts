import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { portalCalls } from '../portal/portal.testing.ts'
import { connect } from '../realtime/realtime.testing.ts'
import { DATASET } from './dataset.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ config: { databaseUrl: process.env['TEST_DATABASE_URL'] || undefined } })
})
afterAll(() => test.close())

const { admin, buildPortal, readData, permit, buildOrders } = portalCalls(() => test)

const wordOf = async () => (await admin().get<{ list: { extract: string }[] }>(DATASET)).data.list[0]?.extract

/** Nobody else reads the table until the returned function is called. */
async function lockRegions() {
  const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = test.deps.db.transaction().execute(async (trx) => {
    await sql`lock table regions in access exclusive mode`.execute(trx)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  return async () => {
    end.resolve()
    await transaction
  }
}

// The embedded engine has one connection: a statement that waits there for another never begins.
/* oxlint-disable vitest/no-conditional-tests -- see the line before */
if (process.env['TEST_DATABASE_URL']) {
  it(
    'a question too slow for a page is answered by a job, and the open portal hears of it',
    { timeout: 60_000 },
    async () => {
      const { orders } = await buildOrders()
      const { userId } = await permit('lina', { modelId: orders, may: () => true })
      const definition = { kind: 'sql', statement: 'select @user as me, (select count(*) from regions) as n' }
      const extract = { frequency: 'hourly', minute: 30 }
      expect(await admin().post(DATASET, { fullName: '地区', enCode: 'regions', definition, extract })).toMatchObject({
        code: 200,
      })
      expect(await wordOf()).toBe('waiting')
      const { id: datasetId } = await test.deps.db.selectFrom('datasets').select('id').executeTakeFirstOrThrow()
      const id = await buildPortal([{ sqosKey: 'figure', dataset: { datasetId } }], [userId])
      await test.app.listen({ host: '127.0.0.1', port: 0 })
      const socket = await connect(test.app, await buildSession(test.deps, { userId }))
      onTestFinished(() => socket.socket.close())

      const unlock = await lockRegions()
      const [slow] = await readData(id, [{ i: '100' }], test.as('lina'))
      expect(slow?.error?.msg).toBe('数据抽取正在生成，请稍后重试')
      await expect.poll(wordOf).toBe('running')
      await unlock()

      expect(await socket.next('portalChanged')).toEqual({ method: 'portalChanged', portalId: id, parts: ['100'] })
      const read = async () => (await readData(id, [{ i: '100' }], test.as('lina')))[0]?.result?.rows
      await expect.poll(read, { timeout: 10_000 }).toEqual([{ me: userId, n: expect.any(Number) }])
      await expect.poll(wordOf).toBe('made')
    },
  )

  it('a dataset that is too slow for a page is saved with an extract only', { timeout: 60_000 }, async () => {
    const definition = { kind: 'sql', statement: 'select count(*) as n from regions' }
    const body = { fullName: '地区数', enCode: 'regionCount', definition }
    const extract = { frequency: 'daily', minute: 120 }
    const read = async (id: string) => await admin().post<{ rows: object[] }>(`${DATASET}/${id}/Actions/Evaluate`, {})

    const unlock = await lockRegions()
    const [without, made] = await Promise.all([
      admin().post(DATASET, body),
      admin().post(DATASET, { ...body, fullName: '地区数 2', enCode: 'regionCount2', extract }),
    ])
    await unlock()

    expect(without).toMatchObject({ code: 400, msg: expect.stringContaining('已被终止') })
    expect(made).toMatchObject({ code: 200 })
    const { id } = await test.deps.db
      .selectFrom('datasets')
      .select('id')
      .where('enCode', '=', 'regionCount2')
      .executeTakeFirstOrThrow()
    await expect
      .poll(async () => (await read(id)).data, { timeout: 10_000 })
      .toMatchObject({ rows: [{ n: expect.any(Number) }], extractTime: expect.any(Number) })
  })
} else {
  it('a question waits for the running transaction', async () => {
    const definition = { kind: 'sql', statement: 'select count(*) >= 0 as n from regions' }
    const unlock = await lockRegions()
    const answer = admin().post(`${DATASET}/Actions/Preview`, { definition })
    await unlock()
    expect(await answer).toMatchObject({ code: 200, data: { rows: [{ n: true }] } })
  })
}
