import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { freePort } from '@sqos/test-kit/port'
import { migrate } from './migrate.ts'
import { demandVersion, openPostgres } from './postgres.ts'

const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => '',
    (reason: unknown) => String(reason),
  )

it('a failed connection names the server without the password', async () => {
  const error = await failureOf(openPostgres('postgres://me:hunter%2F2@127.0.0.1:1/sqos', { patience: 0 }))

  expect(error).toContain('could not be reached')
  expect(error).toContain('127.0.0.1:1/sqos as me')
  expect(error).not.toMatch(/hunter/)
})

it('the server waits for a starting PostgreSQL, and logs it once', async () => {
  const port = await freePort()
  const waits: string[] = []
  let asked = 0
  // Not listening at first, then dropping connections like a starting PostgreSQL, then refusing the user.
  const server = createServer((socket) => {
    socket.on('error', () => {})
    asked += 1
    if (asked < 3) socket.resetAndDestroy()
    else socket.once('data', () => socket.end(NO_SUCH_USER))
  })

  const error = await failureOf(
    openPostgres(`postgres://me:hunter%2F2@127.0.0.1:${port}/sqos`, {
      patience: 60_000,
      onWait: (problem) => {
        waits.push(problem)
        server.listen(port, '127.0.0.1')
      },
    }),
  )
  server.close()

  expect(asked).toBe(3)
  expect(error).toContain('there is no such user')
  expect(waits).toHaveLength(1)
  expect(error + String(waits)).not.toMatch(/hunter/)
})

/** Protocol message: kind, length, severity, code, text. */
const NO_SUCH_USER = (() => {
  const fields = Buffer.from('SFATAL\0C28000\0Mthere is no such user\0\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
})()

// Not skipped but absent on the embedded engine: the suite runs once on each, and a skipped test is a failure in CI.
/* oxlint-disable vitest/no-conditional-tests -- see the line before */
if (process.env['TEST_DATABASE_URL']) {
  describe('on a real server', () => {
    it('a refusal by the server is not retried', async () => {
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
      url.pathname = '/there-is-none'

      const onWait = vi.fn()
      await expect(openPostgres(url.href, { onWait })).rejects.toThrow('there-is-none')
      expect(onWait).not.toHaveBeenCalled()
    })

    it('several servers that start together migrate once', async () => {
      const { url, drop } = await createTestDatabase()
      const servers = await Promise.all([1, 2, 3].map(() => openPostgres(url)))

      const applied = await Promise.all(servers.map(({ db }) => migrate(db)))

      expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
      await Promise.all(servers.map((server) => server.close()))
      await drop()
    })

    it('a user without privileges in the database gets an explanation', async () => {
      const { url, drop } = await createTestDatabase()
      const owner = await openPostgres(url)
      const name = `guest_${randomUUID().replaceAll('-', '')}`
      await sql`create role ${sql.id(name)} login password 'hunter2'`.execute(owner.db)
      const guestUrl = Object.assign(new URL(url), { username: name, password: 'hunter2' })
      const guest = await openPostgres(guestUrl.href)

      await expect(migrate(guest.db)).rejects.toThrow('alter database <database> owner to <user>')

      await guest.close()
      await sql`drop role ${sql.id(name)}`.execute(owner.db)
      await owner.close()
      await drop()
    })

    it('an outdated PostgreSQL is refused', async () => {
      const pool = new Pool({ connectionString: process.env['TEST_DATABASE_URL'] })

      await expect(demandVersion(pool, 99)).rejects.toThrow(/leads to PostgreSQL \d+.*needs 99 or newer/)
      await pool.end()
    })

    it('a transaction survives its connection being closed between two statements, as an error', async () => {
      const { url, drop } = await createTestDatabase()
      const server = await openPostgres(url)
      const begun = Promise.withResolvers<number>()
      const closed = Promise.withResolvers<void>()
      const emit = vi.spyOn(Client.prototype, 'emit')

      const transaction = server.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        begun.resolve(rows[0]?.pid ?? 0)
        await closed.promise
        await sql`select 1`.execute(trx)
      })
      await sql`select pg_terminate_backend(${await begun.promise})`.execute(server.db)
      // The connection reports its end: without a listener, it would be an error of the process.
      await vi.waitFor(() => expect(emit).toHaveBeenCalledWith('error', expect.anything()))
      emit.mockRestore()
      closed.resolve()

      await expect(transaction).rejects.toThrow('connection error')
      expect((await sql<{ one: number }>`select 1 as one`.execute(server.db)).rows).toEqual([{ one: 1 }])
      await server.close()
      await drop()
    })

    it('long statements are cancelled', async () => {
      const { url, drop } = await createTestDatabase()
      const server = await openPostgres(url)

      const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
        server.db,
      )

      expect(rows).toEqual([{ limit: '30s' }])
      await server.close()
      await drop()
    })
  })
}
