import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFarEnd } from '../../testing/far-end.ts'
import { openPage } from '../../testing/open-page.tsx'
import { downloadCentreCatalogue } from './catalogue.ts'
import { DownloadTool } from './DownloadTool.tsx'

const LIST = 'GET /api/example/dowTools'
const SLOW = { timeout: 60_000 }

const record = (over: object) => ({
  id: '1',
  name: '用户信息.xlsx',
  link: null,
  createdTime: 1_700_000_000_000,
  kind: 'export',
  status: 'waiting',
  done: 0,
  total: 0,
  message: '',
  canRetry: false,
  fileSize: null,
  expireTime: null,
  ...over,
})

const answer = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})

async function open(...list: object[]) {
  await page.viewport(1280, 800)
  const farEnd = createFarEnd({ [LIST]: answer(...list) })
  await openPage(DownloadTool, { farEnd, catalogues: [downloadCentreCatalogue] })
  await page.getByRole('button', { name: '下载中心' }).click()
  return farEnd
}

it('asks again while it is open: what waits is then counted, and then there', async () => {
  const farEnd = await open(record({}))
  await expect.element(page.getByText('等待中')).toBeVisible()

  farEnd.answers[LIST] = answer(record({ status: 'running', done: 3, total: 4 }))
  await expect.element(page.getByText('75%'), SLOW).toBeVisible()

  const done = {
    status: 'done',
    link: '/api/file/Download?encryption=x',
    fileSize: 2048,
    expireTime: 1_800_000_000_000,
  }
  farEnd.answers[LIST] = answer(record(done))
  await expect.element(page.getByRole('button', { name: '下载 用户信息.xlsx' }), SLOW).toBeVisible()
  await expect.element(page.getByText(/2 KB · 有效期至 2027/)).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const asked = farEnd.sent('GET', '/api/example/dowTools').length
  expect(asked).toBeGreaterThanOrEqual(3)
})

it('ends what is under way, and begins again what failed', async () => {
  const farEnd = await open(
    record({ status: 'running', done: 1, total: 2 }),
    record({ id: '2', name: '请假.xlsx', status: 'failed', message: '没有权限', canRetry: true }),
    record({ id: '3', name: '旧的.xlsx', status: 'expired' }),
  )
  farEnd.answers['PUT /api/example/dowTools/1/Actions/Cancel'] = { code: 200 }
  farEnd.answers['PUT /api/example/dowTools/2/Actions/Retry'] = { code: 200 }
  farEnd.answers['DELETE /api/example/dowTools/3'] = { code: 200 }
  await expect.element(page.getByText('没有权限')).toBeVisible()
  await expect.element(page.getByText('已过期')).toBeVisible()

  await page.getByRole('button', { name: '取消 用户信息.xlsx' }).click()
  await expect.poll(() => farEnd.sent('PUT', '/api/example/dowTools/1/Actions/Cancel').length, SLOW).toBe(1)
  await page.getByRole('button', { name: '重试 请假.xlsx' }).click()
  await expect.poll(() => farEnd.sent('PUT', '/api/example/dowTools/2/Actions/Retry').length, SLOW).toBe(1)
  await page.getByRole('button', { name: '删除 旧的.xlsx' }).click()
  expect(farEnd.sent('DELETE')).toHaveLength(0)
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => farEnd.sent('DELETE', '/api/example/dowTools/3').length, SLOW).toBe(1)
})
