import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type ApiRoute, listRoutes, propertiesOf } from '../../testing/refusals/routes.ts'
import { createAuthority } from '../authority/index.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { createRecords, type FieldRights, type GrantSource, type PortRequest, type RecordPort } from './index.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'
const SYSTEM: GrantSource = { source: 'system', reason: 'test' }

let test: TestApp
let port: RecordPort
let modelId: string
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  port = createRecords({ ...test.deps, authority: createAuthority(test.deps.db) }).port
  modelId = await buildModel()
})

async function buildModel() {
  const admin = test.as('admin')
  const body = {
    type: 1,
    webType: 2,
    fullName: '订单',
    enCode: 'order',
    category: 'office',
    formData: formOf([
      fieldOf({ name: 'F_Title', config: { required: true } }),
      fieldOf({ name: 'F_Kind' }),
      fieldOf({ name: 'F_Pay', kind: 'numInput' }),
      fieldOf({ name: 'F_Day', kind: 'date', props: { type: 'date', format: 'yyyy-MM-dd' } }),
      subTableOf('tableField1', [{ name: 'F_Item' }, { name: 'F_Price', kind: 'numInput' }]),
      fieldOf({ name: 'F_By', kind: 'createUser' }),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Title' }, { prop: 'F_Kind' }, { prop: 'F_Pay', kind: 'numInput' }],
      settings: { useFormPermission: true, useDataPermission: true, useBtnPermission: true },
    }),
  }
  expect(await admin.post(BASE, body)).toMatchObject({ code: 200 })
  const { id } = await test.deps.db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
  expect(await admin.post(`${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })).toMatchObject({
    code: 200,
  })
  return id
}

/** The request of a user; of an administrator only where the test says so. */
async function as(userId: string, grant: GrantSource): Promise<PortRequest> {
  const authorityVersion = await createAuthority(test.deps.db).version()
  const person = { userId, account: userId, realName: userId, organizeId: null, sessionId: '' }
  const actor = { ...person, isAdministrator: false, grants: new Set<string>(), authorityVersion }
  return { modelId, caller: { actor, side: 'pc' }, grant }
}
const system = () => as('nobody', SYSTEM)

const day = (text: string) => new Date(`${text}T00:00:00`).getTime()
const seeds = [
  { F_Title: '一', F_Kind: 'a', F_Pay: 10, F_Day: day('2026-10-05'), tableField1: [{ F_Item: 'p', F_Price: 1 }] },
  { F_Title: '二', F_Kind: 'a', F_Pay: 2.5, F_Day: day('2026-11-05') },
  { F_Title: '三', F_Kind: 'b', F_Pay: 4, F_Day: day('2026-11-20') },
]
async function fill() {
  const request = await system()
  const ids: string[] = []
  for (const values of seeds) ids.push(await port.create({ ...request, values }))
  return ids
}

describe('the system', () => {
  it('creates, reads, changes and removes records regardless of grants, by the rules of the form', async () => {
    const [id = ''] = await fill()
    const request = await system()

    await port.update({ ...request, id, values: { F_Pay: 11 } })

    expect((await port.get({ ...request, id })).values).toMatchObject({
      F_Title: '一',
      F_Pay: 11,
      tableField1: [{ F_Item: 'p' }],
    })
    await expect(port.create({ ...request, values: { F_Pay: 1 } })).rejects.toMatchObject({ result: 'refused' })
    await expect(port.update({ ...request, id, values: { F_Pay: 1 }, version: '1' })).rejects.toMatchObject({
      result: 'conflict',
    })
    await port.remove({ ...request, ids: [id] })
    await expect(port.get({ ...request, id })).rejects.toMatchObject({ result: 'notFound' })
  })

  it('logs each of its writes with the reason instead of a user, and no refused write', async () => {
    const request = await as('nobody', { source: 'system', reason: 'nightly import' })
    const id = await port.create({ ...request, values: { F_Title: '一' } })
    await port.update({ ...request, id, values: { F_Pay: 11 } })
    await expect(port.create({ ...request, values: { F_Pay: 1 } })).rejects.toMatchObject({ result: 'refused' })
    await port.remove({ ...request, ids: [id] })

    const logged = await test.deps.db
      .selectFrom('logs')
      .selectAll()
      .where('userName', 'like', 'system:%')
      .orderBy('requestMethod')
      .execute()
    expect(logged.map(({ requestMethod, userName, userId }) => ({ requestMethod, userName, userId }))).toEqual(
      ['DELETE', 'POST', 'PUT'].map((requestMethod) => ({
        requestMethod,
        userName: 'system: nightly import',
        userId: null,
      })),
    )
    expect(logged.map(({ json }) => JSON.parse(json))).toMatchObject([
      { params: { modelId, id } },
      { params: { modelId, id }, fields: expect.arrayContaining(['F_Title']) },
      { params: { modelId, id }, fields: ['F_Pay'] },
    ])
  })

  it('filters, sorts, pages, groups and aggregates in SQL', async () => {
    await fill()
    const request = await system()

    const found = await port.query({
      ...request,
      fields: ['F_Title'],
      filters: [{ field: 'F_Pay', test: 'gt', value: 3 }],
      sort: [{ by: 'F_Pay', direction: 'desc' }],
      pageSize: 1,
    })
    expect(found).toEqual({ rows: [{ id: expect.any(String), F_Title: '一' }], total: 2 })
    const kinds = await port.query({
      ...request,
      groupBy: [{ field: 'F_Kind' }],
      aggregates: [
        { test: 'count', as: 'records' },
        { test: 'sum', field: 'F_Pay', as: 'pay' },
        { test: 'max', field: 'F_Pay', as: 'most' },
        { test: 'countDistinct', field: 'F_Title', as: 'titles' },
      ],
      // As numbers: as texts, 4 would be more than 12.5.
      sort: [{ by: 'pay', direction: 'desc' }],
    })
    expect(kinds).toEqual({
      rows: [
        { F_Kind: 'a', records: 2, pay: '12.5', most: '10', titles: 2 },
        { F_Kind: 'b', records: 1, pay: '4', most: '4', titles: 1 },
      ],
      total: 2,
    })
    const months = await port.query({
      ...request,
      filters: [{ field: 'F_Kind', test: 'in', value: ['a', 'b'] }],
      groupBy: [{ field: 'F_Day', bucket: 'month', as: 'month' }],
      aggregates: [{ test: 'avg', field: 'F_Pay', as: 'pay' }],
    })
    expect(months.rows.map(({ month, pay }) => [month, Number(pay)])).toEqual([
      ['2026-10', 10],
      ['2026-11', 3.25],
    ])
    const all = await port.query({ ...request, aggregates: [{ test: 'count', as: 'records' }] })
    expect(all.rows).toEqual([{ records: 3 }])
  })
})

/** All uses of a hidden field that must be refused, because each would reveal its values. */
async function expectHidden(request: PortRequest, field: string) {
  const refused = { result: 'refused' }
  await expect(port.query({ ...request, fields: [field] })).rejects.toMatchObject(refused)
  await expect(port.query({ ...request, filters: [{ field, test: 'filled' }] })).rejects.toMatchObject(refused)
  await expect(port.query({ ...request, sort: [{ by: field }] })).rejects.toMatchObject(refused)
  await expect(port.query({ ...request, groupBy: [{ field }] })).rejects.toMatchObject(refused)
  await expect(port.query({ ...request, aggregates: [{ test: 'sum', field, as: 'x' }] })).rejects.toMatchObject(refused)
  expect((await port.query(request)).rows.every((row) => !(field in row))).toBe(true)
}

describe('a task', () => {
  const fields: FieldRights = { F_Title: 'read', F_Kind: 'required', 'tableField1-F_Item': 'write' }
  const task = (records: readonly string[]): GrantSource => ({
    source: 'task',
    actions: ['detail', 'edit'],
    fields,
    records,
  })

  it('reads and writes the fields of the node, in its own record only', async () => {
    const [id = '', other = ''] = await fill()
    const request = await as('clerk', task([id]))

    expect((await port.get({ ...request, id })).values).toEqual({
      F_Title: '一',
      F_Kind: 'a',
      tableField1: [{ F_Id: expect.any(String), F_Item: 'p' }],
    })
    await port.update({ ...request, id, values: { F_Kind: 'c', F_Title: '一' } })
    expect((await port.get({ ...(await system()), id })).values).toMatchObject({ F_Kind: 'c', F_Pay: 10 })
    await expect(port.get({ ...request, id: other })).rejects.toMatchObject({ result: 'notFound' })
    await expect(port.update({ ...request, id: other, values: { F_Kind: 'c' } })).rejects.toMatchObject({
      result: 'notFound',
    })
    expect((await port.query(request)).total).toBe(1)
  })

  it('refuses hidden fields, read-only fields, missing required ones and actions that the node does not allow', async () => {
    const [id = ''] = await fill()
    const request = await as('clerk', task([id]))
    const forbidden = { result: 'forbidden' }

    await expectHidden(request, 'F_Pay')
    await expect(port.update({ ...request, id, values: { F_Title: 'x' } })).rejects.toMatchObject(forbidden)
    await expect(port.update({ ...request, id, values: { F_Pay: 10 } })).rejects.toMatchObject(forbidden)
    await expect(
      port.update({ ...request, id, values: { tableField1: [{ F_Item: 'p', F_Price: 9 }] } }),
    ).rejects.toMatchObject(forbidden)
    await expect(port.update({ ...request, id, values: { F_Kind: '' } })).rejects.toMatchObject({ result: 'refused' })
    await expect(port.create({ ...request, values: { F_Kind: 'a' } })).rejects.toMatchObject(forbidden)
    await expect(port.remove({ ...request, ids: [id] })).rejects.toMatchObject(forbidden)
  })
})

describe('a link', () => {
  const share: GrantSource = {
    source: 'share',
    actions: ['list', 'detail'],
    fields: { F_Title: 'read', F_Kind: 'read' },
    filters: [{ field: 'F_Kind', test: 'eq', value: 'a' }],
  }

  it('shows its fields of the records that its filter matches, and changes nothing', async () => {
    const [id = '', , outside = ''] = await fill()
    const request = await as('guest', share)

    expect((await port.query({ ...request, sort: [{ by: 'F_Title' }] })).total).toBe(2)
    expect((await port.query({ ...request, aggregates: [{ test: 'count', as: 'records' }] })).rows).toEqual([
      { records: 2 },
    ])
    expect((await port.get({ ...request, id })).values).toEqual({ F_Title: '一', F_Kind: 'a' })
    await expectHidden(request, 'F_Pay')
    await expect(port.get({ ...request, id: outside })).rejects.toMatchObject({ result: 'notFound' })
    await expect(port.update({ ...request, id, values: { F_Kind: 'b' } })).rejects.toMatchObject({
      result: 'forbidden',
    })
    await expect(port.create({ ...request, values: seeds[0] ?? {} })).rejects.toMatchObject({ result: 'forbidden' })
    await expect(port.remove({ ...request, ids: [id] })).rejects.toMatchObject({ result: 'forbidden' })
  })
})

describe('a menu entry', () => {
  /** Gives a user the released entry, a new copy of it, or one that is there, with the items and schemes of these codes. */
  async function grantEntry(userId: string, codes: readonly string[], entry?: string | { of: string }) {
    const { db } = test.deps
    const [copy, isNew] = typeof entry === 'object' ? [entry.of, false] : [entry, entry !== undefined]
    const {
      deleteTime: _gone,
      lastModifyTime: _changed,
      ...released
    } = await db
      .selectFrom('menus')
      .selectAll()
      .where('type', '=', 3)
      .where('id', '<>', copy ?? '')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const menuId = copy ?? released.id
    if (copy && isNew)
      await db
        .insertInto('menus')
        .values({ ...released, id: copy, enCode: copy, fullName: copy })
        .execute()
    const items = await db.selectFrom('menuItems').selectAll().where('menuId', '=', released.id).execute()
    const schemes = await db.selectFrom('menuDataSchemes').selectAll().where('menuId', '=', released.id).execute()
    const idOf = (id: string) => (copy ? `${copy}-${id.slice(-20)}` : id)
    if (copy && isNew) {
      await db
        .insertInto('menuItems')
        .values(
          items.map(({ deleteTime: _deleted, lastModifyTime: _modified, ...item }) => ({
            ...item,
            id: idOf(item.id),
            menuId,
          })),
        )
        .execute()
      await db
        .insertInto('menuDataSchemes')
        .values(
          schemes.map(({ deleteTime: _deleted, lastModifyTime: _modified, ...one }) => ({
            ...one,
            id: idOf(one.id),
            menuId,
          })),
        )
        .execute()
    }
    const granted = [
      { itemType: 'module' as const, itemId: menuId },
      ...items
        .filter(({ enCode }) => codes.includes(enCode))
        .map(({ id, kind }) => ({ itemType: kind, itemId: idOf(id) })),
      ...schemes
        .filter(({ enCode }) => codes.includes(enCode))
        .map(({ id }) => ({ itemType: 'resource' as const, itemId: idOf(id) })),
    ]
    await db
      .insertInto('authorities')
      .values(
        granted.map((grant) => ({ ...grant, objectType: 'User' as const, objectId: userId, creatorUserId: null })),
      )
      .execute()
    return menuId
  }
  const MENU: GrantSource = { source: 'menu' }
  const FIELDS = ['F_Title', 'F_Kind', 'tableField1', 'tableField1-F_Item', 'tableField1-F_Price', 'F_By']

  it('limits rows, buttons and fields', async () => {
    const [foreign = ''] = await fill()
    const { id: userId } = await buildUser(test.deps, { account: 'clerk' })
    await grantEntry(userId, [...FIELDS, 'btn_add', 'btn_edit', 'btn_detail', 'sqos_own'])
    const request = await as(userId, MENU)

    const own = await port.create({ ...request, values: { F_Title: 'mine' } })

    expect((await port.query(request)).rows.map(({ id }) => id)).toEqual([own])
    await expectHidden(request, 'F_Pay')
    await expect(port.get({ ...request, id: foreign })).rejects.toMatchObject({ result: 'notFound' })
    await expect(port.update({ ...request, id: own, values: { F_Pay: 1 } })).rejects.toMatchObject({
      result: 'forbidden',
    })
    await expect(port.remove({ ...request, ids: [own] })).rejects.toMatchObject({ result: 'forbidden' })
  })

  it('does not lend its rows or fields to the buttons of another entry', async () => {
    const [foreign = ''] = await fill()
    const { id: userId } = await buildUser(test.deps, { account: 'clerk' })
    const caller = test.as('clerk')
    await grantEntry(userId, [
      ...FIELDS,
      'F_Pay',
      'btn_add',
      'btn_edit',
      'btn_detail',
      'btn_remove',
      'btn_batchRemove',
      'sqos_own',
    ])
    // All rows, but no buttons, and the title only.
    const wide = await grantEntry(userId, ['F_Title', 'sqos_alldata'], 'wide')
    const request = await as(userId, MENU)
    const own = await port.create({ ...request, values: { F_Title: 'mine', F_Pay: 7 } })
    const data = JSON.stringify({ F_Title: 'taken' })

    expect(await caller.get(`${ONLINE}/${modelId}/${foreign}`)).toMatchObject({ code: 404 })
    expect(await caller.put(`${ONLINE}/${modelId}/${foreign}`, { data })).toMatchObject({ code: 404 })
    expect(await caller.delete(`${ONLINE}/${modelId}/${foreign}`)).toMatchObject({ code: 404 })
    expect(await caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids: [foreign] })).toMatchObject({ code: 404 })
    const { data: shown } = await caller.post<{ list: Record<string, unknown>[] }>(`${ONLINE}/${modelId}/List`, {})
    expect(shown.list).toHaveLength(4)
    expect(shown.list.every((row) => !('F_Pay' in row))).toBe(true)
    const { data: ofWide } = await caller.post<{ list: object[] }>(`${ONLINE}/${modelId}/List`, { menuId: wide })
    expect(ofWide.list).toHaveLength(4)

    expect((await port.get({ ...request, id: own })).values).toMatchObject({ F_Pay: 7 })
    expect(await caller.delete(`${ONLINE}/${modelId}/${own}`)).toMatchObject({ code: 200 })
  })

  describe('beside another one', () => {
    /** What one entry grants. */
    interface Entry {
      rows: 'own' | 'all'
      buttons: readonly ('edit' | 'detail' | 'remove' | 'batchRemove')[]
      /** Whether it shows the field F_Pay. */
      pay: boolean
    }
    const ENTRIES: readonly Entry[] = [
      { rows: 'own', buttons: ['edit', 'detail', 'remove', 'batchRemove'], pay: true },
      { rows: 'all', buttons: [], pay: true },
      { rows: 'all', buttons: ['detail'], pay: false },
      { rows: 'all', buttons: ['edit'], pay: false },
      { rows: 'own', buttons: ['edit'], pay: false },
      { rows: 'all', buttons: ['remove', 'batchRemove'], pay: true },
    ]
    const codesOf = ({ rows, buttons, pay }: Entry) => [
      ...FIELDS,
      ...(pay ? ['F_Pay'] : []),
      ...buttons.map((button) => `btn_${button}`),
      rows === 'own' ? 'sqos_own' : 'sqos_alldata',
    ]

    /** A call about one record: how it is made, and what it answers when one of `entries` reaches the record and allows it. */
    interface RecordCall {
      ask: (caller: ReturnType<TestApp['as']>, id: string) => Promise<string>
      expected: (entries: readonly Entry[], reaches: (entry: Entry) => boolean) => string
    }
    const seen = ({ code, data }: { code: number; data: unknown }) =>
      code === 200 ? (JSON.stringify(data).includes('F_Pay') ? 'with F_Pay' : 'without F_Pay') : String(code)
    const shown: RecordCall['expected'] = (entries, reaches) => {
      const opening = entries.filter(({ buttons }) => buttons.includes('edit') || buttons.includes('detail'))
      const reaching = opening.filter(reaches)
      if (reaching.length === 0) return opening.length === 0 ? '403' : '404'
      return reaching.some(({ pay }) => pay) ? 'with F_Pay' : 'without F_Pay'
    }
    const deleted =
      (button: 'remove' | 'batchRemove'): RecordCall['expected'] =>
      (entries, reaches) => {
        const deleting = entries.filter(({ buttons }) => buttons.includes(button))
        if (deleting.length === 0) return '403'
        return deleting.some(reaches) ? '200' : '404'
      }

    /** Reading comes first, deleting last. */
    const CALLS: Readonly<Record<string, RecordCall>> = {
      [`GET ${ONLINE}/:modelId/:id`]: {
        ask: async (caller, id) => seen(await caller.get(`${ONLINE}/${modelId}/${id}`)),
        expected: shown,
      },
      [`GET ${ONLINE}/:modelId/:id/DataChange`]: {
        ask: async (caller, id) => seen(await caller.get(`${ONLINE}/${modelId}/${id}/DataChange`)),
        expected: shown,
      },
      [`GET ${BASE}/:id/FieldDataSelect`]: {
        ask: async (caller, id) => {
          const url = `${BASE}/${modelId}/FieldDataSelect?relationField=F_Pay&pageSize=100`
          const { code, data } = await caller.get(url)
          return code === 200 ? `200 ${JSON.stringify(data).includes(id)}` : String(code)
        },
        expected: (entries, reaches) => {
          const showing = entries.filter(({ pay }) => pay)
          return showing.length === 0 ? '403' : `200 ${showing.some(reaches)}`
        },
      },
      [`PUT ${ONLINE}/:modelId/:id`]: {
        ask: async (caller, id) => {
          const data = JSON.stringify({ F_Title: 'changed', F_Pay: 987 })
          return String((await caller.put(`${ONLINE}/${modelId}/${id}`, { data })).code)
        },
        expected: (entries, reaches) => {
          const editing = entries.filter(({ buttons }) => buttons.includes('edit'))
          const reaching = editing.filter(reaches)
          if (reaching.length === 0) return editing.length === 0 ? '403' : '404'
          return reaching.some(({ pay }) => pay) ? '200' : '403'
        },
      },
      [`POST ${ONLINE}/batchDelete/:modelId`]: {
        ask: async (caller, id) => String((await caller.post(`${ONLINE}/batchDelete/${modelId}`, { ids: [id] })).code),
        expected: deleted('batchRemove'),
      },
      [`DELETE ${ONLINE}/:modelId/:id`]: {
        ask: async (caller, id) => String((await caller.delete(`${ONLINE}/${modelId}/${id}`)).code),
        expected: deleted('remove'),
      },
    }

    it('is tested for every call about single records', () => {
      const namesRecords = ({ url, body }: ApiRoute) =>
        url.startsWith(ONLINE)
          ? url.includes('/:modelId/:id') || propertiesOf(test.app, body).some(([name]) => name === 'ids')
          : url === `${BASE}/:id/FieldDataSelect`

      const names = listRoutes(test.app)
        .filter(namesRecords)
        .map(({ name }) => name)

      expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted())
    })

    it('allows what one of the two allows as a whole, in each of these calls', async () => {
      const { id: copied } = await buildUser(test.deps, { account: 'copied' })
      await grantEntry(copied, [], 'second')
      const answers: string[] = []
      const expected: string[] = []
      for (const [one, first] of ENTRIES.entries())
        for (const [other, second] of ENTRIES.entries()) {
          if (one >= other) continue
          const account = `pair${one}${other}`
          const { id: userId } = await buildUser(test.deps, { account })
          await grantEntry(userId, [...codesOf(first), 'btn_add'])
          await grantEntry(userId, codesOf(second), { of: 'second' })
          for (const whose of ['own', 'foreign'] as const) {
            const request = whose === 'own' ? await as(userId, MENU) : await system()
            const create = async () => {
              const created = await port.create({ ...request, values: { F_Title: whose } })
              await port.update({ ...(await system()), id: created, values: { F_Pay: 7 } })
              return created
            }
            let id = await create()
            for (const [name, { ask, expected: answerOf }] of Object.entries(CALLS)) {
              const answer = await ask(test.as(account), id)
              answers.push(`${account} ${whose} ${name}: ${answer}`)
              const allowed = answerOf([first, second], ({ rows }) => rows === 'all' || whose === 'own')
              expected.push(`${account} ${whose} ${name}: ${allowed}`)
              const isGone = (await test.as('admin').get(`${ONLINE}/${modelId}/${id}`)).code === 404
              expect(isGone).toBe(/DELETE|batchDelete/.test(name) && answer === '200')
              if (isGone) id = await create()
            }
          }
        }

      expect(answers).toEqual(expected)
    })
  })
})

it('announces created, updated and deleted records in the transaction of the change, without their values', async () => {
  const { db } = test.deps
  test.app.events.on(['record.created', 'record.updated', 'record.deleted'], { name: 'probe', handle: async () => {} })
  const admin = test.as('admin')
  const data = JSON.stringify({ F_Title: 'secret' })
  await admin.post(`${ONLINE}/${modelId}`, { data })
  await admin.post(`${ONLINE}/${modelId}`, { data: '{}' })
  const { data: listed } = await admin.post<{ list: { id: string }[] }>(`${ONLINE}/${modelId}/List`, {})
  const id = listed.list[0]?.id ?? ''
  await admin.put(`${ONLINE}/${modelId}/${id}`, { data })
  await admin.delete(`${ONLINE}/${modelId}/${id}`)

  const written = await db
    .selectFrom('events')
    .select(['type', 'key', 'payload'])
    .where('type', 'like', 'record.%')
    .orderBy('id')
    .execute()
  expect(written.map(({ type }) => type)).toEqual(['record.created', 'record.updated', 'record.deleted'])
  expect(written.every(({ key }) => key === `record:${modelId}:${id}`)).toBe(true)
  expect(JSON.stringify(written)).not.toContain('secret')
})
