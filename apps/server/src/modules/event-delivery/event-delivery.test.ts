import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { FailedTasks } from './event-delivery.schema.ts'

const URL = '/api/system/EventDelivery'
let test: TestApp
let isBroken: boolean
const handled: string[] = []

beforeAll(async () => {
  test = await createTestApp()
  test.app.events.on(['model.released', 'record.created', 'record.updated'], {
    name: 'test.follow',
    handle: async ({ type, key }) => {
      if (isBroken) throw new Error(`${type} failed`)
      handled.push(`${type} ${key}`)
    },
  })
  test.app.jobs.schedule({
    kind: 'test.clean',
    cron: '0 * * * *',
    run: () => (isBroken ? Promise.reject(new Error('disk')) : Promise.resolve()),
  })
})
beforeEach(async () => {
  await test.reset()
  handled.length = 0
  isBroken = true
})
afterAll(() => test.close())

/** Parks the delivery of `record.created`, with `record.updated` waiting behind it. */
async function parkDelivery() {
  const payload = { modelId: 'm', recordId: 'r', fields: [] }
  await test.app.events.append(test.deps.db, { type: 'record.created', actorId: null, payload })
  await test.app.events.append(test.deps.db, { type: 'record.updated', actorId: null, payload })
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await test.app.events.drain()
    test.clock.advance(600_000)
  }
}

const list = async (keyword = '') => (await test.as('admin').get<FailedTasks>(`${URL}?keyword=${keyword}`)).data

it('an administrator sees a parked delivery with its reason and what waits behind it, and retries it in order', async () => {
  await parkDelivery()

  const found = await list('record.created')
  expect(found).toMatchObject({
    total: 1,
    list: [{ kind: 'event', handler: 'test.follow', attempts: 6, blocked: 1, error: 'record.created failed' }],
  })
  expect(await list('nothing')).toEqual({ list: [], total: 0 })
  isBroken = false
  const ids = found.list.map(({ id }) => id)
  const answer = await test.as('admin').post(`${URL}/Actions/Retry`, { ids })

  expect(answer).toMatchObject({ code: RESULT.ok, msg: '已重试 1 项' })
  expect(handled).toEqual(['record.created record:m:r', 'record.updated record:m:r'])
  expect(await list()).toEqual({ list: [], total: 0 })
  expect(await test.as('admin').post(`${URL}/Actions/Retry`, { ids })).toMatchObject({ code: RESULT.notFound })
})

it('an administrator discards a parked delivery, and later events of the subject continue', async () => {
  await parkDelivery()
  isBroken = false
  const ids = (await list()).list.map(({ id }) => id)

  const answer = await test.as('admin').delete(URL, { ids })

  expect(answer).toMatchObject({ code: RESULT.ok })
  expect(handled).toEqual(['record.updated record:m:r'])
})

it('an administrator sees a failed system job and runs it again', async () => {
  await test.app.jobs.drain()
  const found = (await list('test.clean')).list
  expect(found).toMatchObject([{ kind: 'job', handler: 'test.clean', type: '' }])

  isBroken = false
  await test.as('admin').post(`${URL}/Actions/Retry`, { ids: found.map(({ id }) => id) })
  await test.app.jobs.drain()

  expect(await list('test.clean')).toEqual({ list: [], total: 0 })
})
