import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '../../../platform/db/database.ts'
import { setTimeZone } from '../../../platform/time-zone.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'
import type { RecordChange } from '../history/history.schema.ts'
import { day, fieldsOf, ONLINE, recordCalls } from '../record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())
afterEach(() => setTimeZone(''))

const { admin, build, list, create, read } = recordCalls(() => test)

const task = () => ({
  fullName: '任务',
  enCode: 'task',
  formData: formOf([
    fieldOf({ name: 'F_Title', label: '标题', config: { unique: true } }),
    fieldOf({ name: 'F_Day', kind: 'date', label: '日期' }),
    fieldOf({ name: 'F_Hours', kind: 'numInput', label: '工时' }),
  ]),
  columnData: listOf({ columns: [{ prop: 'F_Title' }] }),
})

/** A model with records of one row each; returns its id and theirs, in order. */
async function buildTasks(count: number) {
  const modelId = await build(task())
  const titles = Array.from({ length: count }, (_, index) => `任务${index}`)
  for (const title of titles) expect(await create(modelId, { F_Title: title })).toMatchObject({ code: 200 })
  const { list: rows } = await list(modelId)
  return { modelId, ids: titles.map((title) => String(rows.find(({ F_Title }) => F_Title === title)?.['id'])) }
}

const change = (modelId: string, id: string | undefined, data: object) =>
  admin().put(`${ONLINE}/${modelId}/${id}`, { id, data: JSON.stringify(data) })

const historyOf = async (modelId: string, id: string | undefined) =>
  (await admin().get<{ list: RecordChange[] }>(`/api/visualdev/Collaboration/${modelId}/${id}/History`)).data.list

