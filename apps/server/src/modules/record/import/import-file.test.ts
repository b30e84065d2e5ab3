import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import type { Caller } from '../../../testing/caller.ts'
import { abandonJobs } from '../../../testing/dead-server.ts'
import { buildOrderRule, filled, ONLINE, order, recordCalls } from '../record.testing.ts'
import type { RecordImportState } from './record-import.schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildOrderRule(test)
})

const { admin, build, permit, list, create, read } = recordCalls(() => test)

const settings = {
  btnsList: [{ value: 'add' }, { value: 'upload' }],
  columnBtnsList: [{ value: 'edit' }, { value: 'remove' }],
  useBtnPermission: true,
}

type Rows = readonly Record<string, string>[]

/** Stages the rows of a file in parts of this size; returns the id of the import. */
async function stage(modelId: string, rows: Rows, { size = 400, who = admin() }: { size?: number; who?: Caller } = {}) {
  const { data } = await who.post<{ id: string }>(`${ONLINE}/${modelId}/Imports`, { fileName: 'a.xlsx' })
  const path = `${ONLINE}/${modelId}/Imports/${data.id}`
  for (let from = 0; from < rows.length; from += size)
    // oxlint-disable-next-line no-await-in-loop -- as the browser does
    expect(await who.post(`${path}/Rows`, { from, list: rows.slice(from, from + size) })).toMatchObject({ code: 200 })
  return path
}

const start = async (path: string, total: number, body: object = {}) =>
  await admin().post<RecordImportState>(`${path}/Actions/Start`, { total, ...body })
const stateOf = async (path: string) => (await admin().get<RecordImportState>(path)).data

const titles = (count: number) => Array.from({ length: count }, (_, index) => ({ F_Title: `r${index}` }))

/** Lets inserts of rows with these titles fail: with an error of the disk, or with a refusal. */
async function failAt(modelId: string, { disk, refused }: { disk?: string; refused?: string }) {
  const db = test.deps.db.withoutPlugins()
  await sql
    .raw(
      `create or replace function lowcode.fail_at() returns trigger language plpgsql as $$ begin
        if new."F_Title" = '${disk}' then raise exception 'disk' using errcode = '53100'; end if;
        if new."F_Title" ~ '${refused ?? '^$'}' then raise exception 'no' using errcode = '23514'; end if;
        return new; end $$`,
    )
    .execute(db)
  await sql`create or replace trigger fail_at before insert on ${sql.id('lowcode', `mt${modelId}`)}
    for each row execute function lowcode.fail_at()`.execute(db)
  return () => sql`drop function lowcode.fail_at() cascade`.execute(db)
}

