import { connect, createServer, type Server, type Socket } from 'node:net'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Db, Trx } from './database.ts'
import { openPostgres } from './postgres.ts'
import { prepared } from './prepared.ts'

const double = async (db: Db | Trx, value: number) =>
  (await sql<{ twice: number }>`${prepared}select ${value}::int * 2 as twice`.execute(db)).rows[0]?.twice

const plansOf = async (db: Db | Trx) =>
  (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows.length

/** Removes all plans without this server being able to see it, as a pooler does that gives another connection. */
const losePlans = (db: Db | Trx) => sql`do 'begin execute ''deallocate all''; end'`.execute(db)

/** Number of the process in the greeting of PostgreSQL: message K, of 12 bytes. */
const GREETING = Buffer.from('4b0000000c', 'hex')

/** A relay to PostgreSQL that promises another process than the one that answers, like a pooler. */
async function startPooler(url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    let isGreeted = false
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    client.pipe(upstream)
    upstream.on('end', () => client.end())
    upstream.on('data', (bytes: Buffer) => {
      const at = isGreeted ? -1 : bytes.indexOf(GREETING)
      if (at >= 0) bytes.writeInt32BE(bytes.readInt32BE(at + GREETING.length) + 1, at + GREETING.length)
      isGreeted ||= at >= 0
      client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: pooled.href,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

it('a prepared statement is answered on each engine, also in a transaction that removed all plans', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const values = await db.transaction().execute(async (trx) => {
      const first = await double(trx, 1)
      await sql`deallocate all`.execute(trx)
      return [first, await double(trx, 2), await double(trx, 3)]
    })

    expect([...values, await double(db, 4)]).toEqual([2, 4, 6, 8])
  } finally {
    await close()
  }
})

// Not skipped but absent on the embedded engine, whose one connection keeps no plans.
/* oxlint-disable vitest/no-conditional-tests -- see the line before */
if (process.env['TEST_DATABASE_URL']) {
  let url = ''
  const cleanups: (() => Promise<void>)[] = []
  beforeEach(async () => {
    const database = await createTestDatabase()
    ;({ url } = database)
    cleanups.push(database.drop)
  })
  afterEach(async () => {
    for (const clean of cleanups.splice(0).toReversed()) await clean()
  })

  /** Opens the database; `behind` a pooler its connections do not lead to PostgreSQL itself. */
  async function open({ behind }: { behind: 'pooler' | 'nothing' }): Promise<Db> {
    const pooler = behind === 'pooler' ? await startPooler(url) : undefined
    if (pooler) cleanups.push(pooler.stop)
    const { db, close } = await openPostgres(pooler?.url ?? url)
    cleanups.push(close)
    return db
  }

  describe('a prepared statement', () => {
    it('keeps its plan, also in transactions and after its connection removed all plans', async () => {
      const db = await open({ behind: 'nothing' })

      const results = await db.transaction().execute(async (trx) => {
        const first = await double(trx, 1)
        const kept = await plansOf(trx)
        await sql`deallocate all`.execute(trx)
        const removed = await plansOf(trx)
        return {
          values: [first, await double(trx, 2), await double(trx, 3)],
          plans: [kept, removed, await plansOf(trx)],
        }
      })

      expect(results).toEqual({ values: [2, 4, 6], plans: [1, 0, 1] })
    })

    it('whose plan a pooler lost between two transactions is sent without, and so are later ones', async () => {
      const db = await open({ behind: 'pooler' })

      const results = await db.connection().execute(async (connection) => {
        const first = await double(connection, 1)
        const kept = await plansOf(connection)
        await losePlans(connection)
        return {
          values: [first, await double(connection, 2), await double(connection, 3)],
          kept,
          plans: await plansOf(connection),
        }
      })

      expect(results).toEqual({ values: [2, 4, 6], kept: 1, plans: 0 })
    })

    it('is sent without its plan after its table got columns of other types', async () => {
      const db = await open({ behind: 'nothing' })
      const read = (connection: Db) => sql`${prepared}select * from changing`.execute(connection)

      const results = await db.connection().execute(async (connection) => {
        await sql`create table changing as select 'one'::varchar(10) as name`.execute(connection)
        const before = await read(connection)
        await sql`alter table changing alter name type text`.execute(connection)
        return [before, await read(connection), await read(connection)].map(({ rows }) => rows)
      })

      expect(results).toEqual([[{ name: 'one' }], [{ name: 'one' }], [{ name: 'one' }]])
    })

    it('does not end a transaction behind a pooler that lost its plan', async () => {
      const db = await open({ behind: 'pooler' })

      const values = await db.connection().execute(async (connection) => {
        const first = await double(connection, 1)
        await losePlans(connection)
        return await connection
          .transaction()
          .execute(async (trx) => [first, await double(trx, 2), await double(trx, 3)])
      })

      expect(values).toEqual([2, 4, 6])
    })
  })
}
