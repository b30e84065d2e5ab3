import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'
import { startPostgres } from '@sqos/test-kit/services'
import { startSmtpServer } from '@sqos/test-kit/smtp-server'
import { simpleParser } from 'mailparser'
import { expect, it } from 'vitest'
import { openPostgres } from '../../platform/db/postgres.ts'
import { newId } from '../../platform/ids.ts'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { callServer } from '../../testing/server-caller.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { DATASET } from '../dataset/dataset.testing.ts'
import { REPORT } from './report.testing.ts'

const PASSWORD = 'geheim-1'
/** Receivers of messages, and as many of mails. */
const RECEIVERS = 40

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it(
  'a server is killed between the claim of subscriptions and their delivery: each message is there once, each mail arrives',
  { timeout: 400_000 },
  async ({ skip }) => {
    const postgres = await startPostgres()
    if (!postgres) return skip('PostgreSQL is not installed.')
    const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
    const smtp = await startSmtpServer(PASSWORD)
    const env = {
      LOG_LEVEL: 'error',
      STATIC_DIR: '',
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'killed-2026-Sqos',
      SECRET_KEY: '07'.repeat(32),
      INTERFACE_HOSTS: '127.0.0.1',
      PORT: String(await freePort()),
    }
    const address = `http://127.0.0.1:${env.PORT}`
    let server = startServerProcess(env)
    try {
      await server.ready
      const { db, close } = await openPostgres(postgres.url)
      const deps = { db, now: () => new Date(), newId }
      const { id: adminId } = await buildUser(deps, { account: 'keeper', isAdministrator: true })
      const admin = callServer(address, await buildSession(deps, { userId: adminId }))
      const settings = {
        emailSMTPHost: '127.0.0.1',
        emailSMTPPort: smtp.port,
        emailSsl: '0',
        emailAccount: 'erp@example.com',
        emailPassword: PASSWORD,
      }
      expect(await admin.put('/api/system/SysConfig', settings)).toMatchObject({ code: 200 })
      const definition = { kind: 'sql', statement: 'select 7 as n' }
      await admin.post(DATASET, { fullName: '七', enCode: 'seven', definition })
      const { id: datasetId } = await db.selectFrom('datasets').select('id').executeTakeFirstOrThrow()
      const sources = [{ id: 's', title: '七', dataset: { datasetId } }]
      const measures = [{ key: 'sum', test: 'sum', field: 'n', title: '合计' }]
      const content = JSON.stringify({ sources, blocks: [{ id: 'b', kind: 'cross', source: 's', measures }] })
      await admin.post(REPORT, { fullName: '日报', enCode: 'daily', categoryId: 'x', content })
      const { id: reportId } = await db
        .selectFrom('reports')
        .select('id')
        .where('enCode', '=', 'daily')
        .executeTakeFirstOrThrow()
      const people: string[] = []
      for (let index = 0; index < RECEIVERS; index += 1) {
        const { id } = await buildUser(deps, { account: `reader${index}`, isAdministrator: true })
        await db
          .updateTable('users')
          .set({ email: `reader${index}@example.com` })
          .where('id', '=', id)
          .execute()
        people.push(id)
      }
      for (const channel of ['message', 'mail']) {
        const when = { frequency: 'monthly', minute: 0, monthDay: 1 }
        const body = { reportId, kind: 'schedule', channel, as: 'csv', ...when, userIds: people }
        expect(await admin.post('/api/datareport/Subscription', body)).toMatchObject({ code: 200 })
      }
      await db.updateTable('reportSubscriptions').set({ nextTime: new Date() }).execute()
      const messages = async () =>
        await db
          .selectFrom('messages as m')
          .innerJoin('messageReceipts as r', 'r.messageId', 'm.id')
          .select('r.userId')
          .where('m.kind', '=', 'reportSent')
          .execute()

      /** Waits until a part of the messages is sent: all subscriptions are claimed then, most are not delivered. */
      const killAfter = async (count: number) => {
        while ((await messages()).length < count) await pause(5)
        server.child.kill('SIGKILL')
        await server.exited
      }
      await killAfter(1)
      expect((await messages()).length).toBeLessThan(RECEIVERS)
      const { due } = await db
        .selectFrom('reportSubscriptions')
        .select((select) => select.fn.countAll<string>().as('due'))
        .where('nextTime', '<=', new Date())
        .executeTakeFirstOrThrow()
      expect(due).toBe('0')
      server = startServerProcess(env)
      await server.ready
      await killAfter(RECEIVERS / 2)
      server = startServerProcess(env)
      await server.ready

      const isDone = async () => {
        const { left } = await db
          .selectFrom('reportSubscriptions')
          .select((select) => select.fn.countAll<string>().as('left'))
          .where('lastDue', 'is', null)
          .executeTakeFirstOrThrow()
        const { queued } = await db
          .selectFrom('mailDeliveries')
          .select((select) => select.fn.countAll<string>().as('queued'))
          .where('state', '<>', 'sent')
          .executeTakeFirstOrThrow()
        return left === '0' && queued === '0'
      }
      while (!(await isDone())) await pause(200)

      const told = (await messages()).map(({ userId }) => userId)
      expect(told.toSorted()).toEqual(people.toSorted())
      const mails = await db.selectFrom('mailDeliveries').select(['userId', 'subject']).execute()
      expect(mails.map(({ userId }) => userId).toSorted()).toEqual(people.toSorted())
      // A mail that was under way when the server died may arrive twice: at most one for each death.
      const arrived = smtp.mails.map(({ to }) => to.join())
      expect(new Set(arrived).size).toBe(RECEIVERS)
      expect(arrived.length).toBeLessThanOrEqual(RECEIVERS + 2)
      const mail = await simpleParser(smtp.mails[0]?.raw ?? '')
      expect(mail).toMatchObject({ subject: '报表：日报', text: expect.stringContaining('合计 7') })
      expect(mail.attachments).toMatchObject([{ filename: '日报.csv' }])
      expect(String(mail.attachments[0]?.content)).toContain('7')
      await close()
    } finally {
      await server[Symbol.asyncDispose]()
      await smtp.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
