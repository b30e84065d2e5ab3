import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../../model/model.testing.ts'
import {
  buildOrderRule,
  BASE,
  fieldsOf,
  filled,
  type Listed,
  ONLINE,
  options,
  order,
  recordCalls,
} from '../record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildOrderRule(test)
})

const { admin, build, permit, list, create, read, show } = recordCalls(() => test)

describe('permission', () => {
  const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true, useDataPermission: true }
  const everything = (code: string) => code !== ''

  it('refuses users without the menu entry: records and design', async () => {
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

  it('allows the granted buttons that the design contains', async () => {
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
    // Without the button in the design nobody deletes, including the administrator.
    expect(await admin().delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 403 })
  })

  it('shows granted columns only; others cannot be searched or sorted by', async () => {
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

  it('hides fields and refuses to write them', async () => {
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

  it('for a sub-table column does not apply to a main field of the same name', async () => {
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

  it('to a field cannot be bypassed by guesses: a correct value is refused like a wrong one', async () => {
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
    // The client calculates it from visible fields, which reveals nothing about the stored value.
    expect(await save({ F_Total: '1.00' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({ F_Rate: 0.1, F_Total: '19.25' })
  })

  it('to a sub-table covers its list columns; changes by users without it keep its rows', async () => {
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

  it('to a field also applies in record pickers: only list columns for users without detail or edit', async () => {
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
    // Users who open records see the field there.
    expect(await ask('F_Title', reader)).toMatchObject({ code: 200, data: { list: [{ F_Title: '办公用品' }] } })
  })

  it('to fill in a form without a list reveals no records of others', async () => {
    const modelId = await build({ ...order(), webType: 1 })
    const { caller } = await permit('guest', { modelId, may: everything })
    expect(await create(modelId, filled, caller)).toMatchObject({ code: 200 })

    expect(await caller.post(`${ONLINE}/${modelId}/List`, {})).toMatchObject({ code: 403 })
    expect(await caller.get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Title`)).toMatchObject({ code: 403 })
    // The designer previews a relation before the model is saved.
    expect(await admin().get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Title`)).toMatchObject({ code: 200 })
  })

  it('to search by the tree field ends when the design drops the tree', async () => {
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

  it('to a column is required to group or sort by it', async () => {
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

  it('covers only rows of the granted data schemes: shown, changed and deleted', async () => {
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

  it('to whole phone numbers is required to read, search, sort and export them; masks sent back keep the number', async () => {
    const phone = (name: string) => ({
      name,
      label: '手机',
      props: { isPhoneNumber: true },
      config: { regList: [{ pattern: '/^1[3-9]\\d{9}$/' }] },
    })
    const modelId = await build({
      fullName: '客户',
      enCode: 'customer',
      formData: formOf([
        fieldOf({ name: 'F_Name' }),
        fieldOf(phone('F_Phone')),
        subTableOf('tableField1', [phone('F_Other')]),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_Name' }, { prop: 'F_Phone' }, { prop: 'tableField1-F_Other' }],
        search: [{ prop: 'F_Phone' }],
        settings: { useBtnPermission: true },
      }),
    })
    const [first, second] = [
      { F_Name: '甲', F_Phone: '13812345678', tableField1: [{ F_Other: '13900001111' }] },
      { F_Name: '乙', F_Phone: '13712345678' },
    ]
    for (const customer of [first, second]) expect(await create(modelId, customer)).toMatchObject({ code: 200 })
    const seller = await permit('seller', { modelId, may: (code) => code !== 'btn_showNumber' })
    const chief = await permit('chief', { modelId, may: () => true })
    const names = async (body: object, who = seller.caller) =>
      (await list(modelId, body, who)).list
        .map(({ F_Name }) => String(F_Name))
        .toSorted((one, other) => one.localeCompare(other))
    const search = (number: string, who = seller.caller) =>
      names({ queryJson: JSON.stringify({ F_Phone: number }) }, who)
    const shownTo = async (who = seller.caller) =>
      (await list(modelId, {}, who)).list.find(({ F_Name }) => F_Name === '甲')

    expect(await shownTo()).toMatchObject({ F_Phone: '138****5678', 'tableField1-F_Other': '139****1111' })
    expect(await shownTo(chief.caller)).toMatchObject({ F_Phone: '13812345678', 'tableField1-F_Other': '13900001111' })
    expect([await search('1234'), await search('138****5678'), await search('1234', chief.caller)]).toEqual([
      [],
      ['甲'],
      ['甲', '乙'].toSorted((one, other) => one.localeCompare(other)),
    ])
    const orders = await Promise.all(
      ['asc', 'desc'].map(async (sort) => (await list(modelId, { sidx: 'F_Phone', sort }, seller.caller)).list),
    )
    expect(orders[0]).toEqual(orders[1])

    const id = (await shownTo())?.['id']
    const masks = { F_Phone: '138****5678', tableField1: [{ F_Other: '139****1111' }] }
    expect(await show(modelId, id, seller.caller)).toMatchObject(masks)
    expect(await show(modelId, id, chief.caller)).toMatchObject(first)
    const { values } = await read(modelId, id, seller.caller)
    expect(values).toMatchObject(masks)

    const save = (change: object) =>
      seller.caller.put(`${ONLINE}/${modelId}/${String(id)}`, { data: JSON.stringify({ ...values, ...change }) })
    expect(await save({ F_Name: '丙' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({ ...first, F_Name: '丙' })
    expect(fieldsOf(await save({ F_Phone: '137****5678' }))).toHaveProperty('F_Phone')
    expect(await save({ F_Phone: '13600000000' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({ F_Phone: '13600000000' })
    expect(fieldsOf(await create(modelId, { F_Name: '丁', F_Phone: '138****5678' }, seller.caller))).toHaveProperty(
      'F_Phone',
    )
  })
})

describe('a relation', () => {
  it('shows the label of the related record; users of the form see no other field of that model', async () => {
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
