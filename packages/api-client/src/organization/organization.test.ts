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

/** A screen that shows companies, departments and one opened department. */
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

it('asks for every tree and the record again when it was changed', async () => {
  const screen = await openOrganization()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual(['Department/7', ...LISTS])
})

it('does not ask for a record that was deleted', async () => {
  const screen = await openOrganization()

  await screen.dispatch(deleteDepartment.initiate({ id: '7' }))

  expect(await screen.askedAgain()).toEqual(LISTS)
})

it('asks for nothing again when the write was refused', async () => {
  writes = { code: 409, msg: '保存失败' }
  const screen = await openOrganization()

  await screen.dispatch(updateDepartment.initiate(change))

  expect(await screen.askedAgain()).toEqual([])
})
