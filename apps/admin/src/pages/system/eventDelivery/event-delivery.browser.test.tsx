import '@arco-design/web-react/es/_util/react-19-adapter'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import EventDeliveryPage, { catalogues } from './index.tsx'

const URL = '/api/system/EventDelivery'
const task = (id: string, handler: string) => ({
  id,
  kind: 'event',
  handler,
  type: 'user.disabled',
  subject: 'user:u',
  attempts: 6,
  blocked: 2,
  error: 'connection refused',
  parkedAt: 0,
})
const answer = (...list: object[]) => ({ code: 200, data: { list, total: list.length } })

let mockServer: MockServer
const dialog = () => page.getByRole('dialog')
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const open = (buttons: string[]) => openPage(EventDeliveryPage, { mockServer, catalogues, buttons })

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  mockServer = createMockServer({ [`GET ${URL}`]: answer(task('1.auth.close-sessions', 'auth.close-sessions')) })
})

describe('the page of failed tasks', () => {
  it('an administrator retries a task after confirming', async () => {
    mockServer.answers[`POST ${URL}/Actions/Retry`] = { code: 200, msg: '已重试 1 项' }
    await open(['btn_retry', 'btn_discard'])

    await expect.element(row('connection refused')).toBeVisible()
    await page.getByRole('button', { name: '重试：auth.close-sessions' }).click()
    await dialog().getByRole('button', { name: '重试' }).click()

    await expect.poll(() => mockServer.sent('POST')[0]?.body).toEqual({ ids: ['1.auth.close-sessions'] })
  })

  it('an administrator discards the selected tasks after confirming', async () => {
    mockServer.answers[`DELETE ${URL}`] = { code: 200, msg: '已丢弃 1 项' }
    await open(['btn_discard'])

    await row('connection refused').getByRole('checkbox').click()
    await page.getByRole('button', { name: '丢弃', exact: true }).click()
    await dialog().getByRole('button', { name: '丢弃' }).click()

    await expect.poll(() => mockServer.sent('DELETE')[0]?.body).toEqual({ ids: ['1.auth.close-sessions'] })
  })

  it('a user without buttons sees the tasks and no action', async () => {
    await open([])

    await expect.element(row('connection refused')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument()
    await expect.element(row('connection refused').getByRole('checkbox')).not.toBeInTheDocument()
  })
})
