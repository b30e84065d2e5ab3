import { RESULT } from '@sqos/contract'
import { expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { __Name__ } from './__name__.schema.ts'

const URL = '/api/extend/__Name__'
const first = { fullName: 'First', enCode: 'first' }

interface Page {
  list: __Name__[]
  pagination: { total: number }
}

it('an administrator creates, finds, changes and deletes a record', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')

  expect((await admin.post(URL, first)).code).toBe(RESULT.ok)
  const [created] = (await admin.get<Page>(`${URL}?keyword=FIR`)).data.list
  expect(created).toMatchObject(first)

  const address = `${URL}/${created?.id}`
  expect((await admin.put(address, { ...first, fullName: 'Renamed' })).code).toBe(RESULT.ok)
  expect((await admin.get<__Name__>(address)).data.fullName).toBe('Renamed')

  expect((await admin.delete(address)).code).toBe(RESULT.ok)
  expect((await admin.get(address)).code).toBe(RESULT.notFound)
  expect((await admin.get<Page>(URL)).data.pagination.total).toBe(0)
})

it('a second record with the same code is refused', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)

  const second = await admin.post(URL, { ...first, fullName: 'Second' })

  expect(second).toMatchObject({ code: RESULT.refused, msg: '编码已存在' })
})

it('a save over a newer version is a conflict', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)
  const [read] = (await admin.get<Page>(URL)).data.list
  const save = (fullName: string) =>
    admin.put(`${URL}/${read?.id}`, { ...first, fullName, lastModifyTime: read?.lastModifyTime })

  const theirs = await save('Theirs')
  const mine = await save('Mine')

  expect([theirs.code, mine.code]).toEqual([RESULT.ok, RESULT.conflict])
})

it('a user without the permission is refused', async () => {
  await using test = await createTestApp()
  await buildUser(test.deps, { account: 'guest' })

  expect((await test.as('guest').get(URL)).code).toBe(RESULT.forbidden)
  expect((await test.as('guest').post(URL, first)).code).toBe(RESULT.forbidden)
})
