import { utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bufferWorkbook, type CellInput } from '../../platform/workbook/index.ts'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { SpreadsheetGuess, StartedModel } from './model-start.schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'
const STARTS = '/api/visualdev/Starts'
const admin = () => test.as('admin')

const workbook = ([head = [], ...rows]: readonly (readonly CellInput[])[]) =>
  bufferWorkbook({ sheetName: 'a', columns: head.map((header) => ({ header: String(header) })), rows })

const send = (who: Caller, content: Buffer, query = '') => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), '客户名单.xlsx')
  return who.post<SpreadsheetGuess>(`${STARTS}/Spreadsheet/Uploader${query}`, form)
}

/** Creates a model from a guess, with other kinds for the columns that `kinds` names. */
const start = (who: Caller, guess: SpreadsheetGuess, kinds: Readonly<Record<string, string>> = {}) =>
  who.post<StartedModel>(`${STARTS}/Spreadsheet`, {
    fileName: guess.fileName,
    sourceName: '客户名单.xlsx',
    fullName: guess.name,
    headRow: guess.headRow,
    columns: guess.columns.map(({ index, title, kind }) => ({ index, title, kind: kinds[title] ?? kind })),
  })

const byText = (one: string, other: string) => (one < other ? -1 : 1)

interface Shown {
  list: Record<string, unknown>[]
  pagination: { total: number }
}
const list = async (modelId: string) =>
  (await admin().post<Shown>(`${ONLINE}/${modelId}/List`, { currentPage: 1, pageSize: 100 })).data
const labels = async (modelId: string) => {
  const { data } = await admin().get<{ list: { vmodel: string; label: string }[] }>(`${BASE}/${modelId}/FormDataFields`)
  return new Map(data.list.map(({ vmodel, label }) => [label, vmodel]))
}
interface Left {
  list: { row: number; cells: Record<string, string>; problems: { message: string }[] }[]
}

const CUSTOMERS = [
  ['客户', '等级', '金额', '签约', '负责人', '电话', '有效', '邮箱', '备注'],
  ['甲', 'A', 1200.5, '2026-03-04', '王芳', '13800138000', '是', 'a@b.cn', null],
  ['乙', 'B', 30, '2026/3/5', 'wangfang', '13900139000', '否', 'c@d.cn', null],
  ['丙', 'A', 7, '2026年3月6日', '王芳', '13700137000', '是', 'e@f.cn', null],
  ['丁', 'B', 8, '2026-03-07', '王芳', '13600136000', '是', 'g@h.cn', null],
]

