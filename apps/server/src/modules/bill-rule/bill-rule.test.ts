import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Trx } from '../../platform/db/database.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { issueBillNumbers } from './index.ts'

const URL = '/api/system/BillRule'
const RULE = {
  fullName: '报销单',
  enCode: 'expense',
  prefix: 'BX',
  dateFormat: 'yyyyMM',
  digit: 4,
  startNumber: '0001',
}

let test: TestApp
let admin: Caller

beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T12:00:00' })
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
})
afterAll(() => test.close())

interface Row {
  id: string
  enCode: string
  outputNumber: string
}
const rows = async (query = '') =>
  (await admin.get<{ list: Row[]; pagination: { total: number } }>(`${URL}${query}`)).data

async function add(change: object = {}): Promise<string> {
  const body = { ...RULE, ...change }
  expect(await admin.post(URL, body)).toMatchObject({ code: RESULT.ok, msg: '新建成功', data: null })
  const { list } = await rows(`?keyword=${encodeURIComponent(body.enCode)}`)
  return list[0]?.id ?? ''
}

const issueOne = async (trx: Trx, enCode: string) =>
  (await issueBillNumbers(trx, enCode, { now: test.deps.now(), count: 1 }))[0] ?? ''
const issue = (enCode = 'expense') => test.deps.db.transaction().execute((trx) => issueOne(trx, enCode))

const file = (name: string, content: unknown) => {
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : JSON.stringify(content)]), name)
  return form
}

describe('the list', () => {
  it('shows the last number, the creator and the total', async () => {
    await add()
    await add({ enCode: 'purchase', fullName: '采购单', prefix: 'CG' })
    await issue()

    const { list, pagination } = await rows()

    expect(pagination).toEqual({ currentPage: 1, pageSize: 20, total: 2 })
    expect(list.find(({ enCode }) => enCode === 'expense')).toMatchObject({
      fullName: '报销单',
      digit: 4,
      startNumber: '0001',
      outputNumber: 'BX2026110001',
      enabledMark: 1,
      sortCode: 0,
      creatorUser: 'admin/admin',
      creatorTime: test.clock.now().getTime(),
      lastModifyTime: null,
    })
    expect(list.find(({ enCode }) => enCode === 'purchase')?.outputNumber).toBe('')
  })

  it('searches name and code, treats wildcards literally, and pages', async () => {
    await add({ sortCode: 2 })
    await add({ enCode: 'purchase', fullName: '100%采购', sortCode: 1 })

    expect((await rows(`?keyword=${encodeURIComponent('采购')}`)).list).toMatchObject([{ enCode: 'purchase' }])
    expect((await rows('?keyword=EXP')).list).toMatchObject([{ enCode: 'expense' }])
    expect((await rows('?keyword=%25')).list).toMatchObject([{ enCode: 'purchase' }])
    expect((await rows('?pageSize=1&currentPage=2')).list).toMatchObject([{ enCode: 'expense' }])
    expect((await rows('?sidx=enCode&sort=asc')).list.map(({ enCode }) => enCode)).toEqual(['expense', 'purchase'])
  })

  it('offers enabled rules to designers', async () => {
    await add()
    const id = await add({ enCode: 'old', fullName: '旧' })
    await admin.put(`${URL}/${id}/Actions/State`)

    const { data } = await admin.get<{ list: object[] }>(`${URL}/Selector`)

    expect(data.list).toMatchObject([{ enCode: 'expense', fullName: '报销单' }])
  })
})

describe('writing', () => {
  it('pads the start number to the digits and returns the rule with an example', async () => {
    const id = await add({ startNumber: '7', example: 'BX2026110007' })

    expect((await admin.get(`${URL}/${id}`)).data).toMatchObject({
      ...RULE,
      id,
      startNumber: '0007',
      example: 'BX2026110007',
      outputNumber: '',
      thisNumber: null,
      enabledMark: 1,
      lastModifyTime: null,
    })
  })

  it.each([
    [{ enCode: 'other' }, 'fullName', '业务名称已存在'],
    [{ fullName: '另一个' }, 'enCode', '业务编码已存在'],
    [{ fullName: 'x', enCode: 'x', digit: 0 }, 'digit', '不能小于 1'],
    [{ fullName: 'x', enCode: 'x', digit: 10 }, 'digit', '不能大于 9'],
    [{ fullName: 'x', enCode: 'x', startNumber: '000' }, 'startNumber', '格式不正确'],
    [{ fullName: 'x', enCode: 'x', startNumber: '12a' }, 'startNumber', '格式不正确'],
    [{ fullName: 'x', enCode: 'x', dateFormat: 'MM' }, 'dateFormat', '不是允许的值'],
    [{ fullName: 'x', enCode: 'x', prefix: '' }, 'prefix', '不能为空'],
  ])('refuses %j and names the field', async (change, field, message) => {
    await add()

    const answer = await admin.post<{ fields: Record<string, string> }>(URL, { ...RULE, ...change })

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.data.fields[field]).toBe(message)
  })

  it('changes a rule, refuses outdated versions, and records the history', async () => {
    const id = await add()
    const body = { ...RULE, prefix: 'BX-', lastModifyTime: null }

    expect(await admin.put(`${URL}/${id}`, body)).toMatchObject({ code: RESULT.ok, msg: '更新成功' })
    expect(await admin.put(`${URL}/${id}`, body)).toMatchObject({ code: RESULT.conflict })

    const revisions = await test.deps.db.selectFrom('revisions').selectAll().where('recordId', '=', id).execute()
    expect(revisions).toHaveLength(2)
  })

  it('continues counting after a change, and refuses a lower start number', async () => {
    const id = await add({ startNumber: '0100' })
    await issue()

    expect(await admin.put(`${URL}/${id}`, { ...RULE, startNumber: '0099' })).toMatchObject({
      code: RESULT.refused,
      data: { fields: { startNumber: '已生成过单据号，流水起始不能改小，否则会出现重复的单据号' } },
    })
    await admin.put(`${URL}/${id}`, { ...RULE, prefix: 'B', startNumber: '0200' })

    expect(await issue()).toBe('B2026110201')
  })

  it('hides a disabled rule from designers; forms that use it continue', async () => {
    const id = await add()

    expect(await admin.put(`${URL}/${id}/Actions/State`)).toMatchObject({ code: RESULT.ok, data: null })

    expect((await rows()).list).toMatchObject([{ enabledMark: 0 }])
    expect(await issue()).toBe('BX2026110001')
  })

  it('deletes a rule without issued numbers and frees its name', async () => {
    const id = await add()

    expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.ok, msg: '删除成功' })

    expect(await admin.get(`${URL}/${id}`)).toMatchObject({ code: RESULT.notFound })
    expect(await issue()).toBe('')
    await add()
  })

  it('refuses to delete a rule with issued numbers', async () => {
    const id = await add()
    await issue()

    expect(await admin.delete(`${URL}/${id}`)).toMatchObject({
      code: RESULT.refused,
      msg: '该规则已生成过单据号，不能删除；可以停用它',
    })
  })
})

