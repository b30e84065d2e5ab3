import { readForm } from '@sqos/form-model'
import { formOfAllKinds } from '@sqos/form-model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const admin = () => test.as('admin')

const post = (body: { enCode: string; formData: string; columnData?: string; tables?: string }) =>
  admin().post(BASE, { fullName: body.enCode, category: 'office', type: 1, webType: 2, ...body })

async function build(body: Parameters<typeof post>[0]) {
  expect(await post(body)).toMatchObject({ code: 200 })
  const model = await test.deps.db
    .selectFrom('visualModels')
    .select('id')
    .where('enCode', '=', body.enCode)
    .executeTakeFirstOrThrow()
  return model.id
}

interface Listed {
  list: Record<string, unknown>[]
  pagination: { total: number }
}
const list = (modelId: string, body: object = {}) =>
  admin().post<Listed>(`${ONLINE}/${modelId}/List`, { currentPage: 1, pageSize: 20, queryJson: '', ...body })
const create = (modelId: string, data: string | object) =>
  admin().post(`${ONLINE}/${modelId}`, { data: typeof data === 'string' ? data : JSON.stringify(data) })

/** Refusals are explained; none is an internal error. */
const isClear = ({ code }: { code: number }) => [200, 400, 401, 403, 404].includes(code)

describe('field names', () => {
  const words = ['select', 'order', 'user', 'table', 'from', 'null', 'Group', 'toDate', 'c0', 'm', 'version', 'at']

  it('may be SQL keywords', async () => {
    const modelId = await build({
      enCode: 'words',
      formData: formOf(words.map((name) => fieldOf({ name }))),
      columnData: listOf({
        columns: words.map((prop) => ({ prop, sortable: true })),
        search: words.map((prop) => ({ prop })),
      }),
    })
    const record = Object.fromEntries(words.map((name) => [name, `of ${name}`]))

    expect(await create(modelId, record)).toMatchObject({ code: 200 })

    const [row] = (await list(modelId)).data.list
    expect(row).toMatchObject(record)
    for (const name of words) {
      const found = await list(modelId, {
        sidx: name,
        sort: 'asc',
        queryJson: JSON.stringify({ [name]: `of ${name}` }),
      })
      expect({ name, total: found.data.pagination.total }).toEqual({ name, total: 1 })
    }
  })

  it.each([
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'xmin',
    'ctid',
    'a"; drop table users; --',
    "a' or 1=1",
    'a b',
    'a.b',
    '名称',
    '1a',
    'a'.repeat(64),
  ])('such as %s are refused, or store nothing', async (name) => {
    const before = await countTables()

    const answer = await post({ enCode: 'evil', formData: formOf([fieldOf({ name }), fieldOf({ name: 'F_Good' })]) })

    expect(isClear(answer)).toBe(true)
    expect((await countTables()) - before).toBe(answer.code === 200 ? 1 : 0)
    for (const { id } of await test.deps.db.selectFrom('visualModels').select('id').execute()) {
      const record = `{"F_Good":"1",${JSON.stringify(name)}:"evil"}`
      expect(isClear(await create(id, record))).toBe(true)
      expect(isClear(await list(id, { sidx: name, queryJson: `{${JSON.stringify(name)}:"evil"}` }))).toBe(true)
    }
    expect({}).not.toHaveProperty('evil')
  })

  it.each(['pg_catalog.pg_class', '../users', 'users"; drop table users; --', '__proto__', ''])(
    'in tables such as %j reach no other data',
    async (table) => {
      const tables = JSON.stringify([{ typeId: '1', table, fields: [] }])

      const answer = await post({ enCode: 'evil', tables, formData: formOf([fieldOf({ name: 'F_A' })]) })

      expect(isClear(answer)).toBe(true)
      const { rows } = await sql`select 1 from users limit 1`.execute(test.deps.db)
      expect(rows).toHaveLength(1)
    },
  )

  async function countTables() {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from information_schema.tables where table_schema = 'lowcode'`.execute(test.deps.db)
    return rows[0]?.n ?? 0
  }
})

describe('list queries', () => {
  it.each([
    { sidx: 'F_A"; drop table users; --' },
    { sidx: 'F_A desc, (select password_hash from users limit 1)' },
    { sidx: '__proto__' },
    { sidx: 'constructor' },
    { queryJson: '{"__proto__":{"F_A":"x"}}' },
    { queryJson: '{"constructor":"x"}' },
    { queryJson: '{"F_A\\" or 1=1 --":"x"}' },
    { queryJson: '{"F_A":{"$ne":null}}' },
    { queryJson: '{"F_A":["a",["b",{"c":1}]]}' },
    { queryJson: '{"F_A":"%_\\\\\'\\u0000"}' },
    { queryJson: '{"F_N":[{"a":1},"1; drop table users"]}' },
    { queryJson: '{"F_N":["NaN","1e999"]}' },
    { queryJson: '{"F_D":["yesterday",99999999999999999]}' },
    { queryJson: '[]' },
    { queryJson: '{' },
    { currentPage: 1_000_000_000, pageSize: 500 },
  ])('$sidx$queryJson$currentPage get a clear answer', async (asked) => {
    const modelId = await build({
      enCode: 'asked',
      formData: formOf([
        fieldOf({ name: 'F_A' }),
        fieldOf({ name: 'F_N', kind: 'numInput' }),
        fieldOf({ name: 'F_D', kind: 'date' }),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_A', sortable: true }, { prop: 'F_N' }, { prop: 'F_D' }],
        search: [{ prop: 'F_A' }, { prop: 'F_N', kind: 'numInput' }, { prop: 'F_D', kind: 'date' }],
      }),
    })
    await create(modelId, { F_A: 'one', F_N: 1 })

    const answer = await list(modelId, asked)

    expect(isClear(answer)).toBe(true)
    expect(JSON.stringify(answer)).not.toContain('$2')
  })

  it.each(['__proto__', 'constructor', 'toString', 'F_A"; drop table users; --', '%00', '../../etc/passwd'])(
    'with %s in place of a name, key, id or file get a clear answer and reveal nothing',
    async (word) => {
      const modelId = await build({
        enCode: 'asked',
        formData: formOf([fieldOf({ name: 'F_A' }), fieldOf({ name: 'F_B' })]),
        columnData: listOf({
          columns: [{ prop: 'F_A' }],
          settings: { btnsList: ['add', 'upload', 'download', 'batchRemove'].map((value) => ({ value })) },
        }),
      })
      await create(modelId, { F_A: 'one', F_B: 'secret' })
      const at = `${ONLINE}/${modelId}`
      const encoded = encodeURIComponent(word)

      const answers = await Promise.all([
        admin().post(`${at}/Actions/Export`, { selectKey: [word] }),
        admin().post(`${at}/Actions/Export`, { selectKey: `F_A,${word}`, sidx: word, menuId: word }),
        admin().post(`${at}/ImportData`, { list: [JSON.parse(`{${JSON.stringify(word)}:"x","F_A":"y"}`)], dryRun: 1 }),
        admin().post(`${at}/ImportExceptionData`, { list: [JSON.parse(`{${JSON.stringify(word)}:"x"}`)] }),
        admin().get(`${at}/ImportPreview?fileName=${encoded}`),
        admin().get(`${BASE}/${modelId}/FieldDataSelect?relationField=${encoded}`),
        admin().get(`${BASE}/${modelId}/FieldDataSelect?relationField=F_A&columnOptions=${encoded}&keyword=${encoded}`),
        admin().get(`${at}/${encoded}/DataChange`),
        admin().put(`${at}/${encoded}`, { data: '{}' }),
        admin().delete(`${at}/${encoded}`),
        admin().post(`${ONLINE}/batchDelete/${modelId}`, { ids: [word] }),
        admin().get(`${ONLINE}/${encoded}/Config`),
        admin().get(`${BASE}/${encoded}/FieldDataSelect?relationField=F_A`),
      ])

      expect(answers.filter((answer) => !isClear(answer))).toEqual([])
      expect(JSON.stringify(answers)).not.toContain('secret')
      expect(await list(modelId)).toMatchObject({ data: { pagination: { total: 1 } } })
    },
  )

  it('for an id that no database accepts do not affect concurrent requests', async () => {
    const modelId = await build({
      enCode: 'ids',
      formData: formOf([fieldOf({ name: 'F_A' })]),
      columnData: listOf({ columns: [{ prop: 'F_A' }] }),
    })
    await create(modelId, { F_A: 'one' })
    const id = String((await list(modelId)).data.list[0]?.['id'])

    const [bad, good, long] = await Promise.all(
      ['%00', id, 'x'.repeat(40)].map((one) => admin().get(`${ONLINE}/${modelId}/${one}`)),
    )

    expect(good).toMatchObject({ code: 200 })
    expect([bad, long].map((answer) => answer && [400, 404].includes(answer.code))).toEqual([true, true])
  })
})

describe('rows of a sub-table', () => {
  it('belong to the written record, whatever ids the client sends', async () => {
    const modelId = await build({
      enCode: 'rows',
      formData: formOf([fieldOf({ name: 'F_A' }), subTableOf('tableField1', [{ name: 'F_Item' }])]),
      columnData: listOf({ columns: [{ prop: 'F_A' }] }),
    })
    await create(modelId, { F_A: 'mine', tableField1: [{ F_Item: 'my own' }] })
    await create(modelId, { F_A: 'theirs', tableField1: [{ F_Item: 'their own' }] })
    const rows = (await list(modelId)).data.list
    const open = async (name: string) => {
      const id = String(rows.find(({ F_A }) => F_A === name)?.['id'])
      const { data } = await admin().get<{ data: string }>(`${ONLINE}/${modelId}/${id}`)
      const values = JSON.parse(data.data) as { tableField1: Record<string, unknown>[] }
      return { id, values }
    }
    const [mine, theirs] = [await open('mine'), await open('theirs')]

    const taken = { ...mine.values, tableField1: theirs.values.tableField1, F_Id: theirs.id, constructor: { a: 1 } }
    expect(await admin().put(`${ONLINE}/${modelId}/${mine.id}`, { data: JSON.stringify(taken) })).toMatchObject({
      code: 200,
    })
    const evil = '{"F_A":"x","tableField1":[{"__proto__":{"F_Item":"evil"},"constructor":"x","F_Relation_Id":"other"}]}'
    expect(isClear(await create(modelId, evil))).toBe(true)

    expect((await open('theirs')).values).toEqual(theirs.values)
    expect((await open('mine')).values.tableField1).toMatchObject([{ F_Item: 'their own' }])
    expect((await open('mine')).values.tableField1[0]?.['F_Id']).not.toBe(theirs.values.tableField1[0]?.['F_Id'])
  })
})

describe('values', () => {
  it('of a wrong shape are refused or ignored, for every kind of field', async () => {
    const form = formOfAllKinds()
    const { fields } = readForm(form)
    const modelId = await build({
      enCode: 'kinds',
      formData: JSON.stringify(form),
      columnData: listOf({ columns: [{ prop: fields[0]?.name ?? '' }] }),
    })
    const shapes = [
      { a: { b: 1 } },
      [[['x']]],
      1e308,
      -0,
      'x'.repeat(100_000),
      '\0',
      '\uD800',
      true,
      [null],
      { length: 1e9 },
    ]

    for (const shape of shapes) {
      const whole = Object.fromEntries(fields.map(({ name }) => [name, shape]))
      expect(isClear(await create(modelId, whole))).toBe(true)
    }
    expect(isClear(await create(modelId, '[]'))).toBe(true)
    expect(isClear(await create(modelId, '{"__proto__":{"isAdministrator":true}}'))).toBe(true)
    expect(isClear(await create(modelId, `${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBe(true)
    expect(await list(modelId)).toMatchObject({ code: 200 })
  })

  it('beyond the limit are refused', async () => {
    const modelId = await build({ enCode: 'many', formData: formOf([fieldOf({ name: 'F_A' })]) })

    const answer = await create(modelId, { F_A: 'x'.repeat(13_000_000) })

    expect(answer).toMatchObject({ code: 400 })
    expect(answer.msg).not.toBe('')
  })
})

