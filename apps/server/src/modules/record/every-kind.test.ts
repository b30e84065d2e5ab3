import { KINDS, kindOf } from '@sqos/form-model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bufferWorkbook, readWorkbook, type CellInput } from '../../platform/workbook/index.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import {
  CUSTOMERS,
  FILLED_CASES,
  KIND_CASES,
  nameOf,
  NOW,
  type KindCase,
  type Value,
} from './every-kind.cases.testing.ts'
import { buildWorld } from './every-kind.testing.ts'

const ONLINE = '/api/visualdev/OnlineDev'
const TABLE = 'tableField900'

type Values = Record<string, unknown>
const RELATED = new Set(['relationForm', 'popupSelect'])
type Which = 'first' | 'second'

const fits = ({ kind }: KindCase) => kindOf(kind).fitsTable
const filled = FILLED_CASES.map((one) => ({ name: nameOf(one), ...one }))
const isListed = ({ kind }: KindCase) => kindOf(kind).fitsList
const searchable = (one: KindCase) => kindOf(one.kind).search(kindOf(one.kind).create(1)) !== undefined
const inTable = KIND_CASES.filter(fits)

let test: TestApp
let modelId: string
let mainTable: string
/** Results of a round trip of two records: one with `first` in every field, one with `second`. */
let seen: Record<Which, { raw: Values; cells: Values; rowCells: Values; shown: Values; listed: Values; id: string }>
/** Values that the server filled in, in a record that one user created and another one changed. */
let written: { raw: Values; cells: Values; shown: Values; listed: Values; found: ReadonlyMap<string, number> }
/** The records that a search by one value of a field finds. */
let hits: Record<Which, ReadonlyMap<KindCase, unknown[]>>
let updated: { raw: Values; cells: Values }
let emptied: { raw: Values; cells: Values }
let exported: { heading: unknown[]; rows: unknown[][] }
let imported: { faults: unknown[]; result: object; raw: Values[] }

const admin = () => test.as('admin')
const post = async <Data>(path: string, body: object) => {
  const answer = await admin().post<Data>(path, body)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data
}
const list = (body: object = {}) =>
  post<{ list: (Values & { id: string })[]; pagination: { total: number } }>(`${ONLINE}/${modelId}/List`, {
    pageSize: 100,
    queryJson: '',
    sidx: 'F_which',
    sort: 'asc',
    ...body,
  })
const parsed = async (path: string) => {
  const answer = await admin().get<{ data: string }>(`${ONLINE}/${modelId}/${path}`)
  expect(answer).toMatchObject({ code: 200 })
  return JSON.parse(answer.data.data) as Values
}
const cellsOf = async (table: string, where: ReturnType<typeof sql>) => {
  const { rows } = await sql<Values>`select * from ${sql.id('lowcode', table)} where ${where}`.execute(
    test.deps.db.withoutPlugins(),
  )
  return rows[0] ?? {}
}
const dataOf = (which: Which): Values => ({
  F_which: which,
  ...Object.fromEntries(KIND_CASES.map((one) => [nameOf(one), one[which].sent])),
  [TABLE]: [Object.fromEntries(inTable.map((one) => [nameOf(one), one[which].sent]))],
})
const save = async (id: string, data: Values) =>
  expect(await admin().put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify(data) })).toMatchObject({ code: 200 })

beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  const { customers } = await buildWorld(test)
  const columns = KIND_CASES.map((one) => ({ name: nameOf(one), ...one }))
  await post('/api/visualdev/Base', {
    fullName: '种类',
    enCode: 'kinds',
    category: 'x',
    type: 1,
    webType: 2,
    formData: formOf([
      fieldOf({ name: 'F_which' }),
      ...[...columns, ...filled].map(fieldOf),
      subTableOf(TABLE, columns.filter(fits)),
    ]).replaceAll(CUSTOMERS, customers),
    columnData: listOf({
      columns: [
        { prop: 'F_which', sortable: true },
        ...[...KIND_CASES, ...FILLED_CASES].map((one) => ({ prop: nameOf(one), kind: one.kind })),
        ...inTable.map((one) => ({ prop: `${TABLE}-${nameOf(one)}`, kind: one.kind })),
      ],
      search: [
        { prop: 'F_which' },
        ...[...KIND_CASES.filter(searchable), ...FILLED_CASES].map((one) => ({ prop: nameOf(one), kind: one.kind })),
      ],
      settings: {
        btnsList: ['add', 'download', 'upload'].map((value) => ({ value, label: value })),
      },
    }),
  })
  modelId = (
    await test.deps.db.selectFrom('visualModels').select('id').where('enCode', '=', 'kinds').executeTakeFirstOrThrow()
  ).id
  mainTable = `mt${modelId}`
  const { tables } = (await admin().get<{ tables: string }>(`/api/visualdev/Base/${modelId}`)).data
  const childTable = (JSON.parse(tables) as { table: string; typeId: string }[]).find(
    ({ typeId }) => typeId === '0',
  )?.table

  await post(`${ONLINE}/${modelId}`, { data: JSON.stringify(dataOf('first')) })
  await post(`${ONLINE}/${modelId}`, { data: JSON.stringify(dataOf('second')) })
  const rows = (await list()).list
  const look = async (index: number) => {
    const listed = rows[index] ?? { id: '' }
    return {
      id: listed.id,
      listed,
      raw: await parsed(listed.id),
      shown: await parsed(`${listed.id}/DataChange`),
      cells: await cellsOf(mainTable, sql`"F_Id" = ${listed.id}`),
      rowCells: await cellsOf(childTable ?? '', sql`"F_Relation_Id" = ${listed.id}`),
    }
  }
  seen = { first: await look(0), second: await look(1) }

  hits = { first: await searchAll('first'), second: await searchAll('second') }
  exported = await download()
  imported = await takeBack()

  written = await writeAndChange()
  await save(seen.first.id, dataOf('second'))
  updated = { raw: await parsed(seen.first.id), cells: await cellsOf(mainTable, sql`"F_Id" = ${seen.first.id}`) }
  await save(seen.first.id, { F_which: 'first' })
  emptied = { raw: await parsed(seen.first.id), cells: await cellsOf(mainTable, sql`"F_Id" = ${seen.first.id}`) }
})
afterAll(() => test.close())

