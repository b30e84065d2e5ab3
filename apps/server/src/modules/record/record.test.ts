import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Answer } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { bufferWorkbook, readWorkbook, type CellInput } from '../../platform/workbook/index.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildRule()
})

const admin = () => test.as('admin')

interface Listed {
  list: Record<string, unknown>[]
  pagination: { total: number; currentPage: number; pageSize: number }
}
type Grant = { itemType: 'module' | 'button' | 'column' | 'form' | 'resource'; itemId: string }

/** A model that is in the menu; answers its id. */
async function build(
  body: { fullName: string; enCode: string; formData: string; columnData?: string } & Record<string, unknown>,
) {
  expect(await admin().post(BASE, { category: 'office', type: 1, webType: 2, ...body })).toMatchObject({ code: 200 })
  const { id } = await test.deps.db
    .selectFrom('visualModels')
    .select('id')
    .where('enCode', '=', body.enCode)
    .executeTakeFirstOrThrow()
  expect(await admin().post(`${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })).toMatchObject({
    code: 200,
  })
  return id
}

/** Gives somebody the model's menu entry, and of it what `may` says. */
async function permit(account: string, { modelId, may }: { modelId: string; may: (code: string) => boolean }) {
  const { id: userId } = await buildUser(test.deps, { account })
  const menus = await test.deps.db.selectFrom('menus').select(['id', 'propertyJson']).where('type', '=', 3).execute()
  const menuId = menus.find(({ propertyJson }) => propertyJson.includes(modelId))?.id ?? ''
  const items = await test.deps.db
    .selectFrom('menuItems')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menuId)
    .execute()
  const schemes = await test.deps.db
    .selectFrom('menuDataSchemes')
    .select(['id', 'enCode'])
    .where('menuId', '=', menuId)
    .execute()
  const grants: Grant[] = [
    { itemType: 'module', itemId: menuId },
    ...items.filter(({ enCode }) => may(enCode)).map(({ id, kind }) => ({ itemType: kind, itemId: id })),
    ...schemes.filter(({ enCode }) => may(enCode)).map(({ id }) => ({ itemType: 'resource' as const, itemId: id })),
  ]
  await test.deps.db
    .insertInto('authorities')
    .values(grants.map((grant) => ({ ...grant, objectType: 'User' as const, objectId: userId, creatorUserId: null })))
    .execute()
  return { caller: test.as(account), userId, menuId }
}

const list = async (modelId: string, body: object = {}, who = admin()) =>
  (
    await who.post<Listed>(`${ONLINE}/${modelId}/List`, {
      currentPage: 1,
      pageSize: 20,
      sort: 'desc',
      sidx: '',
      queryJson: '',
      ...body,
    })
  ).data
const create = (modelId: string, data: object, who = admin()) =>
  who.post(`${ONLINE}/${modelId}`, { id: '', data: JSON.stringify(data) })
const read = async (modelId: string, id: unknown, who = admin()) => {
  const { data } = await who.get<{ id: string; data: string; version: string }>(`${ONLINE}/${modelId}/${String(id)}`)
  return { version: data.version, text: data.data, values: JSON.parse(data.data) as Record<string, unknown> }
}
const show = async (modelId: string, id: unknown, who = admin()) =>
  JSON.parse((await who.get<{ data: string }>(`${ONLINE}/${modelId}/${String(id)}/DataChange`)).data.data) as Record<
    string,
    unknown
  >
const fieldsOf = ({ data }: Answer<unknown>) => (data as { fields: Record<string, string> } | null)?.fields ?? {}

const options = [
  { id: 'a', fullName: '甲' },
  { id: 'b', fullName: '乙' },
]

/** An order with rows, formulas, a number, system fields and choices. */
const order = (over: { settings?: Record<string, unknown>; enCode?: string; fullName?: string } = {}) => ({
  fullName: over.fullName ?? '采购单',
  enCode: over.enCode ?? 'purchase',
  formData: formOf([
    fieldOf({ name: 'F_No', kind: 'billRule', label: '单号', config: { rule: 'purchase' } }),
    fieldOf({ name: 'F_Title', label: '标题', config: { required: true } }),
    fieldOf({ name: 'F_Kind', kind: 'select', label: '类别', props: { __slot__: { options } } }),
    fieldOf({ name: 'F_Tags', kind: 'checkbox', label: '标签', props: { __slot__: { options } } }),
    fieldOf({ name: 'F_Day', kind: 'date', label: '日期', props: { type: 'date', format: 'yyyy-MM-dd' } }),
    fieldOf({ name: 'F_Rate', kind: 'numInput', label: '税率', props: { min: 0, max: 1 } }),
    fieldOf({ name: 'F_Buyer', kind: 'userSelect', label: '采购员' }),
    subTableOf('tableField1', [
      { name: 'F_Item', label: '物品', config: { required: true } },
      { name: 'F_Qty', kind: 'numInput', label: '数量' },
      { name: 'F_Price', kind: 'numInput', label: '单价' },
      {
        name: 'F_Sum',
        kind: 'calculate',
        label: '小计',
        props: { expression: [{ __vModel__: 'tableField1.F_Qty' }, '×', { __vModel__: 'tableField1.F_Price' }] },
      },
    ]),
    fieldOf({
      name: 'F_Total',
      kind: 'calculate',
      label: '合计',
      props: { expression: [{ __vModel__: 'tableField1.F_Sum' }, '×', '(', '1', '+', { __vModel__: 'F_Rate' }, ')'] },
    }),
    fieldOf({ name: 'F_By', kind: 'createUser', label: '创建人员' }),
    fieldOf({ name: 'F_At', kind: 'createTime', label: '创建时间' }),
    fieldOf({ name: 'F_Changed', kind: 'modifyUser', label: '修改人员' }),
  ]),
  columnData: listOf({
    columns: [
      { prop: 'F_No', label: '单号', kind: 'billRule', sortable: true },
      { prop: 'F_Title', label: '标题', sortable: true },
      { prop: 'F_Kind', label: '类别', kind: 'select' },
      { prop: 'F_Tags', label: '标签', kind: 'checkbox' },
      { prop: 'F_Day', label: '日期', kind: 'date', sortable: true },
      { prop: 'F_Total', label: '合计', kind: 'calculate', sortable: true },
      { prop: 'F_By', label: '创建人员', kind: 'createUser' },
      { prop: 'tableField1-F_Item', label: '物品' },
    ],
    search: [
      { prop: 'F_Title' },
      { prop: 'F_Kind', kind: 'select' },
      { prop: 'F_Tags', kind: 'checkbox' },
      { prop: 'F_Day', kind: 'date' },
      { prop: 'F_Total', kind: 'calculate' },
    ],
    ...(over.settings && { settings: over.settings }),
  }),
})

const day = (text: string) => new Date(`${text}T00:00:00`).getTime()

async function buildRule() {
  const rule = {
    fullName: '采购单号',
    enCode: 'purchase',
    prefix: 'CG',
    dateFormat: 'yyyyMM',
    digit: 4,
    startNumber: '0001',
    enabledMark: 1,
  }
  expect(await admin().post('/api/system/BillRule', rule)).toMatchObject({ code: 200 })
}

const filled = {
  F_Title: '办公用品',
  F_Kind: 'a',
  F_Tags: ['a', 'b'],
  F_Day: day('2026-11-20'),
  F_Rate: 0.1,
  tableField1: [
    { F_Item: '纸', F_Qty: 3, F_Price: 2.5 },
    { F_Item: '笔', F_Qty: 10, F_Price: 1 },
  ],
}

describe('a record', () => {
  it('is created with number, system fields and results of formulas, whatever the client says of them', async () => {
    const modelId = await build(order())

    expect(await create(modelId, { ...filled, F_No: 'X', F_By: 'me', F_Total: '1.00', unknown: 1 })).toMatchObject({
      code: 200,
      msg: '新建成功',
      data: null,
    })

    const page = await list(modelId)
    expect(page.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 1 })
    expect(page.list).toEqual([
      {
        id: expect.any(String),
        F_No: expect.stringMatching(/^CG2026110001$/),
        F_Title: '办公用品',
        F_Kind: '甲',
        F_Tags: '甲,乙',
        F_Day: '2026-11-20',
        F_Total: '19.25',
        F_By: 'admin',
        'tableField1-F_Item': '纸, 笔',
      },
    ])
    const { values } = await read(modelId, page.list[0]?.['id'])
    expect(values).toMatchObject({
      F_Kind: 'a',
      F_Tags: ['a', 'b'],
      F_Day: day('2026-11-20'),
      F_Rate: 0.1,
      F_By: 'admin',
      F_Total: '19.25',
      F_At: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      tableField1: [
        { F_Item: '纸', F_Qty: 3, F_Price: 2.5, F_Sum: '7.50' },
        { F_Item: '笔', F_Qty: 10, F_Price: 1, F_Sum: '10.00' },
      ],
    })
    expect(values).not.toHaveProperty('unknown')
    expect(await show(modelId, page.list[0]?.['id'])).toMatchObject({
      F_Kind: '甲',
      F_Tags: '甲,乙',
      F_Day: '2026-11-20',
      tableField1: [{ F_Item: '纸', F_Qty: '3' }, { F_Item: '笔' }],
    })
  })

  it('is refused where the rules of the form refuse it, row by row', async () => {
    const modelId = await build(order())

    const answer = await create(modelId, { F_Rate: 5, tableField1: [{ F_Qty: 1 }] })

    expect(answer.code).toBe(400)
    expect(fieldsOf(answer)).toEqual({
      F_Title: '标题不能为空',
      F_Rate: '税率不能大于 1',
      'tableField1.0.F_Item': '物品不能为空',
    })
    expect((await list(modelId)).pagination.total).toBe(0)
  })

  it.each(['[]', '"a"', '{', '{"__proto__":{"isAdministrator":true}}', 'null'])(
    'is refused when its data is %s',
    async (data) => {
      const modelId = await build(order())

      expect(await admin().post(`${ONLINE}/${modelId}`, { data })).toMatchObject({ code: 400 })
    },
  )

  it('is changed: rows keep their order and ids, what is emptied is empty, number and creator stay', async () => {
    const modelId = await build(order())
    await create(modelId, filled)
    const id = (await list(modelId)).list[0]?.['id']
    const { values, version } = await read(modelId, id)
    const rows = values['tableField1'] as Record<string, unknown>[]

    const next = {
      ...values,
      F_Kind: '',
      F_Tags: [],
      F_No: 'Y',
      tableField1: [...rows.slice(1), { F_Item: '尺', F_Qty: 1, F_Price: 4 }],
    }
    expect(
      await admin().put(`${ONLINE}/${modelId}/${String(id)}`, { id, data: JSON.stringify(next), version }),
    ).toMatchObject({ code: 200 })

    const after = await read(modelId, id)
    expect(after.values).toMatchObject({ F_No: 'CG2026110001', F_By: 'admin', F_Changed: 'admin', F_Total: '15.40' })
    expect(after.values).not.toHaveProperty('F_Kind')
    expect(after.values['tableField1']).toMatchObject([{ ...rows[1] }, { F_Item: '尺' }])
    const { rows: stored } = await sql<{
      num: number
    }>`select count(*)::int as num from ${sql.id('lowcode', await childOf(modelId))}`.execute(test.deps.db)
    expect(stored).toEqual([{ num: 2 }])
  })

  it('is not saved over what somebody else saved; the refusal says what became different', async () => {
    const modelId = await build(order())
    await create(modelId, filled)
    const id = (await list(modelId)).list[0]?.['id']
    const mine = await read(modelId, id)
    const theirs = await read(modelId, id)
    const save = (from: typeof mine, change: object) =>
      admin().put(`${ONLINE}/${modelId}/${String(id)}`, {
        data: JSON.stringify({ ...from.values, ...change }),
        version: from.version,
        original: from.text,
      })
    expect(await save(theirs, { F_Title: '他的', F_Kind: 'b' })).toMatchObject({ code: 200 })

    const refused = await save(mine, { F_Day: day('2026-12-01') })

    expect(refused.code).toBe(409)
    expect(Object.keys(fieldsOf(refused)).sort()).toEqual(['F_Kind', 'F_Title'])
    expect((await read(modelId, id)).values).toMatchObject({ F_Title: '他的', F_Day: day('2026-11-20') })
    expect(await save(await read(modelId, id), { F_Day: day('2026-12-01') })).toMatchObject({ code: 200 })
  })

  it('of two who save at one moment is saved by one', async () => {
    const modelId = await build(order())
    await create(modelId, filled)
    const id = (await list(modelId)).list[0]?.['id']
    const { values, version } = await read(modelId, id)

    const answers = await Promise.all(
      ['one', 'two', 'three'].map((title) =>
        admin().put(`${ONLINE}/${modelId}/${String(id)}`, {
          data: JSON.stringify({ ...values, F_Title: title }),
          version,
        }),
      ),
    )

    expect(answers.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([200, 409, 409])
  })

  it('is deleted with its rows, alone or with others, all or none', async () => {
    const modelId = await build(order())
    for (const title of ['one', 'two', 'three']) await create(modelId, { ...filled, F_Title: title })
    const ids = (await list(modelId)).list.map((row) => String(row['id']))

    expect(await admin().delete(`${ONLINE}/${modelId}/${ids[0] ?? ''}`)).toMatchObject({ code: 200 })
    expect(await admin().post(`${ONLINE}/batchDelete/${modelId}`, { ids: [ids[1], 'gone'] })).toMatchObject({
      code: 404,
    })
    expect((await list(modelId)).pagination.total).toBe(2)
    expect(await admin().post(`${ONLINE}/batchDelete/${modelId}`, { ids: ids.slice(1) })).toMatchObject({ code: 200 })

    const { rows } = await sql<{
      num: number
    }>`select count(*)::int as num from ${sql.id('lowcode', await childOf(modelId))}`.execute(test.deps.db)
    expect(rows).toEqual([{ num: 0 }])
  })

  it('in tables of their own is written to main, secondary and child table and read back as one', async () => {
    const tables = JSON.stringify([
      { typeId: '1', table: 'crm', tableName: '客户', fields: [{ field: 'F_Id', primaryKey: 1 }] },
      { typeId: '0', table: 'crm_bank', tableField: 'F_Crm', relationTable: 'crm', relationField: 'F_Id', fields: [] },
      {
        typeId: '0',
        table: 'crm_contact',
        tableField: 'F_Crm',
        relationTable: 'crm',
        relationField: 'F_Id',
        fields: [],
      },
    ])
    const modelId = await build({
      fullName: '客户',
      enCode: 'crm',
      tables,
      formData: formOf([
        fieldOf({ name: 'F_Name' }),
        fieldOf({ name: 'sqos_crm_bank_sqos_F_Bank' }),
        subTableOf('tableField5', [{ name: 'F_Phone' }], { tableName: 'crm_contact' }),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_Name' }, { prop: 'sqos_crm_bank_sqos_F_Bank', sortable: true }],
        search: [{ prop: 'sqos_crm_bank_sqos_F_Bank' }],
      }),
    })

    await create(modelId, { F_Name: '甲方', sqos_crm_bank_sqos_F_Bank: '工商银行', tableField5: [{ F_Phone: '1' }] })
    await create(modelId, { F_Name: '乙方', sqos_crm_bank_sqos_F_Bank: '农业银行' })

    const page = await list(modelId, {
      queryJson: JSON.stringify({ sqos_crm_bank_sqos_F_Bank: '工商' }),
      sidx: 'sqos_crm_bank_sqos_F_Bank',
    })
    expect(page.list).toEqual([{ id: expect.any(String), F_Name: '甲方', sqos_crm_bank_sqos_F_Bank: '工商银行' }])
    expect((await read(modelId, page.list[0]?.['id'])).values).toMatchObject({
      sqos_crm_bank_sqos_F_Bank: '工商银行',
      tableField5: [{ F_Phone: '1' }],
    })
  })
})

it('what columns hold that no field has survives every change of the record: left by a field that is gone, or of others', async () => {
  const db = test.deps.db.withoutPlugins()
  await sql.raw(`create table lowcode.kept_main ("F_Id" varchar(50) primary key, "F_A" varchar(50))`).execute(db)
  await sql
    .raw(
      `create table lowcode.kept_second ("F_Id" varchar(50) primary key, main_id varchar(50), "F_B" varchar(50), note text default 'new', twice text generated always as (note || note) stored)`,
    )
    .execute(db)
  await sql
    .raw(
      `create table lowcode.kept_rows ("F_Id" varchar(50) primary key, main_id varchar(50), "F_C" varchar(50), cost numeric, at timestamptz, raw bytea default '\\x01')`,
    )
    .execute(db)
  const child = { typeId: '0', tableField: 'main_id', relationTable: 'kept_main', relationField: 'F_Id', fields: [] }
  const modelId = await build({
    fullName: '留存',
    enCode: 'kept',
    tables: JSON.stringify([
      { typeId: '1', table: 'kept_main', fields: [] },
      { ...child, table: 'kept_second' },
      { ...child, table: 'kept_rows' },
    ]),
    formData: formOf([
      fieldOf({ name: 'F_A' }),
      fieldOf({ name: 'sqos_kept_second_sqos_F_B' }),
      subTableOf('tableField1', [{ name: 'F_C' }], { tableName: 'kept_rows' }),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_A' }] }),
  })
  await create(modelId, {
    F_A: 'a',
    sqos_kept_second_sqos_F_B: 'b',
    tableField1: [{ F_C: '1' }, { F_C: '2' }, { F_C: '3' }],
  })
  await sql.raw(`update lowcode.kept_second set note = 'theirs'`).execute(db)
  await sql
    .raw(`update lowcode.kept_rows set cost = "F_C"::numeric + 0.5, at = '2026-11-21 08:00+00', raw = '\\xff'`)
    .execute(db)
  const id = (await list(modelId)).list[0]?.['id']
  const { values } = await read(modelId, id)
  const [first, second, third] = values['tableField1'] as object[]

  // One is gone, one is new, the order is another.
  const rows = [{ ...third, F_C: 'third' }, { F_C: 'new' }, first]
  expect(second).toBeDefined()
  const answer = await admin().put(`${ONLINE}/${modelId}/${String(id)}`, {
    data: JSON.stringify({ ...values, F_A: 'changed', tableField1: rows }),
  })

  expect(answer).toMatchObject({ code: 200 })
  const stored = async (query: string) => (await sql.raw<object>(query).execute(db)).rows
  expect(await stored('select note, twice from lowcode.kept_second')).toEqual([
    { note: 'theirs', twice: 'theirstheirs' },
  ])
  expect(
    await stored(
      `select "F_C" as c, cost::text as cost, extract(epoch from at)::int as at, encode(raw, 'hex') as raw from lowcode.kept_rows order by "F_Id"`,
    ),
  ).toEqual([
    { c: 'third', cost: '3.5', at: 1795248000, raw: 'ff' },
    { c: 'new', cost: null, at: null, raw: '01' },
    { c: '1', cost: '1.5', at: 1795248000, raw: 'ff' },
  ])
})

async function childOf(modelId: string) {
  const { tables } = await test.deps.db
    .selectFrom('visualModels')
    .select('tables')
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow()
  return (JSON.parse(tables) as { table: string; typeId: string }[]).find(({ typeId }) => typeId === '0')?.table ?? ''
}

describe('a field whose values are unique', () => {
  const member = (unique: boolean) => ({
    fullName: '会员',
    enCode: 'member',
    formData: formOf([
      fieldOf({ name: 'F_Card', label: '卡号', config: { unique } }),
      fieldOf({ name: 'F_Level', kind: 'numInput', label: '序号', config: { unique } }),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Card', label: '卡号' }],
      settings: { btnsList: [{ value: 'add' }, { value: 'upload' }] },
    }),
  })

  it('takes no value twice, also of many who write at one moment; the field says so', async () => {
    const modelId = await build(member(true))

    const answers = await Promise.all(Array.from({ length: 8 }, () => create(modelId, { F_Card: 'K1' })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 200)
    expect(refused.map(fieldsOf)).toEqual(Array.from({ length: 7 }, () => ({ F_Card: '已有相同的卡号' })))

    // What is empty may be so as often as it likes.
    expect(await create(modelId, { F_Level: 1 })).toMatchObject({ code: 200 })
    expect(await create(modelId, { F_Card: '', F_Level: 2 })).toMatchObject({ code: 200 })
    expect(fieldsOf(await create(modelId, { F_Card: '新', F_Level: 2 }))).toEqual({ F_Level: '已有相同的序号' })

    const { list: rows } = await list(modelId)
    const taken = rows.find(({ F_Card }) => F_Card === 'K1')?.['id']
    const other = rows.find(({ F_Card }) => F_Card !== 'K1')?.['id']
    const change = (id: unknown, data: object) =>
      admin().put(`${ONLINE}/${modelId}/${String(id)}`, { id, data: JSON.stringify(data) })
    expect(fieldsOf(await change(other, { F_Card: 'K1' }))).toEqual({ F_Card: '已有相同的卡号' })
    expect(await change(taken, { F_Card: 'K1', F_Level: 9 })).toMatchObject({ code: 200 })

    // Who is deleted leaves the value to others.
    await admin().delete(`${ONLINE}/${modelId}/${String(taken)}`)
    expect(await change(other, { F_Card: 'K1' })).toMatchObject({ code: 200 })
  })

  it('refuses one of many who write at one moment, and takes the others', async () => {
    const modelId = await build(member(true))

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => create(modelId, { F_Card: `K${index % 20}`, F_Level: 1000 + index })),
    )

    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
    expect(answers.filter(({ code }) => code !== 200).map(fieldsOf)).toEqual(
      Array.from({ length: 10 }, () => ({ F_Card: '已有相同的卡号' })),
    )
    const { list: rows, pagination } = await list(modelId, { pageSize: 100 })
    expect(pagination.total).toBe(20)
    expect(new Set(rows.map(({ F_Card }) => F_Card)).size).toBe(20)
  })

  it('says before anything is written which rows of an import are there already, and which stand twice in the file', async () => {
    const modelId = await build(member(true))
    await create(modelId, { F_Card: 'K1', F_Level: 7 })
    const rows = [
      { F_Card: 'K1' },
      { F_Card: 'N1' },
      { F_Card: 'N1' },
      { F_Card: 'N2', F_Level: '7.0' },
      { F_Card: 'N3' },
    ]

    const { data } = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows, dryRun: 1 })

    expect(data).toMatchObject({
      snum: 2,
      fnum: 3,
      existing: [0, 3],
      faults: [
        { row: 0, field: 'F_Card', message: '已有相同的卡号' },
        { row: 2, field: 'F_Card', message: '已有相同的卡号' },
        { row: 3, field: 'F_Level', message: '已有相同的序号' },
      ],
    })
    expect((await list(modelId)).pagination.total).toBe(1)
    const taken = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(taken.data).toMatchObject({ snum: 2, fnum: 3, existing: [0, 3] })
    expect(new Set((await list(modelId)).list.map(({ F_Card }) => F_Card))).toEqual(new Set(['K1', 'N1', 'N3']))
  })

  it('refuses the one row of an import', async () => {
    const modelId = await build(member(true))

    const { data } = await admin().post<{ snum: number; fnum: number; faults: unknown[] }>(
      `${ONLINE}/${modelId}/ImportData`,
      { list: ['A', 'B', 'A', 'C'].map((F_Card) => ({ F_Card })) },
    )

    expect(data).toMatchObject({
      snum: 3,
      fnum: 1,
      faults: [{ row: 2, field: 'F_Card', message: '已有相同的卡号' }],
    })
  })

  it('becomes so when nothing stands twice, and stops to be so', async () => {
    const modelId = await build(member(false))
    await create(modelId, { F_Card: 'K1' })
    await create(modelId, { F_Card: 'K1' })
    const save = (body: object) => admin().put(`${BASE}/${modelId}`, { ...member(true), category: 'x', ...body })

    expect(await save({})).toMatchObject({ msg: expect.stringContaining('「K1」') as string })
    const [first] = (await list(modelId)).list
    await admin().delete(`${ONLINE}/${modelId}/${String(first?.['id'])}`)
    expect(await save({})).toMatchObject({ code: 200 })
    expect(fieldsOf(await create(modelId, { F_Card: 'K1' }))).toEqual({ F_Card: '已有相同的卡号' })

    expect(await save({ formData: member(false).formData })).toMatchObject({ code: 200 })
    expect(await create(modelId, { F_Card: 'K1' })).toMatchObject({ code: 200 })
  })
})

describe('a list', () => {
  let modelId: string
  beforeEach(async () => {
    modelId = await build(order())
    const rows = [
      {
        F_Title: '一 100%',
        F_Kind: 'a',
        F_Tags: ['a'],
        F_Day: day('2026-11-01'),
        tableField1: [{ F_Item: 'x', F_Qty: 1, F_Price: 5 }],
      },
      {
        F_Title: '二',
        F_Kind: 'b',
        F_Tags: ['b'],
        F_Day: day('2026-11-10'),
        tableField1: [{ F_Item: 'y', F_Qty: 1, F_Price: 50 }],
      },
      { F_Title: '三', F_Kind: 'a', F_Tags: ['a', 'b'], F_Day: day('2026-11-20') },
    ]
    for (const row of rows) await create(modelId, row)
  })
  const titles = async (body: object) => (await list(modelId, body)).list.map((row) => row['F_Title'])
  const where = (query: object) => titles({ queryJson: JSON.stringify(query), sidx: 'F_Day', sort: 'asc' })

  it.each([
    ['text', { F_Title: '0%' }, ['一 100%']],
    ['text that looks like a pattern', { F_Title: '%' }, ['一 100%']],
    ['a choice', { F_Kind: 'a' }, ['一 100%', '三']],
    ['one of several choices', { F_Tags: 'b' }, ['二', '三']],
    ['numbers', { F_Total: [10, null] }, ['二']],
    ['days', { F_Day: [day('2026-11-01'), day('2026-11-10')] }, ['一 100%', '二']],
    ['all at once', { F_Kind: 'a', F_Tags: 'b', F_Day: [null, day('2026-11-30')] }, ['三']],
    ['nothing', { F_Title: '', F_Kind: null, F_Total: [null, null] }, ['一 100%', '二', '三']],
    ['SQL', { F_Title: "' or 1=1 --" }, []],
  ])('finds by %s', async (_, query, expected) => {
    expect(await where(query)).toEqual(expected)
  })

  it('is sorted by a column that it shows, both ways, empty ones at the end of the greatest; by no other', async () => {
    expect(await titles({ sidx: 'F_Total', sort: 'desc' })).toEqual(['二', '一 100%', '三'])
    expect(await titles({ sidx: 'F_Total', sort: 'asc' })).toEqual(['三', '一 100%', '二'])
    const usual = await titles({ sidx: '' })
    expect(await titles({ sidx: 'F_Id; drop table users' })).toEqual(usual)
    expect(await titles({ sidx: 'F_Rate' })).toEqual(usual)
  })

  it('is reading: the log of writes says nothing of it', async () => {
    const noted = async () =>
      (await test.deps.db.selectFrom('logs').select('requestUrl').where('category', '=', 5).execute()).map(
        ({ requestUrl }) => requestUrl,
      )
    await list(modelId)

    await expect.poll(noted).toContain(`${ONLINE}/:modelId`)
    expect(await noted()).not.toContain(`${ONLINE}/:modelId/List`)
  })

  it('comes in pages with the total of all', async () => {
    const page = await list(modelId, { currentPage: 2, pageSize: 2, sidx: 'F_Day', sort: 'asc' })

    expect(page.list.map((row) => row['F_Title'])).toEqual(['三'])
    expect(page.pagination).toEqual({ currentPage: 2, pageSize: 2, total: 3 })
  })

  it.each([['F_Rate'], ['F_Id'], ['constructor'], ['__proto__'], ['F_Title"; drop table users; --'], ['unknown']])(
    'refuses conditions on %s',
    async (field) => {
      const answer = await admin().post(`${ONLINE}/${modelId}/List`, {
        queryJson: `{"${field.replaceAll('"', String.raw`\"`)}":"1"}`,
      })

      expect([400, 403]).toContain(answer.code)
    },
  )

  it.each(['[', '[]', '"x"'])('refuses the query %s', async (queryJson) => {
    expect(await admin().post(`${ONLINE}/${modelId}/List`, { queryJson })).toMatchObject({ code: 400 })
  })

  it('comes in groups when the design says so', async () => {
    const grouped = await build({
      ...order({ settings: { type: 3, groupField: 'F_Kind' }, enCode: 'grouped', fullName: 'grouped' }),
    })
    for (const F_Kind of ['a', 'b', 'a']) await create(grouped, { F_Title: `t${F_Kind}`, F_Kind })

    const { list: groups } = await list(grouped, { pageSize: 10_000 })

    expect(groups).toHaveLength(2)
    expect(groups.find((group) => group['F_No'] === '甲')).toMatchObject({
      top: true,
      children: [{ F_Title: 'ta' }, { F_Title: 'ta' }],
    })
    expect(groups[0]?.['children']).not.toContainEqual(expect.objectContaining({ F_Kind: expect.anything() }))
  })
})

