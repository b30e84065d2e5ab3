import { configureStore } from '@reduxjs/toolkit'
import type { Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baseApi } from '../base-api.ts'
import type { ApiEnvironment } from '../environment.ts'
import { organizationApi } from './index.ts'

const { listOrganizations, listDepartments, getOrganizationTree, getDepartment } = organizationApi.endpoints
const { updateDepartment, deleteDepartment } = organizationApi.endpoints

let server: Awaited<ReturnType<typeof startHttpServer>>
let writes: Reply

beforeEach(async () => {
  writes = { code: 200, msg: '更新成功' }
  server = await startHttpServer(({ method, path }) =>
    method === 'GET' || path.endsWith('getList') ? { code: 200, data: { list: [] } } : writes,
  )
})
afterEach(() => server.stop())

/** A screen that shows companies, departments and one opened department. */
async function openScreen() {
  const environment: ApiEnvironment = {
    baseUrl: server.url,
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => {},
    toast: () => {},
    text: () => '请求出错，请重试',
    now: Date.now,
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
  await Promise.all([
    store.dispatch(listOrganizations.initiate({ organizationListBody: {} })),
    store.dispatch(listDepartments.initiate({ departmentListBody: {} })),
    store.dispatch(getOrganizationTree.initiate()),
    store.dispatch(getDepartment.initiate({ id: '7' })),
  ])
  const shown = server.requests.length
  return {
    dispatch: store.dispatch,
    /** Addresses that were asked again since the screen was opened. */
    async askedAgain() {
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
      return server.requests
        .slice(shown)
        .filter(({ method, path }) => method === 'GET' || path.endsWith('getList'))
        .map(({ path }) => path.replace('/api/permission/Organize/', ''))
        .toSorted()
    },
  }
}

const LISTS = ['Tree', 'department/getList', 'getList']
const change = { id: '7', departmentBody: { parentId: '1', fullName: '人事', enCode: 'hr' } }

it('asks for every tree and the record again when it was changed', async () => {
  const screen = await openScreen()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual(['Department/7', ...LISTS])
})

it('does not ask for a record that was deleted', async () => {
  const screen = await openScreen()

  await screen.dispatch(deleteDepartment.initiate({ id: '7' }))

  expect(await screen.askedAgain()).toEqual(LISTS)
})

it('asks for nothing again when the write was refused', async () => {
  writes = { code: 409, msg: '保存失败' }
  const screen = await openScreen()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual([])
})
