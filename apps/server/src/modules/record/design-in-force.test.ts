import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createAuthority } from '../authority/index.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { createRecords } from './index.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'
const REFUSED = { result: 'conflict', messageKey: 'record.designChanged' }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const admin = () => test.as('admin')

const model = (names: string[], rows: string[] = []) => ({
  fullName: 'orders',
  enCode: 'orders',
  category: 'office',
  formData: formOf([
    ...names.map((name) => fieldOf({ name, config: { formId: names.indexOf(name) + 1 } })),
    ...(rows.length > 0
      ? [
          subTableOf(
            'tableField1',
            rows.map((name) => ({ name, config: { formId: rows.indexOf(name) + 50 } })),
            { formId: 40 },
          ),
        ]
      : []),
  ]),
  columnData: listOf({ columns: [{ prop: 'F_A' }] }),
})

async function build(...design: Parameters<typeof model>) {
  expect(await admin().post(BASE, { type: 1, webType: 2, ...model(...design) })).toMatchObject({ code: 200 })
  return (await test.deps.db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()).id
}

const save = async (modelId: string, ...design: Parameters<typeof model>) =>
  expect(await admin().put(`${BASE}/${modelId}`, model(...design))).toMatchObject({ code: 200 })

const list = async (modelId: string) =>
  (await admin().post<{ list: { id: string; F_A: string }[] }>(`${ONLINE}/${modelId}/List`, {})).data.list

/** The service in the state of an authorised call: it uses the design of that moment. */
async function letIn() {
  const authority = createAuthority(test.deps.db)
  const records = createRecords({ ...test.deps, authority })
  const user = await test.deps.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties of the actor that records use
  const actor = {
    userId: user.id,
    organizeId: user.organizeId,
    isAdministrator: true,
    authorityVersion: await authority.version(),
  } as Actor
  return { records, actor, caller: { actor, side: 'pc' as const } }
}

describe('a design that is saved after a write was authorised', () => {
  it.each([
    ['in one row', []],
    ['with rows below', ['F_Item']],
  ])('refuses a new record %s', async (_, rows) => {
    const modelId = await build(['F_A'], rows)
    const { records, caller } = await letIn()
    const body = { data: JSON.stringify({ F_A: 'new', ...(rows.length > 0 && { tableField1: [{ F_Item: '1' }] }) }) }
    await records.create(modelId, { body, caller })

    await save(modelId, ['F_A', 'F_B'], rows)

    await expect(records.create(modelId, { body, caller })).rejects.toMatchObject(REFUSED)
    await expect(
      Promise.allSettled([1, 2, 3].map(() => records.create(modelId, { body, caller }))),
    ).resolves.toMatchObject([1, 2, 3].map(() => ({ status: 'rejected', reason: REFUSED })))
    expect(await list(modelId)).toHaveLength(1)
  })

  it('refuses a change, which would lose values of new columns', async () => {
    const modelId = await build(['F_A'], ['F_Item'])
    const { records, caller } = await letIn()
    const id = await records.create(modelId, {
      body: { data: JSON.stringify({ F_A: 'a', tableField1: [{ F_Item: 'i' }] }) },
      caller,
    })
    await save(modelId, ['F_A'], ['F_Item', 'F_New'])
    const entered = { F_A: 'b', tableField1: [{ F_Item: 'i', F_New: 'n' }] }
    expect(await admin().put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify(entered) })).toMatchObject({
      code: 200,
    })

    const body = { data: JSON.stringify({ F_A: 'c', tableField1: [{ F_Item: 'i' }] }) }
    await expect(records.update(modelId, { id, body, caller })).rejects.toMatchObject(REFUSED)

    const { data } = await admin().get<{ data: string }>(`${ONLINE}/${modelId}/${id}`)
    expect(JSON.parse(data.data)).toMatchObject(entered)
  })

  it('refuses a deletion', async () => {
    const modelId = await build(['F_A'])
    const { records, caller, actor } = await letIn()
    const id = await records.create(modelId, { body: { data: '{"F_A":"a"}' }, caller })
    await save(modelId, ['F_A'], ['F_Item'])

    await expect(records.remove(modelId, { id, actor })).rejects.toMatchObject(REFUSED)

    expect(await list(modelId)).toHaveLength(1)
    expect(await admin().delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 200 })
  })

  it('refuses writes also when the model was disabled or deleted', async () => {
    const modelId = await build(['F_A'])
    const { records, caller } = await letIn()
    const body = { data: '{"F_A":"a"}' }
    await records.create(modelId, { body, caller })
    expect(await admin().put(`${BASE}/${modelId}/Actions/State`)).toMatchObject({ code: 200 })
    await expect(records.create(modelId, { body, caller })).rejects.toMatchObject(REFUSED)
    expect(await admin().put(`${BASE}/${modelId}/Actions/State`)).toMatchObject({ code: 200 })
    const last = await letIn()
    await last.records.create(modelId, { body, caller: last.caller })
    expect(await admin().delete(`${BASE}/${modelId}`)).toMatchObject({ code: 200 })

    await expect(last.records.create(modelId, { body, caller: last.caller })).rejects.toMatchObject(REFUSED)
  })
})

it('a form filled in on an outdated design is refused, and accepted on the current one', async () => {
  const modelId = await build(['F_A', 'F_B'])
  const design = async () => (await admin().get<{ design: string }>(`${ONLINE}/${modelId}/Config`)).data.design
  const send = (body: object) => admin().post(`${ONLINE}/${modelId}`, { data: '{"F_A":"a","F_B":"b"}', ...body })
  const before = await design()
  expect(await send({ design: before })).toMatchObject({ code: 200 })
  await save(modelId, ['F_A'])

  expect(await send({ design: before })).toMatchObject({ code: 409, msg: '此表单的设计刚刚更新，请刷新后再提交' })
  const [row] = await list(modelId)
  const change = { data: '{"F_A":"c"}', design: before }
  expect(await admin().put(`${ONLINE}/${modelId}/${row?.id ?? ''}`, change)).toMatchObject({ code: 409 })
  expect(await send({ design: await design() })).toMatchObject({ code: 200 })
  expect(await send({})).toMatchObject({ code: 200 })
})