describe('files', () => {
  it('transfer a rule and its counters to another system, so that no number is issued twice', async () => {
    const id = await add({ description: '每月' })
    await issue()
    const { data: ticket } = await admin.get<{ name: string; url: string }>(`${URL}/${id}/Action/Export`)
    const { body: content } = await test.app.inject({ method: 'GET', url: ticket.url })
    await test.reset()
    admin = test.as('admin')

    expect(ticket.name).toBe('报销单.bb')
    expect(await admin.post(`${URL}/Action/Import`, file('rule.bb', content))).toMatchObject({ msg: '导入成功' })

    const [row] = (await rows()).list
    expect((await admin.get(`${URL}/${row?.id}`)).data).toMatchObject({
      ...RULE,
      description: '每月',
      outputNumber: expect.stringMatching(/^BX.*1$/),
    })
    expect(await issue()).toMatch(/2$/)
  })

  it('accept rows of other systems with unknown keys', async () => {
    const row = {
      ...RULE,
      id: '1',
      thisNumber: 4,
      outputNumber: 'BX1',
      creatorTime: null,
      sortCode: null,
      tenantId: '',
    }

    expect(await admin.post(`${URL}/Action/Import`, file('x.BB', row))).toMatchObject({ code: RESULT.ok })
  })

  it.each([
    ['rule.json', RULE, '请选择单据规则导出文件（.bb）'],
    ['rule.bb', '{', '文件内容无法识别，请使用由本系统导出的单据规则文件'],
    ['rule.bb', { ...RULE, digit: '4' }, '文件内容无法识别，请使用由本系统导出的单据规则文件'],
    ['rule.bb', { ...RULE, prefix: undefined }, '文件内容无法识别，请使用由本系统导出的单据规则文件'],
  ])('are refused as %s with %j', async (name, content, msg) => {
    expect(await admin.post(`${URL}/Action/Import`, file(name, content))).toMatchObject({ code: RESULT.refused, msg })
  })

  it('do not overwrite a rule', async () => {
    await add()

    expect(await admin.post(`${URL}/Action/Import`, file('rule.bb', RULE))).toMatchObject({
      code: RESULT.refused,
      msg: expect.stringContaining('业务名称已存在'),
    })
  })
})

it.each([
  ['GET', '', PERMISSION.billRule.view],
  ['POST', '', PERMISSION.billRule.add],
  ['PUT', '/1', PERMISSION.billRule.edit],
  ['PUT', '/1/Actions/State', PERMISSION.billRule.edit],
  ['DELETE', '/1', PERMISSION.billRule.remove],
  ['GET', '/1/Action/Export', PERMISSION.billRule.download],
] as const)('lets %s %s pass with %s only', async (method, path, permission) => {
  // Users with a button also have the page.
  const others = permission.includes(':')
    ? Object.values(PERMISSION.billRule).filter((code) => code !== permission)
    : []
  await buildUser(test.deps, { account: 'without', permissions: others })
  await buildUser(test.deps, { account: 'with', permissions: [permission] })
  const call = async (account: string) => {
    const body = method === 'POST' || path === '/1' ? RULE : undefined
    const response = await test.app.inject({
      method,
      url: `${URL}${path}`,
      headers: { authorization: await test.tokenOf(account) },
      ...(body && method !== 'DELETE' && { payload: body }),
    })
    return response.json<{ code: number }>().code
  }

  expect(await call('without')).toBe(RESULT.forbidden)
  expect(await call('with')).not.toBe(RESULT.forbidden)
})
