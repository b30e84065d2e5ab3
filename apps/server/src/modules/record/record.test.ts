import { expressionFromText } from '@sqos/formula'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'
import { buildOrderRule, BASE, day, fieldsOf, filled, ONLINE, options, order, recordCalls } from './record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildOrderRule(test)
})

const { admin, build, list, create, read, show, childOf } = recordCalls(() => test)

/** The sum of the rows from ten on. */
const OVER_TEN = 'SUM(IF(tableField1.F_Qty >= 10, tableField1.F_Qty, 0))'

describe('a record', () => {
  it('is created with bill number, system fields and formula results; values of the client for them have no effect', async () => {
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

  it('is refused while the rule of its number does not exist', async () => {
    const number = fieldOf({ name: 'F_No', kind: 'billRule', label: '单号', config: { rule: 'nowhere' } })
    const modelId = await build({
      fullName: '无规则',
      enCode: 'norule',
      formData: formOf([number, fieldOf({ name: 'F_Title' })]),
      columnData: listOf({ columns: [{ prop: 'F_Title' }] }),
    })

    expect(await create(modelId, { F_Title: '纸' })).toMatchObject({
      code: 400,
      data: { fields: { F_No: '“单号”的单据规则 nowhere 不存在，请联系管理员' } },
    })
    expect((await list(modelId)).list).toEqual([])
  })

  it('is created, changed and deleted from a list whose document names no buttons', async () => {
    const { btnsList: _, columnBtnsList: __, ...document } = JSON.parse(listOf({ columns: [{ prop: 'F_Title' }] }))
    const formData = formOf([fieldOf({ name: 'F_Title' })])
    const modelId = await build({ fullName: '无按钮', enCode: 'nobtn', formData, columnData: JSON.stringify(document) })

    expect(await create(modelId, { F_Title: '纸' })).toMatchObject({ code: 200 })
    const id = String((await list(modelId)).list[0]?.['id'])
    const { version } = await read(modelId, id)
    const change = { id, version, data: JSON.stringify({ F_Title: '笔' }) }
    expect(await admin().put(`${ONLINE}/${modelId}/${id}`, change)).toMatchObject({ code: 200 })
    expect(await admin().delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 200 })
  })

  it('is refused with one message per field and row that violates the form rules', async () => {
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

  it('follows the visual rules of the form: required, hidden, locked and set fields, offered options, cells of rows', async () => {
    const isUrgent = { field: 'F_State', operator: 'is', value: 'a' }
    const rule = (conditions: object[], ...actions: object[]) => ({ match: 'all', conditions, actions })
    const modelId = await build({
      fullName: '规则',
      enCode: 'rules',
      formData: formOf(
        [
          fieldOf({ name: 'F_State', kind: 'select', label: '状态', props: { __slot__: { options } } }),
          fieldOf({ name: 'F_Why', label: '原因' }),
          fieldOf({ name: 'F_Note', label: '备注' }),
          fieldOf({ name: 'F_Level', kind: 'numInput', label: '级别' }),
          fieldOf({
            name: 'F_Twice',
            kind: 'calculate',
            props: { expression: [{ __vModel__: 'F_Level', label: '' }, '×', '2'] },
          }),
          fieldOf({ name: 'F_Sum', kind: 'calculate', props: { expression: expressionFromText(OVER_TEN) } }),
          fieldOf({ name: 'F_Text', label: '说明' }),
          fieldOf({ name: 'F_Pick', kind: 'select', label: '选择', props: { __slot__: { options } } }),
          subTableOf('tableField1', [
            { name: 'F_Item', label: '物品' },
            { name: 'F_Qty', kind: 'numInput', label: '数量' },
          ]),
        ],
        {
          visualRules: [
            rule(
              [isUrgent],
              { type: 'require', fields: ['F_Why'] },
              { type: 'setValue', fields: ['F_Level'], value: 3 },
            ),
            rule([{ field: 'F_Twice', operator: 'greater', value: 5 }], { type: 'hide', fields: ['F_Note'] }),
            rule([isUrgent], { type: 'filter', fields: ['F_Pick'], options: ['a'] }),
            rule([{ field: 'F_State', operator: 'isNotEmpty' }], {
              type: 'setValue',
              fields: ['F_Text'],
              formula: expressionFromText('IF(F_Twice > 5, "多", "少") & TEXT(F_Sum, "0.0")'),
            }),
            rule([{ field: 'tableField1.F_Qty', operator: 'atLeast', value: 10 }], {
              type: 'require',
              fields: ['tableField1.F_Item'],
            }),
          ],
        },
      ),
      columnData: listOf({ columns: [{ prop: 'F_State' }] }),
    })

    const refused = await create(modelId, { F_State: 'a', F_Pick: 'b', tableField1: [{ F_Qty: 1 }, { F_Qty: 10 }] })
    expect(fieldsOf(refused)).toEqual({
      F_Why: '原因不能为空',
      F_Pick: '选择所选的选项当前不可用',
      'tableField1.1.F_Item': '物品不能为空',
    })

    expect(await create(modelId, { F_State: 'b', F_Note: '旧', F_Level: 1, F_Pick: 'b' })).toMatchObject({ code: 200 })
    const id = String((await list(modelId)).list[0]?.['id'])
    const { version } = await read(modelId, id)
    // Results of a client are not trusted: neither of formulas nor of rules.
    const cheat = { F_Twice: '1.00', F_Sum: '999.00', F_Text: '假' }
    const rows = [{ F_Item: '笔', F_Qty: 12 }, { F_Item: '尺', F_Qty: 30 }, { F_Qty: 9 }]
    const data = JSON.stringify({
      F_State: 'a',
      F_Why: '急',
      F_Note: '新',
      F_Level: 1,
      F_Pick: 'b',
      ...cheat,
      tableField1: rows,
    })
    expect(await admin().put(`${ONLINE}/${modelId}/${id}`, { id, data, version })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({
      F_Why: '急',
      F_Level: 3,
      F_Twice: '6.00',
      F_Sum: '42.00',
      F_Text: '多42.0',
      F_Note: '旧',
      F_Pick: 'b',
    })
  })

  it.each(['[]', '"a"', '{', '{"__proto__":{"isAdministrator":true}}', 'null'])(
    'is refused when its data is %s',
    async (data) => {
      const modelId = await build(order())

      expect(await admin().post(`${ONLINE}/${modelId}`, { data })).toMatchObject({ code: 400 })
    },
  )

  it('is changed: rows keep order and ids, cleared fields become empty, number and creator remain', async () => {
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

  it('does not overwrite a newer version; the refusal names the changed fields', async () => {
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

  it('accepts one of several concurrent changes', async () => {
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

  it('is deleted with its rows; a batch deletes all records or none', async () => {
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

  it('in designed tables is written to main, secondary and child table and read as one record', async () => {
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

it('a change of a record keeps column values without a form field', async () => {
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

  // One row is removed, one is new, and the order differs.
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

it('a detail shows attributes of related records in its rows', async () => {
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

it('lists and imports use names from data interfaces, of options and of chosen rows', async () => {
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

it('lists and forms use a changed design at once', async () => {
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

it('pickers with a limit accept only allowed ids, and keep ids that the record held before', async () => {
  const company = await buildOrganization(test, { fullName: '集团' })
  const [office, store] = [
    await buildOrganization(test, { fullName: '总部', parentId: company }),
    await buildOrganization(test, { fullName: '门店', parentId: company }),
  ]
  const desk = await buildOrganization(test, { fullName: '前台', parentId: office })
  const near = await buildPosition(test, { fullName: '文员', organizeId: desk })
  const far = await buildPosition(test, { fullName: '店长', organizeId: store })
  const role = await buildRole(test.deps)
  const { id: holder } = await buildUser(test.deps, { account: 'holder', roleIds: [role.id] })
  const { id: other } = await buildUser(test.deps, { account: 'other' })
  const limited = (...ableIds: unknown[]) => ({ selectType: 'custom', ableIds })
  const design = (limit: Record<string, unknown>) => ({
    fullName: '派工',
    enCode: 'dispatch',
    formData: formOf([
      fieldOf({ name: 'F_Who', kind: 'userSelect', label: '负责人', props: limit }),
      fieldOf({ name: 'F_Where', kind: 'comSelect', label: '组织', props: limited([company, office]) }),
      fieldOf({ name: 'F_Place', kind: 'posSelect', label: '岗位', props: limited(`${office}--department`) }),
      subTableOf('tableField1', [
        { name: 'F_Helper', kind: 'userSelect', label: '协助人', props: { multiple: true, ...limit } },
      ]),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Who', label: '负责人', kind: 'userSelect' }] }),
  })
  const modelId = await build(design(limited(`${role.id}--role`)))
  const right = {
    F_Who: holder,
    F_Where: [company, office, desk],
    F_Place: near,
    tableField1: [{ F_Helper: [holder] }],
  }

  const wrong = { F_Who: other, F_Where: [company, store], F_Place: far, tableField1: [{ F_Helper: [holder, other] }] }
  const refused = await create(modelId, wrong)
  expect(fieldsOf(refused)).toEqual({
    F_Who: '所选内容不在「负责人」的可选范围内',
    F_Where: '所选内容不在「组织」的可选范围内',
    F_Place: '所选内容不在「岗位」的可选范围内',
    'tableField1.0.F_Helper': '所选内容不在「协助人」的可选范围内',
  })
  expect(await create(modelId, right)).toMatchObject({ code: 200 })

  const id = (await list(modelId)).list[0]?.['id']
  const { version } = await read(modelId, id)
  await test.deps.db.deleteFrom('userRelations').where('userId', '=', holder).execute()
  const put = (values: object) =>
    admin().put(`${ONLINE}/${modelId}/${String(id)}`, { id, version, data: JSON.stringify(values) })
  expect(fieldsOf(await put({ ...right, F_Who: other }))).toHaveProperty('F_Who')
  expect(await put(right)).toMatchObject({ code: 200 })
})
