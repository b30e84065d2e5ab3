import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'

const BASE = '/api/visualdev/Base'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.reset()
})
afterAll(() => test.close())

it('the picker of related records receives the labels of its columns', async () => {
  const admin = test.as('admin')
  const fields = [fieldOf({ name: 'F_Name', label: '客户名称' }), fieldOf({ name: 'F_Phone', label: '联系电话' })]
  const model = {
    type: 1,
    webType: 2,
    fullName: '客户',
    enCode: 'customer',
    category: 'office',
    formData: formOf(fields),
    columnData: listOf({ columns: [{ prop: 'F_Name' }] }),
  }
  expect(await admin.post(BASE, model)).toMatchObject({ code: 200 })
  const { id } = await test.deps.db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()

  const asked = await admin.get(`${BASE}/${id}/FieldDataSelect?relationField=F_Name&columnOptions=F_Phone`)

  expect(asked.data).toMatchObject({ list: [], labels: { F_Name: '客户名称', F_Phone: '联系电话' } })
})
