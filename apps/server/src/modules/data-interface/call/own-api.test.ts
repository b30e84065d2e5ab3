import { DATA_TYPE, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { buildCategory, buildInterface, URL } from '../data-interface.testing.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  await buildCategory(test)
})
afterAll(() => test.close())

const CURRENT_USER = '/api/oauth/CurrentUser'

it('a data interface does not sign out its caller', async () => {
  const id = await buildInterface(test, {
    enCode: 'out',
    dataType: DATA_TYPE.api,
    path: '/api/oauth/Logout',
    requestMethod: '6',
  })

  const answer = await test.as('admin').get(`${URL}/${id}/Actions/Response`)

  expect(answer.code).toBe(RESULT.refused)
  expect((await test.as('admin').get(CURRENT_USER)).code).toBe(RESULT.ok)
})

it.each(['-Infinity', '-1', 'NaN', '1e-9', '0x0', '3'])('a forged depth %s counts as too deep', async (depth) => {
  const enCode = `deep${depth.replaceAll(/\W/g, '_')}`
  const id = await buildInterface(test, {
    enCode,
    fullName: enCode,
    dataType: DATA_TYPE.api,
    path: CURRENT_USER,
    requestMethod: '6',
  })

  const response = await test.app.inject({
    url: `${URL}/${id}/Actions/Response`,
    headers: { authorization: await test.tokenOf('admin'), 'x-data-interface-depth': depth },
  })

  expect(response.json<{ code: number }>().code).toBe(RESULT.refused)
})

it('a call within the depth limit is answered', async () => {
  const id = await buildInterface(test, {
    enCode: 'me',
    fullName: 'me',
    dataType: DATA_TYPE.api,
    path: CURRENT_USER,
    requestMethod: '6',
  })

  expect((await test.as('admin').get(`${URL}/${id}/Actions/Response`)).code).toBe(RESULT.ok)
})

it('a page beyond the last one and a file cookie used as a link get a clear answer', async () => {
  const caller = test.as('admin')
  const whoAmI = await test.app.inject({ url: CURRENT_USER, headers: { authorization: await test.tokenOf('admin') } })
  const cookie = /sqos-file=([^;]+)/.exec(String(whoAmI.headers['set-cookie']))?.[1] ?? ''

  const page = await caller.get('/api/permission/Users?currentPage=1000000000000000000')
  const link = await test.app.inject({ url: `/api/file/Download?encryption=${cookie}` })

  expect(cookie).toContain('.')
  expect(page.code).toBe(RESULT.refused)
  expect(link.json<{ code: number }>().code).toBe(RESULT.notFound)
})
