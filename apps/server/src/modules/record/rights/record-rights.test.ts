import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../../platform/workbook/index.ts'
import { buildPage, grantPage } from '../../authority/authority.testing.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../../model/model.testing.ts'
import { BASE, fieldsOf, type Listed, ONLINE, options, recordCalls } from '../record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, build, permit, scheme, list, create, read, show } = recordCalls(() => test)

const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true, useDataPermission: true }
const SCHEMES = ['sqos_own', 'sqos_ownAndSubordinates', 'sqos_organization', 'sqos_organizationAndBelow']

/** A request with a note, an amount, rows and the people concerned. */
const request = (settings: object = using) => ({
  fullName: '申请',
  enCode: 'request',
  formData: formOf([
    fieldOf({ name: 'F_Name', label: '名称' }),
    fieldOf({ name: 'F_Note', label: '备注' }),
    fieldOf({ name: 'F_State', kind: 'select', label: '状态', props: { __slot__: { options } } }),
    fieldOf({ name: 'F_Approver', kind: 'userSelect', label: '审批人' }),
    fieldOf({ name: 'F_Watchers', kind: 'userSelect', label: '关注人', props: { multiple: true } }),
    subTableOf('tableField1', [
      { name: 'F_Item', label: '物品' },
      { name: 'F_Qty', kind: 'numInput', label: '数量' },
    ]),
    fieldOf({ name: 'F_By', kind: 'createUser', label: '创建人员' }),
  ]),
  columnData: listOf({
    columns: [
      { prop: 'F_Name', label: '名称', sortable: true },
      { prop: 'F_Note', label: '备注', sortable: true },
      { prop: 'F_State', label: '状态', kind: 'select' },
    ],
    search: [{ prop: 'F_Name' }, { prop: 'F_Note' }],
    settings: {
      ...settings,
      btnsList: ['add', 'download', 'upload', 'batchRemove'].map((value) => ({ value, label: value })),
    },
  }),
})

const rows = [{ F_Item: '纸', F_Qty: 2 }]
const one = { F_Name: '一', F_Note: '机密', F_State: 'a', tableField1: rows }
const two = { F_Name: '二', F_Note: '公开', F_State: 'b' }

/** What a user with each right to the field 备注 gets. The right to the other fields is to edit them. */
const FACES = {
  hidden: { sees: false, changes: false, empties: 'saved', mustFill: false },
  read: { sees: true, changes: false, empties: 'refused', mustFill: false },
  required: { sees: true, changes: true, empties: 'refused', mustFill: true },
  edit: { sees: true, changes: true, empties: 'saved', mustFill: false },
} as const

