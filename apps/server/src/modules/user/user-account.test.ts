import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildOrganization, createPerson, USERS } from './user.testing.ts'

let test: TestApp
let office: string
let lina: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  office = await buildOrganization(test, { fullName: '总部' })
  lina = await createPerson({ test, as: test.as('admin') }, { account: 'lina', organizeId: office })
})
afterAll(() => test.close())

const body = (account: string) => ({ account, realName: '李娜', gender: 2, organizeId: office })
const accounts = async () =>
  (await test.deps.db.selectFrom('users').select('account').where('deleteMark', 'is', null).execute())
    .map(({ account }) => account)
    .toSorted()

interface Imported {
  snum: number
  failResult: { account: string; errorsInfo: string }[]
}

describe('an account that differs only in case', () => {
  it('is refused as taken', async () => {
    const answer = await test.as('admin').post(USERS, body('LiNa'))

    expect(answer.msg).toContain('账号已存在')
    expect(await accounts()).toEqual(['admin', 'lina'])
  })

  it('is accepted for the same user', async () => {
    const answer = await test.as('admin').put(`${USERS}/${lina}`, body('LiNa'))

    expect(answer.code).toBe(200)
    expect(await accounts()).toEqual(['LiNa', 'admin'])
  })

  it('is taken in an import, too', async () => {
    const { data } = await test.as('admin').post<Imported>(`${USERS}/ImportData`, {
      list: [{ account: 'LINA', realName: '李娜', gender: '女', organizeId: '总部', enabledMark: '正常' }],
    })

    expect(data).toMatchObject({ snum: 0, failResult: [{ account: 'LINA' }] })
    expect(data.failResult[0]?.errorsInfo).toContain('账号已存在')
  })

  it('cannot be restored from the recycle bin while it is taken', async () => {
    const admin = test.as('admin')
    await admin.delete(`${USERS}/${lina}`)
    await createPerson({ test, as: admin }, { account: 'LINA', organizeId: office })

    const answer = await admin.post(`/api/permission/RecycleBin/user/${lina}/Actions/Restore`)

    expect(answer.code).not.toBe(200)
    expect(await accounts()).toEqual(['LINA', 'admin'])
  })
})
