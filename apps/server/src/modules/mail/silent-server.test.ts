import { createServer, type Socket } from 'node:net'
import { RESULT } from '@sqos/contract'
import { freePort } from '@sqos/test-kit/port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const sockets = new Set<Socket>()
/** Greets like a mail server and says no more. */
const silent = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined).write('220 silent.example ESMTP\r\n')
})
let test: TestApp
let port: number

beforeAll(async () => {
  port = await freePort()
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
  test = await createTestApp({
    config: { interfaceHosts: [`127.0.0.1:${port}`], secretKey: Buffer.alloc(32, 7) },
  })
})
afterAll(async () => {
  await test.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})

it('a test of settings ends after fifteen seconds when the server says nothing', { timeout: 60_000 }, async () => {
  const settings = { emailSMTPHost: '127.0.0.1', emailSMTPPort: port, emailSsl: '0', emailAccount: 'erp@example.com' }
  const family = { account: 'erp@example.com', password: 'x', smtpHost: '127.0.0.1', smtpPort: port, ssl: '0' }
  const start = performance.now()
  const admin = test.as('admin')

  const answers = await Promise.all([
    admin.post('/api/system/Mail/Actions/Test', { address: 'a@example.com', ...settings, emailPassword: 'x' }),
    admin.post('/api/system/SysConfig/Email/Test', family),
  ])

  const seconds = (performance.now() - start) / 1000
  expect(seconds).toBeGreaterThan(14)
  expect(seconds).toBeLessThan(25)
  for (const { code } of answers) expect(code).toBe(RESULT.refused)
  expect(answers[0].msg).toContain('无法连接邮件服务器，请检查地址和端口')
  expect(answers[1].msg).toContain('发件服务器（SMTP）')
})
