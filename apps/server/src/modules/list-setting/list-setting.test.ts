import { RESULT } from '@sqos/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const URL = '/api/permission/Authority'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

it('stores the visible columns of a list per user', async () => {
  await buildUser(test.deps, { account: 'lina' })
  const fieldList = JSON.stringify([
    { label: '名称', prop: 'fullName', visible: false },
    { label: '编码', prop: 'enCode', visible: true, width: 120, pin: 'start' },
  ])
  const lina = test.as('lina')

  const saved = await lina.put(`${URL}/SetColumnsByModuleId`, { moduleId: 'm', fieldList })
  const broken = await lina.put(`${URL}/SetColumnsByModuleId`, { moduleId: 'm', fieldList: '[{"prop": 1}]' })

  expect([saved.code, broken.code]).toEqual([RESULT.ok, RESULT.refused])
  expect((await lina.get(`${URL}/GetColumnsByModuleId/m`)).data).toEqual(JSON.parse(fieldList))
  expect((await test.as('admin').get(`${URL}/GetColumnsByModuleId/m`)).data).toEqual([])
})

it('stores the views of a list per user', async () => {
  await buildUser(test.deps, { account: 'lina' })
  const lina = test.as('lina')
  const layout = { order: ['b', 'a'], visible: { a: false }, widths: { b: 90 }, pins: { b: 'start' } }
  const views = [
    { id: '1', name: '华东', query: 'keyword=华东', layout, isDefault: true },
    { id: '2', name: '全部', query: '', isDefault: false },
  ]

  const saved = await lina.put(`${URL}/SetViewsByModuleId`, { moduleId: 'm', views })
  const broken = await lina.put(`${URL}/SetViewsByModuleId`, { moduleId: 'm', views: [{ ...views[1], name: '' }] })

  expect([saved.code, broken.code]).toEqual([RESULT.ok, RESULT.refused])
  expect((await lina.get(`${URL}/GetViewsByModuleId/m`)).data).toEqual(views)
  expect((await test.as('admin').get(`${URL}/GetViewsByModuleId/m`)).data).toEqual([])

  await lina.put(`${URL}/SetViewsByModuleId`, { moduleId: 'm', views: [] })
  expect((await lina.get(`${URL}/GetViewsByModuleId/m`)).data).toEqual([])
})
