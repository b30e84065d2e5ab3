import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../../testing/builders.ts'
import type { Caller } from '../../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { bufferWorkbook, readWorkbook, type WorkbookValue } from '../../../platform/workbook/index.ts'
import { buildKeeper, buildOrganization, buildPosition, createPerson, idOfAccount, USERS } from '../user.testing.ts'
import type { DownloadRecord } from '../../download-record/index.ts'
import type { ImportRowAnswer, UserImport } from './import.schema.ts'

let test: TestApp
let admin: Caller
let company: string
let office: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
})
afterAll(() => test.close())

const HEADINGS = '账户,姓名,性别,所属组织,状态,直属主管,岗位,角色,手机号码,出生年月,说明'

const csv = (...lines: string[]) => [HEADINGS, ...lines].join('\n')

async function upload(content: string | Buffer, as = admin): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'people.csv')
  const answer = await as.post<{ name: string }>(`${USERS}/Uploader`, form)
  if (answer.code !== RESULT.ok) throw new Error(answer.msg)
  await test.app.jobs.drain()
  return answer.data.name
}

const read = async (id: string, as = admin) => (await as.get<UserImport>(`${USERS}/Imports/${id}`)).data
const rows = async (id: string, query = '', as = admin) =>
  (await as.get<{ list: ImportRowAnswer[] }>(`${USERS}/Imports/${id}/Rows?${query}`)).data.list
const problems = async (id: string, as = admin) => (await rows(id, '', as)).map((row) => row.problems)
const act = (id: string, action: string) => admin.post(`${USERS}/Imports/${id}/Actions/${action}`)
const person = async (account: string) =>
  (await admin.get<Record<string, unknown>>(`${USERS}/${await idOfAccount(test, account)}`)).data

async function workbookOf(answer: { data: { url: string } }): Promise<WorkbookValue[][]> {
  const token = await test.tokenOf('admin')
  const file = await test.app.inject({ url: answer.data.url, headers: { authorization: token } })
  const found: WorkbookValue[][] = []
  for await (const row of readWorkbook(file.rawPayload)) found.push(row)
  return found
}

