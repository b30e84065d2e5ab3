import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const TEMPLATE = '/api/writing/template'
const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })

interface Page {
  list: { id: string }[]
  pagination: { total: number }
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A template of the administrator; lina has a role, and all three have the page of templates. */
async function build() {
  const { view, edit, remove } = PERMISSION.writingTemplate
  const permissions = [view, edit, remove]
  const role = await buildRole(test.deps, { enCode: 'lawyers' })
  await buildUser(test.deps, { account: 'lina', roleIds: [role.id], permissions })
  const bob = await buildUser(test.deps, { account: 'bob', permissions })
  await buildUser(test.deps, { account: 'rosa', permissions })
  const admin = test.as('admin')
  const body = { fullName: 'Contract', content }
  await admin.post(TEMPLATE, body)
  const id = String((await admin.get<Page>(TEMPLATE)).data.list[0]?.id)
  const address = `${TEMPLATE}/${id}`
  const holders = { role: [{ objectType: 'Role', objectId: role.id }], bob: [{ objectType: 'User', objectId: bob.id }] }
  const restrict = (rights: object) => admin.put(address, { ...body, ...rights })
  return { role, address, body, holders, restrict, admin }
}

/** What a user sees of the only template: its card, its content, its row on the page, and itself there. */
async function seen(account: string, address: string) {
  const caller = test.as(account)
  const [cards, rows] = [await caller.get<Page>('/api/select/template/list'), await caller.get<Page>(TEMPLATE)]
  return {
    card: cards.data.list.length + cards.data.pagination.total,
    content: (await caller.get(`${address}/Content`)).code,
    row: rows.data.list.length + rows.data.pagination.total,
    page: (await caller.get(address)).code,
  }
}

const ALL = { card: 2, content: RESULT.ok, row: 2, page: RESULT.ok }
const NOTHING = { card: 0, content: RESULT.notFound, row: 0, page: RESULT.notFound }

it('a template without holders is open to everybody; with holders only they use or edit it', async () => {
  const { address, holders, restrict, role } = await build()
  expect(await seen('rosa', address)).toEqual(ALL)

  await restrict({ usableBy: holders.role, editableBy: holders.bob })
  expect(await seen('rosa', address)).toEqual(NOTHING)
  expect(await seen('lina', address)).toEqual({ ...NOTHING, card: 2, content: RESULT.ok })
  // Editors may use it, too.
  expect(await seen('bob', address)).toEqual(ALL)
  expect(await seen('admin', address)).toEqual(ALL)

  await test.deps.db.updateTable('roles').set({ enabledMark: 0 }).where('id', '=', role.id).execute()
  expect(await seen('lina', address)).toEqual(NOTHING)
})

it('of two hundred changes of the rights at once one wins, and the others hear of it', async () => {
  const { address, body, holders, admin } = await build()
  const { lastModifyTime } = (await admin.get<{ lastModifyTime: number | null }>(address)).data
  const rights = [holders.role, holders.bob]
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => admin.put(address, { ...body, usableBy: rights[n % 2], lastModifyTime })),
  )
  const won = answers.flatMap(({ code }, n) => (code === RESULT.ok ? [n] : []))
  expect([won.length, answers.filter(({ code }) => code === RESULT.conflict).length]).toEqual([1, 199])
  expect((await admin.get(address)).data).toMatchObject({ usableBy: rights[(won[0] ?? 0) % 2] })
  expect((await admin.get<unknown[]>(`${address}/Actions/Revisions`)).data).toHaveLength(2)
})

it('every call that changes a template is refused for those who may not edit it', async () => {
  const { address, body, holders, restrict, admin } = await build()
  await restrict({ editableBy: holders.bob })
  const [revision] = (await admin.get<{ id: string }[]>(`${address}/Actions/Revisions`)).data
  const rosa = test.as('rosa')
  for (const answer of [
    await rosa.put(address, { ...body, editableBy: [] }),
    await rosa.put(`${address}/Actions/State`),
    await rosa.delete(address),
    await rosa.get(`${address}/Actions/Revisions`),
    await rosa.post(`${address}/Actions/Restore/${revision?.id}`),
  ])
    expect(answer.code).toBe(RESULT.notFound)
  expect((await rosa.get(`${address}/Content`)).code).toBe(RESULT.ok)

  // A body without holders keeps them.
  expect((await test.as('bob').put(address, body)).code).toBe(RESULT.ok)
  expect((await admin.get(address)).data).toMatchObject({ usableBy: [], editableBy: holders.bob })
  expect((await rosa.put(address, body)).code).toBe(RESULT.notFound)
})
