import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { PICTURE } from './keys.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

async function signInAs(context: BrowserContext, account: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  return page
}

const tool = (page: Page) => page.getByRole('button', { name: /^内部聊天/ })
const box = (page: Page) => page.getByPlaceholder('点击这里，直接输入消息咨询')
test('two people talk; what one writes without a network is sent once when it is back', async ({
  page,
  context,
  signIn,
  browser,
  baseURL,
}) => {
  // Without a shared worker the page has the socket, and the journey can cut it.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const sockets = new Set<WebSocketRoute>()
  let hasNetwork = true
  await page.routeWebSocket(/\/api\/message\/websocket/, (socket) => {
    if (!hasNetwork) return void socket.close()
    sockets.add(socket)
    socket.connectToServer()
    return undefined
  })
  function setNetwork(isThere: boolean) {
    hasNetwork = isThere
    if (!isThere) for (const socket of sockets) void socket.close()
  }
  await signIn('lina')
  const office = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'zh-CN' })
  const boss = await signInAs(office, 'admin')
  await tool(page).click()
  const drawer = page.getByRole('dialog', { name: '内部聊天' })
  await drawer.getByRole('tab', { name: '联系人' }).click()
  await drawer.getByRole('textbox', { name: '搜索：请输入关键词' }).fill('admin')
  await drawer.getByRole('button', { name: /系统管理员/ }).click()
  await box(page).fill('采购申请单请看 https://example.com <b>急</b>')
  await box(page).press('Enter')
  const mine = page.getByRole('log')
  await expect(mine.getByText('未读', { exact: true })).toBeVisible()

  await expect(tool(boss)).toHaveAccessibleName(/1/)
  await tool(boss).click()
  await boss
    .getByRole('dialog', { name: '内部聊天' })
    .getByRole('button', { name: /采购申请单/ })
    .click()
  const theirs = boss.getByRole('log')
  await expect(theirs.getByText('<b>急</b>')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'https://example.com' })).toBeVisible()
  await expect(mine.getByText('已读', { exact: true })).toBeVisible()
  await expectAccessible(boss)

  await box(boss).press('Shift+ArrowUp')
  await box(boss).fill('收到')
  await box(boss).press('Enter')
  await expect(mine.getByRole('button', { name: /我: 采购申请单/ })).toBeVisible()
  await boss.getByLabel('发送图片').last().setInputFiles(PICTURE)
  await mine.getByRole('button', { name: '查看图片' }).click()
  const picture = page.getByRole('dialog', { name: '图片预览' }).getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.keyboard.press('Escape')
  await boss
    .getByLabel('发送文件')
    .last()
    .setInputFiles({ name: '合同.txt', mimeType: 'text/plain', buffer: Buffer.from('合同') })
  await expect(mine.getByText('合同.txt')).toBeVisible()

  setNetwork(false)
  await expect(page.getByText('连接已断开，正在重新连接')).toBeVisible()
  await box(page).fill('离线时写的')
  await box(page).press('Enter')
  await expect(mine.getByText('网络恢复后自动发送')).toBeVisible()
  await page.reload()
  setNetwork(true)
  await expect(theirs.getByText('离线时写的')).toHaveCount(1)

  await box(boss).fill('发错了')
  await box(boss).press('Enter')
  await tool(page).click()
  await page
    .getByRole('dialog', { name: '内部聊天' })
    .getByRole('button', { name: /发错了/ })
    .click()
  await expect(mine.getByText('离线时写的')).toHaveCount(1)
  await theirs.getByRole('article').last().hover()
  await theirs.getByRole('article').last().getByRole('button', { name: '撤回' }).click()
  await expect(mine.getByText(/撤回了一条消息/)).toBeVisible()
  await expect(mine.getByText('发错了')).toHaveCount(0)
  await office.close()
})
