import { createServer } from 'node:net'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freePort } from '@sqos/test-kit/port'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

it('says where PostgreSQL was looked for, and not with which password', async () => {
  const waits: string[] = []
  const opening = openPostgres('postgres://me:hunter%2F2@127.0.0.1:1/sqos', {
    patience: 300,
    onWait: (problem) => waits.push(problem),
  })

  const error: unknown = await opening.catch((reason: unknown) => reason)
  expect(String(error)).toContain('127.0.0.1:1/sqos as me')
  expect(String(error) + String(waits)).not.toMatch(/hunter/)
  expect(waits).toHaveLength(1)
})

it('waits for a server that is still starting', async () => {
  const port = await freePort()
  let asked = 0
  // Refuses to talk, as a PostgreSQL that is not up to it yet.
  const server = createServer((socket) => {
    asked += 1
    socket.resetAndDestroy()
  })
  setTimeout(() => server.listen(port, '127.0.0.1'), 400)

  await expect(openPostgres(`postgres://me@127.0.0.1:${port}/sqos`, { patience: 2000 })).rejects.toThrow(
    'could not be reached',
  )
  server.close()

  expect(asked).toBeGreaterThan(1)
})

// Not skipped but absent on the embedded engine: the suite runs once on each, and a skipped test is a failure in CI.
/* oxlint-disable vitest/no-conditional-tests -- see the line before */
if (process.env['TEST_DATABASE_URL']) {
  describe('on a real server', () => {
    it('gives up at once when the server says no', async () => {
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
      url.pathname = '/there-is-none'

      const start = Date.now()
      await expect(openPostgres(url.href)).rejects.toThrow('there-is-none')
      expect(Date.now() - start).toBeLessThan(5000)
    })

    it('migrates once when several servers start together', async () => {
      const { url, drop } = await createTestDatabase()
      const servers = await Promise.all([1, 2, 3].map(() => openPostgres(url)))

      const applied = await Promise.all(servers.map(({ db }) => migrate(db)))

      expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
      await Promise.all(servers.map((server) => server.close()))
      await drop()
    })

    it('ends statements that run away', async () => {
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
