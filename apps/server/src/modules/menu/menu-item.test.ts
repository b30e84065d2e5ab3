import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMenu, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { DataField, DataScheme, ModuleItem } from './menu-item.schema.ts'

let test: TestApp
let menu: { id: string }

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  menu = await buildMenu(test.deps, { enCode: 'sales.order' })
})
afterAll(() => test.close())

describe.each([
  ['ModuleButton', 'btn_add'],
  ['ModuleColumn', 'orderNo'],
  ['ModuleForm', 'order-no'],
] as const)('%s', (name, enCode) => {
  const url = `/api/system/${name}`
  const list = async () => (await test.as('admin').get<{ list: ModuleItem[] }>(`${url}/${menu.id}/List`)).data.list
  const add = (change: object = {}) =>
    test.as('admin').post(url, { moduleId: menu.id, fullName: '新建', enCode, ...change })

  it('is added, changed, disabled and deleted', async () => {
    expect(await add()).toMatchObject({ code: RESULT.ok })
    const [item] = await list()
    expect(item).toMatchObject({ enCode, fullName: '新建', enabledMark: 1 })
    const one = `${url}/${item?.id}`

    await test.as('admin').put(one, { moduleId: menu.id, fullName: '添加', enCode, lastModifyTime: null })
    await test.as('admin').put(`${one}/Actions/State`)
    expect((await test.as('admin').get(one)).data).toMatchObject({ fullName: '添加', enabledMark: 0 })
    expect(
      await test.as('admin').put(one, { moduleId: menu.id, fullName: '晚', enCode, lastModifyTime: null }),
    ).toMatchObject({ code: RESULT.conflict })

    await test.as('admin').delete(one)
    expect(await list()).toEqual([])
    expect(await test.as('admin').get(one)).toMatchObject({ code: RESULT.notFound })
  })

  it('is added in batches; existing codes are skipped', async () => {
    await add()

    const answer = await test.as('admin').post(`${url}/Actions/Batch`, {
      moduleId: menu.id,
      list: [enCode, 'b', 'c', 'b'].map((code) => ({ enCode: code, fullName: code })),
    })

    expect(answer).toMatchObject({ msg: '已添加 2 项' })
    expect((await list()).map((item) => [item.enCode, item.sortCode])).toEqual([
      [enCode, 0],
      ['b', 2],
      ['c', 3],
    ])
  })

  it.each([
    ['a code that is taken', {}, 'enCode'],
    ['a code that begins with a digit', { enCode: '1a' }, 'enCode'],
    ['a menu entry that is not there', { moduleId: 'gone' }, 'moduleId'],
    ['no name', { fullName: ' ' }, 'fullName'],
  ])('refuses %s', async (_, change, field) => {
    await add()

    expect(await add(change)).toMatchObject({ data: { fields: { [field]: expect.any(String) as string } } })
  })
})

it('is managed by users with its own permission only', async () => {
  await buildUser(test.deps, { account: 'lina', permissions: ['system.menu:btn_btnPer'] })

  expect(await test.as('lina').get(`/api/system/ModuleButton/${menu.id}/List`)).toMatchObject({ code: RESULT.ok })
  expect(await test.as('lina').get(`/api/system/ModuleColumn/${menu.id}/List`)).toMatchObject({
    code: RESULT.forbidden,
  })
})

