import type { Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openScreen } from '../testing/screen.example.ts'
import { currentUserApi } from './index.ts'

const { endpoints } = currentUserApi

let server: Awaited<ReturnType<typeof startHttpServer>>
let writes: Reply

beforeEach(async () => {
  writes = { code: 200, msg: '更新成功' }
  server = await startHttpServer(({ method }) => (method === 'GET' ? { code: 200, data: [] } : writes))
})
afterEach(() => server.stop())

/** A profile with the user, the organisations and the subordinates. */
const openProfile = () =>
  openScreen(server, {
    root: '/api/permission/Users/Current/',
    show: (dispatch) =>
      Promise.all([
        dispatch(endpoints.getBaseInfo.initiate()),
        dispatch(endpoints.listMyOrganizations.initiate()),
        dispatch(endpoints.listMyPositions.initiate()),
        dispatch(endpoints.listSubordinates.initiate({ id: '0' })),
        dispatch(endpoints.getAuthorize.initiate()),
      ]),
  })

const info = { baseInfoBody: { realName: '李娜' } }

it('a changed profile fetches user and chart again', async () => {
  const profile = await openProfile()

  await profile.dispatch(endpoints.updateBaseInfo.initiate(info))

  expect(await profile.askedAgain()).toEqual(['BaseInfo', 'Subordinate/0'])
})

it('a changed main organisation or position fetches both lists again', async () => {
  const profile = await openProfile()

  await profile.dispatch(endpoints.changeMajor.initiate({ majorBody: { majorType: 'Organize', majorId: 'it' } }))

  expect(await profile.askedAgain()).toEqual(['BaseInfo', 'Subordinate/0', 'getUserOrganizes', 'getUserPositions'])
})

it('a refused write fetches nothing again', async () => {
  writes = { code: 400, msg: '手机号码已被使用' }
  const profile = await openProfile()

  await profile.dispatch(endpoints.updateBaseInfo.initiate(info))

  expect(await profile.askedAgain()).toEqual([])
})

it('an avatar is sent as multipart', async () => {
  const profile = await openProfile()

  await profile.dispatch(endpoints.uploadAvatar.initiate({ body: { file: new Blob(['x'], { type: 'image/png' }) } }))

  const sent = server.requests.at(-1)
  expect(sent).toMatchObject({ method: 'POST', path: '/api/file/Uploader/userAvatar' })
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data/)
})
