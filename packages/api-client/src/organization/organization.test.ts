import type { Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isRead, openScreen } from '../testing/screen.example.ts'
import { organizationApi } from './index.ts'

const { listOrganizations, listDepartments, getOrganizationTree, getDepartment } = organizationApi.endpoints
const { updateDepartment, deleteDepartment } = organizationApi.endpoints

let server: Awaited<ReturnType<typeof startHttpServer>>
let writes: Reply

beforeEach(async () => {
  writes = { code: 200, msg: '更新成功' }
  server = await startHttpServer(({ method, path }) =>
    isRead(method, path) ? { code: 200, data: { list: [] } } : writes,
  )
})
afterEach(() => server.stop())

/** A screen with companies, departments and one opened department. */
const openOrganization = () =>
  openScreen(server, {
    root: '/api/permission/Organize/',
    show: (dispatch) =>
      Promise.all([
        dispatch(listOrganizations.initiate({ organizationListBody: {} })),
        dispatch(listDepartments.initiate({ departmentListBody: {} })),
        dispatch(getOrganizationTree.initiate()),
        dispatch(getDepartment.initiate({ id: '7' })),
      ]),
  })

const LISTS = ['Tree', 'department/getList', 'getList']
const change = { id: '7', departmentBody: { parentId: '1', fullName: '人事', enCode: 'hr' } }

it('a changed department fetches every tree and the record again', async () => {
  const screen = await openOrganization()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual(['Department/7', ...LISTS])
})

it('a deleted record is not fetched again', async () => {
  const screen = await openOrganization()

  await screen.dispatch(deleteDepartment.initiate({ id: '7' }))

  expect(await screen.askedAgain()).toEqual(LISTS)
})

it('a refused write fetches nothing again', async () => {
  writes = { code: 409, msg: '保存失败' }
  const screen = await openOrganization()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual([])
})
