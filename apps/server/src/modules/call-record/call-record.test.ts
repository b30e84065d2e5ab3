import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { readWorkbook, type WorkbookValue } from '../../platform/workbook/index.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { buildKeeper, buildOrganization } from '../user/user.testing.ts'
import type { CallRecordRow } from './call-record.schema.ts'

const URL = '/api/extend/CallRecord'
const { view, download, showNumber } = PERMISSION.callRecord
const MINUTE = 60_000

interface Page {
  list: CallRecordRow[]
  pagination: { total: number }
}

const test = await createTestApp()
afterAll(() => test.close())

const people: Record<string, string> = {}
beforeEach(async () => {
  await test.reset()
  const accounts = { agent: [view], leader: [view, download, showNumber], guest: [] } as const
  for (const [account, permissions] of Object.entries(accounts))
    people[account] = (await buildUser(test.deps, { account, realName: account, permissions: [...permissions] })).id
})

const now = () => test.deps.now().getTime()

/** Reports a call of an account; times are milliseconds before now. */
async function report(account: string, call: Record<string, unknown> & { id: string }) {
  const begin = { direction: 'outgoing', number: '13800138000', startedAt: now(), sentAt: now() }
  return await test.as(account).post<{ id: string }>(`${URL}/Actions/Report`, { ...begin, ...call })
}

const list = async (account: string, query: Record<string, string | number> = {}) => {
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return (await test.as(account).get<Page>(`${URL}?${new URLSearchParams(asked).toString()}`)).data
}

it('stores one row per call, whatever the order and number of its reports', async () => {
  const startedAt = now()
  const opened = await report('agent', { id: 'call-0001', startedAt })
  test.clock.advance(5000)
  const answeredAt = now()
  test.clock.advance(65_000)
  const ended = { id: 'call-0001', startedAt, answeredAt, endedAt: now(), result: 'answered' }

  const first = await report('agent', ended)
  await report('agent', ended)
  // Late reports of the start and of the answer reopen nothing.
  await report('agent', { id: 'call-0001', startedAt })
  await report('agent', { id: 'call-0001', startedAt, answeredAt })

  expect(first.data.id).toBe(opened.data.id)
  const { list: rows, pagination } = await list('agent')
  expect(pagination.total).toBe(1)
  expect(rows[0]).toMatchObject({ startedAt, answeredAt, endedAt: startedAt + 70_000, duration: 65_000 })
  expect(rows[0]).toMatchObject({ result: 'answered', realName: 'agent', isSelf: true, notes: '', related: '' })
  await report('leader', { id: 'call-0001' })
  expect((await list('leader')).pagination.total).toBe(1)
})

it('corrects the clock of the client, and no call begins in the future', async () => {
  const wrong = now() - 3_600_000
  await report('agent', { id: 'call-slow', startedAt: wrong - 1000, sentAt: wrong })
  await report('agent', { id: 'call-later', startedAt: now() + 5000 })

  expect((await list('agent')).list.map(({ startedAt }) => startedAt)).toEqual([now(), now() - 1000])
})

it('ends the call of a page that was lost, and continues it when the page reports again', async () => {
  await report('agent', { id: 'call-lost', answeredAt: now() })
  await report('agent', { id: 'call-ring' })
  const lastSeen = now()

  test.clock.advance(4 * MINUTE)
  await test.app.jobs.drain()
  expect((await list('agent', { result: 'open' })).pagination.total).toBe(2)
  test.clock.advance(2 * MINUTE)
  await test.app.jobs.drain()

  expect((await list('agent', { result: 'failed' })).list).toMatchObject([
    { fault: 'connectionLost', endedAt: lastSeen },
  ])
  const { list: lost } = await list('agent', { result: 'answered' })
  expect(lost).toMatchObject([{ fault: 'connectionLost', endedAt: lastSeen }])

  const startedAt = lastSeen
  await report('agent', { id: 'call-lost', startedAt, answeredAt: startedAt })
  expect((await list('agent', { result: 'open' })).pagination.total).toBe(1)
  await report('agent', { id: 'call-lost', startedAt, answeredAt: startedAt, endedAt: now(), result: 'answered' })
  expect((await list('agent', { result: 'answered' })).list).toMatchObject([{ fault: '', endedAt: now() }])
})

