import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { expectAccessible } from './axe.ts'
import { startServer, temporaryData } from './server.ts'
import { expect, expectMessage, test as base } from './test.ts'

// A user connects a mailbox of a real mail server, reads, answers, and finds the answer among the sent mails.

interface Servers {
  mailbox: MailServer
  smtp: TestSmtp
}

const test = base.extend<object, { mail: Servers }>({
  mail: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, provide) => {
      const mailbox = await startMailServer()
      const smtp = await startSmtpServer(mailbox.password)
      await provide({ mailbox, smtp })
      await smtp.close()
      await mailbox.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    // The mail servers stop last.
    async ({ mail: _mail }, provide) => {
      const { dataDir, remove } = temporaryData()
      const env = { INTERFACE_HOSTS: '127.0.0.1', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
      const server = await startServer({ dataDir, env })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const mail = (subject: string, body: string) =>
  [
    'From: "Wang Fang" <wang@partner.example>',
    'To: lina@example.com',
    'Message-ID: <first@partner.example>',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    body,
    '',
  ].join('\r\n')

test('a user connects a mailbox, reads a mail, and answers it', async ({ page, signIn, mail: { mailbox, smtp } }) => {
  mailbox.deliver(
    'journey',
    mail(
      '轴承报价',
      '<p style="color:green">报价见下</p><script>document.title="bad"</script><img src="https://x.example/p.png">',
    ),
  )
  await signIn('admin')
  await page.goto('/extend/email')
  await page.getByRole('button', { name: '邮箱配置' }).last().click()
  const dialog = page.getByRole('dialog', { name: '邮箱配置' })
  const type = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value)
  await type('显示名称', '李娜')
  await type('邮箱地址', 'lina@example.com')
  await type('邮箱密码', 'falsch')
  await type('IMAP服务', mailbox.host)
  await type('收件端口', String(mailbox.imapPort))
  await type('SMTP服务', '127.0.0.1')
  await type('SMTP端口', String(smtp.port))
  await type('登录名', 'journey')
  for (const label of ['收件加密', '发件加密']) {
    await dialog.getByLabel(label, { exact: true }).click()
    await page.getByRole('option', { name: '不加密' }).click()
  }
  await dialog.getByRole('button', { name: '测试连接' }).click()
  await expectMessage(page, '账户认证错误')
  await type('邮箱密码', mailbox.password)
  await dialog.getByRole('button', { name: '测试连接' }).click()
  await expectMessage(page, '验证成功')
  await dialog.getByRole('button', { name: '确定' }).click()

  await page.getByRole('button', { name: '轴承报价', exact: true }).click()
  const text = page.frameLocator('iframe[title="正文"]').getByText('报价见下')
  await expect(text).toHaveCSS('color', 'rgb(0, 128, 0)')
  await expect(page.getByText('为保护隐私，未显示 1 张外部图片。')).toBeVisible()
  expect(await page.title()).not.toBe('bad')
  await expectAccessible(page)

  await page.keyboard.press('r')
  await expect(page.getByLabel('主题')).toHaveValue('回复：轴承报价')
  await page.getByRole('textbox', { name: '正文' }).press('ControlOrMeta+Home')
  await page.keyboard.type('谢谢')
  await page.getByRole('button', { name: '发 送' }).click()
  await expectMessage(page, '发送成功')
  await expect(page.getByRole('button', { name: '回复：轴承报价' })).toBeVisible()
  expect(smtp.mails[0]).toMatchObject({ to: ['wang@partner.example'] })
  expect(smtp.mails[0]?.raw).toContain('In-Reply-To: <first@partner.example>')
})
