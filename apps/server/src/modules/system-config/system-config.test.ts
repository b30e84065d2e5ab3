import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { buildRole, buildUser, md5 } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { CurrentUser } from '../auth/auth.schema.ts'
import { passwordMatches } from '../auth/password.ts'
import { buildOrganization, createPerson } from '../user/user.testing.ts'
import type { SystemConfig } from './system-config.schema.ts'

const URL = '/api/system/SysConfig'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

const read = async () => (await test.as('admin').get<SystemConfig>(URL)).data
const save = (body: object, who = 'admin') => test.as(who).put(URL, body)

it('settings have defaults; a save changes the given ones only', async () => {
  expect(await read()).toMatchObject({ sysName: 'SQOS', singleLogin: '2', lockIdleMinutes: 0, lastModifyTime: null })

  const saved = await save({ sysName: ' 启元办公 ', lockIdleMinutes: 5, lastLoginTimeSwitch: 0 })

  expect(saved).toMatchObject({ code: RESULT.ok, msg: '保存成功' })
  expect(await read()).toMatchObject({
    sysName: '启元办公',
    lockIdleMinutes: 5,
    lastLoginTimeSwitch: 0,
    tokenTimeout: 480,
    lastModifyTime: test.clock.now().getTime(),
  })
  const { data } = await test.as('admin').get<CurrentUser>('/api/oauth/CurrentUser')
  expect(data.sysConfigInfo).toMatchObject({ sysName: '启元办公', lockIdleMinutes: 5 })
  expect(data.userInfo.prevLogin).toBe(0)
})

it('the server writes dates in the time zone of the settings, at once and after a start', async () => {
  const { machineTimeZone } = await read()
  const hourOfEpoch = () => new Date(0).getHours()

  const saved = await save({ timeZone: 'Asia/Tokyo' })
  const inTokyo = hourOfEpoch()
  const refused = await save({ timeZone: 'Asia/Atlantis' })
  await using second = await createApp(test.deps)
  await second.ready()
  const afterStart = hourOfEpoch()
  await save({ timeZone: '' })

  expect(saved.code).toBe(RESULT.ok)
  expect([inTokyo, afterStart]).toEqual([9, 9])
  expect(refused).toMatchObject({
    code: RESULT.refused,
    data: { fields: { timeZone: '没有这个时区，请从列表中选择' } },
  })
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machineTimeZone)
})

it('the settings of the sign-in page, and no others, are readable without a session', async () => {
  await save({
    companyName: '启元实业',
    companyAddress: '上海',
    copyright: '© 2026',
    sysName: '启元办公',
    whitelistIP: '127.0.0.1',
  })

  const { data } = (await test.app.inject({ url: `${URL}/SignIn` })).json<{ data: object }>()

  expect(data).toEqual({
    sysName: '启元办公',
    title: '启元办公',
    sysDescription: '',
    companyName: '启元实业',
    companyAddress: '上海',
    copyright: '© 2026',
    loginIcon: '',
    signInModes: ['password', 'scan', 'code'],
  })
})

it('the address of the extra entry is visible to admin and to users with its role', async () => {
  const role = await buildRole(test.deps)
  await buildUser(test.deps, { account: 'lina', permissions: ['system.sysConfig'] })
  await buildUser(test.deps, { account: 'wang', permissions: ['system.sysConfig'], roleIds: [role.id] })
  await save({ extraEntryAddress: '/docs', extraEntryRoleId: role.id, dataVHost: 'https://screen.example' })

  const shown = async (who: string) =>
    (await test.as(who).get<CurrentUser>('/api/oauth/CurrentUser')).data.sysConfigInfo

  expect(await shown('admin')).toMatchObject({ extraEntryAddress: '/docs', dataVHost: 'https://screen.example' })
  expect(await shown('wang')).toMatchObject({ extraEntryAddress: '/docs' })
  expect(await shown('lina')).toMatchObject({ extraEntryAddress: '', dataVHost: 'https://screen.example' })
})

it('a save records author, old and new value', async () => {
  await save({ sysName: '一' })
  await save({ sysName: '二' })

  const rows = await test.deps.db.selectFrom('revisions').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { recordId: 'sysName', before: null, after: { value: '一' } },
    { recordId: 'sysName', before: { value: '一' }, after: { value: '二' } },
  ])
})

it('a save over a newer version is refused', async () => {
  const before = await read()
  await save({ sysName: '先' })

  const late = await save({ sysName: '后', lastModifyTime: before.lastModifyTime })

  expect(late.code).toBe(RESULT.conflict)
  expect((await read()).sysName).toBe('先')
})

