import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/builders.ts'
import type { Caller } from '../../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { bufferWorkbook, readWorkbook, type CellInput } from '../../../platform/workbook/index.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'
import { buildOrderRule, BASE, fieldsOf, filled, ONLINE, order, recordCalls } from '../record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildOrderRule(test)
})

const { admin, build, permit, list, create } = recordCalls(() => test)

describe('a field whose values are unique', () => {
  const member = (unique: boolean) => ({
    fullName: '会员',
    enCode: 'member',
    formData: formOf([
      fieldOf({ name: 'F_Card', label: '卡号', config: { unique } }),
      fieldOf({ name: 'F_Level', kind: 'numInput', label: '序号', config: { unique } }),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Card', label: '卡号' }],
      settings: { btnsList: [{ value: 'add' }, { value: 'upload' }] },
    }),
  })

  it('refuses a second equal value, also of concurrent writes, with a message at the field', async () => {
    const modelId = await build(member(true))

    const answers = await Promise.all(Array.from({ length: 8 }, () => create(modelId, { F_Card: 'K1' })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 200)
    expect(refused.map(fieldsOf)).toEqual(Array.from({ length: 7 }, () => ({ F_Card: '已有相同的卡号' })))

    // Empty values may repeat.
    expect(await create(modelId, { F_Level: 1 })).toMatchObject({ code: 200 })
    expect(await create(modelId, { F_Card: '', F_Level: 2 })).toMatchObject({ code: 200 })
    expect(fieldsOf(await create(modelId, { F_Card: '新', F_Level: 2 }))).toEqual({ F_Level: '已有相同的序号' })

    const { list: rows } = await list(modelId)
    const taken = rows.find(({ F_Card }) => F_Card === 'K1')?.['id']
    const other = rows.find(({ F_Card }) => F_Card !== 'K1')?.['id']
    const change = (id: unknown, data: object) =>
      admin().put(`${ONLINE}/${modelId}/${String(id)}`, { id, data: JSON.stringify(data) })
    expect(fieldsOf(await change(other, { F_Card: 'K1' }))).toEqual({ F_Card: '已有相同的卡号' })
    expect(await change(taken, { F_Card: 'K1', F_Level: 9 })).toMatchObject({ code: 200 })

    // A deleted record releases its value.
    await admin().delete(`${ONLINE}/${modelId}/${String(taken)}`)
    expect(await change(other, { F_Card: 'K1' })).toMatchObject({ code: 200 })
  })

  it('refuses only the duplicates among concurrent writes', async () => {
    const modelId = await build(member(true))

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => create(modelId, { F_Card: `K${index % 20}`, F_Level: 1000 + index })),
    )

    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
    expect(answers.filter(({ code }) => code !== 200).map(fieldsOf)).toEqual(
      Array.from({ length: 10 }, () => ({ F_Card: '已有相同的卡号' })),
    )
    const { list: rows, pagination } = await list(modelId, { pageSize: 100 })
    expect(pagination.total).toBe(20)
    expect(new Set(rows.map(({ F_Card }) => F_Card)).size).toBe(20)
  })

  it('reports rows that exist already or repeat in the file before an import writes anything', async () => {
    const modelId = await build(member(true))
    await create(modelId, { F_Card: 'K1', F_Level: 7 })
    const rows = [
      { F_Card: 'K1' },
      { F_Card: 'N1' },
      { F_Card: 'N1' },
      { F_Card: 'N2', F_Level: '7.0' },
      { F_Card: 'N3' },
    ]

    const { data } = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows, dryRun: 1 })

    expect(data).toMatchObject({
      snum: 2,
      fnum: 3,
      existing: [0, 3],
      faults: [
        { row: 0, field: 'F_Card', message: '已有相同的卡号' },
        { row: 2, field: 'F_Card', message: '已有相同的卡号' },
        { row: 3, field: 'F_Level', message: '已有相同的序号' },
      ],
    })
    expect((await list(modelId)).pagination.total).toBe(1)
    const taken = await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(taken.data).toMatchObject({ snum: 2, fnum: 3, existing: [0, 3] })
    expect(new Set((await list(modelId)).list.map(({ F_Card }) => F_Card))).toEqual(new Set(['K1', 'N1', 'N3']))
  })

  it('refuses only the duplicate row of an import', async () => {
    const modelId = await build(member(true))

    const { data } = await admin().post<{ snum: number; fnum: number; faults: unknown[] }>(
      `${ONLINE}/${modelId}/ImportData`,
      { list: ['A', 'B', 'A', 'C'].map((F_Card) => ({ F_Card })) },
    )

    expect(data).toMatchObject({
      snum: 3,
      fnum: 1,
      faults: [{ row: 2, field: 'F_Card', message: '已有相同的卡号' }],
    })
  })

  it('becomes unique only without duplicates, and can become non-unique again', async () => {
    const modelId = await build(member(false))
    await create(modelId, { F_Card: 'K1' })
    await create(modelId, { F_Card: 'K1' })
    const save = (body: object) => admin().put(`${BASE}/${modelId}`, { ...member(true), category: 'x', ...body })

    expect(await save({})).toMatchObject({ msg: expect.stringContaining('「K1」') as string })
    const [first] = (await list(modelId)).list
    await admin().delete(`${ONLINE}/${modelId}/${String(first?.['id'])}`)
    expect(await save({})).toMatchObject({ code: 200 })
    expect(fieldsOf(await create(modelId, { F_Card: 'K1' }))).toEqual({ F_Card: '已有相同的卡号' })

    expect(await save({ formData: member(false).formData })).toMatchObject({ code: 200 })
    expect(await create(modelId, { F_Card: 'K1' })).toMatchObject({ code: 200 })
  })
})