it('sends whole numbers only with the permission: in list, record, search and export', async () => {
  const own = await report('agent', { id: 'call-agent', number: '13812345678' })
  await report('leader', { id: 'call-leader', number: '13812345678' })
  await buildUser(test.deps, { account: 'clerk', permissions: [view, download] })
  await report('clerk', { id: 'call-clerk', number: '95588' })

  expect((await list('agent')).list[0]?.number).toBe('138****5678')
  expect((await test.as('agent').get<CallRecordRow>(`${URL}/${own.data.id}`)).data.number).toBe('138****5678')
  expect((await list('leader')).list[0]?.number).toBe('13812345678')
  const found = async (account: string, keyword: string) => (await list(account, { keyword })).pagination.total
  expect(await Promise.all([found('agent', '1234'), found('agent', '5678'), found('leader', '1234')])).toEqual([
    0, 1, 1,
  ])
  expect(await exported('clerk')).toContain('955**')
  expect(await exported('leader')).toContain('13812345678')
  expect((await test.as('agent').get(`${URL}/ExportData`)).code).toBe(RESULT.forbidden)
})

it('shows users their own calls, keepers those of their organisations, and others by data schemes', async () => {
  const team = await buildOrganization(test, { fullName: '团队' })
  people['member'] = (await buildUser(test.deps, { account: 'member', organizeId: team })).id
  await buildKeeper(test, { account: 'keeper', organizeId: team, permissions: [view] })
  for (const account of ['agent', 'member', 'keeper']) await report(account, { id: `call-${account}` })
  const seen = async (account: string) => (await list(account)).list.map(({ userId }) => nameOf(userId)).toSorted()

  expect(await seen('agent')).toEqual(['agent'])
  expect(await seen('keeper')).toEqual(['keeper', 'member'])
  expect(await seen('admin')).toEqual(['agent', 'keeper', 'member'])
  expect((await test.as('guest').get(URL)).code).toBe(RESULT.forbidden)
  const foreign = (await list('admin', { userId: people['member'] ?? '' })).list[0]?.id
  expect((await test.as('agent').get(`${URL}/${foreign}`)).code).toBe(RESULT.notFound)

  const menus = test.deps.db.updateTable('menus').set({ isDataAuthorize: 1 }).where('enCode', '=', view)
  const { id: menuId } = await menus.returning('id').executeTakeFirstOrThrow()
  await grantScheme(menuId, { enCode: 'sqos_alldata', userId: people['agent'] ?? '' })
  expect(await seen('agent')).toEqual(['agent', 'keeper', 'member'])
  expect(await seen('keeper')).toEqual([])
})

it('filters by time, direction, result, person and record', async () => {
  const startedAt = now()
  await report('agent', { id: 'call-incoming', direction: 'incoming', startedAt, endedAt: startedAt, result: 'missed' })
  test.clock.advance(MINUTE)
  await report('agent', { id: 'call-outgoing', modelId: 'm1', recordId: 'r1', startedAt: now() })
  await report('leader', { id: 'call-other', modelId: 'm1' })
  const found = async (query: Record<string, string | number>) =>
    (await list('admin', query)).list.map((row) => [nameOf(row.userId), row.direction, row.recordId])

  const incoming = [['agent', 'incoming', '']]
  const outgoing = [['agent', 'outgoing', 'r1']]
  expect(await found({ direction: 'incoming' })).toEqual(incoming)
  expect(await found({ result: 'missed' })).toEqual(incoming)
  expect(await found({ endTime: startedAt })).toEqual(incoming)
  expect(await found({ startTime: startedAt + 1, userId: people['agent'] ?? '' })).toEqual(outgoing)
  expect(await found({ modelId: 'm1', recordId: 'r1' })).toEqual(outgoing)
  expect((await test.as('admin').get(`${URL}?direction=sideways`)).code).toBe(RESULT.refused)
})

it('lets only the person of the call write its notes', async () => {
  const { data } = await report('agent', { id: 'call-notes' })
  const write = (account: string) => test.as(account).put(`${URL}/${data.id}/Notes`, { notes: ' 已约回访 ' })

  expect((await write('leader')).code).toBe(RESULT.notFound)
  expect((await write('agent')).code).toBe(RESULT.ok)
  expect((await list('agent')).list[0]?.notes).toBe('已约回访')
})

async function grantScheme(menuId: string, { enCode, userId }: { enCode: string; userId: string }) {
  const audit = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
  const itemId = test.deps.newId()
  await test.deps.db
    .insertInto('menuDataSchemes')
    .values({ ...audit, id: itemId, menuId, enCode, fullName: enCode, sortCode: 0, conditionJson: '[]' })
    .execute()
  const grant = { itemType: 'resource', itemId, objectType: 'User', objectId: userId, creatorUserId: null } as const
  await test.deps.db.insertInto('authorities').values(grant).execute()
}

const nameOf = (userId: string) => Object.entries(people).find(([, id]) => id === userId)?.[0] ?? 'keeper'

async function exported(account: string): Promise<WorkbookValue[]> {
  const { data } = await test.as(account).get<{ url: string }>(`${URL}/ExportData?dataType=1`)
  const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf(account) } })
  const cells: WorkbookValue[] = []
  for await (const row of readWorkbook(file.rawPayload)) cells.push(...row)
  return cells
}