describe('data schemes', () => {
  const FIELDS = '/api/system/ModuleDataAuthorize'
  const SCHEMES = '/api/system/ModuleDataAuthorizeScheme'
  const field = (change: object = {}) => ({
    moduleId: menu.id,
    fullName: '创建人',
    enCode: 'creator_user_id',
    type: 'String',
    conditionSymbol: 'Equal,NotEqual,Included',
    conditionText: 'text,@userId',
    ...change,
  })
  const condition = (change: object = {}) => ({
    id: '1',
    field: 'creator_user_id',
    type: 'String',
    op: 'Equal',
    value: '@userId',
    ...change,
  })
  const scheme = (conditions: object[], change: object = {}) => ({
    moduleId: menu.id,
    fullName: '我的',
    enCode: '',
    matchLogic: 'and',
    conditionJson: JSON.stringify([{ logic: 'or', groups: conditions }]),
    ...change,
  })
  const addField = (change?: object) => test.as('admin').post(FIELDS, field(change))
  const addScheme = (body: object) => test.as('admin').post(SCHEMES, body)
  const schemes = async () =>
    (await test.as('admin').get<{ list: DataScheme[] }>(`${SCHEMES}/${menu.id}/List`)).data.list
  const fields = async () => (await test.as('admin').get<{ list: DataField[] }>(`${FIELDS}/${menu.id}/List`)).data.list

  it('have a description of their conditions', async () => {
    await addField()
    await addField({ fullName: '金额', enCode: 'amount', type: 'Double', conditionSymbol: 'GreaterThan' })

    await addScheme(
      scheme([], {
        matchLogic: 'or',
        conditionJson: JSON.stringify([
          { logic: 'or', groups: [condition()] },
          {
            logic: 'and',
            groups: [
              condition({ op: 'NotEqual' }),
              condition({ field: 'amount', type: 'Double', op: 'GreaterThan', value: '100' }),
            ],
          },
        ]),
      }),
    )

    expect(await schemes()).toMatchObject([
      {
        fullName: '我的',
        enCode: '',
        conditionText: '创建人 等于 当前用户 或 (创建人 不等于 当前用户 且 金额 大于 100)',
      },
    ])
  })

  it('with a fixed meaning exist once per entry', async () => {
    expect(await addScheme(scheme([], { enCode: 'sqos_own' }))).toMatchObject({ code: RESULT.ok })

    expect(await schemes()).toMatchObject([{ enCode: 'sqos_own', conditionText: '本人数据', conditionJson: '' }])
    expect(await addScheme(scheme([], { enCode: 'sqos_own', fullName: '又' }))).toMatchObject({ code: RESULT.refused })
    expect(await addScheme(scheme([], { enCode: 'sqos_other', fullName: '又' }))).toMatchObject({
      code: RESULT.refused,
    })
  })

  it.each([
    ['no condition', []],
    ['a field that is not there', [{ field: 'gone' }]],
    ['another type', [{ type: 'Int32' }]],
    ['a symbol that is not offered', [{ op: 'LessThan' }]],
    ['a content that is not offered', [{ value: '@organizeId' }]],
    ['no content', [{ value: ' ' }]],
    ['an empty list', [{ op: 'Included', value: [] }]],
  ])('refuse %s', async (_, changes) => {
    await addField()

    expect(await addScheme(scheme(changes.map((change) => condition(change))))).toMatchObject({ code: RESULT.refused })
    expect(await schemes()).toEqual([])
  })

  it('refuse letters in place of a number', async () => {
    await addField({ type: 'Int32' })

    expect(await addScheme(scheme([condition({ type: 'Int32', value: 'many' })]))).toMatchObject({
      msg: '字段 创建人 的条件内容必须是数字',
    })
  })

  it('prevent changes of the fields that they use', async () => {
    await addField()
    await addScheme(scheme([condition()]))
    const [known] = await fields()
    const one = `${FIELDS}/${known?.id}`

    expect(await test.as('admin').delete(one)).toMatchObject({ code: RESULT.refused })
    expect(await test.as('admin').put(one, field({ enCode: 'other' }))).toMatchObject({ code: RESULT.refused })
    expect(await test.as('admin').put(one, field({ fullName: '制单人' }))).toMatchObject({ code: RESULT.ok })

    await test.as('admin').delete(`${SCHEMES}/${(await schemes())[0]?.id}`)
    expect(await test.as('admin').delete(one)).toMatchObject({ code: RESULT.ok })
  })

  it('are changed and disabled', async () => {
    await addField()
    await addScheme(scheme([condition()]))
    const one = `${SCHEMES}/${(await schemes())[0]?.id}`

    await test.as('admin').put(one, scheme([condition({ op: 'Included', value: ['a', 'b'] })], { fullName: '他们的' }))
    await test.as('admin').put(`${one}/Actions/State`)

    expect((await test.as('admin').get(one)).data).toMatchObject({
      fullName: '他们的',
      enabledMark: 0,
      conditionText: '创建人 包含 a、b',
    })
  })
})
