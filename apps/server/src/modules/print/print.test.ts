import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { buildPrintedRequests } from './print.testing.ts'

const URL = '/api/system/printDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { build, create, list, permit } = recordCalls(() => test)

/** A body of the API family, with what a rich text editor leaves in it. */
const FAMILY_BODY =
  '<p style="text-align:center">报销单&nbsp;<!-- x --></p><table border="1"><tbody><tr><td>' +
  '<span class="x" data-tag="null.F_Name" contenteditable="false">{F_Name}</span></td></tr></tbody></table><p>{systemPrinter}</p>'

const template = {
  fullName: '报销单',
  enCode: 'expense',
  category: 'bill',
  type: 2,
  dbLinkId: '0',
  sqlTemplate: '[{"sql":"select * from t where F_Id = @formId"}]',
  printTemplate: FAMILY_BODY,
}

interface Row {
  id: string
  fullName: string
  enCode: string
  useCount: number
  enabledMark: number
}
interface Page {
  list: Row[]
  pagination: { total: number }
}

async function add(over: object = {}): Promise<string> {
  expect(await test.as('admin').post(URL, { ...template, ...over })).toMatchObject({ code: RESULT.ok })
  const { data } = await test.as('admin').get<Page>(`${URL}?sidx=creatorTime&sort=desc`)
  return data.list.find(({ enCode }) => enCode === ('enCode' in over ? over.enCode : template.enCode))?.id ?? ''
}

function importFile(content: string) {
  const form = new FormData()
  form.set('file', new Blob([content]), 'a.bp')
  return test.as('admin').post(`${URL}/Actions/ImportData`, form)
}

const buildRequests = () => buildPrintedRequests(() => test)