describe('a model from a spreadsheet', () => {
  it('proposes kinds, and creates form, list and rows in one call', async () => {
    await buildUser(test.deps, { account: 'wangfang', realName: '王芳' })

    const { data: guess } = await send(admin(), await workbook(CUSTOMERS))
    expect(guess).toMatchObject({ name: '客户名单', headRow: 1, rows: 4 })
    expect(guess.columns.map(({ title, kind }) => `${title} ${kind}`)).toEqual([
      '客户 text',
      '等级 options',
      '金额 number',
      '签约 date',
      '负责人 person',
      '电话 phone',
      '有效 switch',
      '邮箱 mail',
      '备注 text',
    ])
    const { data } = await start(admin(), guess)
    await test.app.jobs.drain()

    const [fields, { list: rows, pagination }] = [await labels(data.id), await list(data.id)]
    expect(pagination.total).toBe(4)
    const shown = (title: string) => rows.map((row) => String(row[fields.get(title) ?? ''])).toSorted()
    expect(shown('等级')).toEqual(['A', 'A', 'B', 'B'])
    expect(
      shown('金额')
        .map(Number)
        .toSorted((one, other) => one - other),
    ).toEqual([7, 8, 30, 1200.5])
    expect(shown('签约')).toEqual(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'])
    expect(shown('负责人').every((name) => name === '王芳/wangfang')).toBe(true)
    expect(shown('有效')).toEqual(['否', '是', '是', '是'])
    expect((await admin().get<{ status: string }>(`${ONLINE}/${data.id}/Imports/${data.importId}`)).data).toMatchObject(
      {
        status: 'imported',
        imported: 4,
        faulty: 0,
        fileName: '客户名单.xlsx',
      },
    )
  })

  it('keeps the rows that do not fit, with their reasons and their texts', async () => {
    const rows = [...CUSTOMERS, ['戊', 'A', '待定', '2026-02-30', '无名', '13500135000', '是', 'x', '备']]
    const { data: guess } = await send(admin(), await workbook(rows))
    const amount = guess.columns.find(({ title }) => title === '金额')
    expect(amount?.misfits.find(({ kind }) => kind === 'number')).toEqual({ kind: 'number', count: 1, rows: [6] })

    const { data } = await start(admin(), guess, { 金额: 'number', 负责人: 'text', 邮箱: 'mail', 签约: 'date' })
    await test.app.jobs.drain()

    const { data: left } = await admin().get<Left>(`${ONLINE}/${data.id}/Imports/${data.importId}/Rows`)
    expect(left.list).toHaveLength(1)
    expect(Object.values(left.list[0]?.cells ?? {})).toEqual(
      expect.arrayContaining(['戊', '待定', '2026-02-30', '无名']),
    )
    expect(left.list[0]?.problems.map(({ message }) => message).join('')).toMatch(/数字|日期/)
    expect((await list(data.id)).pagination.total).toBe(4)
  })

  it('reads heads with merged cells, formulas, errors, repeated and missing titles', async () => {
    const csv = Buffer.from(
      ['2026 年订单,,,,', '单号,金额,金额,,空', '001,=1+1,#DIV/0!,x,', '002,2,5,y,', '003,3,6,z,'].join('\r\n'),
    )
    const { data: guess } = await send(admin(), csv)

    expect(guess).toMatchObject({ headRow: 2, rows: 3 })
    expect(guess.columns.map(({ title, kind, errors }) => [title, kind, errors])).toEqual([
      ['单号', 'text', 0],
      ['金额', 'text', 0],
      ['金额 2', 'number', 1],
      ['列 D', 'text', 0],
      ['空', 'text', 0],
    ])
    const other = await send(admin(), csv, '?headRow=0')
    expect(other.data).toMatchObject({ headRow: 0, rows: 5 })
    expect(other.data.columns[0]).toMatchObject({ title: '列 A' })
  })

  it('loses nothing of a workbook with merged heads, formulas, errors and mixed types', async () => {
    const rows: CellInput[][] = Array.from({ length: 30 }, (_, at) => [
      `00${at}`,
      at,
      at * 2,
      at % 7 === 0 ? '待定' : at,
      '同',
    ])
    const sheet = utils.aoa_to_sheet([
      ['2026 年第一季度出库'],
      ['编号', '数量', null, '混合', '备注'],
      [null, '计划', '实际', null, null],
      ...rows,
    ])
    for (const at of rows.keys()) sheet[`C${at + 4}`] = { t: 'n', f: `B${at + 4}*2`, v: at * 2 }
    sheet['C6'] = { t: 'e', f: 'B6/0', v: 7, w: '#DIV/0!' }
    sheet['!merges'] = ['A1:E1', 'B2:C2', 'A2:A3', 'D2:D3', 'E2:E3'].map((range) => utils.decode_range(range))
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '出库')
    const content = Buffer.from(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))

    const { data: guess } = await send(admin(), content)

    expect(guess).toMatchObject({ headRow: 3, rows: 30 })
    expect(guess.columns.map(({ title, kind, errors }) => [title, kind, errors])).toEqual([
      ['编号', 'text', 0],
      ['计划', 'number', 0],
      ['实际', 'number', 1],
      // One cell of six is no number: all of them keep their texts.
      ['混合', 'text', 0],
      ['备注', 'text', 0],
    ])
    const { data } = await start(admin(), guess)
    await test.app.jobs.drain()
    const { data: left } = await admin().get<Left>(`${ONLINE}/${data.id}/Imports/${data.importId}/Rows`)
    expect(left.list).toHaveLength(1)
    expect(Object.values(left.list[0]?.cells ?? {}).toSorted(byText)).toEqual(['#DIV/0!', '002', '2', '2', '同'])
    const { list: shown, pagination } = await list(data.id)
    expect(pagination.total).toBe(29)
    const fields = await labels(data.id)
    const mixed = shown.map((row) => String(row[fields.get('混合') ?? '']))
    expect(mixed.filter((text) => text === '待定')).toHaveLength(5)
  })

  it('creates a field for each of 200 columns, and refuses more columns or more than 50000 rows', async () => {
    const wide = Array.from({ length: 200 }, (_, index) => `列${index}`)
    const { data: guess } = await send(admin(), await workbook([wide, wide.map((_, index) => index)]))
    const { data } = await start(admin(), guess)
    await test.app.jobs.drain()
    expect((await labels(data.id)).size).toBe(200)
    expect((await list(data.id)).pagination.total).toBe(1)

    const wider = Buffer.from(`${Array.from({ length: 201 }, (_, index) => `c${index}`).join(',')}\r\n`)
    expect(await send(admin(), wider)).toMatchObject({ code: 400, msg: expect.stringContaining('200') })
    const long = Buffer.from(`编号\r\n${'7\r\n'.repeat(100_000)}`)
    expect(await send(admin(), long)).toMatchObject({ code: 400, msg: expect.stringContaining('50000') })
    expect(await send(admin(), Buffer.from('\r\n\r\n'))).toMatchObject({ code: 400 })
  })

  it('refuses a kind that the cells cannot have, and columns of another file', async () => {
    const { data: guess } = await send(admin(), await workbook(CUSTOMERS))
    expect(await start(admin(), guess, { 客户: 'switch' })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('客户'),
    })
    expect(await start(admin(), guess)).toMatchObject({ code: 404 })
    const { data: again } = await send(admin(), await workbook(CUSTOMERS))
    const columns = [...again.columns.slice(0, 1), { ...guess.columns[1], index: 99, title: 'x', kind: 'text' }]
    const other = JSON.parse(JSON.stringify({ ...again, columns })) as SpreadsheetGuess
    expect(await start(admin(), other)).toMatchObject({ code: 400 })
    expect(
      await test.deps.db.selectFrom('visualModels').select('id').where('fullName', '=', '客户名单').execute(),
    ).toEqual([])
  })

  it('lets its designer import before there is a page, and nobody else', async () => {
    await buildUser(test.deps, {
      account: 'designer',
      permissions: ['onlineDev.webDesign:btn_add', 'onlineDev.webDesign:btn_edit'],
    })
    await buildUser(test.deps, { account: 'other', permissions: ['onlineDev.webDesign:btn_add'] })
    const { data: guess } = await send(test.as('designer'), await workbook(CUSTOMERS))
    const { data } = await start(test.as('designer'), guess, { 负责人: 'text' })
    await test.app.jobs.drain()

    const path = `${ONLINE}/${data.id}/Imports/${data.importId}`
    expect((await test.as('designer').get(path)).data).toMatchObject({ imported: 4, mayUndo: true })
    expect(await test.as('other').get(path)).toMatchObject({ code: 403 })
    expect(await test.as('designer').post(`${ONLINE}/${data.id}/List`, {})).toMatchObject({ code: 403 })

    await test.as('designer').post(`${path}/Actions/Undo`)
    await test.app.jobs.drain()
    expect((await list(data.id)).pagination.total).toBe(0)

    const plain = await test
      .as('designer')
      .post<{ id: string }>(BASE, { fullName: '空', enCode: 'empty', formData: '{}' })
    expect(await test.as('designer').get(`${ONLINE}/${plain.data.id}/Imports`)).toMatchObject({ code: 403 })
    await admin().post(`${BASE}/${data.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    expect(await test.as('designer').get(path)).toMatchObject({ code: 403 })
  })

  it('requires the permission to create models', async () => {
    await buildUser(test.deps, { account: 'staff' })
    expect(await send(test.as('staff'), Buffer.from('a\r\n1'))).toMatchObject({ code: 403 })
    expect(await test.as('staff').post(`${STARTS}/Table`, { table: 'x', fullName: 'x' })).toMatchObject({ code: 403 })
    expect(await test.as('staff').post(`${STARTS}/Copy`, { id: 'x', fullName: 'x' })).toMatchObject({ code: 403 })
  })
})

describe('options of a spreadsheet', () => {
  const asDictionary = (guess: SpreadsheetGuess, who: Caller = admin()) =>
    who.post<StartedModel>(`${STARTS}/Spreadsheet`, {
      fileName: guess.fileName,
      sourceName: '客户名单.xlsx',
      fullName: guess.name,
      headRow: guess.headRow,
      columns: guess.columns.map(({ index, title, kind }) => ({
        index,
        title,
        kind,
        asDictionary: kind === 'options',
      })),
    })

  const dictionaries = () =>
    test.deps.db
      .selectFrom('dictionaryTypes')
      .select(['enCode', 'fullName'])
      .where('fullName', 'like', '客户名单%')
      .execute()

  it('become a dictionary when the user chooses it; a start that is refused adds none', async () => {
    const content = await workbook(CUSTOMERS.map((row) => row.slice(0, 2)))
    const { data } = await asDictionary((await send(admin(), content)).data)
    await test.app.jobs.drain()

    const [type] = await dictionaries()
    expect(type).toMatchObject({ fullName: '客户名单 等级' })
    const values = await admin().get<{ list: { fullName: string }[] }>(
      `/api/system/DictionaryData/${type?.enCode}/Data/Selector`,
    )
    expect(values.data.list.map(({ fullName }) => fullName)).toEqual(['A', 'B'])
    const fields = await labels(data.id)
    const { list: rows } = await list(data.id)
    expect(rows.map((row) => String(row[fields.get('等级') ?? ''])).toSorted(byText)).toEqual(['A', 'A', 'B', 'B'])

    // The name of the model is in use.
    expect(await asDictionary((await send(admin(), content)).data)).toMatchObject({ code: 400 })
    expect(await dictionaries()).toHaveLength(1)
  })

  it('are refused as a dictionary to users who may not add dictionaries, and nothing is kept', async () => {
    await buildUser(test.deps, { account: 'designer', permissions: ['onlineDev.webDesign:btn_add'] })
    const { data: guess } = await send(test.as('designer'), await workbook(CUSTOMERS))
    expect(await asDictionary(guess, test.as('designer'))).toMatchObject({ code: 403 })
    expect(await dictionaries()).toEqual([])
  })
})

describe('a model from a table', () => {
  const create = (table: string) => admin().post<StartedModel>(`${STARTS}/Table`, { table, fullName: '设备' })

  it('has a field for each column, and shows the rows of the table', async () => {
    const db = test.deps.db.withoutPlugins()
    await sql`drop table if exists lowcode.device, lowcode.pair`.execute(db)
    await sql`create table lowcode.device (
      f_id varchar(50) primary key, name varchar(60) not null, price numeric(10,2), built date, checked_at timestamptz,
      note text, f_creator_user_id varchar(50), raw jsonb)`.execute(db)
    await sql`comment on column lowcode.device.name is '名称'`.execute(db)
    await sql`insert into lowcode.device (f_id, name, price) values ('1', '打印机', 12.5)`.execute(db)
    await sql`create table lowcode.pair (a int, b int, primary key (a, b))`.execute(db)

    const { data } = await create('device')
    const { data: model } = await admin().get<{ formData: string; tables: string }>(`${BASE}/${data.id}`)
    const { fields } = JSON.parse(model.formData) as {
      fields: { __vModel__: string; __config__: { sqosKey: string; label: string; required: boolean } }[]
    }
    expect(fields.map(({ __vModel__, __config__: { sqosKey } }) => `${__vModel__} ${sqosKey}`)).toEqual([
      'name comInput',
      'price numInput',
      'built date',
      'checked_at date',
      'note textarea',
      'f_creator_user_id createUser',
    ])
    expect(fields[0]?.__config__).toMatchObject({ label: '名称', required: true })
    expect((await list(data.id)).list).toMatchObject([{ name: '打印机' }])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from lowcode.device`.execute(db)
    expect(rows).toEqual([{ n: 1 }])

    expect(await create('pair')).toMatchObject({ code: 400, msg: expect.stringContaining('pair') })
    // Tables of the platform itself are in another schema.
    expect(await create('users')).toMatchObject({ code: 404 })
    await sql`drop table lowcode.device, lowcode.pair`.execute(db)
  })
})

describe('a copy of a model', () => {
  it('has the form, the list and its own table without rows, under the given name', async () => {
    const { data: guess } = await send(admin(), await workbook(CUSTOMERS))
    const { data: source } = await start(admin(), guess, { 负责人: 'text' })
    await test.app.jobs.drain()

    const { data } = await admin().post<StartedModel>(`${STARTS}/Copy`, { id: source.id, fullName: '供应商' })

    const { data: copy } = await admin().get<{ fullName: string; enCode: string; state: number; tables: string }>(
      `${BASE}/${data.id}`,
    )
    expect(copy).toMatchObject({ fullName: '供应商', enCode: 'gongyingshang', state: 1 })
    expect(copy.tables).toContain(`mt${data.id}`)
    expect([...(await labels(data.id)).keys()]).toEqual([...(await labels(source.id)).keys()])
    expect((await list(data.id)).pagination.total).toBe(0)
    expect((await list(source.id)).pagination.total).toBe(4)
    expect(await admin().post(`${STARTS}/Copy`, { id: source.id, fullName: '供应商' })).toMatchObject({ code: 400 })
  })
})
