import { PAGES, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { listRoutes, requestOf, sampleCall } from '../../testing/refusals/routes.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { readWorkbook } from '../../platform/workbook/index.ts'
import { User } from './user.schema.ts'
import { buildKeeper, buildOrganization, createPerson, USERS } from './user.testing.ts'

// Personal values of people reach only users whom the page of people shows them.

const test = await createTestApp()
afterAll(() => test.close())

/**
 * Fields of a user that are no personal values: names that everybody may choose from, their order in these lists, ids of other
 * records, and states.
 */
const OPEN: ReadonlySet<string> = new Set(
  `id account realName headIcon gender enabledMark isAdministrator lastModifyTime sortCode
  organizeId organizeIdTree managerId positionId roleId groupId`.split(/\s+/),
)

/** Every other field of the API description: a new one is tested from its first day. */
const FIELDS = Object.keys(User.properties).filter((name) => !OPEN.has(name))

const MOMENTS: ReadonlySet<string> = new Set(['entryDate', 'birthday', 'creatorTime'])
const FORMATTED: Readonly<Record<string, string>> = {
  mobilePhone: '13912345678',
  lastLogIp: '203.0.113.77',
}

/** The distinct text of each field in answers; moments are milliseconds. `creatorTime` and `lastLogIp` are no fields of the form. */
const SECRETS: ReadonlyMap<string, string> = new Map(
  [...FIELDS, 'creatorTime', 'lastLogIp'].map((name, index) => [
    name,
    FORMATTED[name] ?? (MOMENTS.has(name) ? String(123_456_789_000 + index * 864_000_000) : `Secret-${name}`),
  ]),
)

/** Columns of the page that show one of them. */
const HIDDEN_COLUMNS = Object.keys(PAGES.user.columns).filter((name) => SECRETS.has(name))

let person: string
let keeperId: string
let company: string

beforeAll(async () => {
  await test.reset()
  company = await buildOrganization(test, { fullName: '公司' })
  const mobilePhone = SECRETS.get('mobilePhone')
  const body = { account: 'lina', realName: '李娜', gender: 1, organizeId: company, mobilePhone }
  person = await createPerson({ test, as: test.as('admin') }, body)
  const columns = [...SECRETS].map(([name, secret]) => [name, MOMENTS.has(name) ? new Date(Number(secret)) : secret])
  await test.deps.db.updateTable('users').set(Object.fromEntries(columns)).where('id', '=', person).execute()
  await buildUser(test.deps, { account: 'nobody', organizeId: company })
  const buttons = ['btn_edit', 'btn_download']
  const page = await buildPage(test.deps, {
    enCode: PAGES.user.code,
    columns: Object.keys(PAGES.user.columns),
    buttons,
  })
  const { id: objectId } = await buildUser(test.deps, { account: 'reader', organizeId: company })
  const names = ['column:account', 'column:realName', 'button:btn_download']
  await grantPage(test.deps, page, { objectType: 'User', objectId, items: names })
  const { id: most } = await buildUser(test.deps, { account: 'most', organizeId: company })
  const others = Object.keys(PAGES.user.columns).filter((name) => !HIDDEN_COLUMNS.includes(name))
  const granted = [...others.map((name) => `column:${name}`), 'button:btn_download']
  await grantPage(test.deps, page, { objectType: 'User', objectId: most, items: granted })
  keeperId = await buildKeeper(test, { account: 'keeper', organizeId: company, permissions: [] })
  const all = Object.keys(PAGES.user.columns).map((name) => `column:${name}`)
  await grantPage(test.deps, page, { objectType: 'User', objectId: keeperId, items: [...all, 'button:btn_edit'] })
})

const told = (text: string) => [...SECRETS].flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))

it('tests every field of a user, and each is stored', async () => {
  const { data } = await test.as('admin').get(`${USERS}/${person}`)

  expect(told(JSON.stringify(data)).toSorted()).toEqual(FIELDS.toSorted())
  expect(HIDDEN_COLUMNS).toEqual(['mobilePhone', 'creatorTime'])
})