describe('a user import', () => {
  it('reports the planned change and the problems of each cell before it writes', async () => {
    await createPerson({ test, as: admin }, { account: 'old', realName: '老人', organizeId: office })
    await createPerson({ test, as: admin }, { account: 'same', realName: '一样', organizeId: office })

    const id = await upload(
      csv(
        'lina,李娜,女,集团/总部,正常,,,,13800000001,2000-02-29,',
        'old,改名,男,集团/总部,正常,,,,,,',
        'same,一样,男,集团 / 总部,正常,,,,,,',
        'bad account,李!,外星,集团/月球,睡觉,nobody/nobody,没有,没有,123,2001-02-29,',
        'twice,甲,男,集团,正常,,,,13800000002,,',
        'twice,乙,男,集团,正常,,,,13800000002,,',
        ',,,,,,,,,,空',
      ),
    )

    expect(await read(id)).toMatchObject({
      status: 'checked',
      total: 7,
      counts: { new: 2, changed: 1, same: 1, faulty: 3, unchecked: 0 },
    })
    expect((await rows(id)).map(({ outcome }) => outcome).slice(0, 3)).toEqual(['new', 'changed', 'same'])
    const found = await problems(id)
    expect(found[3]).toEqual({
      account: '账户名称只能是数字英文',
      realName: '真实姓名不能含有特殊符号',
      gender: '没有这个选项',
      organizeId: '找不到该组织，请填写从顶层开始的完整路径',
      enabledMark: '没有这个选项',
      managerId: '直属主管不存在或已被删除',
      positionId: '岗位不存在，或不属于所选组织',
      roleId: '角色不存在或已被删除',
      mobilePhone: '请输入正确的手机号码',
      birthday: '日期格式应为 2026-11-21 或 2026-11-21 09:30:00',
    })
    expect(found[4]).toEqual({})
    expect(found[5]).toEqual({ account: '与文件中的其他行重复', mobilePhone: '与文件中的其他行重复' })
    expect(Object.keys(found[6] ?? {}).toSorted()).toEqual([
      'account',
      'enabledMark',
      'gender',
      'organizeId',
      'realName',
    ])
    expect((await admin.get<{ pagination: { total: number } }>(USERS)).data.pagination.total).toBe(3)
  })

  it('checks a corrected line and the lines related to it again', async () => {
    const id = await upload(
      csv('twice,甲,男,集团,正常,,,,,,', 'twice,乙,男,集团,正常,,,,,,', 'third,丙,男,,正常,,,,,,'),
    )
    const [first] = await rows(id)

    const mended = await admin.put<ImportRowAnswer>(`${USERS}/Imports/${id}/Rows/1`, {
      ...first?.cells,
      account: 'once',
    })
    expect(mended.data).toMatchObject({ row: 1, outcome: 'new', problems: {} })
    expect((await rows(id)).map(({ outcome }) => outcome)).toEqual(['new', 'new', 'faulty'])
    await admin.delete(`${USERS}/Imports/${id}/Rows/3`)

    expect(await read(id)).toMatchObject({ counts: { new: 2, faulty: 0 } })
  })

  it('warns of a position of another organisation, reads English headings and refuses a heading twice', async () => {
    await buildPosition(test, { fullName: '会计', organizeId: office })
    const english = 'Account *,Name *,Gender *,Organisations *,State *,Positions,Document number,Emergency contact'

    const id = await upload(`${english}\nlina,李娜,女,集团,正常,会计,A-1,王芳`)

    expect(await rows(id)).toMatchObject([
      {
        outcome: 'new',
        cells: { certificatesNumber: 'A-1', urgentContacts: '王芳' },
        problems: { positionId: '岗位不属于该行的组织，已忽略' },
      },
    ])
    await act(id, 'Start')
    await test.app.jobs.drain()
    expect(await person('lina')).toMatchObject({ realName: '李娜', certificatesNumber: 'A-1' })
    await expect(upload('账户,姓名,账户\na,甲,b')).rejects.toThrow('表头“账户”重复')
  })

  it('writes valid lines with managers of the same list and keeps faulty lines for correction', async () => {
    const positionId = await buildPosition(test, { fullName: '主管', organizeId: company })
    const role = await buildRole(test.deps, { fullName: '员工' })
    await createPerson({ test, as: admin }, { account: 'old', realName: '老人', organizeId: office, description: '留' })
    const id = await upload(
      csv(
        'low,下属,女,集团/总部,正常,上司/boss,,,,1990-01-02,',
        'boss,上司,男,集团;集团/总部,正常,,主管,员工,13800000001,,=1+1',
        'old,改名,,,,,,,,,',
        'bad,坏,男,集团/月球,正常,,,,,,',
      ),
    )

    await act(id, 'Start')
    expect((await act(id, 'Start')).code).toBe(RESULT.refused)
    await test.app.jobs.drain()

    expect(await read(id)).toMatchObject({
      status: 'imported',
      imported: 3,
      job: { status: 'done', done: 3, total: 3 },
    })
    expect(await person('boss')).toMatchObject({
      organizeId: `${company},${office}`,
      positionId,
      roleId: role.id,
      description: '=1+1',
      enabledMark: 1,
    })
    expect(await person('low')).toMatchObject({
      managerId: await idOfAccount(test, 'boss'),
      birthday: new Date(1990, 0, 2).getTime(),
    })
    expect(await person('old')).toMatchObject({ realName: '改名', description: '留', organizeId: office })
    expect((await admin.get<{ list: object[] }>(`${USERS}?keyword=ss`)).data.list).toMatchObject([{ account: 'boss' }])
    const faulty = await workbookOf(await admin.get(`${USERS}/Imports/${id}/Faulty`))
    expect(faulty).toHaveLength(2)
    expect(faulty[1]?.at(-1)).toBe('所属组织：找不到该组织，请填写从顶层开始的完整路径')
  })

  it('undo deletes added users, restores changed users and skips users changed since', async () => {
    const old = await createPerson({ test, as: admin }, { account: 'old', realName: '老人', organizeId: office })
    const id = await upload(
      csv(
        'boss,上司,男,集团,正常,,,,,,',
        'low,下属,男,集团,正常,boss,,,,,',
        'kept,留下,男,集团,正常,,,,,,',
        'old,改名,女,集团,正常,,,,,2000-01-01,',
      ),
    )
    await act(id, 'Start')
    await test.app.jobs.drain()
    const kept = await idOfAccount(test, 'kept')
    await admin.put(`${USERS}/${kept}`, { account: 'kept', realName: '后来改过', gender: 1 })

    await act(id, 'Undo')
    await test.app.jobs.drain()

    expect(await read(id)).toMatchObject({ status: 'undone', imported: 1 })
    const accounts = (await admin.get<{ list: { account: string }[] }>(USERS)).data.list.map(({ account }) => account)
    expect(accounts.toSorted()).toEqual(['admin', 'kept', 'old'])
    expect((await admin.get(`${USERS}/${old}`)).data).toMatchObject({
      realName: '老人',
      gender: 1,
      organizeId: office,
      birthday: null,
    })
  })

  it('stops when cancelled; written lines can be undone', async () => {
    const id = await upload(csv('a1,甲,男,集团,正常,,,,,,'))
    await act(id, 'Start')

    expect((await act(id, 'Cancel')).data).toMatchObject({ status: 'imported', imported: 0 })
    await test.app.jobs.drain()

    expect((await admin.get<{ list: object[] }>(`${USERS}?keyword=a1`)).data.list).toEqual([])
    expect((await act(id, 'Undo')).code).toBe(RESULT.ok)
  })

  it('appears in the download records of its user and can be cancelled there', async () => {
    const records = async () => (await admin.get<{ list: DownloadRecord[] }>('/api/example/dowTools')).data.list
    const first = await upload(csv('a1,甲,男,集团,正常,,,,,,'))
    await act(first, 'Start')
    await test.app.jobs.drain()
    test.clock.advance(1)
    const second = await upload(csv('a2,乙,男,集团,正常,,,,,,'))
    await act(second, 'Start')

    const [waiting] = await records()
    await admin.put(`/api/example/dowTools/${waiting?.id}/Actions/Cancel`)

    expect(waiting).toMatchObject({ name: 'people.csv', kind: 'import', status: 'waiting', link: null })
    expect(await records()).toMatchObject([
      { status: 'cancelled', canRetry: false },
      { status: 'done', done: 1, total: 1 },
    ])
    expect(await read(second)).toMatchObject({ status: 'imported', imported: 0 })
  })

  it('refuses users outside of the caller’s organisations and hides imports of other users', async () => {
    const factory = await buildOrganization(test, { fullName: '工厂', parentId: company })
    await createPerson({ test, as: admin }, { account: 'outside', organizeId: factory })
    await buildRole(test.deps, { fullName: '大权' })
    await buildKeeper(test, { account: 'keeper', organizeId: office, permissions: [PERMISSION.user.upload] })
    const keeper = test.as('keeper')

    const id = await upload(
      csv(
        'in1,甲,男,集团/总部,正常,,,,,,',
        'out1,乙,男,集团/工厂,正常,,,,,,',
        'outside,丙,男,,正常,,,,,,',
        'role1,丁,男,集团/总部,正常,,,大权,,,',
      ),
      keeper,
    )

    expect(await problems(id, keeper)).toEqual([
      {},
      { organizeId: '没有权限操作该数据' },
      { account: '没有权限操作该数据' },
      { roleId: '只能分配您所管理组织的角色' },
    ])
    expect((await admin.get(`${USERS}/Imports/${id}`)).code).toBe(RESULT.notFound)
    await buildUser(test.deps, { account: 'reader', permissions: [PERMISSION.user.view] })
    expect((await test.as('reader').get(`${USERS}/Imports/${id}`)).code).toBe(RESULT.forbidden)
  })

  it.each([
    ['', '文件没有内容'],
    ['名称,编码\n1,2', '第一行必须是表头'],
    [HEADINGS, '文件中没有数据'],
  ])('refuses the file %j', async (content, msg) => {
    await expect(upload(content)).rejects.toThrow(msg)
  })
})