describe('the import of a file', () => {
  it('stores each record once, with its sub-table rows, whatever is repeated', async () => {
    const modelId = await build(order({ settings }))
    // The rows of one record are at the end of a batch and beyond.
    const rows = [
      ...titles(499),
      { F_Title: 'long', 'tableField1.F_Item': '纸' },
      ...['笔', '书', '尺'].map((item) => ({ 'tableField1.F_Item': item })),
      { F_Title: 'last', F_Rate: '5' },
    ]
    const path = await stage(modelId, rows)
    expect(await admin().post(`${path}/Rows`, { from: 0, list: rows.slice(0, 10) })).toMatchObject({ code: 200 })

    const answers = await Promise.all([start(path, rows.length), start(path, rows.length)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    await test.app.jobs.drain()
    await start(path, rows.length)
    await test.app.jobs.drain()

    expect(await stateOf(path)).toMatchObject({ status: 'imported', total: 504, imported: 503, faulty: 1 })
    const stored = await list(modelId, { pageSize: 100, sidx: 'F_No', sort: 'desc' })
    expect(stored.pagination.total).toBe(500)
    expect(stored.list[0]).toMatchObject({
      F_No: 'CG2026110500',
      F_Title: 'long',
      'tableField1-F_Item': '纸, 笔, 书, 尺',
    })
    const left = await admin().get(`${path}/Rows`)
    expect(left.data).toMatchObject({
      list: [{ row: 503, cells: { F_Title: 'last', F_Rate: '5' }, isFaulty: true, problems: [{ field: 'F_Rate' }] }],
      pagination: { total: 1 },
    })
    const shown = await admin().get<{ list: object[] }>(`${ONLINE}/${modelId}/Imports`)
    expect(shown.data.list).toMatchObject([{ fileName: 'a.xlsx', status: 'imported', mayUndo: true }])
  })

  it('that failed in the middle is continued by a repeated start, without gaps in the numbers', async () => {
    const modelId = await build(order({ settings }))
    const mend = await failAt(modelId, { disk: 'r700', refused: '^r2[0-9]$' })
    const path = await stage(modelId, titles(1001))

    try {
      await start(path, 1001)
      await test.app.jobs.drain()
      expect(await stateOf(path)).toMatchObject({
        status: 'imported',
        imported: 490,
        faulty: 10,
        job: { status: 'failed' },
      })
      expect((await list(modelId)).pagination.total).toBe(490)
    } finally {
      await mend()
    }

    await start(path, 1001)
    await test.app.jobs.drain()
    expect(await stateOf(path)).toMatchObject({
      status: 'imported',
      imported: 991,
      faulty: 10,
      job: { status: 'done' },
    })
    const stored = await list(modelId, { pageSize: 2, sidx: 'F_No', sort: 'desc' })
    expect(stored.pagination.total).toBe(991)
    expect(stored.list[0]).toMatchObject({ F_No: 'CG2026110991', F_Title: 'r1000' })
  })

  it('whose server died is continued automatically by another server', async () => {
    const modelId = await build(order({ settings }))
    const mend = await failAt(modelId, { disk: 'r700' })
    const path = await stage(modelId, titles(1001))
    await start(path, 1001)
    await test.app.jobs.drain()
    await mend()
    // As the server would have left the job if it had died instead.
    const { jobId } = await test.deps.db.selectFrom('recordImports').select('jobId').executeTakeFirstOrThrow()
    await test.deps.db.updateTable('jobs').set({ status: 'running' }).where('id', '=', jobId).execute()
    await abandonJobs(test.deps.db, ['active', 'completed'])

    await test.app.jobs.drain()

    expect(await stateOf(path)).toMatchObject({ status: 'imported', imported: 1001, faulty: 0 })
    expect((await list(modelId)).pagination.total).toBe(1001)
  })

  it('writes nothing more once it was cancelled, not even in the batch that is checked at the moment', async () => {
    const modelId = await build(order({ settings }))
    const path = await stage(modelId, titles(10))
    await start(path, 10)
    expect((await admin().post<RecordImportState>(`${path}/Actions/Cancel`)).data).toMatchObject({
      status: 'imported',
      imported: 0,
    })
    await test.app.jobs.drain()
    expect((await list(modelId)).pagination.total).toBe(0)

    // Another import takes the rows over; so they cannot be imported by the first one as well.
    const next = await stage(modelId, titles(10))
    await start(next, 10, { replaces: path.split('/').at(-1) })
    await start(path, 10)
    await test.app.jobs.drain()
    expect((await list(modelId)).pagination.total).toBe(10)
    expect(await stateOf(path)).toMatchObject({ total: 0 })
  })

  it('is undone except for records that were changed since', async () => {
    const modelId = await build(order({ settings }))
    await create(modelId, { ...filled, F_Title: 'mine' })
    const rows = [...titles(600), { F_Title: 'with', 'tableField1.F_Item': '纸' }, { 'tableField1.F_Item': '笔' }]
    const path = await stage(modelId, rows)
    await start(path, rows.length)
    await test.app.jobs.drain()
    const changed = (await list(modelId, { pageSize: 1, sidx: 'F_No', sort: 'asc', queryJson: '{"F_Title":"r599"}' }))
      .list[0]
    const { values } = await read(modelId, changed?.['id'])
    const id = String(changed?.['id'])
    await admin().put(`${ONLINE}/${modelId}/${id}`, { id, data: JSON.stringify({ ...values, F_Kind: 'b' }) })

    expect(await admin().post(`${path}/Actions/Undo`)).toMatchObject({ code: 200 })
    await test.app.jobs.drain()

    expect(await stateOf(path)).toMatchObject({ status: 'undone', imported: 1, mayUndo: false })
    expect(new Set((await list(modelId)).list.map(({ F_Title }) => F_Title))).toEqual(new Set(['mine', 'r599']))
    expect(await admin().post(`${path}/Actions/Undo`)).toMatchObject({ msg: '当前状态不能执行该操作，请刷新后再试' })
  })

  it('is refused without the right, for others, and with missing rows', async () => {
    const modelId = await build(order({ settings }))
    const taker = await permit('taker', { modelId, may: (code) => code !== 'btn_remove' })
    const other = await permit('other', { modelId, may: (code) => code !== 'btn_upload' })
    const path = await stage(modelId, titles(3), { who: taker.caller })

    expect(await other.caller.post(`${ONLINE}/${modelId}/Imports`, { fileName: 'a.xlsx' })).toMatchObject({ code: 403 })
    for (const who of [other.caller, admin()]) {
      expect((await who.get(path)).code).not.toBe(200)
      expect((await who.post(`${path}/Rows`, { from: 0, list: [{ F_Title: 'x' }] })).code).not.toBe(200)
      expect((await who.post(`${path}/Actions/Start`, { total: 3 })).code).not.toBe(200)
    }
    expect(await taker.caller.post(`${path}/Actions/Start`, { total: 4 })).toMatchObject({
      msg: '数据未完整上传，请重新导入',
    })
    expect(await taker.caller.post(`${path}/Rows`, { from: 49_999, list: titles(2) })).toMatchObject({
      msg: expect.stringContaining('50000') as string,
    })

    await taker.caller.post(`${path}/Actions/Start`, { total: 3 })
    await test.app.jobs.drain()
    expect((await list(modelId)).pagination.total).toBe(3)
    // Without the right to delete there is no undo.
    expect((await taker.caller.get<RecordImportState>(path)).data).toMatchObject({ imported: 3, mayUndo: false })
    expect(await taker.caller.post(`${path}/Actions/Undo`)).toMatchObject({ code: 403 })
  })

  it('ends when the person loses the right in between', async () => {
    const modelId = await build(order({ settings }))
    const taker = await permit('taker', { modelId, may: () => true })
    const path = await stage(modelId, titles(3), { who: taker.caller })
    await taker.caller.post(`${path}/Actions/Start`, { total: 3 })
    await test.deps.db.deleteFrom('authorities').where('objectId', '=', taker.userId).execute()

    await test.app.jobs.drain()

    expect((await list(modelId)).pagination.total).toBe(0)
  })
})

describe('a call with rows and a key', () => {
  it('writes its rows once, however often and however parallel it is repeated', async () => {
    const modelId = await build(order({ settings }))
    const call = (rows: Rows, who = admin()) =>
      who.post(`${ONLINE}/${modelId}/ImportData`, { list: rows, idempotencyKey: 'upload-1' })

    const answers = await Promise.all([call(titles(3)), call(titles(3)), call(titles(3))])
    const again = await call(titles(3))

    for (const { data } of [...answers, again]) expect(data).toMatchObject({ snum: 3, fnum: 0 })
    expect((await list(modelId)).pagination.total).toBe(3)
    expect(await call(titles(4))).toMatchObject({ msg: '该键已用于其他数据的导入' })
    expect((await list(modelId)).pagination.total).toBe(3)
    // Keys of another person are others.
    const taker = await permit('taker', { modelId, may: () => true })
    await call(titles(3), taker.caller)
    expect((await list(modelId)).pagination.total).toBe(6)
  })
})

describe('rows that the database refuses', () => {
  it('are found in sub-tables too', async () => {
    const modelId = await build(order({ settings }))
    const db = test.deps.db.withoutPlugins()
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'lowcode'::regnamespace and c.relkind = 'r' and a.attname = 'F_Item'
      order by c.oid desc limit 1`.execute(db)
    const table = sql.id('lowcode', rows[0]?.name ?? '')
    await sql`alter table ${table} add constraint no_odd check ("F_Item" !~ '[13579]$')`.execute(db)
    const items = Array.from({ length: 1000 }, (_, index) => ({
      F_Title: `r${index}`,
      'tableField1.F_Item': `i${index}`,
    }))
    const queries = vi.spyOn(pg.Client.prototype, 'query')

    try {
      const { data } = await admin().post<{ snum: number; fnum: number; faults: { row: number }[] }>(
        `${ONLINE}/${modelId}/ImportData`,
        { list: items },
      )
      expect(data).toMatchObject({ snum: 500, fnum: 500 })
      expect(data.faults.slice(0, 2)).toMatchObject([{ row: 1 }, { row: 3 }])
      expect(queries.mock.calls.length).toBeLessThan(100)
    } finally {
      queries.mockRestore()
    }
    const stored = await list(modelId, { pageSize: 2, sidx: 'F_No', sort: 'desc' })
    expect(stored).toMatchObject({ pagination: { total: 500 } })
    expect(stored.list[0]).toMatchObject({ F_No: 'CG2026110500', F_Title: 'r998', 'tableField1-F_Item': 'i998' })
  })

  it('are found without writing row by row; the others are stored in order', async () => {
    const modelId = await build(order({ settings }))
    const mend = await failAt(modelId, { refused: '[13579]$' })
    const queries = vi.spyOn(pg.Client.prototype, 'query')

    try {
      const { data } = await admin().post<{ snum: number; fnum: number; faults: { row: number }[] }>(
        `${ONLINE}/${modelId}/ImportData`,
        { list: titles(1000) },
      )
      expect(data).toMatchObject({ snum: 500, fnum: 500 })
      expect(data.faults[0]).toMatchObject({ row: 1 })
      expect(queries.mock.calls.length).toBeLessThan(100)
      const stored = await list(modelId, { pageSize: 2, sidx: 'F_No', sort: 'desc' })
      expect(stored.list[0]).toMatchObject({ F_No: 'CG2026110500', F_Title: 'r998' })
    } finally {
      queries.mockRestore()
      await mend()
    }
  })
})