describe('documents', () => {
  it.each([
    ['nested', `{"fields":[${'{"__config__":{"sqosKey":"row","children":['.repeat(3000)}${']}}'.repeat(3000)}]}`],
    ['deep', `{"fields":[{"a":${'['.repeat(5000)}${']'.repeat(5000)}}]}`],
    ['broken', '{"fields":['],
    ['not a form', '[1,2,3]'],
    ['foreign', '{"fields":{"0":{"__config__":null}},"drawingList":[]}'],
    [
      'of empty fields',
      JSON.stringify({ fields: [null, 1, 'x', {}, { __config__: 7 }, { __config__: { children: 5 } }] }),
    ],
    [
      'of rules that never end',
      formOf([fieldOf({ name: 'F_A', config: { regList: [{ pattern: '/^(a+)+$/', message: 'm' }] } })]),
    ],
  ])('that are %s get a clear answer, and so do their pages', async (_, formData) => {
    const answer = await post({
      enCode: 'odd',
      formData,
      columnData: '{"columnList":[{"prop":"__proto__"},null,5],"searchList":7}',
    })

    expect(isClear(answer)).toBe(true)
    const model = await test.deps.db.selectFrom('visualModels').select('id').executeTakeFirst()
    if (!model) return
    expect(isClear(await admin().get(`${ONLINE}/${model.id}/Config`))).toBe(true)
    expect(isClear(await list(model.id))).toBe(true)
    expect(isClear(await create(model.id, { F_A: `${'a'.repeat(40)}!` }))).toBe(true)
  })

  it('with a rule that runs JavaScript for a minute still enforce the rule', async () => {
    const regList = [{ pattern: '^a*a*a*a*a*a*b$', message: 'only a' }]
    const modelId = await build({
      enCode: 'slow',
      formData: formOf([fieldOf({ name: 'F_A', config: { regList } })]),
      columnData: listOf({ columns: [{ prop: 'F_A' }] }),
    })

    const attack = await create(modelId, { F_A: 'a'.repeat(100) })
    const honest = await create(modelId, { F_A: 'aab' })

    expect(JSON.stringify(attack)).toContain('only a')
    expect(honest).toMatchObject({ code: 200 })
  })

  it('with a broken database table get a clear answer', async () => {
    const modelId = await build({ enCode: 'broken', formData: formOf([fieldOf({ name: 'F_A' })]) })
    await test.deps.db
      .updateTable('visualModels')
      .set({ formData: '{"fields":', columnData: 'null', tables: '{}' })
      .where('id', '=', modelId)
      .execute()

    for (const answer of [
      await list(modelId),
      await create(modelId, { F_A: '1' }),
      await admin().get(`${BASE}/${modelId}`),
    ])
      expect(isClear(answer)).toBe(true)
  })
})

