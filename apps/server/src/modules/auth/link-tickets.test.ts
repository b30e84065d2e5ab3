import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { CurrentUser, LinkTicket } from './auth.schema.ts'
import { writeSettings } from './auth.testing.ts'

const MINUTE = 60_000
const USER = '/api/oauth/CurrentUser'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await writeSettings(test.deps, { ticketHosts: 'bi.example, Screens.example:8080' })
})
afterAll(() => test.close())

const issue = async (host: string) =>
  (await test.as('admin').post<LinkTicket>('/api/oauth/LinkTicket', { host })).data.ticket

/** A call with a stolen ticket, from a page of `origin`. */
async function call(ticket: string | null, { url = USER, origin }: { url?: string; origin?: string } = {}) {
  const headers = { authorization: ticket ?? '', ...(origin !== undefined && { origin }) }
  const response = await test.app.inject({ url, headers })
  return { code: response.json<{ code: number }>().code, cookie: response.headers['set-cookie'], response }
}

it('a ticket is issued for allowed hosts only', async () => {
  expect(await issue('bi.example')).toMatch(/^Bearer ticket\../)
  expect(await issue('SCREENS.example:8080')).toMatch(/^Bearer /)
  for (const host of ['evil.example', 'screens.example', 'bi.example.evil.example', 'x@bi.example'])
    expect(await issue(host)).toBeNull()
  await writeSettings(test.deps, { ticketHosts: '' })
  expect(await issue('bi.example')).toBeNull()
})

it('a ticket replaces the token on routes that linked systems read, without a file cookie', async () => {
  const ticket = await issue('bi.example')

  const { code, cookie, response } = await call(ticket, { origin: 'https://bi.example' })

  expect(code).toBe(RESULT.ok)
  expect(response.json<{ data: CurrentUser }>().data.userInfo.userAccount).toBe('admin')
  expect(cookie).toBeUndefined()
})

it('a stolen ticket is refused on every write and on every other route', async () => {
  const ticket = (await issue('bi.example')) ?? ''
  const guarded = test.app.apiRoutes.filter(({ config, method }) => {
    return (
      method !== 'HEAD' && config?.permission !== 'public' && !(method === 'GET' && config?.acceptsTickets === true)
    )
  })

  const accepted: string[] = []
  for (const { method, url } of guarded) {
    const [verb = 'GET'] = [method].flat()
    const path = url.replaceAll(/:\w+/g, 'x')
    const response = await test.app.inject({ method: verb as 'GET', url: path, headers: { authorization: ticket } })
    if (response.json<{ code: number }>().code !== RESULT.tokenInvalid) accepted.push(`${verb} ${url}`)
  }

  expect(guarded.length).toBeGreaterThan(100)
  expect(accepted).toEqual([])
})

it('a ticket is refused as the token of a file', async () => {
  const ticket = (await issue('bi.example')) ?? ''

  const { code } = await call(ticket, { url: '/api/file/Download?encryption=x' })

  expect(code).not.toBe(RESULT.ok)
})

it('a ticket expires after ten minutes, used or not', async () => {
  const ticket = await issue('bi.example')

  test.clock.advance(10 * MINUTE - 1)
  const inTime = await call(ticket)
  test.clock.advance(1)
  const late = await call(ticket)

  expect([inTime.code, late.code]).toEqual([RESULT.ok, RESULT.sessionExpired])
})

it('a ticket expires with its session, and when its host is no longer allowed', async () => {
  const first = await issue('bi.example')
  const second = await issue('screens.example:8080')

  await writeSettings(test.deps, { ticketHosts: 'bi.example' })
  const afterRemoval = [(await call(first)).code, (await call(second)).code]
  await test.as('admin').get('/api/oauth/Logout')
  const afterSignOut = await call(first)

  expect(afterRemoval).toEqual([RESULT.ok, RESULT.tokenInvalid])
  expect(afterSignOut.code).toBe(RESULT.sessionExpired)
})

it('a ticket is refused on pages of another host', async () => {
  const ticket = await issue('bi.example')

  const origins = ['https://screens.example:8080', 'https://evil.example', 'null', 'https://bi.example:444']
  const codes = await Promise.all(origins.map(async (origin) => (await call(ticket, { origin })).code))

  expect(codes).toEqual(origins.map(() => RESULT.tokenInvalid))
})

it('a ticket is refused while viewing as another user', async () => {
  const ticket = await issue('bi.example')
  const { id } = await test.deps.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow()
  await test.deps.db.updateTable('sessions').set({ viewAsUserId: id }).execute()

  const asked = await test.as('admin').post('/api/oauth/LinkTicket', { host: 'bi.example' })

  expect(asked.code).toBe(RESULT.forbidden)
  expect((await call(ticket)).code).toBe(RESULT.tokenInvalid)
})

it('the setting accepts host names only', async () => {
  const save = async (ticketHosts: string) =>
    (await test.as('admin').put('/api/system/SysConfig', { ticketHosts })).code

  expect(await save('bi.example, 10.0.0.5:8080\n[::1]:90')).toBe(RESULT.ok)
  for (const broken of ['https://bi.example', 'bi.example/x', '*', 'a b@c'])
    expect(await save(broken)).not.toBe(RESULT.ok)
})
