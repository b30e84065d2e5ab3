import { isRecord, type JsonRecord } from '@sqos/form-model'
import { expect } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Answer } from '../../testing/caller.ts'
import type { TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'

/** Path of the model routes. */
export const BASE = '/api/visualdev/Base'

/** Path of the record routes. */
export const ONLINE = '/api/visualdev/OnlineDev'

/** One page of records. */
export interface Listed {
  list: Record<string, unknown>[]
  pagination: { total: number; currentPage: number; pageSize: number }
}

interface Grant {
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource'
  itemId: string
  level?: 'read' | 'required' | 'edit' | 'remove' | null
}

/** Calls of the record tests, on the server that `current` returns at the start of a call. */
export function recordCalls(current: () => TestApp) {
  const admin = () => current().as('admin')

  /** Creates a model with a menu entry; returns its id. */
  async function build(
    body: { fullName: string; enCode: string; formData: string; columnData?: string } & Record<string, unknown>,
  ) {
    expect(await admin().post(BASE, { category: 'office', type: 1, webType: 2, ...body })).toMatchObject({ code: 200 })
    const { id } = await current()
      .deps.db.selectFrom('visualModels')
      .select('id')
      .where('enCode', '=', body.enCode)
      .executeTakeFirstOrThrow()
    expect(await admin().post(`${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })).toMatchObject({
      code: 200,
    })
    return id
  }

  /** Creates a user with the menu entry of the model and the items that `may` accepts, at the level that `levels` names. */
  async function permit(
    account: string,
    {
      modelId,
      may,
      levels = {},
    }: { modelId: string; may: (code: string) => boolean; levels?: Readonly<Record<string, Grant['level']>> },
  ) {
    const { id: userId } = await buildUser(current().deps, { account })
    const menus = await current()
      .deps.db.selectFrom('menus')
      .select(['id', 'propertyJson'])
      .where('type', '=', 3)
      .execute()
    const menuId = menus.find(({ propertyJson }) => propertyJson.includes(modelId))?.id ?? ''
    const items = await current()
      .deps.db.selectFrom('menuItems')
      .select(['id', 'kind', 'enCode'])
      .where('menuId', '=', menuId)
      .execute()
    const schemes = await current()
      .deps.db.selectFrom('menuDataSchemes')
      .select(['id', 'enCode'])
      .where('menuId', '=', menuId)
      .execute()
    const grants: Grant[] = [
      { itemType: 'module', itemId: menuId },
      ...items
        .filter(({ enCode }) => may(enCode))
        .map(({ id, kind, enCode }) => ({
          itemType: kind,
          itemId: id,
          level: (kind === 'form' ? levels[enCode] : null) ?? null,
        })),
      ...schemes
        .filter(({ enCode }) => may(enCode))
        .map(({ id, enCode }) => ({ itemType: 'resource' as const, itemId: id, level: levels[enCode] ?? null })),
    ]
    await current()
      .deps.db.insertInto('authorities')
      .values(
        grants.map((grant) => ({
          level: null,
          ...grant,
          objectType: 'User' as const,
          objectId: userId,
          creatorUserId: null,
        })),
      )
      .execute()
    return { caller: current().as(account), userId, menuId }
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
    return { version: data.version, text: data.data, values: parseRecord(data.data) }
  }
  const show = async (modelId: string, id: unknown, who = admin()) =>
    parseRecord((await who.get<{ data: string }>(`${ONLINE}/${modelId}/${String(id)}/DataChange`)).data.data)

  /** Adds a data scheme with conditions to the menu entry of the model; its code is its name. */
  async function scheme(modelId: string, name: string, conditions: readonly object[]) {
    const { db, newId } = current().deps
    const menus = await db.selectFrom('menus').select(['id', 'propertyJson']).where('type', '=', 3).execute()
    const menuId = menus.find(({ propertyJson }) => propertyJson.includes(modelId))?.id ?? ''
    const blank = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
    const conditionJson = JSON.stringify([{ logic: 'and', groups: conditions }])
    await db
      .insertInto('menuDataSchemes')
      .values({ ...blank, id: newId(), menuId, enCode: name, fullName: name, conditionJson, conditionText: name })
      .execute()
  }

  /** The first sub-table of a model. */
  async function childOf(modelId: string) {
    const { tables } = await current()
      .deps.db.selectFrom('visualModels')
      .select('tables')
      .where('id', '=', modelId)
      .executeTakeFirstOrThrow()
    const all: unknown = JSON.parse(tables)
    const child = Array.isArray(all) ? all.filter(isRecord).find(({ typeId }) => typeId === '0') : undefined
    return typeof child?.['table'] === 'string' ? child['table'] : ''
  }
  return { admin, build, permit, scheme, list, create, read, show, childOf }
}

/** Field messages of a refusal. */
export const fieldsOf = ({ data }: Answer<unknown>): JsonRecord =>
  isRecord(data) && isRecord(data['fields']) ? data['fields'] : {}

function parseRecord(text: string): JsonRecord {
  const values: unknown = JSON.parse(text)
  if (!isRecord(values)) throw new Error(`testing: not a JSON object: ${text}`)
  return values
}

/** Options of the choice fields. */
export const options = [
  { id: 'a', fullName: '甲' },
  { id: 'b', fullName: '乙' },
]

/** A purchase order with a sub-table, formulas, a bill number, system fields and choices. */
export const order = (over: { settings?: Record<string, unknown>; enCode?: string; fullName?: string } = {}) => ({
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

/** Midnight of a date, in milliseconds. */
export const day = (text: string) => new Date(`${text}T00:00:00`).getTime()

/** Creates the bill number rule of `order`. */
export async function buildOrderRule(test: TestApp) {
  const rule = {
    fullName: '采购单号',
    enCode: 'purchase',
    prefix: 'CG',
    dateFormat: 'yyyyMM',
    digit: 4,
    startNumber: '0001',
    enabledMark: 1,
  }
  expect(await test.as('admin').post('/api/system/BillRule', rule)).toMatchObject({ code: 200 })
}

/** Values of an order with two rows. */
export const filled = {
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
