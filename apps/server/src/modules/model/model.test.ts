import { PERMISSION } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import { buildMenu, buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { BODY, buildCategory, buildInterface, URL } from '../data-interface/data-interface.testing.ts'
import { readCatalogue } from '../../platform/db/table-catalogue.ts'
import { prepareDesign } from './table-plan/design.ts'
import { parseTables } from './table-plan/document.ts'
import { applyTables, planTables } from './table-plan/plan.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository } from './model.repository.ts'
import { fieldOf, formOf, listOf, subTableOf } from './model.testing.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

interface Model {
  id: string
  fullName: string
  enCode: string
  tables: string
  formData: string | null
  state: number
  lastModifyTime: number | null
}
interface Page {
  list: { id: string; enCode: string; fullName: string; pcIsRelease: number; state: number; hasForm: boolean }[]
  pagination: { total: number }
}

const leave = (over: Record<string, unknown> = {}) => ({
  fullName: '请假申请',
  enCode: 'leave',
  category: 'office',
  type: 1,
  webType: 2,
  formData: formOf([
    fieldOf({ name: 'F_Reason', label: '原因' }),
    fieldOf({ name: 'F_Days', kind: 'numInput', props: { precision: 1 } }),
    fieldOf({ name: 'F_From', kind: 'date' }),
    subTableOf('tableField1', [{ name: 'F_Item' }, { name: 'F_Amount', kind: 'numInput' }]),
  ]),
  columnData: listOf({
    columns: [{ prop: 'F_Reason' }, { prop: 'F_Days', kind: 'numInput', sortable: true }],
    search: [{ prop: 'F_From', kind: 'date' }],
  }),
  ...over,
})

const admin = () => test.as('admin')

async function create(over: Record<string, unknown> & { enCode?: string } = {}): Promise<Model> {
  const answer = await admin().post(BASE, leave(over))
  expect(answer).toMatchObject({ code: 200 })
  const { data } = await admin().get<Page>(`${BASE}?keyword=${encodeURIComponent(over.enCode ?? 'leave')}`)
  return (await admin().get<Model>(`${BASE}/${data.list[0]?.id ?? ''}`)).data
}

const tablesOf = (model: Model) => JSON.parse(model.tables) as { table: string; typeId: string; tableField?: string }[]

it('a new model needs a name only: its code is derived from it, and models of the same name sound get numbers', async () => {
  await create({ enCode: 'other', fullName: '其他', category: 'travel' })
  const made = async (fullName: string) => {
    const { data } = await admin().post<{ id: string }>(BASE, { fullName })
    return (await admin().get<Model & { category: string }>(`${BASE}/${data.id}`)).data
  }
  expect(await made('用车申请')).toMatchObject({ enCode: 'yongcheshenqing', category: 'travel', state: 1 })
  expect(await made('用车申请！')).toMatchObject({ enCode: 'yongcheshenqing2' })
  expect(await made('Vehicle booking (2026)')).toMatchObject({ enCode: 'vehicleBooking2026' })
  expect(await made('🚗')).toMatchObject({ enCode: 'form' })
  expect(await admin().post(BASE, { fullName: '用车申请' })).toMatchObject({ code: 400, data: { fields: {} } })
})

describe('the tables of a model', () => {
  it('are created for a form that names none: typed columns, a foreign key, indexes for searched and sorted columns', async () => {
    const model = await create()

    const [main, child] = tablesOf(model)
    expect(main).toMatchObject({ table: `mt${model.id}`, typeId: '1' })
    expect(child).toMatchObject({ typeId: '0', tableField: 'F_Relation_Id', relationField: 'F_Id' })
    const catalogue = await readCatalogue(test.deps.db, [main?.table ?? '', child?.table ?? ''])
    const types = (table = '') =>
      Object.fromEntries(catalogue.get(table)?.columns.map(({ name, type }) => [name, type]) ?? [])
    expect(types(main?.table)).toEqual({
      F_Id: 'character varying(50)',
      F_Reason: 'character varying(500)',
      F_Days: 'numeric',
      F_From: 'timestamp with time zone',
    })
    expect(types(child?.table)).toMatchObject({ F_Relation_Id: 'character varying(50)', F_Amount: 'numeric' })
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'lowcode' and tablename = ${main?.table}`.execute(
      test.deps.db,
    )
    const indexes = rows.map(({ definition }) => definition).join('\n')
    expect(indexes).toContain('"F_Days" DESC NULLS LAST')
    expect(indexes).toContain('"F_From" DESC NULLS LAST')
  })

  it('have an index for each column searched by value in the list order, and one for a new list order', async () => {
    const documents = (defaultSidx: string) => ({
      formData: formOf([
        fieldOf({ name: 'F_Kind', kind: 'select' }),
        fieldOf({ name: 'F_From', kind: 'date' }),
        fieldOf({ name: 'F_Days', kind: 'numInput' }),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_Kind' }, { prop: 'F_From', sortable: true }, { prop: 'F_Days', sortable: true }],
        search: [{ prop: 'F_Kind', kind: 'select' }],
        settings: { defaultSidx },
      }),
    })
    const model = await create(documents('F_From'))
    const db = test.deps.db.withoutPlugins()
    const table = sql.id('lowcode', `mt${model.id}`)
    const plan = async (sort: string) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select "F_Id" from ${table} where "F_Kind" = 'a'
        order by ${sql.id(sort)} desc nulls last, "F_Id" desc limit 20`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    await sql`insert into ${table} ("F_Id", "F_Kind", "F_From", "F_Days")
      select i::text, case i % 3 when 0 then 'a' else 'b' end, timestamptz '2026-01-01' + i * interval '1 minute', i
      from generate_series(1, 20000) i`.execute(db)
    await sql`analyze ${table}`.execute(db)

    expect(await plan('F_From')).toMatch(/Index (Only )?Scan using fs_/)
    expect(await plan('F_From')).not.toContain('Sort')
    const save = { ...model, ...documents('F_Days') }
    expect(await admin().put(`${BASE}/${model.id}`, save)).toMatchObject({ code: 200 })
    expect(await plan('F_Days')).toMatch(/Index (Only )?Scan using fs_/)
    const { rows } =
      await sql`select 1 from pg_indexes where tablename = ${`mt${model.id}`} and indexname like 'fs%'`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('have a character index for columns that lists search by substring', async () => {
    const model = await create({
      columnData: listOf({ columns: [{ prop: 'F_Reason' }], search: [{ prop: 'F_Reason' }] }),
    })

    const db = test.deps.db.withoutPlugins()
    const table = sql.id('lowcode', `mt${model.id}`)
    await sql`insert into ${table} ("F_Id", "F_Reason")
      select i::text, case i % 2000 when 7 then '年假 Trip' else '事' || i end from generate_series(1, 20000) i`.execute(
      db,
    )
    await sql`analyze ${table}`.execute(db)
    const found = async (F_Reason: string) =>
      (
        await admin().post<{ pagination: { total: number } }>(`${ONLINE}/${model.id}/List`, {
          queryJson: JSON.stringify({ F_Reason }),
        })
      ).data.pagination.total

    expect(await Promise.all(['年假', '假', 'trip', ' T', '假年', '%', '1999'].map(found))).toEqual([
      10, 10, 10, 10, 0, 0, 12,
    ])
    const { rows } = await sql<Record<string, string>>`explain select * from ${table}
      where "F_Reason" ilike '%年假%' and string_to_array(lower("F_Reason"), null) @> array['年', '假']`.execute(db)
    expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on cs_')
  })

  it('follow the form in one transaction after a plan of the changes, without data loss', async () => {
    const model = await create()
    const table = `mt${model.id}`
    await sql`insert into ${sql.id('lowcode', table)} ("F_Id", "F_Reason", "F_Days") values ('1', 'rest', 2.5)`.execute(
      test.deps.db.withoutPlugins(),
    )
    const next = {
      ...leave(),
      tables: model.tables,
      formData: formOf([
        fieldOf({ name: 'F_Reason', kind: 'textarea' }),
        fieldOf({ name: 'F_Note', label: '备注' }),
        fieldOf({ name: 'F_From', kind: 'date' }),
      ]),
      columnData: listOf({ columns: [{ prop: 'F_Note' }] }),
    }

    const plan = await admin().post<{ list: object[] }>(`${BASE}/${model.id}/Actions/MigrationPlan`, next)
    expect(plan.data.list).toEqual(
      expect.arrayContaining([
        {
          action: 'widenColumn',
          table,
          column: 'F_Reason',
          label: 'F_Reason',
          from: 'character varying(500)',
          to: 'text',
          risk: 'none',
        },
        {
          action: 'addColumn',
          table,
          column: 'F_Note',
          label: '备注',
          from: '',
          to: 'character varying(500)',
          risk: 'none',
        },
        // The column has a value that the form will not show any more; the other one is empty.
        expect.objectContaining({ action: 'keepColumn', table, column: 'F_Days', risk: 'hidden' }),
        expect.objectContaining({ action: 'keepColumn', column: 'F_Amount', risk: 'none' }),
      ]),
    )
    expect((await readCatalogue(test.deps.db, [table])).get(table)?.columns).not.toContainEqual(
      expect.objectContaining({ name: 'F_Note' }),
    )

    expect(await admin().put(`${BASE}/${model.id}`, next)).toMatchObject({ code: 200, msg: '保存成功' })
    const { rows } = await sql`select * from ${sql.id('lowcode', table)}`.execute(test.deps.db.withoutPlugins())
    expect(rows).toEqual([{ F_Id: '1', F_Reason: 'rest', F_Days: '2.5', F_From: null, F_Note: null }])
  })

  it('keep a column type when another one would lose values', async () => {
    const model = await create()
    await sql`insert into ${sql.id('lowcode', `mt${model.id}`)} ("F_Id", "F_Reason") values ('1', 'rest')`.execute(
      test.deps.db.withoutPlugins(),
    )

    const answer = await admin().put(`${BASE}/${model.id}`, {
      ...leave(),
      tables: model.tables,
      formData: formOf([fieldOf({ name: 'F_Reason', kind: 'numInput', label: '原因' })]),
    })

    expect(answer).toMatchObject({ code: 400 })
    expect(answer.msg).toContain('「原因」')
  })

  it.each([
    ['another type', { kind: 'numInput' }, ['rest']],
    ['unique values', { config: { unique: true } }, ['a', 'a']],
  ])('refuse %s when a value entered between plan and change does not fit', async (_, field, entered) => {
    const model = await create()
    const form = JSON.parse(formOf([fieldOf({ name: 'F_Reason', ...field })])) as Record<string, unknown>
    const tables = parseTables(model.tables)
    const wanted = prepareDesign(
      { form, columns: undefined, tables },
      { ...test.deps, modelId: model.id, fullName: 'x' },
    )
    const table = `mt${model.id}`

    const change = test.deps.db.transaction().execute(async (trx) => {
      const plan = await planTables(trx, { wanted, before: [], own: new Set([table]) })
      for (const [index, text] of entered.entries())
        await sql`insert into ${sql.id('lowcode', table)} ("F_Id", "F_Reason") values (${String(index)}, ${text})`.execute(
          trx.withoutPlugins(),
        )
      await applyTables(trx, plan)
    })

    await expect(change).rejects.toMatchObject({ result: 'refused', messageKey: 'model.tableBusy' })
  })

  it.each([
    ['F_Name"; drop table users; --'],
    ['__proto__'],
    ['constructor'],
    ['xmin'],
    ['a b'],
    ['名称'],
    ['x'.repeat(64)],
  ])('reject the name %s', async (name) => {
    const answer = await admin().post(BASE, leave({ formData: formOf([fieldOf({ name })]) }))

    expect(answer).toMatchObject({ code: 400 })
    expect(answer.msg).toContain('只能使用字母、数字和下划线')
    expect(await admin().get<Page>(BASE)).toMatchObject({ data: { list: [] } })
  })

  it('system tables are not reachable: a design that names one gets its own table', async () => {
    const tables = JSON.stringify([
      { typeId: '1', table: 'users', tableName: 'users', fields: [{ field: 'id', primaryKey: 1 }] },
    ])

    const model = await create({ tables, formData: formOf([fieldOf({ name: 'account' })]) })

    const { rows } = await sql`select table_schema from information_schema.tables where table_name = 'users'
      order by table_schema`.execute(test.deps.db)
    expect(rows).toEqual([{ tableSchema: 'lowcode' }, { tableSchema: 'public' }])
    const listed = await admin().get<{ list: { table: string }[] }>('/api/system/DataModel/0/Tables')
    expect(listed.data.list.map(({ table }) => table)).toEqual(['users'])
    expect(model.tables).toContain('account')
  })

  it('tables of administrators can be selected, with their columns', async () => {
    await sql`create table lowcode.orders ("F_Id" varchar(50) primary key, "F_Title" varchar(80) not null)`.execute(
      test.deps.db,
    )
    const fields = await admin().get<{ list: object[] }>('/api/system/DataModel/0/Tables/orders/Fields?type=1')
    expect(fields.data.list).toContainEqual(
      expect.objectContaining({ field: 'title', dataType: 'character varying', dataLength: '80' }),
    )

    const tables = JSON.stringify([{ typeId: '1', table: 'orders', tableName: '订单', fields: [] }])
    await create({
      tables,
      formData: formOf([fieldOf({ name: 'F_Title' })]),
      columnData: listOf({ columns: [{ prop: 'F_Title' }] }),
    })

    const orders = (await readCatalogue(test.deps.db, ['orders'])).get('orders')
    expect(orders?.columns.map(({ type }) => type)).toEqual(['character varying(50)', 'character varying(80)'])
  })

  it('refuse one table as sub-table and secondary table, and for two fields', async () => {
    const tables = JSON.stringify([
      { typeId: '1', table: 'a', fields: [] },
      { typeId: '0', table: 'b', tableField: 'a_id', relationTable: 'a', relationField: 'F_Id', fields: [] },
    ])
    const both = formOf([
      fieldOf({ name: 'sqos_b_sqos_note' }),
      subTableOf('tableField2', [{ name: 'item' }], { tableName: 'b' }),
    ])
    const twice = formOf([fieldOf({ name: 'F_A' }), fieldOf({ name: 'F_A' })])

    expect(await admin().post(BASE, leave({ tables, formData: both }))).toMatchObject({ code: 400 })
    expect(await admin().post(BASE, leave({ formData: twice }))).toMatchObject({ code: 400 })
  })
})

describe('a model', () => {
  it('keeps its documents unchanged, including unknown keys', async () => {
    const formData = formOf([fieldOf({ name: 'F_A', props: { 'show-word-limit': true, later: { deep: [1] } } })], {
      idGlobal: 7,
      x: null,
    })

    const model = await create({ formData, tables: JSON.stringify([{ typeId: '1', table: 't1', extra: 1 }]) })

    // The server adds only the table of the field.
    expect(model.formData?.replace(',"tableName":"t1"', '')).toBe(formData)
    expect(tablesOf(model)[0]).toMatchObject({ table: 't1', extra: 1 })
  })

  it('has a unique name and code', async () => {
    await create()

    expect(await admin().post(BASE, leave({ fullName: '别的' }))).toMatchObject({
      code: 400,
      data: { fields: { enCode: '功能编码已存在' } },
    })
    expect(await admin().post(BASE, leave({ enCode: 'other' }))).toMatchObject({
      code: 400,
      data: { fields: { fullName: '功能名称已存在' } },
    })
    expect(await admin().post(BASE, leave({ enCode: '.bad' }))).toMatchObject({ code: 400 })
  })

  it.each([
    ['formData', '{"fields":['],
    ['formData', '[]'],
    ['tables', '{"a":1}'],
    ['columnData', '"text"'],
  ])('refuses a broken %s', async (field, text) => {
    expect(await admin().post(BASE, leave({ [field]: text }))).toMatchObject({
      code: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  it('accepts a document of five megabytes', async () => {
    const formData = formOf([fieldOf({ name: 'F_A', props: { note: 'x'.repeat(5_000_000) } })])

    const model = await create({ formData })

    expect(model.formData?.length).toBeGreaterThan(5_000_000)
  })

  it('refuses a save over a newer version', async () => {
    const model = await create()
    const body = { ...leave({ description: 'one' }), tables: model.tables, lastModifyTime: model.lastModifyTime }
    expect(await admin().put(`${BASE}/${model.id}`, body)).toMatchObject({ code: 200 })

    expect(await admin().put(`${BASE}/${model.id}`, { ...body, description: 'two' })).toMatchObject({ code: 409 })
  })

  it('is copied disabled, with its own tables', async () => {
    const model = await create()

    expect(await admin().post(`${BASE}/${model.id}/Actions/Copy`)).toMatchObject({ code: 200 })

    const { data } = await admin().get<Page>(`${BASE}?keyword=leave`)
    const copied = data.list.find(({ id }) => id !== model.id)
    expect(copied).toMatchObject({
      fullName: expect.stringMatching(/^请假申请副本\w{5}$/),
      enCode: expect.stringMatching(/^leave\w{5}$/),
      state: 0,
    })
    const copy = (await admin().get<Model>(`${BASE}/${copied?.id ?? ''}`)).data
    expect(tablesOf(copy).map(({ table }) => table)).not.toEqual(
      expect.arrayContaining(tablesOf(model).map(({ table }) => table)),
    )
    expect((await readCatalogue(test.deps.db)).size).toBe(4)
  })

  it('is offered by category while it is enabled', async () => {
    const model = await create()
    await test.deps.db
      .insertInto('dictionaryTypes')
      .values({
        id: 't',
        parentId: '-1',
        fullName: '功能分类',
        enCode: 'webDesign',
        isTree: 0,
        creatorUserId: null,
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
      .execute()
    await test.deps.db
      .insertInto('dictionaryData')
      .values({
        id: 'office',
        dictionaryTypeId: 't',
        parentId: '0',
        fullName: '办公',
        enCode: 'office',
        creatorUserId: null,
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
      .execute()

    const selector = () => admin().get<{ list: object[] }>(`${BASE}/Selector?type=1`)
    expect((await selector()).data.list).toMatchObject([
      { id: 'office', fullName: '办公', children: [{ id: model.id, parentId: 'office' }] },
    ])
    await admin().put(`${BASE}/${model.id}/Actions/State`)
    expect((await selector()).data.list).toEqual([])
  })

  it('is restored to a revision; columns added later stay in the table', async () => {
    const model = await create()
    const body = {
      ...leave({ fullName: '新名称', formData: formOf([fieldOf({ name: 'F_New' })]) }),
      columnData: listOf({ columns: [{ prop: 'F_New' }] }),
    }
    await admin().put(`${BASE}/${model.id}`, { ...body, tables: model.tables })
    const { data } = await admin().get<{ list: { id: string; summary: string[] }[] }>(`${BASE}/${model.id}/Revisions`)
    expect(data.list.map(({ summary }) => summary)).toEqual([expect.arrayContaining(['fullName', 'formData']), []])
    const first = data.list[1]?.id ?? ''
    const compared = await admin().get<{ list: { path: string }[] }>(`${BASE}/${model.id}/Revisions/${first}/Compare`)
    expect(compared.data.list).toContainEqual({ path: 'fullName', before: '"请假申请"', after: '"新名称"' })
    expect(compared.data.list.map(({ path }) => path)).toContain('formData.fields[F_New]')

    expect(await admin().post(`${BASE}/${model.id}/Actions/Restore`, { revisionId: first })).toMatchObject({
      code: 200,
      msg: '已恢复',
    })

    expect((await admin().get<Model>(`${BASE}/${model.id}`)).data).toMatchObject({
      fullName: '请假申请',
      formData: model.formData,
    })
    const columns = (await readCatalogue(test.deps.db)).get(`mt${model.id}`)?.columns.map(({ name }) => name)
    expect(columns).toEqual(expect.arrayContaining(['F_Reason', 'F_New']))
  })
})

describe('a release', () => {
  const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true, useDataPermission: true }
  const menus = () =>
    test.deps.db.selectFrom('menus').selectAll().where('type', '=', 3).where('deleteMark', 'is', null).execute()

  it('adds the menu entry with the codes of buttons, columns and fields and the data schemes', async () => {
    const model = await create({
      formData: formOf([fieldOf({ name: 'F_Reason', label: '原因' }), fieldOf({ name: 'F_By', kind: 'createUser' })]),
      columnData: listOf({ columns: [{ prop: 'F_Reason', label: '原因' }], settings: using }),
    })

    expect(await admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1 })).toMatchObject({
      code: 400,
      data: { fields: { pcModuleParentId: '不能为空' } },
    })
    expect(
      await admin().post(`${BASE}/${model.id}/Actions/Release`, {
        pc: 1,
        app: 1,
        pcModuleParentId: '-1',
        appModuleParentId: '-1',
      }),
    ).toMatchObject({ code: 200 })

    const entries = await menus()
    expect(entries).toHaveLength(2)
    const web = entries.find(({ category }) => category === 'Web')
    expect(web).toMatchObject({
      fullName: '请假申请',
      enCode: 'leave',
      urlAddress: 'model/leave',
      isButtonAuthorize: 1,
      isDataAuthorize: 1,
    })
    expect(JSON.parse(web?.propertyJson ?? '')).toEqual({ moduleId: model.id, isTree: 0, iconBackgroundColor: '' })
    const items = await test.deps.db
      .selectFrom('menuItems')
      .select(['kind', 'enCode', 'fullName', 'enabledMark'])
      .where('menuId', '=', web?.id ?? '')
      .execute()
    expect(items).toEqual(
      expect.arrayContaining([
        { kind: 'button', enCode: 'btn_add', fullName: '新增', enabledMark: 1 },
        { kind: 'button', enCode: 'btn_detail', fullName: '详情', enabledMark: 1 },
        { kind: 'column', enCode: 'F_Reason', fullName: '原因', enabledMark: 1 },
        { kind: 'form', enCode: 'F_By', fullName: 'F_By', enabledMark: 1 },
      ]),
    )
    const schemes = await test.deps.db
      .selectFrom('menuDataSchemes')
      .select('enCode')
      .where('menuId', '=', web?.id ?? '')
      .execute()
    expect(schemes.map(({ enCode }) => enCode)).toEqual(expect.arrayContaining(['sqos_alldata', 'sqos_own']))
    // Conditions can compare fields of the form, and system fields with the current user, without further preparation.
    const fields = await test.deps.db
      .selectFrom('menuDataFields')
      .select(['enCode', 'type', 'conditionText'])
      .where('menuId', '=', web?.id ?? '')
      .execute()
    expect(fields).toEqual(
      expect.arrayContaining([
        { enCode: 'F_Reason', type: 'String', conditionText: 'text' },
        { enCode: 'F_By', type: 'String', conditionText: '@userId,@userAraSubordinates,@subordinateId,text' },
      ]),
    )
    const condition = { id: 'c1', field: 'F_By', type: 'String', op: 'Equal', value: '@userId' }
    expect(
      await admin().post('/api/system/ModuleDataAuthorizeScheme', {
        moduleId: web?.id,
        fullName: '我登记的',
        enCode: '',
        matchLogic: 'and',
        conditionJson: JSON.stringify([{ logic: 'and', groups: [condition] }]),
        enabledMark: 1,
        sortCode: 0,
        description: '',
      }),
    ).toMatchObject({ code: 200 })
    expect((await admin().get<Page>(BASE)).data.list[0]).toMatchObject({ pcIsRelease: 1, appIsRelease: 1 })
  })

  it('updates the existing entry: grants stay, removed buttons are disabled', async () => {
    const model = await create({ columnData: listOf({ columns: [{ prop: 'F_Reason' }], settings: using }) })
    const release = () => admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    await release()
    const before = await test.deps.db.selectFrom('menuItems').select(['id', 'enCode']).execute()
    const columnData = listOf({
      columns: [{ prop: 'F_Days' }],
      settings: { ...using, btnsList: [{ value: 'add', label: '申请' }] },
    })
    await admin().put(`${BASE}/${model.id}`, { ...leave({ fullName: '休假' }), tables: model.tables, columnData })

    await release()

    expect(await menus()).toMatchObject([{ fullName: '休假' }])
    const after = await test.deps.db
      .selectFrom('menuItems')
      .select(['id', 'enCode', 'fullName', 'enabledMark', 'kind'])
      .execute()
    const idOf = (rows: { id: string; enCode: string }[]) => rows.find(({ enCode }) => enCode === 'btn_add')?.id
    expect(idOf(after)).toBe(idOf(before))
    expect(after).toContainEqual(expect.objectContaining({ enCode: 'btn_add', fullName: '申请', enabledMark: 1 }))
    expect(after).toContainEqual(expect.objectContaining({ enCode: 'btn_download', enabledMark: 0 }))
    expect(after).toContainEqual(expect.objectContaining({ kind: 'column', enCode: 'F_Reason', enabledMark: 0 }))
  })

  it('gives roles, organisations and people the items of their level; a later one replaces it', async () => {
    const model = await create({
      formData: formOf([fieldOf({ name: 'F_Reason', label: '原因' }), fieldOf({ name: 'F_By', kind: 'createUser' })]),
      columnData: listOf({ columns: [{ prop: 'F_Reason' }], settings: using }),
    })
    const staff = await buildRole(test.deps, { fullName: '员工' })
    const office = await buildUser(test.deps, { realName: '行政' })
    const release = (...access: object[]) =>
      admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1', access })
    const holders = async () => (await admin().get<{ list: object[] }>(`${BASE}/${model.id}/Holders`)).data.list
    const role = { objectType: 'Role', objectId: staff.id }
    const person = { objectType: 'User', objectId: office.id }

    expect(await release({ ...role, objectId: 'nobody', level: 'own' })).toMatchObject({ code: 404 })
    expect(await menus()).toEqual([])
    expect(await release({ ...role, level: 'own' }, { ...person, level: 'edit' })).toMatchObject({ code: 200 })

    expect(await holders()).toEqual([
      { ...role, fullName: '员工', level: 'own' },
      { ...person, fullName: expect.stringContaining('行政'), level: 'edit' },
    ])
    const granted = await test.deps.db
      .selectFrom('authorities')
      .leftJoin('menuItems', 'menuItems.id', 'itemId')
      .leftJoin('menuDataSchemes', 'menuDataSchemes.id', 'itemId')
      .select(['itemType', 'menuItems.enCode', 'menuDataSchemes.enCode as scheme'])
      .where('objectId', '=', staff.id)
      .execute()
    const codes = granted.map(({ itemType, enCode, scheme }) => `${itemType}:${enCode ?? scheme ?? ''}`)
    expect(codes.toSorted()).toEqual([
      'button:btn_add',
      'button:btn_detail',
      'column:F_Reason',
      'form:F_By',
      'form:F_Reason',
      'module:',
      'resource:sqos_own',
    ])

    await release({ ...role, level: 'view' }, { ...person, level: 'none' })
    expect(await holders()).toEqual([{ ...role, fullName: '员工', level: 'view' }])

    // A field that may only be read is none of the levels; a level that is chosen again removes the limit.
    const limit = test.deps.db.updateTable('authorities').set({ level: 'read' })
    await limit.where('objectId', '=', staff.id).where('itemType', '=', 'form').execute()
    expect(await holders()).toEqual([{ ...role, fullName: '员工', level: 'custom' }])
    await release({ ...role, level: 'view' })
    expect(await holders()).toEqual([{ ...role, fullName: '员工', level: 'view' }])
  })

  it('is shown as another user would get it, with an unsaved design, and nothing of it is kept', async () => {
    const model = await create({
      formData: formOf([fieldOf({ name: 'F_Reason', label: '原因' })]),
      columnData: listOf({ columns: [{ prop: 'F_Reason', label: '原因' }], settings: {} }),
    })
    const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜' })
    const staff = await buildRole(test.deps, { fullName: '员工' })
    const kim = await buildUser(test.deps, { account: 'kim', roleIds: [staff.id] })
    const access = [
      { objectType: 'User', objectId: lina.id, level: 'edit' },
      { objectType: 'Role', objectId: staff.id, level: 'own' },
    ]
    const face = (userId: string, body: object = {}, who = admin()) =>
      who.post(`${BASE}/${model.id}/Actions/PreviewAs`, { userId, access, ...body })
    const stored = () => test.deps.db.selectFrom('visualModels').selectAll().where('id', '=', model.id).execute()
    const before = [await stored(), await menus()]

    expect(await face(lina.id)).toMatchObject({
      code: 200,
      data: {
        mayOpen: true,
        buttons: expect.arrayContaining(['新增', '删除']),
        rows: [
          { right: 'read', kind: 'all' },
          { right: 'edit', kind: 'all' },
          { right: 'remove', kind: 'all' },
        ],
      },
    })
    // The form has no creator yet: a publication would add one.
    expect(await face(kim.id)).toMatchObject({
      data: { mayOpen: true, buttons: ['新增', '详情'], rows: [{ kind: 'some', names: ['本人的数据'] }, {}, {}] },
    })
    const formData = formOf([fieldOf({ name: 'F_Reason', label: '原因' }), fieldOf({ name: 'F_New', label: '新字段' })])
    const columnData = listOf({
      columns: [{ prop: 'F_New', label: '新列' }],
      settings: { useColumnPermission: true },
    })
    expect(await face(kim.id, { formData, columnData })).toMatchObject({
      data: { columns: ['新列'], allColumns: false },
    })
    expect(await face(kim.id, { access: [] })).toMatchObject({ data: { mayOpen: false } })

    expect([await stored(), await menus()]).toEqual(before)
    expect(
      await test.deps.db.selectFrom('authorities').select('id').where('objectId', 'in', [lina.id, staff.id]).execute(),
    ).toEqual([])

    const designer = await buildUser(test.deps, { account: 'designer', permissions: [PERMISSION.model.release] })
    expect(await face(designer.id, {}, test.as('designer'))).toMatchObject({ code: 403 })
    // A role that was deleted while it was chosen.
    await test.deps.db.updateTable('roles').set({ deleteMark: 1 }).where('id', '=', staff.id).execute()
    const gone = { code: 404, msg: '选中的角色、部门或人员已被删除，没有保存任何修改；请重新选择' }
    expect(await face(lina.id)).toMatchObject(gone)
    const release = await admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1', access })
    expect(release).toMatchObject(gone)
    expect(await menus()).toEqual(before[1])
  })

  it('gives its page to a designer who is no administrator, on tables of the platform only', async () => {
    const designer = await buildUser(test.deps, {
      account: 'designer',
      permissions: [PERMISSION.model.view, PERMISSION.model.add, PERMISSION.model.edit, PERMISSION.model.release],
    })
    const [own] = [await test.as('designer').post<{ id: string }>(BASE, leave())]
    const release = (id: string) =>
      test.as('designer').post(`${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    const held = async (code: string) => {
      const menu = (await menus()).find(({ enCode }) => enCode === code)
      const rows = await test.deps.db
        .selectFrom('authorities')
        .select('itemId')
        .where('objectId', '=', designer.id)
        .where('itemId', '=', menu?.id ?? '')
        .execute()
      return rows.length
    }
    expect(await release(own.data.id)).toMatchObject({ code: 200 })
    expect(await held('leave')).toBe(1)

    const foreign = await create({ fullName: '工资', enCode: 'pay' })
    const tables = JSON.stringify(tablesOf(foreign))
    const body = { ...leave({ fullName: '借用', enCode: 'borrowed' }), tables, formData: foreign.formData }
    const borrowed = await test.as('designer').post<{ id: string }>(BASE, body)
    for (const [id, code] of [
      [foreign.id, 'pay'],
      [borrowed.data.id, 'borrowed'],
    ] as const) {
      expect(await release(id)).toMatchObject({ code: 200 })
      expect(await held(code)).toBe(0)
    }
  })

  it('is followed by later saves: new fields and buttons can be granted without another release', async () => {
    const model = await create({ columnData: listOf({ columns: [{ prop: 'F_Reason' }] }) })
    await admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })

    const formData = formOf([fieldOf({ name: 'F_Place', label: '地点' })])
    const columnData = listOf({ columns: [{ prop: 'F_Place', label: '地点' }], settings: using })
    await admin().put(`${BASE}/${model.id}`, { ...leave(), tables: model.tables, formData, columnData })

    expect(await menus()).toMatchObject([{ isButtonAuthorize: 1, isFormAuthorize: 1, isDataAuthorize: 1 }])
    const items = await test.deps.db.selectFrom('menuItems').select(['kind', 'enCode', 'fullName']).execute()
    expect(items).toEqual(
      expect.arrayContaining([
        { kind: 'column', enCode: 'F_Place', fullName: '地点' },
        { kind: 'form', enCode: 'F_Place', fullName: '地点' },
      ]),
    )
  })

  it('uses the design in force although another one is saved when it begins', async () => {
    const model = await create()
    const { id: userId } = await test.deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const repository = createModelRepository(test.deps.db)
    const release = createRelease({
      ...test.deps,
      configuration: createConfigurationWriter(test.deps),
      repository: {
        ...repository,
        find: async (id) => {
          const found = await repository.find(id)
          const renamed = { ...leave({ fullName: '休假' }), tables: model.tables, formData: model.formData }
          expect(await admin().put(`${BASE}/${id}`, renamed)).toMatchObject({ code: 200 })
          return found
        },
      },
    })

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a release asks of who makes it
    await release.release(model.id, { body: { pc: 1, pcModuleParentId: '-1' }, actor: { userId } as Actor })

    const menu = test.deps.db.selectFrom('menus').select('fullName').where('enCode', '=', 'leave')
    expect(await menu.executeTakeFirst()).toEqual({ fullName: '休假' })
  })

  it('refuses a disabled model, a model without a form, and a code that is in use', async () => {
    const model = await create()
    const release = (id: string) => admin().post(`${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    await buildMenu(test.deps, { enCode: 'leave' })
    expect(await release(model.id)).toMatchObject({ code: 400, data: { fields: { enCode: expect.any(String) } } })

    const empty = await create({ fullName: 'empty', enCode: 'empty', formData: null, columnData: null })
    expect(await release(empty.id)).toMatchObject({ code: 400, msg: '该功能还没有设计表单，请先设计表单' })

    const sly = await create({ fullName: 'sly', enCode: PERMISSION.dictionary.view })
    expect(await release(sly.id)).toMatchObject({ code: 400 })

    await admin().put(`${BASE}/${model.id}/Actions/State`)
    expect(await release(model.id)).toMatchObject({ code: 400, msg: '该功能已停用，请先启用后再同步' })
  })
})

describe('a deletion', () => {
  it('is refused while a relation field refers to the model; then it removes the menu entries and keeps the records', async () => {
    const model = await create()
    await sql`insert into ${sql.id('lowcode', `mt${model.id}`)} ("F_Id") values ('1')`.execute(
      test.deps.db.withoutPlugins(),
    )
    await admin().post(`${BASE}/${model.id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    const pointing = fieldOf({
      name: 'F_Leave',
      kind: 'relationForm',
      label: '请假单',
      props: { modelId: model.id, relationField: 'F_Reason' },
    })
    const other = await create({ fullName: '销假', enCode: 'back', formData: formOf([pointing]) })

    await buildCategory(test)
    await buildInterface(test, {
      fullName: '请假天数',
      dataType: 1,
      requestMethod: '3',
      query: `select count(*) as days from mt${model.id}`,
    })

    const uses = await admin().get<{ list: object[] }>(`${BASE}/${model.id}/Uses`)
    expect(uses.data.list).toEqual([
      expect.objectContaining({ kind: 'menu', fullName: '请假申请', field: 'Web' }),
      expect.objectContaining({ kind: 'relation', id: other.id, field: '请假单' }),
      expect.objectContaining({ kind: 'interface', fullName: '请假天数' }),
      expect.objectContaining({ kind: 'records', num: 1 }),
    ])
    expect(await admin().delete(`${BASE}/${model.id}`)).toMatchObject({
      code: 400,
      msg: '功能「销假」的控件「请假单」关联了该功能，禁止删除',
    })

    await admin().delete(`${BASE}/${other.id}`)
    expect(await admin().delete(`${BASE}/${model.id}`)).toMatchObject({ code: 200 })
    expect(await admin().get(`${BASE}/${model.id}`)).toMatchObject({ code: 404 })
    expect(
      await test.deps.db
        .selectFrom('menus')
        .selectAll()
        .where('type', '=', 3)
        .where('deleteMark', 'is', null)
        .execute(),
    ).toEqual([])
    expect((await readCatalogue(test.deps.db)).has(`mt${model.id}`)).toBe(true)
  })
})

describe('exported files', () => {
  const upload = (name: string, content: string) => {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    return admin().post(`${ONLINE}/Model/Actions/ImportData`, form)
  }
  const download = async (id: string) => {
    const { data } = await admin().post<{ name: string; url: string }>(`${ONLINE}/${id}/Actions/ExportData`)
    const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('admin') } })
    return { name: data.name, content: file.body }
  }

  it('import a model under its id; after a deletion the import creates a new model beside the old records', async () => {
    const model = await create()
    const { name, content } = await download(model.id)
    expect(name).toBe('请假申请.vdd')
    expect(await upload(name, content)).toMatchObject({ code: 400, msg: '已存在相同的功能：请假申请' })
    await admin().delete(`${BASE}/${model.id}`)

    expect(await upload(name, content)).toMatchObject({ code: 200, msg: '导入成功：请假申请' })

    const { data } = await admin().get<Page>(BASE)
    expect(data.list).toMatchObject([{ fullName: '请假申请', enCode: 'leave' }])
    expect(data.list[0]?.id).not.toBe(model.id)
    expect((await readCatalogue(test.deps.db)).size).toBe(4)
  })

  it('from other systems create their tables, whatever the case of their keys', async () => {
    const row = {
      Id: '1234567890',
      FullName: '订单',
      EnCode: 'order',
      Type: 1,
      WebType: '2',
      Category: 'x',
      Tables: JSON.stringify([
        {
          typeId: '1',
          table: 'crm_order',
          tableName: '订单',
          fields: [
            { field: 'F_Id', dataType: 'varchar', dataLength: '50', primaryKey: 1 },
            { field: 'F_Total', dataType: 'decimal', dataLength: '18,2', primaryKey: 0 },
          ],
        },
        {
          typeId: '0',
          table: 'crm_item',
          tableField: 'F_Order',
          relationField: 'F_Id',
          relationTable: 'crm_order',
          fields: [{ field: 'F_ItemId', primaryKey: 1 }],
        },
      ]),
      FormData: formOf([
        fieldOf({ name: 'F_No', config: { tableName: 'crm_order' } }),
        subTableOf('tableField3', [{ name: 'F_Qty', kind: 'numInput' }], { tableName: 'crm_item' }),
      ]),
    }

    expect(await upload('order.vdd', JSON.stringify(row))).toMatchObject({ code: 200 })

    const catalogue = await readCatalogue(test.deps.db)
    expect(catalogue.get('crm_order')?.columns.map(({ name }) => name)).toEqual(['F_Id', 'F_Total', 'F_No'])
    expect(catalogue.get('crm_item')?.columns.map(({ name }) => name)).toEqual(['F_ItemId', 'F_Order', 'F_Qty'])
    expect((await admin().get<Model>(`${BASE}/1234567890`)).data).toMatchObject({ fullName: '订单' })
  })

  it('use the imported data interface when another one had its id, and the message mentions it', async () => {
    await buildCategory(test)
    const importInterface = (id: string, fullName: string) => {
      const form = new FormData()
      form.set('file', new Blob([JSON.stringify({ ...BODY, id, fullName, enCode: fullName })]), 'x.bd')
      return admin().post(`${URL}/Action/Import`, form)
    }
    await importInterface('taken', 'own')
    await importInterface('taken', 'foreign')
    const [foreign] = await test.deps.db
      .selectFrom('dataInterfaces')
      .select('id')
      .where('enCode', '=', 'foreign')
      .execute()
    const city = fieldOf({ name: 'F_City', kind: 'select', config: { dataType: 'dynamic', propsUrl: 'taken' } })

    const answer = await upload('city.vdd', JSON.stringify({ ...leave(), id: 'm1', formData: formOf([city]) }))

    expect(answer).toMatchObject({ code: 200, msg: expect.stringContaining('foreign') })
    const { formData } = (await admin().get<Model>(`${BASE}/m1`)).data
    expect(formData).toContain(`"propsUrl":"${foreign?.id}"`)
    expect(formData).not.toContain('"taken"')
  })

  it('with generated code or from a form generator become online models, and the message mentions it', async () => {
    const generated = [
      { __config__: { label: '手机', tag: 'el-input', layout: 'colFormItem', formId: 101 }, __vModel__: 'mobile' },
      { label: '备注', tag: 'el-input', type: 'textarea', layout: 'colFormItem', vModel: 'note', formId: 102 },
    ]
    const file = { id: '77', fullName: '登记', enCode: 'reg', type: 4, formData: formOf(generated) }

    const answer = await upload('reg.vdd', JSON.stringify(file))

    expect(answer).toMatchObject({ code: 200, msg: '导入成功：登记（为“功能表单代码生成”制作，按“在线开发”打开）' })
    const { formData } = (await admin().get<Model>(`${BASE}/77`)).data
    expect(JSON.parse(formData ?? '')).toMatchObject({
      fields: [
        { __config__: { sqosKey: 'comInput', tag: 'el-input' }, __vModel__: 'mobile' },
        { __config__: { sqosKey: 'textarea', label: '备注' }, __vModel__: 'note' },
      ],
    })
    const foreign = { ...file, id: '78', fullName: 'f', enCode: 'foreign', formData: formOf([{ widget: 'text' }]) }
    expect(await upload('f.vdd', JSON.stringify(foreign))).toMatchObject({
      code: 400,
      msg: expect.stringContaining('无法识别表单中的任何控件'),
    })
  })

  it.each([
    ['order.txt', '{}', '请选择功能导出文件（.vdd）'],
    ['order.vdd', '{', '文件内容无法识别，请使用由本系统导出的功能文件'],
    ['order.vdd', '{"id":"1"}', '文件内容无法识别，请使用由本系统导出的功能文件'],
  ])('are refused when they contain no model: %s %s', async (name, content, msg) => {
    expect(await upload(name, content)).toMatchObject({ code: 400, msg })
  })
})

it('a new model starts from a template', async () => {
  const { data } = await admin().get<{ list: { enCode: string; fullName: string }[] }>(`${BASE}/Templates`)
  expect(data.list.map(({ enCode }) => enCode)).toContain('expenseClaim')

  const answer = await admin().post(BASE, {
    fullName: '差旅报销',
    enCode: 'travel',
    category: 'c',
    template: 'expenseClaim',
  })
  expect(answer).toMatchObject({ code: 200 })

  const model = (await admin().get<Page>(`${BASE}?keyword=travel`)).data.list[0]
  expect(model).toMatchObject({ hasForm: true })
  const columns = (await readCatalogue(test.deps.db)).get(`mt${model?.id ?? ''}`)?.columns.map(({ name }) => name)
  expect(columns).toEqual(expect.arrayContaining(['title', 'total', 'creator']))
  expect(await admin().post(BASE, { fullName: 'x', enCode: 'xx', category: 'c', template: 'none' })).toMatchObject({
    code: 400,
  })
})

it('model routes refuse users without the design permission', async () => {
  await buildUser(test.deps, { account: 'viewer', permissions: [PERMISSION.model.view] })
  await buildUser(test.deps, { account: 'nobody' })
  const model = await create()

  expect(await test.as('viewer').get(BASE)).toMatchObject({ code: 200 })
  expect(await test.as('viewer').put(`${BASE}/${model.id}`, leave())).toMatchObject({ code: 403 })
  expect(await test.as('viewer').post(`${BASE}/${model.id}/Actions/Release`, { pc: 1 })).toMatchObject({ code: 403 })
  expect(await test.as('nobody').get(`${BASE}/${model.id}`)).toMatchObject({ code: 403 })
  expect(await test.as('nobody').get('/api/system/DataModel/0/Tables')).toMatchObject({ code: 403 })
})