async function searchAll(which: Which) {
  const results = new Map<KindCase, unknown[]>()
  for (const one of KIND_CASES.filter((each) => each[which].search !== undefined)) {
    const { list: rows } = await list({ queryJson: JSON.stringify({ [nameOf(one)]: one[which].search }) })
    results.set(
      one,
      rows.map(({ F_which }) => F_which),
    )
  }
  return results
}

async function download() {
  const { url } = await post<{ url: string }>(`${ONLINE}/${modelId}/Actions/Export`, {
    dataType: 1,
    sidx: 'F_which',
    sort: 'asc',
  })
  const file = await test.app.inject({ url, headers: { authorization: await test.tokenOf('admin') } })
  const all: unknown[][] = []
  for await (const row of readWorkbook(file.rawPayload)) all.push(row)
  const [heading = [], ...rows] = all
  return { heading, rows }
}

/** Imports the exported workbook, with columns for fields that lists do not show and for the rows of the sub-table. */
async function takeBack() {
  const kept = exported.heading.flatMap((head, index) => (String(head).includes('-') ? [] : [index]))
  const added = [
    ...KIND_CASES.filter((one) => !isListed(one) || one.first.typed !== undefined).map((one) => ({
      heading: nameOf(one),
      one,
    })),
    ...inTable.map((one) => ({ heading: `${TABLE}.${nameOf(one)}`, one })),
  ]
  const columns = [...kept.map((index) => String(exported.heading[index])), ...added.map(({ heading }) => heading)]
  const rows = exported.rows.map((row, index): CellInput[] => [
    ...kept.map((at) => (row[at] ?? null) as CellInput),
    ...added.map(({ one }) => {
      const { typed, shown } = index === 0 ? one.first : one.second
      return typed ?? (shown as CellInput)
    }),
  ])
  const content = await bufferWorkbook({ sheetName: 'a', columns: columns.map((header) => ({ header })), rows })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), 'back.xlsx')
  const { name } = await post<{ name: string }>(`${ONLINE}/Uploader`, form)
  const preview = await admin().get<{ dataRow: Values[]; faults: unknown[] }>(
    `${ONLINE}/${modelId}/ImportPreview?fileName=${name}`,
  )
  const { dataRow, faults } = preview.data
  const result = await post<object>(`${ONLINE}/${modelId}/ImportData`, { list: dataRow })
  const known = new Set([seen.first.id, seen.second.id])
  const fresh = (await list()).list.filter(({ id }) => !known.has(id))
  return { faults, result, raw: await Promise.all(fresh.map(({ id }) => parsed(id))) }
}

/** Creates a record as one user and changes it as another; values that a client sends for these fields are ignored. */
async function writeAndChange() {
  const claimed = Object.fromEntries(filled.map(({ name }) => [name, 'mine']))
  const one = { F_which: 'kept', F_numInput: 1.25, ...claimed }
  expect(await test.as('wang').post(`${ONLINE}/${modelId}`, { data: JSON.stringify(one) })).toMatchObject({ code: 200 })
  const find = async (query: object) => (await list({ queryJson: JSON.stringify({ F_which: 'kept', ...query }) })).list
  const [listed] = await find({})
  const id = listed?.id ?? ''
  const change = { data: JSON.stringify(one) }
  expect(await test.as('lina').put(`${ONLINE}/${modelId}/${id}`, change)).toMatchObject({ code: 200 })
  const found = new Map<string, number>()
  for (const { name, search } of filled) found.set(name, (await find({ [name]: search })).length)
  return {
    raw: await parsed(id),
    cells: await cellsOf(mainTable, sql`"F_Id" = ${id}`),
    shown: await parsed(`${id}/DataChange`),
    listed: (await find({}))[0] ?? {},
    found,
  }
}

