import type { Locator, Page } from '@playwright/test'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { byMouse } from './designing.ts'
import { type RunningServer, startServer, temporaryData } from './server.ts'
import { expect, test as base } from './test.ts'

const KEY = Buffer.alloc(32, 7).toString('hex')

interface MailServers {
  mailbox: MailServer
  smtp: TestSmtp
}

/** Journeys with a mail server, and a server that may connect to it. */
export const mailTest = base.extend<object, { mail: MailServers; server: RunningServer }>({
  mail: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the dependencies of the fixture from this pattern
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
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the dependencies of the fixture from this pattern
    async ({}, provide) => {
      const { dataDir, remove } = temporaryData()
      const server = await startServer({ dataDir, env: { SECRET_KEY: KEY, INTERFACE_HOSTS: '127.0.0.1' } })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** A mail as a server holds it. */
export const letter = (subject: string, html: string, from = '"Wang Fang" <wang@partner.example>') =>
  [
    `Message-ID: <${Buffer.from(subject).toString('hex')}@partner.example>`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0800',
    `From: ${from}`,
    'To: "Chen Jing" <chenjing@example.com>',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '',
  ].join('\r\n')

/** Fills the settings of the mailbox. */
export async function connect(page: Page, dialog: Locator, { mailbox, smtp }: MailServers) {
  const hand = byMouse(page)
  const fields = {
    显示名称: '陈静',
    邮箱地址: 'chenjing@example.com',
    邮箱密码: mailbox.password,
    IMAP服务: mailbox.host,
    收件端口: String(mailbox.imapPort),
    SMTP服务: '127.0.0.1',
    SMTP端口: String(smtp.port),
    登录名: 'chenjing',
    签名: '陈静\n采购部',
  }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await hand.choose(dialog.getByRole('combobox', { name: '收件加密' }), '不加密')
  await expect(page.getByRole('option')).toHaveCount(0)
  await hand.choose(dialog.getByRole('combobox', { name: '发件加密' }), '不加密')
}
