import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openScreen } from '../testing/screen.example.ts'
import { userApi } from './index.ts'

const { listAllUsers, getUser, changeUsers } = userApi.endpoints

let server: Awaited<ReturnType<typeof startHttpServer>>

beforeEach(async () => {
  server = await startHttpServer(() => ({ code: 200, data: { list: [] } }))
})
afterEach(() => server.stop())

it.each([
  ['disable', ['All', 'lina']],
  ['delete', ['All']],
] as const)('after the bulk action %s the lists and the remaining records are read again', async (action, read) => {
  const screen = await openScreen(server, {
    root: '/api/permission/Users/',
    show: (dispatch) =>
      Promise.all([
        dispatch(listAllUsers.initiate()),
        dispatch(getUser.initiate({ id: 'lina' })),
        dispatch(getUser.initiate({ id: 'zhang' })),
      ]),
  })

  await screen.dispatch(changeUsers.initiate({ userBulkBody: { ids: ['lina'], action } }))

  expect(await screen.askedAgain()).toEqual(read)
})