/** The table of the model of `task`. */
async function tableOf(): Promise<string> {
  const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.columns
    where table_schema = 'lowcode' and column_name = 'F_Day'`.execute(test.deps.db)
  return rows[0]?.table ?? ''
}

const codesOf = (answers: readonly { code: number }[]) => answers.map(({ code }) => code)

it('creations at the same time, accepted and refused, each have a row in the log', async () => {
  const modelId = await build(task())
  await test.deps.db.deleteFrom('logs').execute()
  const titles = Array.from({ length: 24 }, (_, index) => (index % 8 === 0 ? '' : `任务 "${index}", {a}\\ 𠮷`))

  const answers = await Promise.all(
    titles.map((title, index) =>
      create(modelId, { F_Title: index % 8 === 1 ? '任务' : title, F_Hours: title === '' ? 'many' : index }),
    ),
  )
  const stored = await vi.waitFor(async () => {
    const rows = await test.deps.db.selectFrom('logs').selectAll().orderBy('id').execute()
    expect(rows).toHaveLength(titles.length)
    return rows
  })

  const sorted = (codes: readonly number[]) => codes.toSorted((left, right) => left - right)
  expect(sorted(stored.map(({ resultCode }) => resultCode))).toEqual(sorted(codesOf(answers)))
  expect(codesOf(answers).filter((code) => code === 200)).toHaveLength((await list(modelId)).pagination.total)
  expect(new Set(stored.map(({ traceId }) => traceId)).size).toBe(titles.length)
  for (const row of stored)
    expect(row).toMatchObject({
      category: 5,
      userName: expect.stringContaining('/admin'),
      requestMethod: 'POST',
      requestUrl: `${ONLINE}/:modelId`,
      moduleName: 'record',
      json: JSON.stringify({ params: { modelId } }),
      creatorTime: new Date('2026-11-21T10:00:00+08:00'),
    })
})

describe('changes of several records at the same time', () => {
  it('are all stored, each with its own history', async () => {
    const { modelId, ids } = await buildTasks(12)

    const answers = await Promise.all(
      ids.map((id, index) => change(modelId, id, { F_Title: `新${index}`, F_Hours: index + 1 })),
    )

    expect(codesOf(answers)).toEqual(ids.map(() => 200))
    for (const [index, id] of ids.entries()) {
      expect((await read(modelId, id)).values).toMatchObject({ F_Title: `新${index}`, F_Hours: index + 1 })
      expect(await historyOf(modelId, id)).toMatchObject([
        {
          fields: [
            { label: '标题', before: `任务${index}`, after: `新${index}` },
            { label: '工时', before: '', after: String(index + 1) },
          ],
        },
      ])
    }
  })

  it('that the database refuses do not affect the others', async () => {
    const { modelId, ids } = await buildTasks(5)

    const answers = await Promise.all(
      ids.map((id, index) => change(modelId, id, { F_Title: index === 1 ? '任务0' : `任务${index}`, F_Hours: 7 })),
    )

    expect(codesOf(answers)).toEqual([200, 400, 200, 200, 200])
    expect(answers[1] && fieldsOf(answers[1])).toEqual({ F_Title: '已有相同的标题' })
    expect((await read(modelId, ids[1])).values).toMatchObject({ F_Title: '任务1' })
    expect((await read(modelId, ids[4])).values).toMatchObject({ F_Hours: 7 })
  })

  it('to one record are stored one after the other, and each is in its history', async () => {
    const { modelId, ids } = await buildTasks(1)

    const answers = await Promise.all(
      [1, 2, 3, 4].map((hours) => change(modelId, ids[0], { F_Title: 'x', F_Hours: hours })),
    )

    expect(codesOf(answers)).toEqual([200, 200, 200, 200])
    const history = await historyOf(modelId, ids[0])
    const steps = history.map(({ fields }) => fields.find(({ label }) => label === '工时'))
    // Each began with what another one had written.
    const next = new Map(steps.map((step) => [step?.before, step?.after]))
    const chain: string[] = []
    for (let at = next.get(''); at !== undefined; at = next.get(at)) chain.push(at)
    expect(new Set(chain)).toEqual(new Set(['1', '2', '3', '4']))
  })

  it('keep their day in a column of dates, like new records', async () => {
    const modelId = await build(task())
    setTimeZone('Asia/Shanghai')
    const table = await tableOf()
    await sql`alter table ${sql.id('lowcode', table)} alter column "F_Day" type date using null`.execute(test.deps.db)
    const record = (index: number) => ({ F_Title: `t${index}`, F_Day: day('2026-11-20') })
    const daysOf = async () =>
      (await sql<{ day: string }>`select "F_Day"::text as day from ${sql.id('lowcode', table)}`.execute(test.deps.db))
        .rows

    await Promise.all([1, 2, 3].map((index) => create(modelId, record(index))))
    expect(await daysOf()).toEqual([1, 2, 3].map(() => ({ day: '2026-11-20' })))

    const { list: rows } = await list(modelId)
    const answers = await Promise.all(
      rows.map(({ id, F_Title }) => change(modelId, String(id), { F_Title, F_Day: day('2026-12-01') })),
    )
    expect(codesOf(answers)).toEqual([200, 200, 200])
    expect(await daysOf()).toEqual([1, 2, 3].map(() => ({ day: '2026-12-01' })))
  })
})

// Not skipped but absent on the embedded engine, which has one connection: nobody else can hold a row there.
/* oxlint-disable vitest/no-conditional-tests -- see the line before */
if (process.env['TEST_DATABASE_URL']) {
  it('a record that another transaction holds keeps nobody else waiting; its own change comes after that', async () => {
    const { modelId, ids } = await buildTasks(3)
    const table = await tableOf()
    const other = new Client({ connectionString: addressOf(test.deps.db) })
    await other.connect()
    await other.query('begin')
    await other.query(`update lowcode."${table}" set "F_Hours" = 3 where "F_Title" = '任务0'`)
    const order: string[] = []

    const held = change(modelId, ids[0], { F_Title: 'held' }).then((answer) => {
      order.push('held')
      return answer
    })
    const free = await Promise.all(ids.slice(1).map((id) => change(modelId, id, { F_Title: `free ${id}` })))
    order.push('free')
    await other.query('commit')
    await other.end()

    expect(codesOf([await held, ...free])).toEqual([200, 200, 200])
    expect(order).toEqual(['free', 'held'])
    expect(await historyOf(modelId, ids[0])).toMatchObject([
      {
        fields: [
          { label: '标题', before: '任务0', after: 'held' },
          { label: '工时', before: '3', after: '' },
        ],
      },
    ])
  })
}