describe('templates', () => {
  it('a body of the API family is saved and returned unchanged', async () => {
    const id = await add()

    const { data } = await test.as('admin').get<Record<string, unknown>>(`${URL}/${id}`)

    expect(data).toMatchObject({ printTemplate: FAMILY_BODY, sqlTemplate: template.sqlTemplate, modelId: '' })
    // A client that knows nothing of papers keeps them.
    await test.as('admin').put(`${URL}/${id}`, { ...data, pageJson: '{"paper":"A5"}' })
    const { pageJson: _, ...older } = data
    await test.as('admin').put(`${URL}/${id}`, { ...older, lastModifyTime: undefined, fullName: '新名' })
    expect((await test.as('admin').get(`${URL}/${id}`)).data).toMatchObject({
      fullName: '新名',
      pageJson: '{"paper":"A5"}',
      printTemplate: FAMILY_BODY,
    })
  })

  it('lists by category and type, copies as disabled, and offers enabled templates by category', async () => {
    const id = await add()
    await add({ fullName: '标签', enCode: 'label', category: 'label', type: 1 })

    const { data } = await test.as('admin').get<Page>(`${URL}?category=label&type=1`)
    expect(data.list.map(({ enCode }) => enCode)).toEqual(['label'])
    expect(await test.as('admin').post(`${URL}/${id}/Actions/Copy`)).toMatchObject({ code: RESULT.ok })
    const all = (await test.as('admin').get<Page>(URL)).data.list
    expect(all.find(({ enCode }) => /^expense\d{5}$/.test(enCode))).toMatchObject({ enabledMark: 0 })
    const nodes = await test.as('admin').get<{ list: { children: Row[] }[] }>(`${URL}/Selector?type=2`)
    expect(nodes.data.list.flatMap(({ children }) => children.map(({ enCode }) => enCode))).toEqual(['expense'])
  })

  it('a template that is disabled is in no selector and prints nothing until it is enabled again', async () => {
    const { modelId, id: formId } = await buildRequests()
    const id = await add({ modelId })
    const toggle = () => test.as('admin').put(`${URL}/${id}/Actions/State`)
    const offered = async () => {
      const { data } = await test.as('admin').get<{ list: { children: Row[] }[] }>(`${URL}/Selector?modelId=${modelId}`)
      return data.list.flatMap(({ children }) => children.map((row) => row.id))
    }
    const print = () => test.as('admin').get(`${URL}/Data?id=${id}&formId=${formId}`)
    expect(await offered()).toEqual([id])

    expect(await toggle()).toMatchObject({ code: RESULT.ok })
    expect(await offered()).toEqual([])
    expect(await print()).toMatchObject({ code: RESULT.refused, msg: '该打印模板已停用' })

    expect(await toggle()).toMatchObject({ code: RESULT.ok })
    expect(await offered()).toEqual([id])
    expect(await print()).toMatchObject({ code: RESULT.ok })
  })

  it('an exported template is imported with the same body; its name must be free', async () => {
    const id = await add()
    const { data: ticket } = await test.as('admin').get<{ url: string; name: string }>(`${URL}/${id}/Actions/Export`)
    expect(ticket.name).toBe('报销单.bp')
    const { body } = await test.app.inject({ url: ticket.url })

    const again = await importFile(body)
    expect(again).toMatchObject({ code: RESULT.refused, msg: '模板名称已存在' })
    await test.as('admin').delete(`${URL}/${id}`)
    const imported = await importFile(body)
    expect(imported).toMatchObject({ code: RESULT.ok })
    const [row] = (await test.as('admin').get<Page>(URL)).data.list
    expect((await test.as('admin').get(`${URL}/${row?.id}`)).data).toMatchObject({ printTemplate: FAMILY_BODY })
  })

  it('restores the body of a version as a new version', async () => {
    const id = await add()
    const { data } = await test.as('admin').get<{ lastModifyTime: number | null }>(`${URL}/${id}`)
    await test.as('admin').put(`${URL}/${id}`, { ...template, ...data, printTemplate: '<p>二</p>' })
    const versions = await test.as('admin').get<{ id: string; isCurrent: boolean }[]>(`${URL}/${id}/Actions/Revisions`)
    expect(versions.data.map(({ isCurrent }) => isCurrent)).toEqual([true, false])

    await test.as('admin').post(`${URL}/${id}/Actions/Restore/${versions.data[1]?.id}`)

    expect((await test.as('admin').get(`${URL}/${id}`)).data).toMatchObject({ printTemplate: FAMILY_BODY })
    expect((await test.as('admin').get<unknown[]>(`${URL}/${id}/Actions/Revisions`)).data).toHaveLength(3)
  })

  it('users without the page may print, and may not read or change templates', async () => {
    const id = await add()
    await buildUser(test.deps, { account: 'guest' })
    const guest = test.as('guest')

    expect(await guest.get(URL)).toMatchObject({ code: RESULT.forbidden })
    expect(await guest.get(`${URL}/${id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await guest.put(`${URL}/${id}`, template)).toMatchObject({ code: RESULT.forbidden })
    expect(await guest.get(`${URL}/${id}/Look`)).toMatchObject({ data: { printTemplate: FAMILY_BODY } })
    await test.as('admin').put(`${URL}/${id}/Actions/State`)
    expect(await guest.get(`${URL}/${id}/Look`)).toMatchObject({ code: RESULT.refused, msg: '该打印模板已停用' })
  })
})

describe('records on paper', () => {
  it('returns texts, numbers and rows of sub-tables with the keys of the API family', async () => {
    const { modelId, id } = await buildRequests()
    const templateId = await add({ modelId })

    const { data } = await test.as('admin').get<object>(`${URL}/Data?id=${templateId}&formId=${id}`)

    expect(data).toMatchObject({
      printTemplate: FAMILY_BODY,
      printData: {
        F_Name: '<b>电脑</b>',
        F_Secret: '机密',
        childrenDataTable0: [
          { F_Item: '主机', F_Price: '4,200.5' },
          { F_Item: '屏幕', F_Price: '800' },
        ],
      },
      numbers: { childrenDataTable0: [{ F_Price: 4200.5 }, { F_Price: 800 }] },
      operatorRecordList: [],
    })
  })

  it('fields and columns that a role hides are never on paper, in no answer', async () => {
    const { modelId, id } = await buildRequests()
    const templateId = await add({ modelId })
    const { caller, menuId } = await permit('lina', {
      modelId,
      may: (code) => code !== 'F_Secret' && !code.includes('F_Price'),
    })

    const one = await caller.get(`${URL}/Data?id=${templateId}&formId=${id}`)
    const many = await caller.post(`${URL}/BatchData`, { modelId, menuId, formIds: [id] })

    expect(one.code).toBe(RESULT.ok)
    expect(many.code).toBe(RESULT.ok)
    for (const answer of [one, many]) {
      const text = JSON.stringify(answer.data)
      expect(text).toContain('主机')
      for (const hidden of ['F_Secret', '机密', 'F_Price', '4200', '4,200', '底价', '单价'])
        expect(text).not.toContain(hidden)
    }
  })

  it('what a rule of the form hides is not on paper: a field, a card with its sub-table, a cell', async () => {
    const [name, secret, plain] = [
      fieldOf({ name: 'F_Name' }),
      fieldOf({ name: 'F_Secret' }),
      fieldOf({ name: 'F_Plain', kind: 'numInput' }),
    ]
    const rows = (table: string) =>
      subTableOf(table, [{ name: 'F_Item' }, { name: 'F_Price', kind: 'numInput', label: '单价' }])
    const card = { __config__: { sqosKey: 'card', label: '卡片', formId: 901, children: [plain, rows('tableField2')] } }
    const rule = (condition: object, type: string, ...fields: string[]) => ({
      match: 'all',
      conditions: [condition],
      actions: [{ type, fields }],
    })
    const modelId = await build({
      fullName: '规则',
      enCode: 'veiled',
      formData: formOf([name, secret, rows('tableField1'), card], {
        visualRules: [
          rule({ field: 'F_Name', operator: 'is', value: 'x' }, 'hide', 'F_Secret', '#901'),
          rule({ field: 'tableField1.F_Item', operator: 'is', value: '主机' }, 'hide', 'tableField1.F_Price'),
        ],
      }),
      columnData: listOf({ columns: [{ prop: 'F_Name' }] }),
    })
    const put = async (F_Name: string) => {
      const row = { F_Price: 4200 }
      await create(modelId, {
        F_Name,
        F_Secret: '机密',
        F_Plain: 77,
        tableField1: [
          { ...row, F_Item: '主机' },
          { ...row, F_Item: '屏幕' },
        ],
        tableField2: [{ F_Item: '键盘' }],
      })
      return String((await list(modelId)).list.find((one) => one['F_Name'] === F_Name)?.['id'])
    }
    const printed = async (id: string) =>
      (await test.as('admin').get<object>(`${URL}/Data?id=${templateId}&formId=${id}`)).data
    const templateId = await add({ modelId })
    const [shown, veiled] = [await put('y'), await put('x')]

    expect(await printed(shown)).toMatchObject({
      printData: { F_Secret: '机密', F_Plain: '77', childrenDataTable1: [{ F_Item: '键盘' }] },
    })
    const paper = await printed(veiled)
    expect(paper).toMatchObject({
      printData: { F_Secret: '', F_Plain: '', childrenDataTable0: [{ F_Price: '' }, { F_Price: '4200' }] },
      numbers: { childrenDataTable0: [{}, { F_Price: 4200 }] },
    })
    for (const hidden of ['机密', '77', '键盘']) expect(JSON.stringify(paper)).not.toContain(hidden)
  })

  it('records that the caller may not open are refused, and are not counted as printed', async () => {
    const { modelId, id } = await buildRequests()
    const templateId = await add({ modelId })
    const { caller: guest } = await permit('guest', { modelId: 'none', may: () => true })
    const { caller: lina } = await permit('lina', { modelId, may: () => true })
    const printed = { templateIds: [templateId], modelId, formIds: [id] }
    const count = async () => (await test.as('admin').get<Page>(URL)).data.list.map(({ useCount }) => useCount)

    expect(await guest.get(`${URL}/Data?id=${templateId}&formId=${id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await guest.post(`${URL}/BatchData`, { modelId, formIds: [id] })).toMatchObject({ code: RESULT.forbidden })
    expect(await guest.post(`${URL}/Printed`, printed)).toMatchObject({ code: RESULT.forbidden })
    expect(await count()).toEqual([0])
    expect(await lina.post(`${URL}/Printed`, printed)).toMatchObject({ code: RESULT.ok })
    expect(await count()).toEqual([1])
  })
})
