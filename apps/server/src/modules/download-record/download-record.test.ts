import { RESULT } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { abandonJobs } from '../../testing/dead-server.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { FileTicket } from '../file/index.ts'
import type { DownloadRecord } from './download-record.schema.ts'

const URL = '/api/example/dowTools'
const EXPORT = '/api/permission/Users/ExportData?dataType=1&selectKey=account'
const DAY = 24 * 3_600_000

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'boss', isAdministrator: true })
})
afterAll(() => test.close())

async function records(account = 'boss'): Promise<DownloadRecord[]> {
  const { data } = await test.as(account).get<{ list: DownloadRecord[] }>(`${URL}?currentPage=1&pageSize=20&sort=desc`)
  return data.list
}

async function fetch(url: string, account = 'boss') {
  // The session would expire within the week; the test is not about sessions.
  const expiresAt = new Date(test.clock.now().getTime() + DAY)
  await test.deps.db.updateTable('sessions').set({ expiresAt, endedAs: null }).execute()
  return await test.app.inject({ url, headers: { authorization: await test.tokenOf(account) } })
}

it('lists an export with link, progress and end time for its user only', async () => {
  await buildUser(test.deps, { account: 'other', isAdministrator: true })

  const { data } = await test.as('boss').get<FileTicket>(EXPORT)
  const [record, ...more] = await records()

  expect(more).toEqual([])
  expect(record).toMatchObject({
    name: data.name,
    kind: 'export',
    status: 'done',
    done: 2,
    total: 2,
    link: expect.stringMatching(/^\/api\/file\/Download\?encryption=/),
    createdTime: test.clock.now().getTime(),
    expireTime: test.clock.now().getTime() + 7 * DAY,
    canRetry: false,
  })
  const file = await fetch(record?.link ?? '')
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(record?.fileSize).toBe(file.rawPayload.length)
  expect(await records('other')).toEqual([])
  expect((await fetch(record?.link ?? '', 'other')).json()).toMatchObject({ msg: '链接已失效' })
  const { name } = await test.deps.db.selectFrom('files').select('name').executeTakeFirstOrThrow()
  expect(await test.as('other').get(`/api/file/Download/made/${name}`)).toMatchObject({ msg: '文件不存在' })
  for (const action of ['Cancel', 'Retry'])
    expect((await test.as('other').put(`${URL}/${record?.id}/Actions/${action}`)).code).toBe(RESULT.notFound)
  expect((await test.as('other').delete(`${URL}/${record?.id}`)).code).toBe(RESULT.notFound)
})

it('keeps the file of a job that ends before its record has been written', async () => {
  const { db } = test.deps
  // Delays the statement before it takes the row, as a busy database may.
  await sql`create function delay() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end'`.execute(
    db,
  )
  await sql`create trigger delay before update of job_id on download_records execute function delay()`.execute(db)
  try {
    const { data } = await test.as('boss').get<FileTicket>(EXPORT)

    expect(data.url).toMatch(/^\/api\/file\/Download/)
    expect(await records()).toMatchObject([{ status: 'done', link: expect.any(String) }])
  } finally {
    await sql`drop function delay() cascade`.execute(db)
  }
})

it('a file expires after a week, is created again on request, and is removed with its record', async () => {
  await test.as('boss').get<FileTicket>(EXPORT)
  const [{ link } = { link: null }] = await records()
  test.clock.advance(7 * DAY + 1)
  await test.app.jobs.drain()
  const late = await fetch(link ?? '')

  const [expired] = await records()
  const again = await test.as('boss').put(`${URL}/${expired?.id}/Actions/Retry`)
  const [made] = await records()
  const file = await fetch(made?.link ?? '')
  const removed = await test.as('boss').delete(`${URL}/${made?.id}`)

  expect(late.json()).toMatchObject({ code: RESULT.notFound })
  expect(expired).toMatchObject({ status: 'expired', link: null, canRetry: true })
  expect(again).toMatchObject({ code: RESULT.ok, msg: '已重新开始' })
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(removed.code).toBe(RESULT.ok)
  expect(await test.deps.db.selectFrom('fileObjects').select('key').execute()).toEqual([])
})

it('another server finishes an interrupted export once', async () => {
  const dead = await test.as('boss').get<FileTicket>(EXPORT)
  await test.deps.db.deleteFrom('files').execute()
  await test.deps.db.updateTable('downloadRecords').set({ expireTime: null }).execute()
  await test.deps.db.updateTable('jobs').set({ status: 'running' }).execute()
  const [running] = await records()
  await abandonJobs(test.deps.db, ['completed'])

  await Promise.all([test.app.jobs.drain(), test.app.jobs.drain()])

  expect(running).toMatchObject({ name: dead.data.name, status: 'running', link: null })
  expect(await records()).toMatchObject([{ status: 'done', link: expect.any(String) }])
  expect(await test.deps.db.selectFrom('files').select('name').execute()).toHaveLength(1)
})

it('its user can cancel an export and start it again', async () => {
  await test.as('boss').get<FileTicket>(EXPORT)
  await test.deps.db.updateTable('downloadRecords').set({ fileName: null, expireTime: null }).execute()
  await test.deps.db.updateTable('jobs').set({ status: 'waiting' }).execute()
  const [waiting] = await records()

  const early = await test.as('boss').put(`${URL}/${waiting?.id}/Actions/Retry`)
  await test.as('boss').put(`${URL}/${waiting?.id}/Actions/Cancel`)
  const [cancelled] = await records()
  await test.as('boss').put(`${URL}/${waiting?.id}/Actions/Retry`)

  expect(early).toMatchObject({ code: RESULT.refused, msg: '该任务现在不能重试' })
  expect(cancelled).toMatchObject({ status: 'cancelled', link: null, canRetry: true })
  expect(await records()).toMatchObject([{ status: 'done' }])
})

it('sends a message when a file is ready for which the user no longer waits', async () => {
  await test.as('boss').get<FileTicket>(EXPORT)
  const messages = async () => (await test.as('boss').get<{ list: unknown[] }>('/api/message')).data.list
  expect(await messages()).toEqual([])
  const [record] = await records()
  await test.deps.db.updateTable('downloadRecords').set({ fileName: null, expireTime: test.clock.now() }).execute()
  test.clock.advance(60_000)

  await test.as('boss').put(`${URL}/${record?.id}/Actions/Retry`)

  expect(await messages()).toMatchObject([
    { title: expect.stringContaining('已生成'), link: '/downloads', isRead: '0' },
  ])
})