const rawOf = (value: Value) => ('raw' in value ? value.raw : value.sent)
const rowOf = (values: Values) => (values[TABLE] as Values[] | undefined)?.[0] ?? {}
/** The database returns numbers of any length as texts. */
const cellOf = (cells: Values, one: KindCase) => {
  const cell = cells[nameOf(one)]
  const { cell: expected } = one.first
  return typeof expected === 'number' ? Number(cell) : cell
}

it('every kind with a stored value has a case', () => {
  const beside = ['uploadFz', 'uploadImg', 'calculate', 'billRule', 'table']
  const stored = KINDS.filter(({ role }) => role === 'value' || role === 'table').map(({ name }) => name)

  expect(stored.filter((name) => !KIND_CASES.some(({ kind }) => kind === name))).toEqual(
    expect.arrayContaining(beside.filter((name) => stored.includes(name))),
  )
  expect(stored.filter((name) => !beside.includes(name) && !KIND_CASES.some(({ kind }) => kind === name))).toEqual([])
})

describe.each(['first', 'second'] as const)('the %s value', (which) => {
  it.each(KIND_CASES)('of $kind $as is stored, read, shown and listed', (one) => {
    const { cells, raw, shown, listed } = seen[which]
    const expected = one[which]
    const name = nameOf(one)

    expect({
      cell: cellOf(cells, one),
      raw: raw[name],
      shown: shown[name],
      listed: listed[name],
      ids: [listed[`${name}_id`], shown[`${name}_id`]],
    }).toEqual({
      cell: expected.cell,
      raw: rawOf(expected),
      shown: expected.shown,
      listed: isListed(one) ? expected.shown : undefined,
      ids: Array(2).fill(RELATED.has(one.kind) ? expected.sent : undefined),
    })
  })

  it.each(inTable)('of $kind $as is stored, read, shown and listed in a sub-table', (one) => {
    const { rowCells, raw, shown, listed } = seen[which]
    const expected = one[which]
    const name = nameOf(one)

    expect({
      cell: cellOf(rowCells, one),
      raw: rowOf(raw)[name],
      shown: rowOf(shown)[name],
      listed: listed[`${TABLE}-${name}`],
    }).toEqual({
      cell: expected.cell,
      raw: rawOf(expected),
      shown: expected.shown,
      listed: isListed(one) ? expected.shown : undefined,
    })
  })

  it.each(KIND_CASES.filter((one) => one[which].search !== undefined))(
    'of $kind $as is found by a search, and the other value is not',
    (one) => {
      expect(hits[which].get(one)).toEqual([which])
    },
  )
})

it.each(KIND_CASES.filter((one) => !searchable(one) && isListed(one)))(
  'a search by $kind $as is not possible',
  async (one) => {
    const answer = await admin().post(`${ONLINE}/${modelId}/List`, {
      queryJson: JSON.stringify({ [nameOf(one)]: 'a' }),
    })

    expect(answer).toMatchObject({ code: 403 })
  },
)

it.each(KIND_CASES)('$kind $as accepts another value and an empty one', (one) => {
  expect(updated.raw[nameOf(one)]).toEqual(rawOf(one.second))
  expect(cellOf(updated.cells, one)).toEqual(one.second.cell)
  expect(emptied.raw).not.toHaveProperty(nameOf(one))
  expect(emptied.cells[nameOf(one)]).toBeNull()
})

it.each(KIND_CASES.filter(isListed))('$kind $as is exported as it is shown', (one) => {
  const at = exported.heading.indexOf(nameOf(one))

  for (const [index, which] of (['first', 'second'] as const).entries()) {
    const { shown } = one[which]
    const cell = exported.rows[index]?.[at]
    expect(typeof cell === 'number' ? String(cell) : cell).toBe(shown)
  }
})

it.each(filled)('$kind $as is set by the server and shown as a name', ({ name, cell, shown }) => {
  expect({
    cell: written.cells[name],
    raw: written.raw[name],
    shown: written.shown[name],
    listed: written.listed[name],
  }).toEqual({
    cell,
    raw: shown,
    shown,
    listed: shown,
  })
  expect(written.found.get(name)).toBe(1)
})

describe('an exported workbook, imported again,', () => {
  it('has no errors', () => {
    expect(imported.faults).toEqual([])
    expect(imported.result).toMatchObject({ snum: 2, fnum: 0 })
  })

  it.each(KIND_CASES.filter((one) => !one.isNotImported))('keeps the value of $kind $as', (one) => {
    expect(imported.raw.map((record) => record[nameOf(one)])).toEqual([rawOf(one.first), rawOf(one.second)])
  })

  it.each(inTable)('keeps the value of $kind $as in a sub-table', (one) => {
    expect(imported.raw.map((record) => rowOf(record)[nameOf(one)])).toEqual([rawOf(one.first), rawOf(one.second)])
  })
})