describe('the right to a field', () => {
  it.each(['hidden', 'read', 'required', 'edit'] as const)('%s holds on every way to the field', async (right) => {
    const face = FACES[right]
    const modelId = await build(request())
    for (const values of [one, two]) await create(modelId, values)
    const { caller, menuId } = await permit('lina', {
      modelId,
      may: (code) => right !== 'hidden' || code !== 'F_Note',
      levels: right === 'hidden' || right === 'edit' ? {} : { F_Note: right },
    })
    const body = { currentPage: 1, pageSize: 20, sort: 'asc', sidx: 'F_Note', queryJson: '', menuId }
    const find = (text: string) => ({ ...body, queryJson: JSON.stringify({ F_Note: text }) })

    // List, order and search.
    const page = await list(modelId, body, caller)
    expect(page.pagination.total).toBe(2)
    expect(JSON.stringify(page).includes('机密')).toBe(face.sees)
    const backwards = await list(modelId, { ...body, sort: 'desc' }, caller)
    const namesIn = ({ list: found }: Listed) => found.map(({ F_Name }) => F_Name)
    expect(namesIn(page).toReversed().join() === namesIn(backwards).join()).toBe(face.sees)
    const found = await caller.post<Listed>(`${ONLINE}/${modelId}/List`, find('机'))
    expect(found.code).toBe(face.sees ? 200 : 403)
    expect(face.sees ? namesIn(found.data) : ['一']).toEqual(['一'])

    // Detail and stored values.
    const id = String(page.list.find(({ F_Name }) => F_Name === '一')?.['id'])
    const { values } = await read(modelId, id, caller)
    expect('F_Note' in values).toBe(face.sees)
    expect('F_Note' in (await show(modelId, id, caller))).toBe(face.sees)

    // Selection as a related record.
    const picked = await caller.get<Listed>(`${BASE}/${modelId}/FieldDataSelect?relationField=F_Note`)
    expect(picked.code).toBe(face.sees ? 200 : 403)

    // Export.
    const { data: file } = await caller.post<{ url: string }>(`${ONLINE}/${modelId}/Actions/Export`, {
      ...body,
      sidx: '',
      dataType: 1,
    })
    const sheet: unknown[][] = []
    const answer = await test.app.inject({ url: file.url, headers: { authorization: await test.tokenOf('lina') } })
    for await (const line of readWorkbook(answer.rawPayload)) sheet.push(line)
    expect(sheet[0]?.includes('备注')).toBe(face.sees)
    expect(JSON.stringify(sheet).includes('机密')).toBe(face.sees)

    // Import: a column that the caller may not write is no column of the file.
    const imported = await caller.post<{ snum: number; faults: { field: string }[] }>(
      `${ONLINE}/${modelId}/ImportData`,
      { list: [{ F_Name: '导入', F_Note: '写入' }, { F_Name: '导入空' }] },
    )
    expect(imported.data.snum).toBe(face.mustFill ? 1 : 2)
    const notes = (await list(modelId, { queryJson: '{"F_Name":"导入"}' })).list.map(({ F_Note }) => F_Note)
    expect(notes.includes('写入')).toBe(face.changes)

    // Writes: what was read is accepted, a change is refused and names the field.
    const save = (change: object) =>
      caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...values, ...change }) })
    expect(await save({ F_Name: '一一' })).toMatchObject({ code: 200 })
    expect((await read(modelId, id)).values).toMatchObject({ F_Name: '一一', F_Note: '机密' })
    const changed = await save({ F_Note: '改了' })
    expect(changed.code).toBe(face.changes ? 200 : 403)
    expect(changed.msg.includes('备注')).toBe(!face.changes)
    expect((await read(modelId, id)).values['F_Note']).toBe(face.changes ? '改了' : '机密')
    const emptied = await save({ F_Note: '' })
    expect(emptied.code === 200 ? 'saved' : 'refused').toBe(face.empties)
    expect((await read(modelId, id)).values['F_Note']).toBe(
      right === 'edit' ? undefined : face.changes ? '改了' : '机密',
    )

    // New records.
    const made = await create(modelId, { F_Name: '新' }, caller)
    expect(made.code === 200 ? [] : Object.keys(fieldsOf(made))).toEqual(face.mustFill ? ['F_Note'] : [])
    expect((await create(modelId, { F_Name: '新', F_Note: 'x' }, caller)).code).toBe(face.changes ? 200 : 403)
  })

  it('read to a sub-table keeps its rows, read to a column its cells', async () => {
    const modelId = await build(request())
    await create(modelId, one)
    const id = String((await list(modelId)).list[0]?.['id'])
    const table = await permit('wholly', { modelId, may: () => true, levels: { tableField1: 'read' } })
    const column = await permit('partly', { modelId, may: () => true, levels: { 'tableField1-F_Qty': 'read' } })
    const { values } = await read(modelId, id, table.caller)
    const [row] = values['tableField1'] as object[]
    const save = (change: object, { caller }: typeof table) =>
      caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...values, ...change }) })

    expect(await save({}, table)).toMatchObject({ code: 200 })
    for (const changed of [[], [{ ...row, F_Qty: 3 }], [row, row]])
      expect(await save({ tableField1: changed }, table)).toMatchObject({ code: 403 })
    expect(await save({ tableField1: [{ ...row, F_Item: '笔' }] }, column)).toMatchObject({ code: 200 })
    expect(await save({ tableField1: [{ ...row, F_Qty: 3 }] }, column)).toMatchObject({ code: 403 })
    expect((await read(modelId, id)).values).toMatchObject({ tableField1: [{ F_Item: '笔', F_Qty: 2 }] })
  })

  it('is the widest of all roles of a user', async () => {
    const modelId = await build(request())
    await create(modelId, one)
    const id = String((await list(modelId)).list[0]?.['id'])
    const { caller, userId, menuId } = await permit('lina', { modelId, may: () => true, levels: { F_Note: 'read' } })
    const note = await test.deps.db
      .selectFrom('menuItems')
      .select('id')
      .where('menuId', '=', menuId)
      .where('kind', '=', 'form')
      .where('enCode', '=', 'F_Note')
      .executeTakeFirstOrThrow()
    const change = () => caller.put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify({ ...one, F_Note: '改' }) })
    expect(await change()).toMatchObject({ code: 403 })

    const { newId, db } = test.deps
    const roleId = newId()
    const blank = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
    await db
      .insertInto('roles')
      .values({ ...blank, id: roleId, fullName: 'writers', enCode: 'writers', type: 'x' })
      .execute()
    await db.insertInto('userRelations').values({ userId, objectType: 'Role', objectId: roleId }).execute()
    await db
      .insertInto('authorities')
      .values({ objectType: 'Role', objectId: roleId, itemType: 'form', itemId: note.id, creatorUserId: null })
      .execute()

    expect(await change()).toMatchObject({ code: 200 })
  })
})