describe('exports and templates', () => {
  it('write a workbook that an import reads, with typed cells', async () => {
    const positionId = await buildPosition(test, { fullName: '主管', organizeId: company })
    await createPerson(
      { test, as: admin },
      {
        account: 'lina',
        realName: '李娜',
        gender: 2,
        organizeId: office,
        positionId,
        birthday: 950_000_000_000,
        sortCode: 7,
      },
    )

    const all = await workbookOf(await admin.get(`${USERS}/ExportExcel?dataType=1&keyword=lina`))
    const some = await workbookOf(
      await admin.get(`${USERS}/ExportData?dataType=&selectKey=realName,account&keyword=lina`),
    )

    expect(all[0]).toHaveLength(24)
    const line = new Map(all[0]?.map((heading, at) => [heading, all[1]?.[at]]))
    expect(line.get('所属组织')).toBe('集团/总部')
    expect(line.get('排序')).toBe(7)
    expect(line.get('出生年月')).toMatch(/^2000-02-0\d \d\d:\d\d:\d\d$/)
    expect(line.get('状态')).toBe('正常')
    expect(some).toEqual([
      ['账户', '姓名'],
      ['lina', '李娜'],
    ])
    expect((await workbookOf(await admin.get(`${USERS}/TemplateDownload`)))[0]?.[0]).toBe('账户')
    expect((await admin.get(`${USERS}/ExportExcel?selectKey=secret`)).msg).toBe('请至少选择一列')
    // An exported workbook imports without a change.
    const columns = (all[0] ?? []).map((heading) => ({ header: String(heading) }))
    const id = await upload(await bufferWorkbook({ sheetName: 'x', columns, rows: all.slice(1) }))
    expect(await read(id)).toMatchObject({ counts: { same: 1, faulty: 0 } })
  })
})

describe('older clients', () => {
  it('get a preview, send rows back and receive the failed rows', async () => {
    await createPerson({ test, as: admin }, { account: 'old', organizeId: office })
    const id = await upload(csv('lina,李娜,女,集团/总部,正常,,,,,,'))
    const { data } = await admin.get<{ dataRow: object[] }>(`${USERS}/ImportPreview?fileName=${id}`)
    expect(data.dataRow).toMatchObject([{ account: 'lina', gender: '女', email: '' }])

    const answer = await admin.post<{ failResult: object[] }>(`${USERS}/ImportData`, {
      list: [
        ...data.dataRow,
        { account: 'old', realName: '老', gender: '男', organizeId: '集团', enabledMark: '正常' },
      ],
    })

    expect(answer.data).toMatchObject({
      snum: 1,
      fnum: 1,
      resultType: 1,
      failResult: [{ account: 'old', errorsInfo: '账户：账号已存在' }],
    })
    const ticket = await admin.post<{ name: string; url: string }>(`${USERS}/ExportExceptionData`, {
      list: answer.data.failResult,
    })
    expect((await workbookOf(ticket))[1]?.at(-1)).toBe('账户：账号已存在')
    expect(await person('lina')).toMatchObject({ realName: '李娜' })
  })
})