describe('permission', () => {
  const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true, useDataPermission: true }
  const everything = (code: string) => code !== ''

  it('keeps out who has no menu entry: from records and from the design', async () => {
    const modelId = await build(order())
    await create(modelId, filled)
    await buildUser(test.deps, { account: 'nobody' })
    const id = String((await list(modelId)).list[0]?.['id'])
    const nobody = test.as('nobody')

    expect(await nobody.get(`${ONLINE}/${modelId}/Config`)).toMatchObject({ code: 403 })
    expect(await nobody.post(`${ONLINE}/${modelId}/List`, {})).toMatchObject({ code: 403 })
    expect(await nobody.get(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 403 })
    expect(await nobody.get(`${ONLINE}/${modelId}/${id}/DataChange`)).toMatchObject({ code: 403 })
    expect(await create(modelId, filled, nobody)).toMatchObject({ code: 403 })
    expect(await nobody.delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 403 })
    expect(await nobody.get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Title`)).toMatchObject({ code: 403 })
    expect(await nobody.get(`${ONLINE}/none/Config`)).toMatchObject({ code: 403 })
  })

  it('lets do what the buttons grant, and what the design has', async () => {
    const modelId = await build(order({ settings: { ...using, columnBtnsList: [{ value: 'edit', label: '编辑' }] } }))
    await create(modelId, filled)
    const { caller } = await permit('adder', {
      modelId,
      may: (code) => !['btn_edit', 'btn_batchRemove'].includes(code),
    })
    const id = String((await list(modelId)).list[0]?.['id'])

    expect(await create(modelId, filled, caller)).toMatchObject({ code: 200 })
    expect(await caller.put(`${ONLINE}/${modelId}/${id}`, { data: '{}' })).toMatchObject({ code: 403 })
    expect(await caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids: [id] })).toMatchObject({ code: 403 })
    // Nobody deletes where the design has no such button, the administrator neither.
    expect(await admin().delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 403 })
  })

  it('shows the columns granted, and searches and sorts by no other', async () => {
    const modelId = await build(order({ settings: using }))
    await create(modelId, filled)
    const { caller } = await permit('viewer', { modelId, may: (code) => !['F_Title', 'F_Total'].includes(code) })

    const page = await list(modelId, { sidx: 'F_Total' }, caller)

    expect(page.list[0]).toMatchObject({ F_Kind: '甲' })
    expect(page.list[0]).not.toHaveProperty('F_Title')
    expect(page.list[0]).not.toHaveProperty('F_Total')
    expect(await caller.post(`${ONLINE}/${modelId}/List`, { queryJson: '{"F_Title":"办"}' })).toMatchObject({
      code: 403,
    })
  })

  it('hides fields, and refuses to write them', async () => {
    const modelId = await build(order({ settings: { ...using, useColumnPermission: false } }))
    const { caller } = await permit('writer', {
      modelId,
      may: (code) => !['F_Rate', 'tableField1-F_Price'].includes(code),
    })
    await create(modelId, filled)
    const id = String((await list(modelId)).list[0]?.['id'])

    const { values } = await read(modelId, id, caller)
    expect(values).not.toHaveProperty('F_Rate')
    expect(values['tableField1']).toMatchObject([{ F_Item: '纸', F_Qty: 3 }, { F_Item: '笔' }])
    expect(JSON.stringify(values)).not.toContain('F_Price')
    expect(await show(modelId, id, caller)).not.toHaveProperty('F_Rate')

    const save = (change: object) =>
      caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...values, ...change }) })
    expect(await save({ F_Rate: 0.5 })).toMatchObject({ code: 403, msg: '没有权限修改「税率」' })
    expect(await save({ F_Title: '新' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({
      F_Title: '新',
      F_Rate: 0.1,
      F_Total: '19.25',
      tableField1: [{ F_Price: 2.5 }, { F_Price: 1 }],
    })
    expect(await create(modelId, { ...filled, F_Rate: 0.5 }, caller)).toMatchObject({ code: 403 })
  })

  it('of a column of a sub-table says nothing of a field that has its name', async () => {
    const modelId = await build({
      fullName: '同名',
      enCode: 'samename',
      formData: formOf([
        fieldOf({ name: 'F_Open' }),
        fieldOf({ name: 'F_Pay', label: '薪资' }),
        subTableOf('tableField1', [{ name: 'F_Pay', label: '补贴' }]),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_Open' }, { prop: 'F_Pay' }, { prop: 'tableField1-F_Pay' }],
        search: [{ prop: 'F_Open' }, { prop: 'F_Pay' }],
        settings: { useColumnPermission: true, useFormPermission: true },
      }),
    })
    await create(modelId, { F_Open: 'x', F_Pay: '9000', tableField1: [{ F_Pay: '12' }] })
    const { caller } = await permit('clerk', { modelId, may: (code) => code !== 'F_Pay' })

    expect((await list(modelId, {}, caller)).list).toEqual([
      { id: expect.any(String), F_Open: 'x', 'tableField1-F_Pay': '12' },
    ])
    for (const key of ['tableField1-F_Pay', 'tableField1.F_Pay', 'F_Pay'])
      expect(await caller.post(`${ONLINE}/${modelId}/List`, { queryJson: `{"${key}":"9000"}` })).toMatchObject({
        code: 403,
      })
  })

  it('to a field is not guessed by writing to it: what is right is refused as what is wrong', async () => {
    const modelId = await build(order({ settings: { ...using, useColumnPermission: false } }))
    const { caller } = await permit('writer', {
      modelId,
      may: (code) => !['F_Rate', 'F_Total', 'tableField1-F_Price'].includes(code),
    })
    await create(modelId, filled)
    const id = String((await list(modelId)).list[0]?.['id'])
    const { values } = await read(modelId, id, caller)
    const [row] = values['tableField1'] as object[]
    const save = (change: object) =>
      caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...values, ...change }) })

    for (const rate of [0.1, 0.2]) expect(await save({ F_Rate: rate })).toMatchObject({ code: 403 })
    for (const price of [2.5, 3])
      expect(await save({ tableField1: [{ ...row, F_Price: price }] })).toMatchObject({ code: 403 })
    // The client works it out from what it knows; that says nothing of what is there.
    expect(await save({ F_Total: '1.00' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({ F_Rate: 0.1, F_Total: '19.25' })
  })

  it('to a sub-table is asked for before its columns are listed, and its rows survive whoever does not see them', async () => {
    const modelId = await build(order({ settings: { ...using, useColumnPermission: false } }))
    await create(modelId, filled)
    const id = String((await list(modelId)).list[0]?.['id'])
    const { caller } = await permit('clerk', { modelId, may: (code) => code !== 'tableField1' })
    const { values } = await read(modelId, id, caller)
    const write = (change: object) =>
      caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...values, ...change }) })

    expect((await list(modelId, {}, caller)).list[0]).not.toHaveProperty('tableField1-F_Item')
    expect(await write({ F_Title: '新', tableField1: [] })).toMatchObject({ code: 200 })
    expect(await write({ tableField1: [{ F_Item: '纸' }] })).toMatchObject({ code: 403 })
    expect((await read(modelId, id)).values).toMatchObject({
      F_Title: '新',
      tableField1: [{ F_Item: '纸' }, { F_Item: '笔' }],
    })
  })

  it('to see a field is what a picker of records asks for, too: columns of the list where nothing else is shown', async () => {
    const modelId = await build(order({ settings: { ...using, useFormPermission: false } }))
    await create(modelId, filled)
    const viewer = await permit('viewer', {
      modelId,
      may: (code) => code !== 'F_Title' && !['btn_edit', 'btn_detail', 'btn_remove'].includes(code),
    })
    const reader = await permit('reader', { modelId, may: (code) => code !== 'F_Title' })
    const ask = (field: string, { caller }: typeof viewer, keyword = '') =>
      caller.get<Listed>(
        `${BASE}/${modelId}/FieldDataSelect?relationField=${field}&keyword=${encodeURIComponent(keyword)}`,
      )

    expect(await ask('F_Kind', viewer)).toMatchObject({ code: 200, data: { list: [{ F_Kind: '甲' }] } })
    for (const field of ['F_Title', 'F_Rate'])
      for (const keyword of ['', '0', '办']) expect(await ask(field, viewer, keyword)).toMatchObject({ code: 403 })
    // Who opens records sees it there.
    expect(await ask('F_Title', reader)).toMatchObject({ code: 200, data: { list: [{ F_Title: '办公用品' }] } })
  })

  it('to fill in a form that has no list shows nobody what others filled in', async () => {
    const modelId = await build({ ...order(), webType: 1 })
    const { caller } = await permit('guest', { modelId, may: everything })
    expect(await create(modelId, filled, caller)).toMatchObject({ code: 200 })

    expect(await caller.post(`${ONLINE}/${modelId}/List`, {})).toMatchObject({ code: 403 })
    expect(await caller.get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Title`)).toMatchObject({ code: 403 })
    // A designer tries a relation to it before it is saved.
    expect(await admin().get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Title`)).toMatchObject({ code: 200 })
  })

  it('to a field that once was the tree beside a list is gone with the tree', async () => {
    const tree = (type: number) => order({ settings: { ...using, type, treeRelation: 'F_Rate' } })
    const modelId = await build(tree(2))
    await create(modelId, filled)
    const { caller } = await permit('viewer', { modelId, may: everything })
    const search = () => caller.post(`${ONLINE}/${modelId}/List`, { queryJson: '{"F_Rate":[0.1,0.1]}' })
    expect(await search()).toMatchObject({ code: 200 })

    const { columnData } = tree(1)
    const body = { fullName: '采购单', enCode: 'purchase', category: 'office', formData: order().formData, columnData }
    expect(await admin().put(`${BASE}/${modelId}`, body)).toMatchObject({ code: 200 })

    expect(await search()).toMatchObject({ code: 403 })
  })

  it('to a column is asked for before a list is grouped or sorted by it', async () => {
    const modelId = await build(
      order({ settings: { ...using, useFormPermission: false, type: 3, groupField: 'F_Kind', defaultSidx: 'F_Kind' } }),
    )
    for (const F_Kind of ['a', 'b']) await create(modelId, { ...filled, F_Kind, F_Tags: [] })
    const { caller } = await permit('viewer', { modelId, may: (code) => code !== 'F_Kind' })

    const page = await list(modelId, {}, caller)

    expect(page.list).toHaveLength(2)
    expect(JSON.stringify(page.list)).not.toMatch(/甲|乙/)
    expect(page.list[0]).not.toHaveProperty('top')
    expect((await list(modelId)).list[0]).toHaveProperty('top', true)
  })

  it('shows, changes and deletes the rows of the data schemes granted and no others', async () => {
    const modelId = await build(order({ settings: using }))
    await create(modelId, { ...filled, F_Title: 'of admin' })
    const own = await permit('own', {
      modelId,
      may: (code) => code !== 'sqos_alldata' && !code.startsWith('sqos_org') && code !== 'sqos_ownAndSubordinates',
    })
    const none = await permit('none', { modelId, may: (code) => !code.startsWith('sqos_') })
    const all = await permit('all', { modelId, may: everything })
    expect(await create(modelId, { ...filled, F_Title: 'mine' }, own.caller)).toMatchObject({ code: 200 })

    expect((await list(modelId, {}, own.caller)).list.map((row) => row['F_Title'])).toEqual(['mine'])
    expect((await list(modelId, { menuId: own.menuId }, own.caller)).pagination.total).toBe(1)
    expect((await list(modelId, {}, none.caller)).pagination.total).toBe(0)
    expect((await list(modelId, {}, all.caller)).pagination.total).toBe(2)
    const ofAdmin = String((await list(modelId)).list.find((row) => row['F_Title'] === 'of admin')?.['id'])
    expect(await own.caller.get(`${ONLINE}/${modelId}/${ofAdmin}`)).toMatchObject({ code: 404 })
    expect(await own.caller.put(`${ONLINE}/${modelId}/${ofAdmin}`, { data: JSON.stringify(filled) })).toMatchObject({
      code: 404,
    })
    expect(await own.caller.delete(`${ONLINE}/${modelId}/${ofAdmin}`)).toMatchObject({ code: 404 })
    expect(await own.caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids: [ofAdmin] })).toMatchObject({ code: 404 })
  })
})

describe('a relation', () => {
  it('shows the label of the record it points at; who fills in the form sees that much of the other model and no more', async () => {
    const customers = await build({
      fullName: '客户',
      enCode: 'customer',
      formData: formOf([
        fieldOf({ name: 'F_Name', label: '名称' }),
        fieldOf({ name: 'F_Level', kind: 'select', label: '等级', props: { __slot__: { options } } }),
        fieldOf({ name: 'F_Secret' }),
      ]),
      columnData: listOf({ columns: [{ prop: 'F_Name' }] }),
    })
    await create(customers, { F_Name: '大成', F_Level: 'b', F_Secret: 's' })
    await create(customers, { F_Name: '小满', F_Level: 'a', F_Secret: 't' })
    const relation = fieldOf({
      name: 'F_Customer',
      kind: 'relationForm',
      label: '客户',
      props: { modelId: customers, relationField: 'F_Name', columnOptions: [{ value: 'F_Level', label: '等级' }] },
    })
    const visits = await build({
      fullName: '拜访',
      enCode: 'visit',
      formData: formOf([fieldOf({ name: 'F_Topic' }), relation]),
      columnData: listOf({ columns: [{ prop: 'F_Topic' }, { prop: 'F_Customer', kind: 'relationForm' }] }),
    })
    const { caller } = await permit('seller', { modelId: visits, may: () => true })

    const found = await caller.get<Listed>(
      `${BASE}/${customers}/FieldDataSelect?relationField=F_Name&columnOptions=F_Level&keyword=${encodeURIComponent('大')}`,
    )
    expect(found.data).toMatchObject({ list: [{ F_Name: '大成', F_Level: '乙' }], pagination: { total: 1 } })
    const id = String(found.data.list[0]?.['id'])
    await create(visits, { F_Topic: '报价', F_Customer: id }, caller)
    expect((await list(visits, {}, caller)).list).toMatchObject([
      { F_Topic: '报价', F_Customer: '大成', F_Customer_id: id },
    ])
    expect(await show(customers, id, caller)).toEqual({ F_Name: '大成', F_Level: '乙' })

    expect(await caller.get(`${BASE}/${customers}/FieldDataSelect?relationField=F_Secret`)).toMatchObject({ code: 403 })
    expect(await caller.get(`${ONLINE}/${customers}/${id}`)).toMatchObject({ code: 403 })
  })
})

describe('an import', () => {
  const importing = {
    btnsList: [
      { value: 'add', label: '新增' },
      { value: 'upload', label: '导入' },
    ],
  }
  const upload = async (modelId: string, rows: readonly (readonly CellInput[])[]) => {
    const [head = [], ...body] = rows
    const content = await bufferWorkbook({
      sheetName: 'a',
      columns: head.map((header) => ({ header: String(header) })),
      rows: body,
    })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'records.xlsx')
    const { data } = await admin().post<{ name: string }>(`${ONLINE}/Uploader`, form)
    return await admin().get<Preview>(`${ONLINE}/${modelId}/ImportPreview?fileName=${data.name}`)
  }
  interface Preview {
    headerRow: { id: string; fullName: string }[]
    dataRow: Record<string, string>[]
    faults: { row: number; field: string; message: string }[]
  }
  interface Result {
    snum: number
    fnum: number
    resultType: number
    failResult: Record<string, string>[]
  }
  const head = ['标题', '类别', '标签', '日期', '税率', '采购员', '别的']

  it('shows what is wrong with which cell, takes the rest, and gives back what was not taken', async () => {
    const modelId = await build(order({ settings: importing }))
    await buildUser(test.deps, { account: 'wang', realName: '王芳' })

    const preview = await upload(modelId, [
      head,
      ['一', '甲', '甲,乙', '2026-11-20', 0.1, '王芳/wang', 'x'],
      ['', '丁', '甲', 'soon', 5, '无人', ''],
      ['三', '乙', '', '', '', 'wang', ''],
    ])
    expect(preview.data.headerRow.map(({ fullName }) => fullName)).toEqual([
      ...head.slice(0, 6),
      'tableField1.物品',
      'tableField1.数量',
      'tableField1.单价',
    ])
    expect(preview.data.dataRow).toHaveLength(3)
    expect(preview.data.faults).toEqual([
      { row: 1, field: 'F_Kind', message: '找不到「丁」' },
      { row: 1, field: 'F_Day', message: '应为日期' },
      { row: 1, field: 'F_Buyer', message: '找不到「无人」' },
    ])
    expect((await list(modelId)).pagination.total).toBe(0)

    const rows = preview.data.dataRow
    const dry = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows, dryRun: 1 })
    expect(dry.data).toMatchObject({ snum: 2, fnum: 1, resultType: 1 })
    expect((await list(modelId)).pagination.total).toBe(0)

    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(data).toMatchObject({ snum: 2, fnum: 1, resultType: 1 })
    expect((await list(modelId, { sidx: 'F_No', sort: 'asc' })).list).toMatchObject([
      { F_No: 'CG2026110001', F_Title: '一', F_Kind: '甲', F_Tags: '甲,乙', F_Day: '2026-11-20', F_By: 'admin' },
      { F_No: 'CG2026110002', F_Title: '三', F_Kind: '乙' },
    ])
    const exceptions = await admin().post<{ url: string }>(`${ONLINE}/${modelId}/ImportExceptionData`, {
      list: data.failResult,
    })
    const file = await test.app.inject({
      url: exceptions.data.url,
      headers: { authorization: await test.tokenOf('admin') },
    })
    const given: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) given.push(row)
    expect(given[1]?.at(-1)).toContain('找不到「丁」')
  })

  it('gives numbers without a gap, and none twice, when the database itself refuses one of the rows', async () => {
    const modelId = await build(order({ settings: importing }))
    const table = sql.id('lowcode', `mt${modelId}`)
    await sql`alter table ${table} add constraint no_third check ("F_Title" <> '三')`.execute(
      test.deps.db.withoutPlugins(),
    )
    const titles = ['一', '二', '三', '四']

    const answer = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, {
      list: titles.map((F_Title) => ({ F_Title })),
    })
    const created = await Promise.all(titles.map((title) => create(modelId, { ...filled, F_Title: title })))

    expect(answer.data).toMatchObject({ snum: 3, fnum: 1 })
    expect(created.map(({ code }) => code)).toEqual([200, 200, 400, 200])
    const numbers = (await list(modelId, { sidx: 'F_No', sort: 'asc' })).list.map(({ F_No }) => F_No)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `CG202611000${number}`))
  })

  it('that fails in a later piece leaves no record, number or event, and stores each record once when repeated', async () => {
    const modelId = await build(order({ settings: importing }))
    const db = test.deps.db.withoutPlugins()
    await sql
      .raw(
        `create function lowcode.fail_at() returns trigger language plpgsql as $$ begin
          if new."F_Title" = 'r700' then raise exception 'disk' using errcode = '53100'; end if;
          if new."F_Title" = 'r20' then raise exception 'no' using errcode = '23514'; end if;
          return new; end $$`,
      )
      .execute(db)
    await sql`create trigger fail_at before insert on ${sql.id('lowcode', `mt${modelId}`)}
      for each row execute function lowcode.fail_at()`.execute(db)
    test.app.events.on('record.created', { name: 'import-probe', handle: async () => {} })
    const rows = Array.from({ length: 1001 }, (_, index) => ({ F_Title: `r${index}` }))
    const eventsOf = async () =>
      (await sql`select 1 from events where payload->>'modelId' = ${modelId}`.execute(db)).rows.length

    try {
      expect(await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows })).toMatchObject({ code: 500 })
      expect((await list(modelId)).pagination.total).toBe(0)
      expect(await eventsOf()).toBe(0)
    } finally {
      await sql`drop function lowcode.fail_at() cascade`.execute(db)
    }

    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(data).toMatchObject({ snum: 1001, fnum: 0 })
    expect(await eventsOf()).toBe(1001)
    const stored = await list(modelId, { pageSize: 2, sidx: 'F_No', sort: 'desc' })
    expect(stored.pagination.total).toBe(1001)
    expect(stored.list[0]).toMatchObject({ F_No: 'CG2026111001', F_Title: 'r1000' })
  })

  it('takes rows of sub-tables from the lines below a record, and says in which line a cell is wrong', async () => {
    const modelId = await build(order({ settings: importing }))

    const preview = await upload(modelId, [
      ['标题', '税率', 'tableField1.物品', 'tableField1.数量', 'tableField1.单价'],
      ['一', 0.1, '纸', 3, 2.5],
      ['', '', '笔', 10, 1],
      ['二', '', '', '', ''],
      ['三', '', '书', '多', 1],
      ['', '', '', 2, 2],
      ['四', '', '本', 1, 1],
      ['', '', '', 2, 2],
    ])

    // What a cell cannot be is said first; the rules of the form when all cells are understood.
    expect(preview.data.faults).toEqual([
      { row: 3, field: 'tableField1.F_Qty', message: '应为数字' },
      { row: 6, field: 'tableField1.F_Item', message: '物品不能为空' },
    ])
    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: preview.data.dataRow })
    expect(data).toMatchObject({ snum: 2, fnum: 2 })
    expect(data.failResult.map(({ errorsInfo }) => errorsInfo)).toEqual(['应为数字', '', '', '物品不能为空'])
    const { list: taken } = await list(modelId, { sidx: 'F_No', sort: 'asc' })
    expect(taken).toMatchObject([
      { F_Title: '一', 'tableField1-F_Item': '纸, 笔', F_Total: '19.25' },
      { F_Title: '二', 'tableField1-F_Item': '', F_Total: '0.00' },
    ])

    // Mended where it stands, and taken without being uploaded again.
    const mended = data.failResult.map((row, index) => ({
      ...row,
      ...(index === 0 && { 'tableField1.F_Qty': '5' }),
      ...(index % 2 === 1 && { 'tableField1.F_Item': '尺' }),
    }))
    const again = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: mended })
    expect(again.data).toMatchObject({ snum: 2, fnum: 0, failResult: [] })
    expect((await list(modelId, { sidx: 'F_No', sort: 'asc' })).list.slice(2)).toMatchObject([
      { F_Title: '三', 'tableField1-F_Item': '书, 尺', F_Total: '9.00' },
      { F_Title: '四', 'tableField1-F_Item': '本, 尺' },
    ])
  })

  it('holds to the rules of the form', async () => {
    const modelId = await build(order({ settings: importing }))

    const { data } = await admin().post<Result & { faults: unknown[] }>(`${ONLINE}/${modelId}/ImportData`, {
      list: [
        { F_Title: '', F_Rate: '2' },
        { F_Title: '好', F_Rate: '0.5', constructor: 'x', F_No: 'mine' },
      ],
    })

    expect(data).toMatchObject({ snum: 1, fnum: 1 })
    expect(data.faults).toEqual(
      expect.arrayContaining([
        { row: 0, field: 'F_Title', message: '标题不能为空' },
        { row: 0, field: 'F_Rate', message: '税率不能大于 1' },
      ]),
    )
  })

  it('is for those who may; the template has what they may fill in', async () => {
    const modelId = await build(order({ settings: { ...importing, useBtnPermission: true, useFormPermission: true } }))
    const { caller } = await permit('taker', { modelId, may: (code) => code !== 'F_Rate' })
    const other = await permit('other', { modelId, may: (code) => code !== 'btn_upload' })

    const { data } = await caller.get<{ url: string; name: string }>(`${ONLINE}/${modelId}/Template`)
    expect(data.name).toBe('采购单导入模板.xlsx')
    const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('taker') } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
    expect(rows).toEqual([
      ['标题', '类别', '标签', '日期', '采购员', 'tableField1.物品', 'tableField1.数量', 'tableField1.单价'],
    ])
    const english = await test.app.inject({
      url: `${ONLINE}/${modelId}/Template`,
      headers: { authorization: await test.tokenOf('taker'), 'accept-language': 'en' },
    })
    expect(english.json()).toMatchObject({ data: { name: '采购单 import template.xlsx' } })
    expect(await other.caller.get(`${ONLINE}/${modelId}/Template`)).toMatchObject({ code: 403 })
    expect(await other.caller.post(`${ONLINE}/${modelId}/ImportData`, { list: [{ F_Title: 'x' }] })).toMatchObject({
      code: 403,
    })
  })
})

describe('an export', () => {
  const fetchRows = async (url: string, who = 'admin') => {
    const file = await test.app.inject({ url, headers: { authorization: await test.tokenOf(who) } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
    return rows
  }
  const offer = (modelId: string, body: object, who = admin()) =>
    who.post<{ name: string; url: string }>(`${ONLINE}/${modelId}/Actions/Export`, body)

  it('holds the chosen columns of all pages, or of one, found and sorted as the list is', async () => {
    const modelId = await build(order())
    for (const title of ['一', '二', '=1+1']) await create(modelId, { ...filled, F_Title: title })
    const sorted = { currentPage: 1, pageSize: 2, sidx: 'F_Title', sort: 'asc' }

    const all = await offer(modelId, { ...sorted, dataType: 1, selectKey: ['F_Title', 'F_Kind', 'F_Total'] })
    expect(all.data.name).toBe('采购单.xlsx')
    const rows = await fetchRows(all.data.url)
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual(['标题', '类别', '合计'])
    expect(rows).toContainEqual(['=1+1', '甲', 19.25])

    const one = await offer(modelId, { ...sorted, dataType: 0, selectKey: 'F_Title' })
    expect(await fetchRows(one.data.url)).toHaveLength(3)
    expect((await test.app.inject({ url: one.data.url })).json()).toMatchObject({ code: 600 })
  })

  it.each(['asc', 'desc'])(
    'of many pieces holds every row once, in order, those without a value too: %s',
    async (sort) => {
      const modelId = await build(order())
      const table = sql.id('lowcode', `mt${modelId}`)
      // Many alike, and some empty.
      await sql`insert into ${table} ("F_Id", "F_Title", "F_Day")
      select lpad(i::text, 8, '0'), 'r' || i, case when i % 5 = 0 then null else timestamptz '2026-01-01' + (i % 7) * interval '1 day' end
      from generate_series(1, 2345) as i`.execute(test.deps.db.withoutPlugins())

      const { data } = await offer(modelId, { dataType: 1, selectKey: 'F_Title,F_Day', sidx: 'F_Day', sort })
      const rows = (await fetchRows(data.url)).slice(1)

      expect(new Set(rows.map(([title]) => title)).size).toBe(2345)
      expect(rows).toHaveLength(2345)
      const days = rows.map(([, at]) => (typeof at === 'string' ? at : ''))
      const sorted = days.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
      expect(days).toEqual(sort === 'asc' ? sorted : sorted.toReversed())
    },
  )

  it('can be sent back as a file to import: with a line for each row of a sub-table, also where names are alike', async () => {
    const buttons = ['add', 'download', 'upload'].map((value) => ({ value, label: value }))
    const columns = [
      { prop: 'F_No', label: '单号', kind: 'billRule' },
      { prop: 'F_Title', label: '标题' },
      // As the designer calls it, and as the main field is called.
      { prop: 'tableField1-F_Item', label: '明细-物品' },
      { prop: 'tableField1-F_Price', label: '税率', kind: 'numInput' },
      { prop: 'tableField1-F_Qty', label: '件', kind: 'numInput' },
    ]
    const columnData = JSON.stringify({
      ...(JSON.parse(order().columnData) as object),
      columnList: columns.map((column) => ({ ...column, sqosKey: column.kind ?? 'comInput' })),
      btnsList: buttons,
    })
    const modelId = await build({ ...order(), columnData })
    await create(modelId, filled)
    await create(modelId, { ...filled, F_Title: '单行', tableField1: [{ F_Item: '书', F_Qty: 1, F_Price: 9 }] })
    await create(modelId, { ...filled, F_Title: '空', tableField1: [] })

    const { data } = await offer(modelId, { dataType: 1, sidx: 'F_No', sort: 'asc' })
    const [head = [], ...lines] = await fetchRows(data.url)
    expect(head).toEqual(['单号', '标题', '明细-物品', '税率(tableField1.F_Price)', '件'])
    expect(lines).toEqual([
      ['CG2026110001', '办公用品', '纸', 2.5, 3],
      [null, null, '笔', 1, 10],
      ['CG2026110002', '单行', '书', 9, 1],
      ['CG2026110003', '空', null, null, null],
    ])

    const changed = lines.map((line) => line.map((cell) => (cell === 10 ? 20 : (cell as CellInput))))
    const content = await bufferWorkbook({
      sheetName: 'a',
      columns: head.map((header) => ({ header: String(header) })),
      rows: changed,
    })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'records.xlsx')
    const kept = await admin().post<{ name: string }>(`${ONLINE}/Uploader`, form)
    const preview = await admin().get<{ dataRow: object[]; faults: object[] }>(
      `${ONLINE}/${modelId}/ImportPreview?fileName=${kept.data.name}`,
    )
    expect(preview.data.faults).toEqual([])
    const taken = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: preview.data.dataRow })
    expect(taken.data).toMatchObject({ snum: 3, fnum: 0 })

    const { list: all } = await list(modelId, { sidx: 'F_No', sort: 'asc' })
    const stored = await Promise.all(all.slice(3).map(async ({ id }) => (await read(modelId, id)).values))
    expect(stored).toMatchObject([
      {
        F_Title: '办公用品',
        tableField1: [
          { F_Item: '纸', F_Qty: 3, F_Price: 2.5 },
          { F_Item: '笔', F_Qty: 20, F_Price: 1 },
        ],
      },
      { F_Title: '单行', tableField1: [{ F_Item: '书', F_Qty: 1, F_Price: 9 }] },
      { F_Title: '空' },
    ])
    expect(all[0]).toMatchObject({ 'tableField1-F_Item': '纸, 笔' })
  })

  it('is for those who may, of the columns and rows they see, and not for who lost the right meanwhile', async () => {
    const using = { useBtnPermission: true, useColumnPermission: true, useDataPermission: true }
    const modelId = await build(order({ settings: using }))
    await create(modelId, filled)
    const { caller, userId } = await permit('exporter', {
      modelId,
      may: (code) => code !== 'F_Total' && code !== 'sqos_alldata',
    })
    const other = await permit('other', { modelId, may: (code) => code !== 'btn_download' })

    expect(await offer(modelId, { dataType: 1 }, other.caller)).toMatchObject({ code: 403 })
    expect(await offer(modelId, { dataType: 1, selectKey: 'F_Total' }, caller)).toMatchObject({ code: 400 })
    const { data } = await offer(modelId, { dataType: 1 }, caller)
    expect(await fetchRows(data.url, 'exporter')).toEqual([
      ['单号', '标题', '类别', '标签', '日期', '创建人员', '物品'],
    ])
    const [record] = (await caller.get<{ list: { id: string }[] }>('/api/example/dowTools')).data.list
    await test.deps.db
      .updateTable('downloadRecords')
      .set({ expireTime: new Date(0) })
      .execute()
    await test.deps.db.deleteFrom('authorities').where('objectId', '=', userId).execute()
    await caller.put(`/api/example/dowTools/${record?.id}/Actions/Retry`)
    expect((await caller.get('/api/example/dowTools')).data).toMatchObject({
      list: [{ status: 'failed', link: null, message: '没有权限执行该操作，请联系管理员' }],
    })
  })
})

it('shows attributes of related records in the rows of a detail', async () => {
  const parts = await build({
    fullName: '物料',
    enCode: 'part',
    formData: formOf([fieldOf({ name: 'F_Name' }), fieldOf({ name: 'F_Unit' })]),
    columnData: listOf({ columns: [{ prop: 'F_Name' }] }),
  })
  await create(parts, { F_Name: '螺栓', F_Unit: '盒' })
  const part = (await list(parts)).list[0]?.['id']
  const modelId = await build({
    fullName: '领料',
    enCode: 'pick',
    formData: formOf([
      fieldOf({ name: 'F_Why' }),
      subTableOf('tableField9', [
        { name: 'F_Part', kind: 'relationForm', props: { modelId: parts, relationField: 'F_Name' } },
        { name: '', kind: 'relationFormAttr', props: { relationField: 'F_Part', showField: 'F_Unit' } },
      ]),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Why' }] }),
  })
  await create(modelId, { F_Why: '维修', tableField9: [{ F_Part: part }, {}] })

  expect(await show(modelId, (await list(modelId)).list[0]?.['id'])).toMatchObject({
    tableField9: [{ F_Part: '螺栓', F_Part_id: part, F_Part_F_Unit: '盒' }, {}],
  })
})

it('shows names out of data interfaces: of options and of chosen rows', async () => {
  const rows = [
    { id: 'p1', fullName: '一号仓', code: 'A' },
    { id: 'p2', fullName: '二号仓', code: 'B' },
  ]
  await buildCategory(test)
  const interfaceId = await buildInterface(test, { enCode: 'store', query: JSON.stringify(rows) })
  const modelId = await build({
    fullName: '入库',
    enCode: 'stockin',
    formData: formOf([
      fieldOf({
        name: 'F_Store',
        kind: 'select',
        config: { dataType: 'dynamic', propsUrl: interfaceId, props: { value: 'code', label: 'fullName' } },
      }),
      fieldOf({
        name: 'F_From',
        kind: 'popupSelect',
        props: { interfaceId, propsValue: 'id', relationField: 'fullName' },
      }),
    ]),
    columnData: listOf({
      columns: [
        { prop: 'F_Store', kind: 'select' },
        { prop: 'F_From', kind: 'popupSelect' },
      ],
      settings: { btnsList: [{ value: 'add' }, { value: 'upload' }] },
    }),
  })

  await create(modelId, { F_Store: 'B', F_From: 'p1' })
  await create(modelId, { F_Store: 'Z', F_From: 'p9' })

  expect((await list(modelId)).list).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ F_Store: '二号仓', F_From: '一号仓', F_From_id: 'p1' }),
      expect.objectContaining({ F_Store: 'Z', F_From: 'p9' }),
    ]),
  )

  const { data } = await admin().post<{ snum: number; faults: object[] }>(`${ONLINE}/${modelId}/ImportData`, {
    list: [{ F_Store: '一号仓' }, { F_Store: '三号仓' }],
  })
  expect(data).toMatchObject({ snum: 1, faults: [{ row: 1, field: 'F_Store', message: '找不到「三号仓」' }] })
  expect((await list(modelId)).list.map(({ F_Store }) => F_Store)).toContain('一号仓')
})

it('follows a change of the design at once, on every server', async () => {
  const modelId = await build(order())
  await create(modelId, filled)
  const model = (await admin().get<{ tables: string }>(`${BASE}/${modelId}`)).data
  const next = {
    ...order(),
    category: 'office',
    tables: model.tables,
    formData: formOf([fieldOf({ name: 'F_Title', label: '标题' }), fieldOf({ name: 'F_New' })]),
    columnData: listOf({ columns: [{ prop: 'F_Title' }, { prop: 'F_New' }] }),
  }
  expect(await admin().put(`${BASE}/${modelId}`, next)).toMatchObject({ code: 200 })

  expect((await list(modelId)).list).toEqual([{ id: expect.any(String), F_Title: '办公用品', F_New: '' }])
  expect(await create(modelId, { F_Title: 't', F_New: 'n' })).toMatchObject({ code: 200 })
  await admin().put(`${BASE}/${modelId}/Actions/State`)
  expect(await admin().post(`${ONLINE}/${modelId}/List`, {})).toMatchObject({ code: 400, msg: '该功能已停用' })
})