describe('the right to rows', () => {
  const equal = (field: string, value: unknown) => ({ id: field, field, type: 'String', op: 'Equal', value })

  /** Rows that lina sees, edits and deletes, by name; with `level` of each granted scheme. */
  async function setUp(levels: Record<string, 'read' | 'edit' | 'remove' | null>) {
    const modelId = await build(request())
    await scheme(modelId, 'draft', [equal('F_State', 'a')])
    await scheme(modelId, 'mineAndDraft', [equal('F_By', '@userId'), equal('F_State', 'a')])
    await scheme(modelId, 'approver', [equal('F_Approver', '@userId')])
    await scheme(modelId, 'watcher', [equal('F_Watchers', '@userId')])
    const lina = await permit('lina', {
      modelId,
      may: (code) =>
        code in levels || !['sqos_alldata', 'draft', 'mineAndDraft', 'approver', 'watcher', ...SCHEMES].includes(code),
      levels,
    })
    const others = [
      { F_Name: 'draft', F_State: 'a' },
      { F_Name: 'sent', F_State: 'b' },
      { F_Name: 'asked', F_State: 'b', F_Approver: lina.userId },
      { F_Name: 'watched', F_State: 'b', F_Watchers: ['admin', lina.userId] },
    ]
    for (const values of others) expect(await create(modelId, values)).toMatchObject({ code: 200 })
    for (const values of [
      { F_Name: 'my draft', F_State: 'a' },
      { F_Name: 'my sent', F_State: 'b' },
    ])
      expect(await create(modelId, values, lina.caller)).toMatchObject({ code: 200 })
    const all = (await list(modelId)).list
    const idOf = (name: string) => String(all.find(({ F_Name }) => F_Name === name)?.['id'])
    return { modelId, ...lina, idOf, names: all.map(({ F_Name }) => String(F_Name)) }
  }

  const ALL = ['asked', 'draft', 'my draft', 'my sent', 'sent', 'watched']
  const CASES = [
    ['everything as before, without a level', { sqos_alldata: null }, { sees: ALL, edits: ALL, removes: ALL }],
    [
      'sees all, edits drafts, deletes own drafts',
      { sqos_alldata: 'read', draft: 'edit', mineAndDraft: 'remove' },
      { sees: ALL, edits: ['draft', 'my draft'], removes: ['my draft'] },
    ],
    [
      'sees and edits own rows, deletes none',
      { sqos_own: 'edit' },
      { sees: ['my draft', 'my sent'], edits: ['my draft', 'my sent'], removes: [] },
    ],
    [
      'edits as the approver, watches as one of several people',
      { approver: 'edit', watcher: 'read' },
      { sees: ['asked', 'watched'], edits: ['asked'], removes: [] },
    ],
    [
      'two grants of one row add up',
      { draft: 'edit', mineAndDraft: 'remove', watcher: null },
      {
        sees: ['draft', 'my draft', 'watched'],
        edits: ['draft', 'my draft', 'watched'],
        removes: ['my draft', 'watched'],
      },
    ],
  ] as const

  it.each(CASES)('%s: in lists, searches, exports, records, changes and deletions', async (_, levels, expected) => {
    const { modelId, caller, menuId, idOf } = await setUp(levels)
    const sorted = (names: readonly string[]) => names.toSorted((left, right) => (left < right ? -1 : 1))
    const page = await caller.post<Listed & { actions?: Record<string, { edit: boolean; remove: boolean }> }>(
      `${ONLINE}/${modelId}/List`,
      { pageSize: 100, menuId },
    )
    const may = (action: 'edit' | 'remove') =>
      sorted(
        page.data.list
          .filter(({ id }) => page.data.actions?.[String(id)]?.[action] ?? true)
          .map(({ F_Name }) => String(F_Name)),
      )
    expect(sorted(page.data.list.map(({ F_Name }) => String(F_Name)))).toEqual(expected.sees)
    expect(may('edit')).toEqual(expected.edits)
    expect(may('remove')).toEqual(expected.removes)

    // Search and export have the same rows.
    const found = await caller.post<Listed>(`${ONLINE}/${modelId}/List`, { menuId, queryJson: '{"F_Name":"draft"}' })
    expect(sorted(found.data.list.map(({ F_Name }) => String(F_Name)))).toEqual(
      expected.sees.filter((name) => name.includes('draft')),
    )
    const { data: file } = await caller.post<{ url: string }>(`${ONLINE}/${modelId}/Actions/Export`, {
      menuId,
      dataType: 1,
    })
    const { rawPayload } = await test.app.inject({
      url: file.url,
      headers: { authorization: await test.tokenOf('lina') },
    })
    const exported: string[] = []
    for await (const [name] of readWorkbook(rawPayload)) exported.push(String(name))
    expect(sorted(exported.slice(1))).toEqual(expected.sees)

    // Every call agrees with what the list says, and a refusal says which of the two it is.
    const isIn = (names: readonly string[], name: string) => names.includes(name)
    for (const name of ALL) {
      const url = `${ONLINE}/${modelId}/${idOf(name)}`
      const sees = isIn(expected.sees, name)
      const got = await caller.get<{ actions?: object }>(url)
      expect([name, got.code]).toEqual([name, sees ? 200 : 404])
      const actions = { edit: isIn(expected.edits, name), remove: isIn(expected.removes, name) }
      expect(got.data?.actions).toEqual(sees && page.data.actions ? actions : undefined)
      const changed = await caller.put(url, { data: JSON.stringify({ F_Name: name, F_State: 'b', F_Note: 'changed' }) })
      expect([name, changed.code]).toEqual([name, isIn(expected.edits, name) ? 200 : sees ? 403 : 404])
      const state = name.endsWith('draft') ? 'a' : 'b'
      const people = { asked: { F_Approver: await meOf(caller) }, watched: { F_Watchers: [await meOf(caller)] } }
      const back = { F_Name: name, F_State: state, ...(name in people ? people[name as 'asked'] : {}) }
      await admin().put(url, { data: JSON.stringify(back) })
    }
    const keeps = ALL.filter((name) => !isIn(expected.removes, name))
    for (const name of keeps) {
      const code = isIn(expected.sees, name) ? 403 : 404
      expect(await caller.delete(`${ONLINE}/${modelId}/${idOf(name)}`)).toMatchObject({ code })
      // One row that must stay keeps all of them.
      const ids = [...expected.removes, name].map(idOf)
      expect(await caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids })).toMatchObject({ code })
    }
    expect((await list(modelId)).pagination.total).toBe(ALL.length)
    for (const name of expected.removes)
      expect(await caller.delete(`${ONLINE}/${modelId}/${idOf(name)}`)).toMatchObject({ code: 200 })
  })

  const meOf = async (caller: ReturnType<typeof admin>) =>
    (await caller.get<{ userInfo: { userId: string } }>('/api/oauth/CurrentUser')).data.userInfo.userId

  it('says why a visible row may not be changed or deleted', async () => {
    const { modelId, caller, idOf } = await setUp({ sqos_alldata: 'read', draft: null })
    const sent = idOf('sent')

    expect(await caller.put(`${ONLINE}/${modelId}/${sent}`, { data: '{"F_Name":"x"}' })).toMatchObject({
      code: 403,
      msg: '当前状态下你不能修改这条数据，只能查看',
    })
    expect(await caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids: [sent, idOf('draft')] })).toMatchObject({
      code: 403,
      msg: '有 1 条数据你不能删除，只能查看；没有删除任何数据',
    })
    expect(await caller.delete(`${ONLINE}/${modelId}/none`)).toMatchObject({ code: 404 })
  })

  it('leaves no list empty without a reason; only users who may query permissions learn how many rows there are', async () => {
    const modelId = await build(request())
    await create(modelId, one)
    const none = await permit('none', { modelId, may: (code) => !code.startsWith('sqos_') })
    const own = await permit('own', { modelId, may: (code) => code === 'sqos_own' })
    const chief = await permit('chief', { modelId, may: (code) => code === 'sqos_own' })
    await grantAuthorityPage(test, chief.userId)
    const all = await permit('all', { modelId, may: () => true })
    const emptyFor = async ({ caller }: typeof own, body: object = {}) =>
      (await caller.post<{ empty?: object }>(`${ONLINE}/${modelId}/List`, body)).data.empty

    expect(await emptyFor(none)).toEqual({ hint: '此页面没有授予你任何数据范围，所以看不到数据。需要时请联系管理员' })
    expect(await emptyFor(own)).toEqual({ hint: '你能看到的数据范围：当前用户。目前没有符合的数据' })
    expect(await emptyFor(chief)).toEqual({ hint: expect.stringContaining('当前用户'), all: 1 })
    // Data permission does not limit this user: the search does.
    expect(await emptyFor(all, { queryJson: '{"F_Name":"无"}' })).toBeUndefined()
  })

  it('a condition on a removed field shows no row and breaks nothing', async () => {
    const modelId = await build(request())
    await create(modelId, one)
    await scheme(modelId, 'gone', [equal('F_Gone', 'a')])
    const { caller } = await permit('lina', { modelId, may: (code) => code === 'gone' || !code.startsWith('sqos_') })

    expect((await list(modelId, {}, caller)).pagination.total).toBe(0)
  })
})

/** Grants the page that explains permissions. */
async function grantAuthorityPage({ deps }: TestApp, objectId: string) {
  const page = await buildPage(deps, { enCode: 'permission.authority' })
  await grantPage(deps, page, { objectType: 'User', objectId, items: [] })
}