describe.each(['nobody', 'reader', 'most'])('%s', (account) => {
  it('a reader without column grants receives no personal value of another user from any reading route', async () => {
    const headers = { authorization: await test.tokenOf(account) }
    const answered: string[] = []
    const faults: string[] = []
    for (const route of listRoutes(test.app).filter(({ method, isRead }) => method === 'GET' || isRead)) {
      if (/Logout|Lock/i.test(route.url)) continue
      const { params, query, body } = sampleCall(test.app, route)
      const about = Object.fromEntries(
        Object.keys(params).map((name) => [name, /id$/i.test(name) ? person : params[name]]),
      )
      const asked =
        typeof body === 'object' && body !== null
          ? {
              ...body,
              ...('ids' in body && { ids: [person] }),
              ...('userId' in body && { userId: [person] }),
              keyword: '',
            }
          : body
      const wanted = { ...query, ...('keyword' in query && { keyword: 'lina' }) }
      for (const call of [
        { params: about, query: wanted, body: asked },
        { params, query: { ...query, ...('keyword' in query && { keyword: '' }) }, body },
      ]) {
        const request = requestOf(route, call)
        const answer = await test.app.inject({ ...request, headers: { ...request.headers, ...headers } })
        if (answer.body.includes('"code":200')) answered.push(route.name)
        for (const secret of told(answer.body)) faults.push(`${route.name} tells ${secret}`)
      }
    }
    const labels = await test.as(account).post(`${USERS}/getUserList`, { ids: [person] })

    expect(faults).toEqual([])
    expect(told(JSON.stringify(labels))).toEqual([])
    expect(labels.data).toMatchObject({
      list: [{ fullName: '李娜/lina', mobilePhone: '***', gender: account === 'most' ? 1 : 0 }],
    })
    // Enough routes answer for the test to mean something.
    expect(new Set(answered).size).toBeGreaterThan(20)
  })

  it('a search by part of a mobile number finds no user', async () => {
    const find = async (keyword: string) =>
      (await test.as(account).post<{ list: unknown[] }>(`${USERS}/ImUser/Selector/0`, { keyword })).data.list
    expect(await find('139123')).toEqual([])
    expect(await find('lina')).toHaveLength(1)
    const contacts = await test.as(account).get<{ list: unknown[] }>(`${USERS}/ImUser?keyword=139123`)
    expect(contacts.data.list).toEqual([])
  })
})

it('shows personal values to users with the columns, and to the person', async () => {
  const label = async (account: string) =>
    (await test.as(account).post<{ list: unknown[] }>(`${USERS}/getUserList`, { ids: [person] })).data.list[0]
  const shown = { mobilePhone: SECRETS.get('mobilePhone'), gender: 1 }
  expect(await label('keeper')).toMatchObject(shown)
  expect(await label('lina')).toMatchObject(shown)
  expect(await label('admin')).toMatchObject(shown)
})

it('an export contains form fields only for users with the edit button', async () => {
  const { data } = await test.as('reader').get<{ url: string }>(`${USERS}/ExportExcel?dataType=1`)
  const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('reader') } })
  const rows: unknown[] = []
  for await (const row of readWorkbook(file.rawPayload)) rows.push(row)

  expect(told(JSON.stringify(rows))).toEqual([])
  expect(JSON.stringify(rows)).toContain('lina')
})

it('refuses a change that makes an existing user report to the organisation administrator', async () => {
  const { id } = await buildUser(test.deps, { account: 'middle', organizeId: company })
  for (const userId of [id, keeperId])
    await test.deps.db
      .insertInto('userRelations')
      .values({ userId, objectType: 'Organize', objectId: company })
      .execute()
  const { data } = await test.as('keeper').get<Record<string, unknown>>(`${USERS}/${person}`)
  const report = async (to: string, as = 'keeper') =>
    await test.as(as).put(`${USERS}/${person}`, { ...data, managerId: to })

  expect(await report(keeperId)).toMatchObject({
    code: RESULT.refused,
    msg: '不能让此人成为您的下属，请由系统管理员设置',
  })
  await test.deps.db.updateTable('users').set({ managerId: keeperId }).where('id', '=', id).execute()
  expect(await report(id)).toMatchObject({ code: RESULT.refused })
  expect((await test.as('keeper').post(`${USERS}/getSubordinates`, {})).data).toMatchObject([{ id }])
  expect(await report(keeperId, 'admin')).toMatchObject({ code: RESULT.ok })
})
