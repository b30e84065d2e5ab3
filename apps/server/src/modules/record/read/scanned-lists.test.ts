import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'
import { recordCalls } from '../record.testing.ts'

const ROWS = 600
const LETTERS = ['a', 'b', 'c', '%', '纸', 'É']

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { admin, build, permit, list } = recordCalls(() => test)

/** Numbers from 0 to below 1, the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

it('parts of texts without an index find the rows, order and total of the condition alone, within the rows of the caller', async () => {
  const random = createRandom(20)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
  const word = (length: number) => Array.from({ length }, () => pick(LETTERS)).join('')
  const modelId = await build({
    fullName: '便条',
    enCode: 'notes',
    formData: formOf([
      fieldOf({ name: 'F_Note', kind: 'textarea', label: '便条' }),
      fieldOf({ name: 'F_Amount', kind: 'numInput', label: '金额' }),
      fieldOf({ name: 'F_By', kind: 'createUser', label: '创建人员' }),
    ]),
    columnData: listOf({
      columns: [
        { prop: 'F_Note', label: '便条', sortable: true },
        { prop: 'F_Amount', label: '金额', kind: 'numInput', sortable: true },
      ],
      search: [{ prop: 'F_Note' }],
      settings: { useDataPermission: true },
    }),
  })
  const { caller, userId } = await permit('lina', { modelId, may: (code) => code === 'sqos_own' })
  const table = sql.id('lowcode', `mt${modelId}`)
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: String(index),
    note: random() < 0.1 ? null : word(6),
    amount: random() < 0.3 ? null : String(Math.floor(random() * 40)),
    by: random() < 0.5 ? userId : 'somebody',
  }))
  await sql`insert into ${table} ("F_Id", "F_Note", "F_Amount", "F_By")
    select id, note, amount::numeric, by from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, note text, amount text, by text)`.execute(test.deps.db)

  for (let round = 0; round < 80; round += 1) {
    const part = word(1 + Math.floor(random() * 3))
    const own = random() < 0.5
    const sort = pick(['asc', 'desc'] as const)
    const sidx = pick(['F_Amount', 'F_Note', ''])
    const [pageSize, currentPage] = [pick([5, 20, 50]), pick([1, 2, 4])]
    const found = await list(
      modelId,
      { currentPage, pageSize, sidx, sort, queryJson: JSON.stringify({ F_Note: part }) },
      own ? caller : admin(),
    )

    const pattern = `%${part.replaceAll('%', String.raw`\%`)}%`
    const order =
      sidx === ''
        ? sql`"F_Id" desc`
        : sort === 'asc'
          ? sql`${sql.id(sidx)} asc nulls first, "F_Id" asc`
          : sql`${sql.id(sidx)} desc nulls last, "F_Id" desc`
    const { rows: expected } = await sql<{ id: string; total: number }>`
      select "F_Id" as id, count(*) over ()::int as total from ${table}
      where "F_Note" ilike ${pattern} and ${own ? sql`"F_By" = ${userId}` : sql`true`} order by ${order}`.execute(
      test.deps.db.withoutPlugins(),
    )
    const start = (currentPage - 1) * pageSize
    const query = { part, own, sort, sidx, pageSize, currentPage }
    expect({ ...query, ids: found.list.map(({ id }) => id), total: found.pagination.total }).toEqual({
      ...query,
      ids: expected.slice(start, start + pageSize).map(({ id }) => id),
      total: expected.length,
    })
  }
})