describe('an import', () => {
  const importing = {
    btnsList: [
      { value: 'add', label: '新增' },
      { value: 'upload', label: '导入' },
    ],
  }
  const upload = async (modelId: string, rows: readonly (readonly CellInput[])[]) => {
    const [head = [], ...body] = rows
    const content = await bufferWorkbook({
      sheetName: 'a',
      columns: head.map((header) => ({ header: String(header) })),
      rows: body,
    })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'records.xlsx')
    const { data } = await admin().post<{ name: string }>(`${ONLINE}/Uploader`, form)
    return await admin().get<Preview>(`${ONLINE}/${modelId}/ImportPreview?fileName=${data.name}`)
  }
  const sendFile = (who: Caller, { bytes = 10, query = '' }: { bytes?: number; query?: string } = {}) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'records.xlsx')
    return who.post<{ name: string }>(`${ONLINE}/Uploader${query}`, form)
  }
  interface Preview {
    headerRow: { id: string; fullName: string }[]
    dataRow: Record<string, string>[]
    faults: { row: number; field: string; message: string }[]
  }
  interface Result {
    snum: number
    fnum: number
    resultType: number
    failResult: Record<string, string>[]
  }
  const head = ['标题', '类别', '标签', '日期', '税率', '采购员', '别的']

  it('reports faults per cell, imports the other rows and returns the refused ones', async () => {
    const modelId = await build(order({ settings: importing }))
    await buildUser(test.deps, { account: 'wang', realName: '王芳' })

    const preview = await upload(modelId, [
      head,
      ['一', '甲', '甲,乙', '2026-11-20', 0.1, '王芳/wang', 'x'],
      ['', '丁', '甲', 'soon', 5, '无人', ''],
      ['三', '乙', '', '', '', 'wang', ''],
    ])
    expect(preview.data.headerRow.map(({ fullName }) => fullName)).toEqual([
      ...head.slice(0, 6),
      'tableField1.物品',
      'tableField1.数量',
      'tableField1.单价',
    ])
    expect(preview.data.dataRow).toHaveLength(3)
    expect(preview.data.faults).toEqual([
      { row: 1, field: 'F_Kind', message: '找不到「丁」' },
      { row: 1, field: 'F_Day', message: '应为日期' },
      { row: 1, field: 'F_Buyer', message: '找不到「无人」' },
    ])
    expect((await list(modelId)).pagination.total).toBe(0)

    const rows = preview.data.dataRow
    const dry = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows, dryRun: 1 })
    expect(dry.data).toMatchObject({ snum: 2, fnum: 1, resultType: 1 })
    expect((await list(modelId)).pagination.total).toBe(0)

    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(data).toMatchObject({ snum: 2, fnum: 1, resultType: 1 })
    expect((await list(modelId, { sidx: 'F_No', sort: 'asc' })).list).toMatchObject([
      { F_No: 'CG2026110001', F_Title: '一', F_Kind: '甲', F_Tags: '甲,乙', F_Day: '2026-11-20', F_By: 'admin' },
      { F_No: 'CG2026110002', F_Title: '三', F_Kind: '乙' },
    ])
    const exceptions = await admin().post<{ url: string }>(`${ONLINE}/${modelId}/ImportExceptionData`, {
      list: data.failResult,
    })
    const file = await test.app.inject({
      url: exceptions.data.url,
      headers: { authorization: await test.tokenOf('admin') },
    })
    const given: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) given.push(row)
    expect(given[1]?.at(-1)).toContain('找不到「丁」')
  })

  it('issues bill numbers without gaps or repeats when the database refuses a row', async () => {
    const modelId = await build(order({ settings: importing }))
    const table = sql.id('lowcode', `mt${modelId}`)
    await sql`alter table ${table} add constraint no_third check ("F_Title" <> '三')`.execute(
      test.deps.db.withoutPlugins(),
    )
    const titles = ['一', '二', '三', '四']

    const answer = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, {
      list: titles.map((F_Title) => ({ F_Title })),
    })
    const created = await Promise.all(titles.map((title) => create(modelId, { ...filled, F_Title: title })))

    expect(answer.data).toMatchObject({ snum: 3, fnum: 1 })
    expect(created.map(({ code }) => code)).toEqual([200, 200, 400, 200])
    const numbers = (await list(modelId, { sidx: 'F_No', sort: 'asc' })).list.map(({ F_No }) => F_No)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `CG202611000${number}`))
  })

  it('that fails in a later batch leaves no record, number or event, and stores each record once when repeated', async () => {
    const modelId = await build(order({ settings: importing }))
    const db = test.deps.db.withoutPlugins()
    await sql
      .raw(
        `create function lowcode.fail_at() returns trigger language plpgsql as $$ begin
          if new."F_Title" = 'r700' then raise exception 'disk' using errcode = '53100'; end if;
          if new."F_Title" = 'r20' then raise exception 'no' using errcode = '23514'; end if;
          return new; end $$`,
      )
      .execute(db)
    await sql`create trigger fail_at before insert on ${sql.id('lowcode', `mt${modelId}`)}
      for each row execute function lowcode.fail_at()`.execute(db)
    test.app.events.on('record.created', { name: 'import-probe', handle: async () => {} })
    const rows = Array.from({ length: 1001 }, (_, index) => ({ F_Title: `r${index}` }))
    const eventsOf = async () =>
      (await sql`select 1 from events where type = 'record.created' and payload->>'modelId' = ${modelId}`.execute(db))
        .rows.length

    try {
      expect(await admin().post(`${ONLINE}/${modelId}/ImportData`, { list: rows })).toMatchObject({ code: 500 })
      expect((await list(modelId)).pagination.total).toBe(0)
      expect(await eventsOf()).toBe(0)
    } finally {
      await sql`drop function lowcode.fail_at() cascade`.execute(db)
    }

    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: rows })
    expect(data).toMatchObject({ snum: 1001, fnum: 0 })
    expect(await eventsOf()).toBe(1001)
    const stored = await list(modelId, { pageSize: 2, sidx: 'F_No', sort: 'desc' })
    expect(stored.pagination.total).toBe(1001)
    expect(stored.list[0]).toMatchObject({ F_No: 'CG2026111001', F_Title: 'r1000' })
  })

  it('reads sub-table rows from the lines below a record and names the line of a fault', async () => {
    const modelId = await build(order({ settings: importing }))

    const preview = await upload(modelId, [
      ['标题', '税率', 'tableField1.物品', 'tableField1.数量', 'tableField1.单价'],
      ['一', 0.1, '纸', 3, 2.5],
      ['', '', '笔', 10, 1],
      ['二', '', '', '', ''],
      ['三', '', '书', '多', 1],
      ['', '', '', 2, 2],
      ['四', '', '本', 1, 1],
      ['', '', '', 2, 2],
    ])

    // Cell faults come first; form rules are checked when every cell is readable.
    expect(preview.data.faults).toEqual([
      { row: 3, field: 'tableField1.F_Qty', message: '应为数字' },
      { row: 6, field: 'tableField1.F_Item', message: '物品不能为空' },
    ])
    const { data } = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: preview.data.dataRow })
    expect(data).toMatchObject({ snum: 2, fnum: 2 })
    expect(data.failResult.map(({ errorsInfo }) => errorsInfo)).toEqual(['应为数字', '', '', '物品不能为空'])
    const { list: taken } = await list(modelId, { sidx: 'F_No', sort: 'asc' })
    expect(taken).toMatchObject([
      { F_Title: '一', 'tableField1-F_Item': '纸, 笔', F_Total: '19.25' },
      { F_Title: '二', 'tableField1-F_Item': '', F_Total: '0.00' },
    ])

    // Corrected in the preview and imported without another upload.
    const mended = data.failResult.map((row, index) => ({
      ...row,
      ...(index === 0 && { 'tableField1.F_Qty': '5' }),
      ...(index % 2 === 1 && { 'tableField1.F_Item': '尺' }),
    }))
    const again = await admin().post<Result>(`${ONLINE}/${modelId}/ImportData`, { list: mended })
    expect(again.data).toMatchObject({ snum: 2, fnum: 0, failResult: [] })
    expect((await list(modelId, { sidx: 'F_No', sort: 'asc' })).list.slice(2)).toMatchObject([
      { F_Title: '三', 'tableField1-F_Item': '书, 尺', F_Total: '9.00' },
      { F_Title: '四', 'tableField1-F_Item': '本, 尺' },
    ])
  })

  it('applies the form rules', async () => {
    const modelId = await build(order({ settings: importing }))

    const { data } = await admin().post<Result & { faults: unknown[] }>(`${ONLINE}/${modelId}/ImportData`, {
      list: [
        { F_Title: '', F_Rate: '2' },
        { F_Title: '好', F_Rate: '0.5', constructor: 'x', F_No: 'mine' },
      ],
    })

    expect(data).toMatchObject({ snum: 1, fnum: 1 })
    expect(data.faults).toEqual(
      expect.arrayContaining([
        { row: 0, field: 'F_Title', message: '标题不能为空' },
        { row: 0, field: 'F_Rate', message: '税率不能大于 1' },
      ]),
    )
  })

  it('refuses users outside of the limit of a picker', async () => {
    const { id } = await buildUser(test.deps, { account: 'able', realName: '可选' })
    await buildUser(test.deps, { account: 'unable', realName: '不可选' })
    const limit = { selectType: 'custom', ableIds: [`${id}--user`] }
    const modelId = await build({
      fullName: '派工',
      enCode: 'dispatch',
      formData: formOf([fieldOf({ name: 'F_Who', kind: 'userSelect', label: '负责人', props: limit })]),
      columnData: listOf({
        columns: [{ prop: 'F_Who', label: '负责人', kind: 'userSelect' }],
        settings: { btnsList: [{ value: 'add' }, { value: 'upload' }] },
      }),
    })

    const { data } = await admin().post(`${ONLINE}/${modelId}/ImportData`, {
      list: [{ F_Who: 'unable' }, { F_Who: 'able' }],
    })

    expect(data).toMatchObject({
      snum: 1,
      fnum: 1,
      faults: [{ row: 0, field: 'F_Who', message: '所选内容不在「负责人」的可选范围内' }],
    })
  })

  it('needs the right; the template contains the fields that the user may fill in', async () => {
    const modelId = await build(order({ settings: { ...importing, useBtnPermission: true, useFormPermission: true } }))
    const { caller } = await permit('taker', { modelId, may: (code) => code !== 'F_Rate' })
    const other = await permit('other', { modelId, may: (code) => code !== 'btn_upload' })

    const { data } = await caller.get<{ url: string; name: string }>(`${ONLINE}/${modelId}/Template`)
    expect(data.name).toBe('采购单导入模板.xlsx')
    const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('taker') } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
    expect(rows).toEqual([
      ['标题', '类别', '标签', '日期', '采购员', 'tableField1.物品', 'tableField1.数量', 'tableField1.单价'],
    ])
    const english = await test.app.inject({
      url: `${ONLINE}/${modelId}/Template`,
      headers: { authorization: await test.tokenOf('taker'), 'accept-language': 'en' },
    })
    expect(english.json()).toMatchObject({ data: { name: '采购单 import template.xlsx' } })
    expect(await other.caller.get(`${ONLINE}/${modelId}/Template`)).toMatchObject({ code: 403 })
    for (const query of ['', `?modelId=${modelId}`]) {
      expect(await sendFile(other.caller, { query })).toMatchObject({ code: 403 })
      expect(await sendFile(caller, { query })).toMatchObject({ code: 200 })
    }
    expect(await other.caller.post(`${ONLINE}/${modelId}/ImportData`, { list: [{ F_Title: 'x' }] })).toMatchObject({
      code: 403,
    })
  })

  it('refuses twelve workbook bombs at once, and answers other requests meanwhile', async () => {
    const modelId = await build(order({ settings: importing }))
    const zip = new ZipFile()
    const parts = {
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Target="sheet.xml"/></R>',
      'xl/sheet.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>标题</v></c></row>${'<row r="2"/>'.repeat(60_000)}</sheetData></worksheet>`,
    }
    for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name)
    zip.end()
    const chunks: Buffer[] = []
    for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
    const bomb = Buffer.concat(chunks)
    expect(bomb.length).toBeLessThan(20_000)
    const ended: string[] = []
    const send = async (who: Caller) => {
      const form = new FormData()
      form.set('file', new Blob([bomb]), 'records.xlsx')
      const { data } = await who.post<{ name: string }>(`${ONLINE}/Uploader`, form)
      const answer = await who.get(`${ONLINE}/${modelId}/ImportPreview?fileName=${data.name}`)
      ended.push('bomb')
      return answer
    }
    const people = await Promise.all(
      Array.from({ length: 4 }, (_, index) => permit(`p${index}`, { modelId, may: () => true })),
    )

    const bombs = people.flatMap(({ caller }) => [send(caller), send(caller), send(caller)])
    for (let call = 0; call < 5; call++) await list(modelId)
    ended.push('others')

    for (const { msg } of await Promise.all(bombs)) expect(msg).toMatch(/行|过大/)
    expect(ended.indexOf('others')).toBeLessThan(12)
  })

  it('limits uploads that wait for their preview: by size, number and quota of the user', async () => {
    const modelId = await build(order({ settings: importing }))
    const { caller, userId } = await permit('taker', { modelId, may: () => true })
    const set = (key: string, value: string) =>
      test.deps.db.insertInto('systemSettings').values({ key, value }).execute()
    const waiting = async () =>
      (await test.deps.db.selectFrom('downloadTickets').select('name').where('ownerId', '=', userId).execute()).length

    const answers = []
    for (let count = 0; count < 10; count++) answers.push(await sendFile(caller, { bytes: 600_000 }))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    expect(await waiting()).toBe(3)
    // Only the owner reads the upload, and an attempt ends it.
    const taken = `${ONLINE}/${modelId}/ImportPreview?fileName=${answers.at(-1)?.data.name}`
    expect(await admin().get(taken)).toMatchObject({ msg: expect.stringContaining('链接') as string })

    await set('fileQuotaMegabytes', '1')
    expect(await sendFile(caller, { bytes: 600_000 })).toMatchObject({
      msg: expect.stringContaining('上限 1 MB') as string,
    })
    const parallel = await Promise.all(Array.from({ length: 5 }, () => sendFile(admin(), { bytes: 600_000 })))
    expect(parallel.filter(({ code }) => code === 200)).toHaveLength(1)
    await set('fileMaxMegabytes', '1')
    expect(await sendFile(admin(), { bytes: 1_100_000 })).toMatchObject({
      msg: expect.stringContaining('1MB') as string,
    })
  })
})
