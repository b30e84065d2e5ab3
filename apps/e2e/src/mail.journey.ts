import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { connect, letter, mailTest as test } from './mailbox.ts'
import { expect, expectMessage } from './test.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Counts the pictures that are fetched from another server. */
async function startTracker() {
  let count = 0
  const server = createServer((_request, response) => {
    count += 1
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PNG, 'base64'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/pixel.png`, count: () => count, close: () => server.close() }
}

test('a user connects the own mailbox, reads, answers with a file, finds, stars and deletes mails', async ({
  page,
  signIn,
  mail,
}) => {
  const tracker = await startTracker()
  mail.mailbox.deliver('chenjing', letter('询价', `<p>多少钱？</p><img src="${tracker.url}" alt="logo">`))
  mail.mailbox.deliver('chenjing', letter('会议通知', '<p>周一上午</p>', 'hr@example.com'))
  const hand = byMouse(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await signIn('chenjing')
  await page.goto('/extend/email')

  await expect(page.getByText('还没有连接邮箱')).toBeVisible()
  await expectAccessible(page)
  await hand.press(page.getByRole('main').getByRole('button', { name: '邮箱配置' }).last())
  const dialog = page.getByRole('dialog', { name: '邮箱配置' })
  await connect(page, dialog, mail)
  await hand.press(dialog.getByRole('button', { name: '测试连接' }))
  await expectMessage(page, '验证成功')
  await expectAccessible(page, '[role=dialog]')
  await hand.press(dialog.getByRole('button', { name: '确定' }))
  await expect(dialog).toBeHidden()
  await expect(button('询价')).toBeVisible()
  await expect(button('会议通知')).toBeVisible()
  await expectAccessible(page)

  // Pictures of other servers load with consent only.
  await hand.press(button('询价'))
  const text = page.frameLocator('iframe')
  await expect(text.getByText('多少钱？')).toBeVisible()
  await expect(page.getByText('为保护隐私，未显示 1 张外部图片。')).toBeVisible()
  // No axe here: it waits for scripts in the frame, which has none. The stories look at opened mails.
  expect(tracker.count()).toBe(0)
  await hand.press(button('显示图片'))
  await expect(text.getByRole('img', { name: 'logo' })).toBeVisible()
  await expect.poll(() => tracker.count()).toBeGreaterThan(0)

  await hand.press(button('回复'))
  const form = page.getByRole('form', { name: '写邮件' })
  await expect(form.getByLabel('主题')).toHaveValue('回复：询价')
  await form.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.type('每件 5 元')
  await form.locator('input[type=file]').setInputFiles({
    name: '报价.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('名称,价格'),
  })
  await expect(form.getByText('报价.csv')).toBeVisible()
  await expect(form.getByText(/^已保存/)).toBeVisible()
  await expectAccessible(page)
  await hand.press(form.getByRole('button', { name: '发 送' }))
  await expectMessage(page, '发送成功')
  await expect(page).toHaveURL(/type=sent/)
  await expect(button('回复：询价')).toBeVisible()
  const [sent] = mail.smtp.mails
  expect(sent?.to).toEqual(['wang@partner.example'])
  expect(sent?.raw).toContain('In-Reply-To: <e8afa2e4bbb7@partner.example>')

  await hand.press(button(/^收件箱/))
  await page.getByPlaceholder('主题、发件人、收件人或正文').fill('周一')
  await hand.press(button('查询'))
  await expect(button('询价')).toBeHidden()
  await hand.press(button('星标：会议通知'))
  await expect(button('星标：会议通知')).toHaveAttribute('aria-pressed', 'true')
  await hand.press(button('星标件'))
  await expect(button('会议通知')).toBeVisible()
  await hand.press(button('删除：会议通知'))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: '确定', exact: true }))
  await expect(button('会议通知')).toBeHidden()
  await hand.press(button(/^收件箱/))
  await expect(button('询价')).toBeVisible()
  await expect(button('会议通知')).toBeHidden()
  tracker.close()
})
