import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { layoutCatalogue } from '@sqos/layout'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createExampleServer, downloadRecord, ExampleShell } from './downloads.example.tsx'

type Row = ReturnType<typeof downloadRecord>

const SLOW = { timeout: 60_000 }

async function open(...records: Row[]) {
  await page.viewport(1280, 800)
  const server = createExampleServer(...records)
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, layoutCatalogue] })
  await render(
    <UiKitProvider i18n={i18n}>
      <ExampleShell server={server} />
    </UiKitProvider>,
  )
  await page.getByRole('button', { name: '下载中心' }).click()
  const count = (call: string) => server.calls.filter((one) => one === call).length
  return { server, count }
}

it('refreshes the open list: a waiting export becomes a percentage, then a download', async () => {
  const { server, count } = await open(downloadRecord({}))
  await expect.element(page.getByText('等待中')).toBeVisible()

  server.records = [downloadRecord({ status: 'running', done: 3, total: 4 })]
  await expect.element(page.getByText('75%'), SLOW).toBeVisible()

  const done = {
    status: 'done' as const,
    link: '/api/file/Download?encryption=x',
    fileSize: 2048,
    expireTime: 1_800_000_000_000,
  }
  server.records = [downloadRecord(done)]
  await expect.element(page.getByRole('button', { name: '下载 用户信息.xlsx' }), SLOW).toBeVisible()
  await expect.element(page.getByText(/2 KB · 有效期至 2027/)).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(count('GET /api/example/dowTools')).toBeGreaterThanOrEqual(3)
})

it('cancels a running export, retries a failed one and deletes an expired one after a question', async () => {
  const { count } = await open(
    downloadRecord({ status: 'running', done: 1, total: 2 }),
    downloadRecord({ id: '2', name: '请假.xlsx', status: 'failed', message: '没有权限', canRetry: true }),
    downloadRecord({ id: '3', name: '旧的.xlsx', status: 'expired' }),
  )
  await expect.element(page.getByText('没有权限')).toBeVisible()
  await expect.element(page.getByText('已过期')).toBeVisible()

  await page.getByRole('button', { name: '取消 用户信息.xlsx' }).click()
  await expect.poll(() => count('PUT /api/example/dowTools/1/Actions/Cancel'), SLOW).toBe(1)
  await page.getByRole('button', { name: '重试 请假.xlsx' }).click()
  await expect.poll(() => count('PUT /api/example/dowTools/2/Actions/Retry'), SLOW).toBe(1)
  await page.getByRole('button', { name: '删除 旧的.xlsx' }).click()
  expect(count('DELETE /api/example/dowTools/3')).toBe(0)
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => count('DELETE /api/example/dowTools/3'), SLOW).toBe(1)
})
