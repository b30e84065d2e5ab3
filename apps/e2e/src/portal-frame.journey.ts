import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callerOf } from './api.ts'
import { expect, test } from './test.ts'

/** A site with one page; `asked` counts its requests. */
async function startSite(html: () => string) {
  const site = { asked: 0, host: '', close: () => undefined as void }
  const server: Server = createServer((_request, response) => {
    site.asked += 1
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  site.close = () => void server.close()
  return site
}

test('a portal shows pages of allowed sites, which reach neither the application nor another site', async ({
  page,
  signIn,
}) => {
  const hostile = await startSite(() => '<h1>钓鱼</h1>')
  const allowed = await startSite(
    () => `<h1>报表</h1><button onclick="location = 'http://${hostile.host}/'">离开</button>
      <p id="seen"></p><script>try { seen.textContent = parent.parent.localStorage.length } catch { seen.textContent = '隔离' }</script>`,
  )
  await signIn('admin')
  const call = await callerOf(page)
  const part = (i: number, { host }: { host: string }) => ({
    i,
    x: (i - 100) * 6,
    y: 0,
    w: 6,
    h: 8,
    sqosKey: 'iframe',
    title: i === 100 ? '允许' : '未允许',
    address: `http://${host}/`,
  })
  const formData = JSON.stringify({ layouyId: 102, layout: [part(100, allowed), part(101, hostile)] })
  await call('POST', '/api/visualdev/Portal', { fullName: '嵌入', enCode: 'frames', category: 'work', formData })
  const list = (await call('GET', '/api/visualdev/Portal?keyword=frames')).data as { list: { id: string }[] }
  const id = list.list[0]?.id ?? ''
  await call('PUT', `/api/visualdev/Portal/${id}/Actions/SetDefault`)

  await page.goto('/dashboard')
  await expect(page.getByText('不允许嵌入这个网页')).toHaveCount(2)
  const { data } = await call('GET', '/api/system/SysConfig')
  await call('PUT', '/api/system/SysConfig', { ...(data as object), frameHosts: allowed.host })

  await page.reload()
  await expect(page.getByText('不允许嵌入这个网页')).toHaveCount(1)
  const inner = page.frameLocator('iframe').frameLocator('iframe')
  await expect(inner.getByRole('heading', { name: '报表' })).toBeVisible()
  await expect(inner.getByText('隔离')).toBeVisible()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'))
  await inner.getByRole('button', { name: '离开' }).click()
  await refused
  expect(hostile.asked).toBe(0)
  for (const site of [allowed, hostile]) site.close()
})