it('a release during concurrent writes loses no record: accepted writes are stored, others are refused with a reason', async () => {
  const formOfFields = (count: number) =>
    formOf([fieldOf({ name: 'F_A' }), ...Array.from({ length: count }, (_, index) => fieldOf({ name: `F_${index}` }))])
  const modelId = await build({
    enCode: 'busy',
    formData: formOfFields(0),
    columnData: listOf({ columns: [{ prop: 'F_A' }] }),
  })
  const codes: number[] = []
  async function work(person: number) {
    for (let round = 0; round < 10; round++) {
      codes.push((await create(modelId, { F_A: `${person}-${round}` })).code)
      await list(modelId)
    }
  }
  async function design() {
    for (let count = 1; count <= 4; count++) {
      const body = { fullName: 'busy', enCode: 'busy', category: 'x', formData: formOfFields(count) }
      expect(await admin().put(`${BASE}/${modelId}`, body)).toMatchObject({ code: 200 })
      const release = { pc: 1, pcModuleParentId: '-1' }
      expect(await admin().post(`${BASE}/${modelId}/Actions/Release`, release)).toMatchObject({ code: 200 })
    }
  }

  await Promise.all([work(1), work(2), work(3), design()])

  expect(codes.every((code) => [200, 400, 409].includes(code))).toBe(true)
  const { data } = await list(modelId)
  expect(data.pagination.total).toBe(codes.filter((code) => code === 200).length)
  expect(await create(modelId, { F_A: 'after', F_3: 'new' })).toMatchObject({ code: 200 })
})

it('concurrent creates get bill numbers without gaps, also when some are refused after their number was issued', async () => {
  const rule = {
    fullName: 'no',
    enCode: 'no',
    prefix: 'N',
    dateFormat: 'no',
    digit: 4,
    startNumber: '1',
    enabledMark: 1,
  }
  expect(await admin().post('/api/system/BillRule', rule)).toMatchObject({ code: 200 })
  const modelId = await build({
    enCode: 'numbered',
    formData: formOf([
      fieldOf({ name: 'F_No', kind: 'billRule', config: { rule: 'no' } }),
      fieldOf({ name: 'F_Key', config: { unique: true } }),
      subTableOf('tableField1', [{ name: 'F_Item' }]),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_No' }] }),
  })

  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      create(modelId, { F_Key: `k${index % 100}`, tableField1: [{ F_Item: String(index) }] }),
    ),
  )

  expect(answers.filter(({ code }) => code === 200)).toHaveLength(100)
  expect(answers.every(isClear)).toBe(true)
  const { data } = await list(modelId, { pageSize: 500 })
  const numbers = data.list.map(({ F_No }) => String(F_No)).toSorted((left, right) => left.localeCompare(right))
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `N${String(index + 1).padStart(4, '0')}`))
})
