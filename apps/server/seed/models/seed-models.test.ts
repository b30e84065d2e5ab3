import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../src/testing/create-test-app.ts'
import { seedDemo } from '../seed-demo.ts'

let test: TestApp
const ids = new Map<string, string>()

beforeAll(async () => {
  const call = {
    gatewayUrl: 'wss://sip.example.com:7443',
    seatUrl: undefined,
    authorization: undefined,
    demoPassword: 'demo',
  }
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00', config: { call } })
  await seedDemo(test.deps)
  const models = await test.deps.db.selectFrom('visualModels').select(['id', 'enCode']).execute()
  for (const { id, enCode } of models) ids.set(enCode, id)
}, 120_000)
afterAll(() => test.close())

interface Listed {
  list: Record<string, unknown>[]
  pagination: { total: number }
}
const list = async (model: string, { who = 'admin', ...body }: { who?: string } & Record<string, unknown> = {}) =>
  await test.as(who).post<Listed>(`/api/visualdev/OnlineDev/${ids.get(model) ?? ''}/List`, { pageSize: 100, ...body })

describe('the models of the demo company', () => {
  it('are the templates, released and with records', async () => {
    expect([...ids.keys()].toSorted((left, right) => left.localeCompare(right))).toEqual([
      'asset',
      'contact',
      'customer',
      'expenseClaim',
      'inspection',
      'leaveRequest',
      'purchaseOrder',
      'supplierVisit',
    ])
    for (const model of ids.keys()) expect((await list(model)).data.list.length).toBeGreaterThan(4)
  })

  it('flows of models are offered to employees for delegations and filters, but not among new requests', async () => {
    const offered = async (query: string) => {
      const { data } = await test
        .as('lina')
        .get<{ list: { children: { fullName: string }[] }[] }>(`/api/workflow/Engine/FlowEngine/ListAll${query}`)
      return data.list.flatMap(({ children }) => children.map(({ fullName }) => fullName))
    }
    expect(await offered('?functional=1')).toEqual(expect.arrayContaining(['请假申请', '费用报销', '采购订单']))
    expect(await offered('')).toEqual(expect.arrayContaining(['用章申请', '加班申请']))
    expect(await offered('')).not.toContain('请假申请')
    const own = await test
      .as('lina')
      .get<{ list: { flowName: string; flowType: number; status: number }[] }>('/api/workflow/Engine/FlowLaunch')
    const { list: requests } = own.data
    // Own requests are those of models too.
    expect(requests).toContainEqual(expect.objectContaining({ flowName: '请假申请', flowType: 1, status: 1 }))
    expect(requests.filter(({ flowType }) => flowType === 0)).toMatchObject([
      { flowName: '加班申请', status: 0 },
      { flowName: '加班申请', status: 2 },
    ])
  })

  it('leave, expenses and purchases run through approvals; each public account has something to decide', async () => {
    interface Duties {
      list: { fullName: string; flowName: string; thisStep: string; processId: string }[]
    }
    const todo = async (who: string) =>
      (await test.as(who).get<Duties>('/api/workflow/Engine/FlowBefore/List/1')).data.list
    const steps = async (who: string) =>
      (await todo(who)).map(({ flowName, thisStep }) => `${flowName} ${thisStep}`).toSorted()

    expect(await steps('admin')).toEqual(['请假申请 直属主管审批', '采购订单 采购批准'])
    expect(await steps('zhangwei')).toEqual(['请假申请 直属主管审批', '采购订单 库存核对,需求确认'])
    expect(await steps('lina')).toEqual(['费用报销 预算复核'])
    expect(await steps('wangfang')).toEqual(['费用报销 票据核对'])
    expect(await steps('chenjing')).toEqual([
      '用章申请 直属主管审批',
      '请假申请 直属主管审批',
      '费用报销 直属主管审批',
      '采购订单 库存核对,需求确认',
    ])
    // All records of these models are requests, and the duties can be decided.
    const { db } = test.deps
    const states = await db
      .selectFrom('flowTasks')
      .select(['status', (eb) => eb.fn.countAll<string>().as('tasks')])
      .groupBy('status')
      .orderBy('status')
      .execute()
    expect(states.map(({ status, tasks }) => [status, Number(tasks)])).toEqual([
      [0, 1],
      [1, 9],
      [2, 56],
      [3, 1],
    ])
    const [first] = await todo('lina')
    const { id } = await db
      .selectFrom('flowOperators')
      .select('id')
      .where('taskId', '=', first?.processId ?? '')
      .where('isOpen', '=', true)
      .executeTakeFirstOrThrow()
    expect(await test.as('lina').post(`/api/workflow/Engine/FlowBefore/Audit/${id}`, {})).toMatchObject({ code: 200 })
    expect(await steps('admin')).toContain('费用报销 终审')
  })

  it('have bill numbers, calculated fields, names and relations', async () => {
    const claims = (await list('expenseClaim', { queryJson: JSON.stringify({ title: '上海客户拜访' }) })).data.list
    expect(claims[0]).toMatchObject({
      bill_no: expect.stringMatching(/^BX2026\d{7}$/),
      total: '2211.50',
      payable: '2211.50',
      pay_way: '银行转账',
      creator: expect.stringMatching(/./),
    })
    const contacts = (await list('contact', { queryJson: JSON.stringify({ name: '李婷婷' }) })).data.list
    expect(contacts[0]).toMatchObject({ gender: '女', customer_id: '远航国际物流有限公司' })
    const orders = (await list('purchaseOrder', { sidx: 'total', sort: 'desc' })).data.list
    expect(orders[0]).toMatchObject({
      supplier: '广州视源科技',
      total: '31600.00',
      buyer: expect.stringContaining('/'),
    })
    const groups = (await list('inspection', { pageSize: 10_000 })).data.list
    expect(groups[0]).toMatchObject({ top: true, children: expect.any(Array) })
  })

  it('are granted to roles: every employee requests leave and sees the own requests, users without the grant see nothing', async () => {
    const all = (await list('leaveRequest')).data.pagination.total
    const own = await list('leaveRequest', { who: 'wangfang' })
    expect(own.code).toBe(200)
    expect(own.data.pagination.total).toBeLessThan(all)
    expect(await list('customer', { who: 'wangfang' })).toMatchObject({ code: 403 })
    expect(await list('customer', { who: 'zhangwei' })).toMatchObject({ code: 200 })
    const body = {
      data: JSON.stringify({
        leave_type: '1',
        reason: '年假',
        days: 1,
        start_time: 1_800_000_000_000,
        end_time: 1_800_030_000_000,
      }),
    }
    expect(
      await test.as('wangfang').post(`/api/visualdev/OnlineDev/${ids.get('leaveRequest') ?? ''}`, body),
    ).toMatchObject({ code: 200 })
    expect((await list('leaveRequest', { who: 'wangfang' })).data.pagination.total).toBe(own.data.pagination.total + 1)
  })

  it('can be called: accounts have seats, and numbers of people are masked without the permission', async () => {
    const seatOf = async (who: string) =>
      (await test.as(who).get<{ landlinenNum: string }>('/api/extend/CallSeat/Current')).data.landlinenNum
    expect([await seatOf('admin'), await seatOf('zhangwei'), await seatOf('lina')]).toEqual(['8001', '8002', ''])

    const numbers = async (model: string, who: string) =>
      (await list(model, { who })).data.list.map(({ phone }) => String(phone)).toSorted()
    expect(await numbers('customer', 'zhangwei')).toContain('0512-66881234')
    expect(await numbers('contact', 'zhangwei')).toContain('138****5678')
    expect(await numbers('contact', 'admin')).toContain('13812345678')
  })

  it('demonstrate form features: popup select, interface options, field permissions, a button, images and files, the app', async () => {
    const visits = (await list('supplierVisit', { queryJson: JSON.stringify({ title: '准入' }) })).data.list
    expect(visits[0]).toMatchObject({ supplier: '恒力机械设备有限公司', city: '苏州', result: '整改后合格' })
    const id = String(visits[0]?.['id'])
    const detail = async (who: string) => {
      const path = `/api/visualdev/OnlineDev/${ids.get('supplierVisit') ?? ''}/${id}/DataChange`
      const { code, data } = await test.as(who).get<{ data: string }>(path)
      return { code, data: JSON.parse(data.data) as Record<string, unknown> }
    }
    expect((await detail('chenjing')).data).toMatchObject({ cost: '2360.5', reports: [{}, {}] })
    expect((await detail('wangfang')).data).not.toHaveProperty('cost')

    const { reports } = (await detail('wangfang')).data as { reports: { fileId: string }[] }
    for (const { fileId } of reports) {
      const link = await test.as('wangfang').get<{ url: string }>(`/api/file/Download/annex/${fileId}`)
      expect(link.code).toBe(200)
    }
    const checks = await test.deps.db.selectFrom('files').select('type').where('type', '=', 'annexpic').execute()
    expect(checks).toHaveLength(3)

    const menus = await test.deps.db
      .selectFrom('menus')
      .select('category')
      .where('enCode', '=', 'supplierVisit')
      .execute()
    expect(menus.map(({ category }) => category).toSorted()).toEqual(['App', 'Web'])
  })
  it('cannot be deleted while in use, and are restored to a revision', async () => {
    const BASE = '/api/visualdev/Base'
    const admin = test.as('admin')
    for (const [enCode, id] of ids) {
      const uses = (await admin.get<{ list: { kind: string }[] }>(`${BASE}/${id}/Uses`)).data.list
      const kinds = uses.map(({ kind }) => kind)
      expect({ enCode, kinds }).toEqual({ enCode, kinds: expect.arrayContaining(['menu', 'records']) })
      const before = (await admin.get<Record<string, unknown>>(`${BASE}/${id}`)).data
      const records = (await list(enCode)).data.pagination?.total

      const changed = { ...before, columnData: JSON.stringify({ columnList: [] }), formData: '{"fields":[]}' }
      expect(await admin.put(`${BASE}/${id}`, changed)).toMatchObject({ code: 200 })
      const { list: revisions } = (await admin.get<{ list: { id: string }[] }>(`${BASE}/${id}/Revisions`)).data
      const restored = await admin.post(`${BASE}/${id}/Actions/Restore`, { revisionId: revisions[1]?.id })
      expect(restored).toMatchObject({ code: 200 })

      const { formData, columnData } = (await admin.get<Record<string, unknown>>(`${BASE}/${id}`)).data
      expect({ formData, columnData }).toEqual({ formData: before['formData'], columnData: before['columnData'] })
      expect((await list(enCode)).data.pagination?.total).toBe(records)
    }
    expect(await admin.delete(`${BASE}/${ids.get('customer') ?? ''}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('关联了该功能'),
    })
  })
})

describe('the portals of the demo company', () => {
  it.each([
    ['admin', 'administration'],
    ['chenjing', 'management'],
    ['wangfang', 'staff'],
  ])('%s starts with %s, and sees data in every part', async (account, enCode) => {
    const { data: current } = await test.as(account).get<{ userInfo: { portalId: string } }>('/api/oauth/CurrentUser')
    const { portalId } = current.userInfo
    const portal = await test.deps.db.selectFrom('portals').select('id').where('enCode', '=', enCode).executeTakeFirst()
    expect(portalId).toBe(portal?.id)
    const { data: opened } = await test.as(account).get<{ formData: string }>(`/api/visualdev/Portal/${portalId}/auth`)
    const document: { layout: { i: number; dataset?: unknown }[] } = JSON.parse(opened.formData)
    const parts = document.layout.map(({ i }) => ({ i: String(i) }))

    const { data } = await test
      .as(account)
      .post<{ i: string; error?: unknown; result?: { rows: object[] } }[]>(`/api/visualdev/Portal/${portalId}/Data`, {
        parts,
      })

    expect(data.filter(({ error, result }) => error !== undefined || result?.rows.length === 0)).toEqual([])
    const asked = document.layout.filter(({ dataset }) => dataset !== undefined).map(({ i }) => String(i))
    expect(new Set(data.map(({ i }) => i))).toEqual(new Set(asked))
  })
})

describe('the reports of the demo company', () => {
  it.each([
    ['admin', ['purchaseAnalysis', 'assetSummary', 'leaveSummary']],
    ['chenjing', ['purchaseAnalysis', 'leaveSummary']],
    ['wangfang', ['leaveSummary']],
  ])('%s opens %j from the menu, and sees data in every block', async (account, codes) => {
    const user = test.as(account)
    const { data } = await user.get<{
      menuList: { enCode: string; children: { enCode: string; propertyJson: string }[] }[]
    }>('/api/oauth/CurrentUser')
    const entries = data.menuList.find(({ enCode }) => enCode === 'dataReport')?.children ?? []
    expect(entries.map(({ enCode }) => enCode)).toEqual(codes)
    for (const { propertyJson } of entries) {
      const { moduleId }: { moduleId: string } = JSON.parse(propertyJson)
      const answer = await user.post<{ blocks: { error?: unknown; cube?: { cells: unknown[] } }[] }>(
        `/api/datareport/Data/${moduleId}/Actions/Query`,
        {},
      )
      const { blocks } = answer.data
      expect(blocks.length).toBeGreaterThan(0)
      expect(blocks.filter(({ error, cube }) => error !== undefined || cube?.cells.length === 1)).toEqual([])
    }
  })
})
