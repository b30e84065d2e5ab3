import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildSession } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { buildOrganization, buildPosition, createPerson, idOfAccount, USERS } from '../user.testing.ts'
import type { UserImport } from './import.schema.ts'

let test: TestApp
let company: string
let office: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
})
afterAll(() => test.close())

async function bringIn(...lines: string[]): Promise<string> {
  const form = new FormData()
  const heading = '账户,姓名,性别,所属组织,状态,岗位,角色'
  form.append('file', new Blob([[heading, ...lines].join('\n')]), 'people.csv')
  const { data } = await test.as('admin').post<{ name: string }>(`${USERS}/Uploader`, form)
  await test.app.jobs.drain()
  await act(data.name, 'Start')
  return data.name
}

async function act(id: string, action: string) {
  await test.as('admin').post(`${USERS}/Imports/${id}/Actions/${action}`)
  await test.app.jobs.drain()
}

const read = async (id: string) => (await test.as('admin').get<UserImport>(`${USERS}/Imports/${id}`)).data
const person = async (id: string) => (await test.as('admin').get<Record<string, unknown>>(`${USERS}/${id}`)).data
const add = (body: { account: string; organizeId: string } & Record<string, unknown>) =>
  createPerson({ test, as: test.as('admin') }, body)

describe('undo of an import', () => {
  it('keeps added users that other rows refer to', async () => {
    const id = await bringIn('boss,上司,男,集团,正常,,', 'head,主管,男,集团,正常,,', 'plain,员工,男,集团,正常,,')
    await add({ account: 'later', organizeId: office, managerId: await idOfAccount(test, 'boss') })
    await test.deps.db
      .updateTable('organizations')
      .set({ managerId: await idOfAccount(test, 'head') })
      .where('id', '=', office)
      .execute()

    await act(id, 'Undo')

    expect(await read(id)).toMatchObject({ status: 'undone', imported: 2 })
    const { data } = await test.as('admin').get<{ list: { account: string }[] }>(USERS)
    expect(data.list.map(({ account }) => account).toSorted()).toEqual(['admin', 'boss', 'head', 'later'])
  })

  it('restores the memberships of changed users and signs out added users', async () => {
    const positionId = await buildPosition(test, { fullName: '主管', organizeId: office })
    const [held, given] = [await buildRole(test.deps), await buildRole(test.deps, { fullName: '新角色' })]
    const lina = await add({
      account: 'lina',
      organizeId: office,
      positionId,
      roleId: held.id,
      mobilePhone: '13800000001',
    })
    const wang = await add({ account: 'wang', organizeId: office })
    const id = await bringIn('LINA,李娜娜,女,集团,锁定,,新角色', 'wang,王伟,,,,,', 'fresh,新人,男,集团,正常,,')
    expect(await person(lina)).toMatchObject({
      account: 'lina',
      realName: '李娜娜',
      enabledMark: 2,
      organizeId: company,
      roleId: given.id,
      mobilePhone: '13800000001',
    })
    expect(await person(wang)).toMatchObject({ realName: '王伟', gender: 1, organizeId: office })
    const token = await buildSession(test.deps, { userId: await idOfAccount(test, 'fresh') })

    await act(id, 'Undo')

    expect(await read(id)).toMatchObject({ status: 'undone', imported: 0 })
    expect(await person(lina)).toMatchObject({
      realName: 'lina',
      gender: 1,
      enabledMark: 1,
      organizeId: office,
      positionId,
      roleId: held.id,
    })
    expect((await test.as(token).get('/api/oauth/CurrentUser')).code).not.toBe(200)
    const { data } = await test.as('admin').get<{ list: { account: string }[] }>(`${USERS}?keyword=fresh`)
    expect(data.list).toEqual([])
  })
})