it.each([
  ['no name', { sysName: '  ' }, 'sysName'],
  ['a session without end', { tokenTimeout: 0 }, 'tokenTimeout'],
  ['another kind of sign-in', { singleLogin: '3' }, 'singleLogin'],
  ['a captcha of one letter', { verificationCodeNumber: 1 }, 'verificationCodeNumber'],
  ['no e-mail', { companyEmail: 'nobody' }, 'companyEmail'],
  ['a picture that is not there', { loginIcon: `/api/file/Image/system/${'a'.repeat(64)}.png` }, 'loginIcon'],
  ['another site in disguise for data screens', { dataVHost: '/\t/evil.example' }, 'dataVHost'],
  ['a script for data screens', { dataVHost: 'javascript:alert(1)' }, 'dataVHost'],
  ['an extra entry that is no address', { extraEntryAddress: 'docs' }, 'extraEntryAddress'],
  ['a role that does not exist', { extraEntryRoleId: 'nobody' }, 'extraEntryRoleId'],
  ['a site for portals with a scheme', { frameHosts: 'https://bi.example' }, 'frameHosts'],
  ['every site for portals', { frameHosts: '*.example' }, 'frameHosts'],
  ['a writing host with a path', { writingHost: 'https://writing.example/a' }, 'writingHost'],
  ['a picture of another site', { navigationIcon: 'https://evil.example/x.png' }, 'navigationIcon'],
])('settings are refused with %s', async (_, body, field) => {
  const answer = await save(body)

  expect(answer).toMatchObject({ code: RESULT.refused, data: { fields: { [field]: expect.any(String) as string } } })
  expect(await test.deps.db.selectFrom('systemSettings').selectAll().execute()).toEqual([])
})

describe('the allow list of addresses', () => {
  it.each([
    ['nobody', '', '开启白名单后至少需要一个地址'],
    ['others only', '10.0.0.0/8, 192.168.1.1', '白名单不包含您当前的地址 127.0.0.1，保存后您将无法登录'],
    ['what is no address', '127.0.0.1, office', 'office 不是有效的 IP 地址或网段'],
    ['what is no subnet', '127.0.0.0/33', '127.0.0.0/33 不是有效的 IP 地址或网段'],
  ])('refuses %s', async (_, whitelistIP, message) => {
    const answer = await save({ whitelistSwitch: 1, whitelistIP })

    expect(answer).toMatchObject({ code: RESULT.refused, msg: message, data: { fields: { whitelistIP: message } } })
    expect((await read()).whitelistSwitch).toBe(0)
  })

  it('must contain the address of the caller, also when switch and list are saved one after the other', async () => {
    expect(await save({ whitelistIP: '10.0.0.1' })).toMatchObject({ code: RESULT.ok })
    expect(await save({ whitelistSwitch: 1 })).toMatchObject({ code: RESULT.refused })
    expect(await save({ whitelistSwitch: 1, whitelistIP: '127.0.0.0/8,10.0.0.1' })).toMatchObject({ code: RESULT.ok })
    expect(await save({ whitelistIP: '10.0.0.1' })).toMatchObject({ code: RESULT.refused })
  })
})

it('uploaded images are served; unused ones are deleted', async () => {
  const upload = async (content: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'logo.png')
    return await test.as('admin').post<{ url: string }>('/api/file/Uploader/system', form)
  }
  const { data } = await upload(PNG)
  expect(await save({ navigationIcon: data.url })).toMatchObject({ code: RESULT.ok })

  await test.deps.db
    .updateTable('systemImages')
    .set({ createdAt: new Date(0) })
    .execute()
  await test.deps.db
    .insertInto('systemImages')
    .values({ name: 'unused.png', contentType: 'image/png', content: PNG, createdAt: new Date(0) })
    .execute()
  await upload(PNG)

  const names = await test.deps.db.selectFrom('systemImages').select('name').execute()
  expect(names).toHaveLength(1)
  expect((await test.app.inject({ url: data.url })).headers['content-type']).toBe('image/png')
  expect(await upload(Buffer.from('<svg onload="x">'))).toMatchObject({ code: RESULT.refused })
})

it('the settings page needs its permission', async () => {
  await buildUser(test.deps, { account: 'lina', permissions: ['system.sysConfig'] })

  expect(await test.as('lina').get(URL)).toMatchObject({ code: RESULT.ok })
  expect(await save({ sysName: 'x' }, 'lina')).toMatchObject({ code: RESULT.forbidden })
})

it('the initial password of new users must be a valid password', async () => {
  expect((await save({ newUserDefaultPassword: 'short' })).code).toBe(RESULT.refused)
  expect((await save({ newUserDefaultPassword: 'Welcome2026' })).code).toBe(RESULT.ok)
  expect(await read()).toMatchObject({ newUserDefaultPassword: 'Welcome2026' })

  const organizeId = await buildOrganization(test, { fullName: '总部' })
  await createPerson({ test, as: test.as('admin') }, { account: 'lina', organizeId })
  const { passwordHash } = await test.deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('account', '=', 'lina')
    .executeTakeFirstOrThrow()
  expect(await passwordMatches(md5('Welcome2026'), passwordHash)).toBe(true)

  expect((await save({ newUserDefaultPassword: '' })).code).toBe(RESULT.ok)
  expect(await read()).toMatchObject({ newUserDefaultPassword: '' })
})
