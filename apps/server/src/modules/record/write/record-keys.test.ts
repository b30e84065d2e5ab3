import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../../model/model.testing.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const admin = () => test.as('admin')

type Columns = { field: string; primaryKey?: number }[]

/** Descriptions of the columns of a main table. */
const MAINS: Record<string, Columns> = {
  'describes no columns': [],
  'marks its key': [{ field: 'f_id', primaryKey: 1 }, { field: 'F_Name' }],
  'lists f_id without marking it': [{ field: 'f_id' }, { field: 'F_Name' }],
  'lists F_ID without marking it': [{ field: 'F_Name' }, { field: 'F_ID' }],
  'marks another key': [{ field: 'code_id', primaryKey: 1 }, { field: 'F_Name' }],
  'has an empty f_id beside its key': [{ field: 'f_id' }, { field: 'F_Id', primaryKey: 1 }],
}
const CHILDREN: Columns[] = [
  [],
  [{ field: 'f_id' }, { field: 'F_Main' }, { field: 'F_Item' }],
  [{ field: 'row_key', primaryKey: 1 }, { field: 'F_Main' }],
]
const TARGETS = ['f_id', 'F_Id', 'F_No', 'no_such_column']

const shapes = Object.entries(MAINS).flatMap(([name, main], at) =>
  TARGETS.map((target, index) => ({ name, main, target, child: CHILDREN[(at + index) % CHILDREN.length] ?? [] })),
)

interface RecordData {
  version: string
  data: string
}

async function build({ main, target, child }: (typeof shapes)[number]): Promise<string> {
  const link = { typeId: '0', tableField: 'F_Main', relationTable: 'k_main', relationField: target }
  const body = {
    type: 1,
    webType: 2,
    fullName: 'k',
    enCode: 'k',
    category: 'office',
    tables: JSON.stringify([
      { typeId: '1', table: 'k_main', tableName: 'k', fields: main },
      { ...link, table: 'k_row', fields: child },
      { ...link, table: 'k_side', fields: [] },
    ]),
    formData: formOf([
      fieldOf({ name: 'F_Name' }),
      fieldOf({ name: 'F_No' }),
      fieldOf({ name: 'sqos_k_side_sqos_F_Bank' }),
      subTableOf('tableField1', [{ name: 'F_Item' }], { tableName: 'k_row' }),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Name' }] }),
  }
  expect(await admin().post(BASE, body)).toMatchObject({ code: 200 })
  const { id } = await test.deps.db
    .selectFrom('visualModels')
    .select('id')
    .where('enCode', '=', 'k')
    .executeTakeFirstOrThrow()
  return id
}

it.each(shapes)(
  'rows survive write, read and save when the main table $name and children point to $target',
  async (shape) => {
    const modelId = await build(shape)
    const at = `${ONLINE}/${modelId}`
    const rowsAt = async (id: string) => {
      const { data } = await admin().get<RecordData>(`${at}/${id}`)
      const values = JSON.parse(data.data) as { tableField1: { F_Item: string }[] } & Record<string, unknown>
      const items = values.tableField1.map(({ F_Item }) => F_Item)
      return { values, items, bank: values['sqos_k_side_sqos_F_Bank'] }
    }
    const save = async (id: string, values: object) =>
      expect(await admin().put(`${at}/${id}`, { data: JSON.stringify(values) })).toMatchObject({ code: 200 })
    const first = {
      F_Name: 'a',
      F_No: '1',
      sqos_k_side_sqos_F_Bank: 'x',
      tableField1: [{ F_Item: 'p' }, { F_Item: 'q' }],
    }
    for (const data of [first, { ...first, F_No: '2', tableField1: [{ F_Item: 'other' }] }])
      expect(await admin().post(at, { data: JSON.stringify(data) })).toMatchObject({ code: 200 })
    const { data } = await admin().post<{ list: { id: string }[] }>(`${at}/List`, { sort: 'asc' })
    const ids = data.list.map(({ id }) => id)
    const held = await Promise.all(ids.map(async (id) => ({ id, ...(await rowsAt(id)) })))
    const mine = held.find(({ items }) => items.includes('p'))
    const other = held.find(({ items }) => items.includes('other'))
    expect([mine?.items, mine?.bank, other?.items, other?.bank]).toEqual([['p', 'q'], 'x', ['other'], 'x'])
    const id = mine?.id ?? ''

    // In the format of the form, with another target, without the rows, and without a target.
    await save(id, { ...mine?.values, F_Name: 'b' })
    expect(await rowsAt(id)).toMatchObject({ items: ['p', 'q'], bank: 'x' })
    await save(id, { ...(await rowsAt(id)).values, F_No: '3' })
    expect(await rowsAt(id)).toMatchObject({ items: ['p', 'q'], bank: 'x' })
    const { tableField1: _rows, ...others } = (await rowsAt(id)).values
    await save(id, { ...others, F_No: '' })
    expect(await rowsAt(id)).toMatchObject({ items: ['p', 'q'], bank: 'x' })

    expect(await admin().delete(`${at}/${id}`)).toMatchObject({ code: 200 })
    expect((await rowsAt(other?.id ?? '')).items).toEqual(['other'])
  },
)

it('a design with a field named id is refused, and lists of designs that have one keep the keys of their records', async () => {
  const body = (name: string) => ({
    type: 1,
    webType: 2,
    fullName: 'k',
    enCode: 'k',
    category: 'office',
    formData: formOf([fieldOf({ name })]),
    columnData: listOf({ columns: [{ prop: name }] }),
  })
  expect(await admin().post(BASE, body('id'))).toMatchObject({ code: 400, msg: expect.stringContaining('id') })
  expect(await admin().post(BASE, body('id_'))).toMatchObject({ code: 200 })
  const { db } = test.deps
  const model = await db.selectFrom('visualModels').selectAll().executeTakeFirstOrThrow()
  // A design from before the check: only its name in the documents differs.
  const renamed = (text: string | null) => text?.replaceAll('"id_"', '"id"') ?? null
  await db
    .updateTable('visualModels')
    .set({
      formData: renamed(model.formData),
      columnData: renamed(model.columnData),
      tables: renamed(model.tables) ?? '[]',
    })
    .execute()
  expect(await admin().put(`${BASE}/${model.id}`, { ...body('id'), lastModifyTime: null })).toMatchObject({ code: 200 })
  await admin().post(`${ONLINE}/${model.id}`, { data: JSON.stringify({ id: 'value' }) })

  const { data } = await admin().post<{ list: { id: string }[] }>(`${ONLINE}/${model.id}/List`, {})

  expect(await admin().get(`${ONLINE}/${model.id}/${data.list[0]?.id}`)).toMatchObject({
    code: 200,
    data: { data: JSON.stringify({ id: 'value' }) },
  })
})
