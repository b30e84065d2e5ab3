import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { field, formOf, listOf } from '../../model/templates/build-document.ts'
import { type Listed, recordCalls } from '../record.testing.ts'

const ROWS = 100_120

let test: TestApp
let modelId: string
let table: ReturnType<typeof sql.id>
const { build, list } = recordCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
  const formData = formOf({}, [
    field('comInput', ['title', 'Title']),
    field('numInput', ['amount', 'Amount']),
    field('textarea', ['note', 'Note']),
  ])
  modelId = await build({
    fullName: 'Many',
    enCode: 'many',
    formData,
    columnData: listOf(formData, {
      columns: { title: 0, amount: 0 },
      sortable: ['amount'],
      search: ['title', 'note'],
      settings: { useDataPermission: false },
    }),
  })
  table = sql.id('lowcode', `mt${modelId}`)
  await sql`insert into ${table} ("F_Id", title, amount, note)
    select lpad(i::text, 8, '0'), 'row ' || lpad(i::text, 6, '0'), case when i % 3 > 0 then i % 1000 end, 'note ' || i
    from generate_series(0, ${sql.lit(ROWS - 1)}) i`.execute(test.deps.db)
  await sql`analyze ${table}`.execute(test.deps.db)
})
afterAll(() => test.close())

const titles = ({ list: rows }: Listed) => rows.map((row) => row['title'])

it('the total of more than 100,000 rows is an estimate, and exact on a page behind them and for a filter', async () => {
  const first = await list(modelId, { currentPage: 1, pageSize: 20 })
  const filtered = await list(modelId, { queryJson: JSON.stringify({ title: 'ROW 09999' }) })
  const far = await list(modelId, { currentPage: 5006, pageSize: 20 })

  expect(first.pagination).toMatchObject({ isEstimated: true })
  expect(first.pagination.total).toBeGreaterThan(100_000)
  expect(filtered.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 10 })
  expect(far.pagination).toEqual({ currentPage: 5006, pageSize: 20, total: ROWS })
  expect(titles(far)).toEqual(Array.from({ length: 20 }, (_, index) => `row ${String(19 - index).padStart(6, '0')}`))
})

it('a part of a text without an index finds the same rows, few or more than are counted', async () => {
  const found = (note: string, page = 1) =>
    list(modelId, { currentPage: page, pageSize: 20, sidx: 'amount', sort: 'asc', queryJson: JSON.stringify({ note }) })
  const expected = async (note: string) => {
    const { rows } = await sql<{ title: string }>`
      select title from ${table} where note ilike ${`%${note}%`} order by amount asc nulls first, "F_Id" limit 20`.execute(
      test.deps.db,
    )
    return rows.map(({ title }) => title)
  }
  const [few, many, all] = [await found('NOTE 9999'), await found('9'), await found('note')]

  expect(few.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 11 })
  expect(titles(few)).toEqual(await expected('note 9999'))
  expect(many.pagination.total).toBe(40_972)
  expect(titles(many)).toEqual(await expected('9'))
  expect(all.pagination).toMatchObject({ isEstimated: true })
  expect(titles(all)).toEqual(await expected('note'))
  expect(await found('no such note')).toMatchObject({ list: [], pagination: { total: 0 } })
  expect(await found('note 9999', 2)).toMatchObject({ list: [], pagination: { total: 11 } })
})

it.each([1, 60, 2503, 5003, 5007])('page %i has the rows of its place, in both directions', async (page) => {
  const shown = async (sort: 'asc' | 'desc') =>
    titles(await list(modelId, { currentPage: page, pageSize: 20, sidx: 'amount', sort }))
  const expected = async (order: string) => {
    // Behind the last page, that one is shown.
    const offset = Math.min(20 * (page - 1), ROWS - 20)
    const { rows } = await sql<{ title: string }>`
      select title from ${table} order by ${sql.raw(order)} limit 20 offset ${offset}`.execute(test.deps.db)
    return rows.map(({ title }) => title)
  }

  expect(await shown('desc')).toEqual(await expected('amount desc nulls last, "F_Id" desc'))
  expect(await shown('asc')).toEqual(await expected('amount asc nulls first, "F_Id" asc'))
})

it('texts that are searched by a part have an index of their trigrams where the database can make one', async () => {
  const { rows } = await sql<{ has: boolean; can: boolean }>`
    select exists (select from pg_indexes where schemaname = 'lowcode' and indexname like 'tg\\_%') as has,
      exists (select from pg_available_extensions where name = 'pg_trgm') as can`.execute(test.deps.db)

  expect(rows[0]?.has).toBe(rows[0]?.can)
})

it('a list that was short is counted as a whole once when it has grown, and estimated from then on', async () => {
  const grown = () => list(modelId, { queryJson: JSON.stringify({ title: 'row' }) })
  const name = `mt${modelId}`
  await sql`alter table ${table} rename to full_one`.execute(test.deps.db)
  await sql`create table ${table} (like lowcode.full_one)`.execute(test.deps.db)
  expect((await grown()).pagination).toMatchObject({ total: 0 })
  await sql`drop table ${table}`.execute(test.deps.db)
  await sql`alter table lowcode.full_one rename to ${sql.id(name)}`.execute(test.deps.db)

  expect((await grown()).pagination).toEqual({ currentPage: 1, pageSize: 20, total: ROWS })
  expect((await grown()).pagination).toMatchObject({ isEstimated: true })
})
