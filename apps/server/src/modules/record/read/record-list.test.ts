import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { bufferWorkbook, readWorkbook, type CellInput } from '../../../platform/workbook/index.ts'
import { buildOrderRule, day, filled, ONLINE, order, recordCalls } from '../record.testing.ts'

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

describe('a list', () => {
  let modelId: string
  beforeEach(async () => {
    modelId = await build(order())
    const rows = [
      {
        F_Title: '一 100%',
        F_Kind: 'a',
        F_Tags: ['a'],
        F_Day: day('2026-11-01'),
        tableField1: [{ F_Item: 'x', F_Qty: 1, F_Price: 5 }],
      },
      {
        F_Title: '二',
        F_Kind: 'b',
        F_Tags: ['b'],
        F_Day: day('2026-11-10'),
        tableField1: [{ F_Item: 'y', F_Qty: 1, F_Price: 50 }],
      },
      { F_Title: '三', F_Kind: 'a', F_Tags: ['a', 'b'], F_Day: day('2026-11-20') },
    ]
    for (const row of rows) await create(modelId, row)
  })
  const titles = async (body: object) => (await list(modelId, body)).list.map((row) => row['F_Title'])
  const where = (query: object) => titles({ queryJson: JSON.stringify(query), sidx: 'F_Day', sort: 'asc' })

  it.each([
    ['text', { F_Title: '0%' }, ['一 100%']],
    ['text that looks like a pattern', { F_Title: '%' }, ['一 100%']],
    ['a choice', { F_Kind: 'a' }, ['一 100%', '三']],
    ['one of several choices', { F_Tags: 'b' }, ['二', '三']],
    ['numbers', { F_Total: [10, null] }, ['二']],
    ['days', { F_Day: [day('2026-11-01'), day('2026-11-10')] }, ['一 100%', '二']],
    ['all at once', { F_Kind: 'a', F_Tags: 'b', F_Day: [null, day('2026-11-30')] }, ['三']],
    ['nothing', { F_Title: '', F_Kind: null, F_Total: [null, null] }, ['一 100%', '二', '三']],
    ['SQL', { F_Title: "' or 1=1 --" }, []],
  ])('finds by %s', async (_, query, expected) => {
    expect(await where(query)).toEqual(expected)
  })

  it.each(['CAF', 'caf', 'café 餐', 'é 餐厅'])('finds a part of a text in either case: %s', async (part) => {
    await create(modelId, { F_Title: 'Café 餐厅', F_Kind: 'a' })

    expect(await where({ F_Title: part })).toEqual(['Café 餐厅'])
  })

  it('sorts by its own columns in both directions, empty values as the greatest, and by no other column', async () => {
    expect(await titles({ sidx: 'F_Total', sort: 'desc' })).toEqual(['二', '一 100%', '三'])
    expect(await titles({ sidx: 'F_Total', sort: 'asc' })).toEqual(['三', '一 100%', '二'])
    const usual = await titles({ sidx: '' })
    expect(await titles({ sidx: 'F_Id; drop table users' })).toEqual(usual)
    expect(await titles({ sidx: 'F_Rate' })).toEqual(usual)
  })

  it('writes no row to the log of changes', async () => {
    const noted = async () =>
      (await test.deps.db.selectFrom('logs').select('requestUrl').where('category', '=', 5).execute()).map(
        ({ requestUrl }) => requestUrl,
      )
    await list(modelId)

    await expect.poll(noted).toContain(`${ONLINE}/:modelId`)
    expect(await noted()).not.toContain(`${ONLINE}/:modelId/List`)
  })

  it('returns pages with the total of all rows', async () => {
    const page = await list(modelId, { currentPage: 2, pageSize: 2, sidx: 'F_Day', sort: 'asc' })

    expect(page.list.map((row) => row['F_Title'])).toEqual(['三'])
    expect(page.pagination).toEqual({ currentPage: 2, pageSize: 2, total: 3 })
  })

  it.each([['F_Rate'], ['F_Id'], ['constructor'], ['__proto__'], ['F_Title"; drop table users; --'], ['unknown']])(
    'refuses conditions on %s',
    async (field) => {
      const answer = await admin().post(`${ONLINE}/${modelId}/List`, {
        queryJson: `{"${field.replaceAll('"', String.raw`\"`)}":"1"}`,
      })

      expect([400, 403]).toContain(answer.code)
    },
  )

  it.each(['[', '[]', '"x"'])('refuses the query %s', async (queryJson) => {
    expect(await admin().post(`${ONLINE}/${modelId}/List`, { queryJson })).toMatchObject({ code: 400 })
  })

  it('returns groups when the design groups rows', async () => {
    const grouped = await build({
      ...order({ settings: { type: 3, groupField: 'F_Kind' }, enCode: 'grouped', fullName: 'grouped' }),
    })
    for (const F_Kind of ['a', 'b', 'a']) await create(grouped, { F_Title: `t${F_Kind}`, F_Kind })

    const { list: groups } = await list(grouped, { pageSize: 10_000 })

    expect(groups).toHaveLength(2)
    expect(groups.find((group) => group['F_No'] === '甲')).toMatchObject({
      top: true,
      children: [{ F_Title: 'ta' }, { F_Title: 'ta' }],
    })
    expect(groups[0]?.['children']).not.toContainEqual(expect.objectContaining({ F_Kind: expect.anything() }))
  })
})

describe('an export', () => {
  const fetchRows = async (url: string, who = 'admin') => {
    const file = await test.app.inject({ url, headers: { authorization: await test.tokenOf(who) } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
    return rows
  }
  const offer = (modelId: string, body: object, who = admin()) =>
    who.post<{ name: string; url: string }>(`${ONLINE}/${modelId}/Actions/Export`, body)

  it('contains the chosen columns of one page or of all, filtered and sorted like the list', async () => {
    const modelId = await build(order())
    for (const title of ['一', '二', '=1+1']) await create(modelId, { ...filled, F_Title: title })
    const sorted = { currentPage: 1, pageSize: 2, sidx: 'F_Title', sort: 'asc' }

    const all = await offer(modelId, { ...sorted, dataType: 1, selectKey: ['F_Title', 'F_Kind', 'F_Total'] })
    expect(all.data.name).toBe('采购单.xlsx')
    const rows = await fetchRows(all.data.url)
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual(['标题', '类别', '合计'])
    expect(rows).toContainEqual(['=1+1', '甲', 19.25])

    const one = await offer(modelId, { ...sorted, dataType: 0, selectKey: 'F_Title' })
    expect(await fetchRows(one.data.url)).toHaveLength(3)
    expect((await test.app.inject({ url: one.data.url })).json()).toMatchObject({ code: 600 })
  })

  it.each(['asc', 'desc'])(
    'in several batches contains every row once, in order, also rows without a value: %s',
    async (sort) => {
      const modelId = await build(order())
      const table = sql.id('lowcode', `mt${modelId}`)
      // Many equal values, and some empty.
      await sql`insert into ${table} ("F_Id", "F_Title", "F_Day")
      select lpad(i::text, 8, '0'), 'r' || i, case when i % 5 = 0 then null else timestamptz '2026-01-01' + (i % 7) * interval '1 day' end
      from generate_series(1, 2345) as i`.execute(test.deps.db.withoutPlugins())

      const { data } = await offer(modelId, { dataType: 1, selectKey: 'F_Title,F_Day', sidx: 'F_Day', sort })
      const rows = (await fetchRows(data.url)).slice(1)

      expect(new Set(rows.map(([title]) => title)).size).toBe(2345)
      expect(rows).toHaveLength(2345)
      const days = rows.map(([, at]) => (typeof at === 'string' ? at : ''))
      const sorted = days.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
      expect(days).toEqual(sort === 'asc' ? sorted : sorted.toReversed())
    },
  )

  it('can be imported again: one line per sub-table row, also with equal column labels', async () => {
    const buttons = ['add', 'download', 'upload'].map((value) => ({ value, label: value }))
    const columns = [
      { prop: 'F_No', label: '单号', kind: 'billRule' },
      { prop: 'F_Title', label: '标题' },
      // The label of the designer, and the label of a main field.
      { prop: 'tableField1-F_Item', label: '明细-物品' },
      { prop: 'tableField1-F_Price', label: '税率', kind: 'numInput' },
      { prop: 'tableField1-F_Qty', label: '件', kind: 'numInput' },
    ]
    const columnData = JSON.stringify({
      ...(JSON.parse(order().columnData) as object),
      columnList: columns.map((column) => ({ ...column, sqosKey: column.kind ?? 'comInput' })),
      btnsList: buttons,
    })
    const modelId = await build({ ...order(), columnData })
    await create(modelId, filled)
    await create(modelId, { ...filled, F_Title: '单行', tableField1: [{ F_Item: '书', F_Qty: 1, F_Price: 9 }] })
    await create(modelId, { ...filled, F_Title: '空', tableField1: [] })

    const { data } = await offer(modelId, { dataType: 1, sidx: 'F_No', sort: 'asc' })
    const [head = [], ...lines] = await fetchRows(data.url)
    expect(head).toEqual(['单号', '标题', '明细-物品', '税率(tableField1.F_Price)', '件'])
    expect(lines).toEqual([
      ['CG2026110001', '办公用品', '纸', 2.5, 3],
      [null, null, '笔', 1, 10],
      ['CG2026110002', '单行', '书', 9, 1],
      ['CG2026110003', '空', null, null, null],
    ])

    const changed = lines.map((line) => line.map((cell) => (cell === 10 ? 20 : (cell as CellInput))))
    const content = await bufferWorkbook({
      sheetName: 'a',
      columns: head.map((header) => ({ header: String(header) })),
      rows: changed,
    })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'records.xlsx')
    const kept = await admin().post<{ name: string }>(`${ONLINE}/Uploader`, form)
    const preview = await admin().get<{ dataRow: object[]; faults: object[] }>(
      `${ONLINE}/${modelId}/ImportPreview?fileName=${kept.data.name}`,
    )
    expect(preview.data.faults).toEqual([])
    const taken = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: preview.data.dataRow })
    expect(taken.data).toMatchObject({ snum: 3, fnum: 0 })

    const { list: all } = await list(modelId, { sidx: 'F_No', sort: 'asc' })
    const stored = await Promise.all(all.slice(3).map(async ({ id }) => (await read(modelId, id)).values))
    expect(stored).toMatchObject([
      {
        F_Title: '办公用品',
        tableField1: [
          { F_Item: '纸', F_Qty: 3, F_Price: 2.5 },
          { F_Item: '笔', F_Qty: 20, F_Price: 1 },
        ],
      },
      { F_Title: '单行', tableField1: [{ F_Item: '书', F_Qty: 1, F_Price: 9 }] },
      { F_Title: '空' },
    ])
    expect(all[0]).toMatchObject({ 'tableField1-F_Item': '纸, 笔' })
  })

  it('needs the right, contains only visible columns and rows, and fails after the right is withdrawn', async () => {
    const using = { useBtnPermission: true, useColumnPermission: true, useDataPermission: true }
    const modelId = await build(order({ settings: using }))
    await create(modelId, filled)
    const { caller, userId } = await permit('exporter', {
      modelId,
      may: (code) => code !== 'F_Total' && code !== 'sqos_alldata',
    })
    const other = await permit('other', { modelId, may: (code) => code !== 'btn_download' })

    expect(await offer(modelId, { dataType: 1 }, other.caller)).toMatchObject({ code: 403 })
    expect(await offer(modelId, { dataType: 1, selectKey: 'F_Total' }, caller)).toMatchObject({ code: 400 })
    const { data } = await offer(modelId, { dataType: 1 }, caller)
    expect(await fetchRows(data.url, 'exporter')).toEqual([
      ['单号', '标题', '类别', '标签', '日期', '创建人员', '物品'],
    ])
    const [record] = (await caller.get<{ list: { id: string }[] }>('/api/example/dowTools')).data.list
    await test.deps.db
      .updateTable('downloadRecords')
      .set({ expireTime: new Date(0) })
      .execute()
    await test.deps.db.deleteFrom('authorities').where('objectId', '=', userId).execute()
    await caller.put(`/api/example/dowTools/${record?.id}/Actions/Retry`)
    expect((await caller.get('/api/example/dowTools')).data).toMatchObject({
      list: [{ status: 'failed', link: null, message: '没有权限执行该操作，请联系管理员' }],
    })
  })
})
