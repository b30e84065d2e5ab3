import type { MailServer } from '@sqos/test-kit/mail-server'
import type { TestSmtp } from '@sqos/test-kit/smtp-server'

/** Settings of a mailbox on the test servers. */
export const settingsOf = (account: string, { mailbox, smtp }: { mailbox: MailServer; smtp: TestSmtp }) => ({
  account: `${account}@example.com`,
  loginName: account,
  senderName: '李娜',
  protocol: 'imap',
  imapHost: mailbox.host,
  imapPort: mailbox.imapPort,
  pop3Host: mailbox.host,
  pop3Port: mailbox.pop3Port,
  emailSsl: '0',
  smtpHost: '127.0.0.1',
  smtpPort: smtp.port,
  smtpSsl: '0',
  password: mailbox.password,
})

interface Letter {
  subject?: string
  from?: string
  to?: string
  body?: string
  headers?: string[]
  date?: string
}

/** A mail as a server holds it. */
export const letter = ({
  subject = '报价单',
  from = '"Wang Fang" <wangfang@partner.example>',
  to = 'lina@example.com',
  body = '您好',
  headers = ['Content-Type: text/plain; charset=utf-8'],
  date = 'Fri, 20 Nov 2026 10:00:00 +0800',
}: Letter = {}) =>
  [
    `Message-ID: <${subject.length}.${Buffer.from(subject).toString('hex').slice(0, 40)}@partner.example>`,
    `Date: ${date}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    ...headers,
    '',
    body,
    '',
  ].join('\r\n')
