import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import { fillRecords } from '../lowcode/lowcode.ts'
import { send } from '../lowcode/load.ts'
import { benchModel } from '../lowcode/model.ts'
import { watchMemory } from '../people/memory.ts'
import { serve } from '../serve.ts'

const ROWS = 10_000_000

interface Extract {
  finishedTime: number | null
  problem: string
  list: { rowCount: number }[]
}

/**
 * An extract over 10,000,000 records by month and kind, on PostgreSQL: of the model, and of a statement over the schema
 * `report` of `REPORT_DATABASE_URL`. `TEST_DATABASE_URL` names a running PostgreSQL; without it one is started.
 */
export async function benchExtract(scale: number): Promise<void> {
  const postgres = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres()
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  if (!process.env['TEST_DATABASE_URL']) {
    console.log('No PostgreSQL is installed: extracts were not measured.')
    return
  }
  const { url, drop } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-extract-'))
  const { db, close } = await openPostgres(url)
  await migrate(db)
  const deps = { db, newId, now: () => new Date() }
  const { id: userId } = await buildUser(deps, { account: 'bench', isAdministrator: true })
  const token = await buildSession(deps, { userId, lifetime: 3_600_000 })
  const server = await serve(folder, { DATABASE_URL: url, REPORT_DATABASE_URL: url })
  const target = { url: server.url, token }
  // Answers of our own server.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  const read = async <T>(path: string) => ((await send(target, { ask: { method: 'GET', path } })) as { data: T }).data
  const post = (path: string, body: object) => send(target, { ask: { method: 'POST', path, body } })
  try {
    await post('/api/visualdev/Base', benchModel)
    const { id: modelId } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
    const table = `mt${modelId}`
    const rows = Math.round(ROWS * scale)
    const start = performance.now()
    const indexes = await dropIndexes(db, table)
    await fillRecords(db, { table, from: 0, to: rows, userId })
    for (const index of indexes) await sql.raw(index).execute(db.withoutPlugins())
    await sql`create schema report`.execute(db.withoutPlugins())
    await sql`create view report.records as select * from ${sql.id('lowcode', table)}`.execute(db.withoutPlugins())
    const { rows: sizes } = await sql<{ size: string }>`
      select pg_size_pretty(pg_table_size(${`lowcode.${table}`}::regclass)) as size`.execute(db.withoutPlugins())
    console.log(
      `\nExtract by month and kind, ${rows.toLocaleString('en')} records (${sizes[0]?.size}), filled in ${seconds(start)} s`,
    )

    const grouped = 'group by 1, 2 order by 1, 2'
    const statement = `select to_char(happened_on at time zone 'Asia/Shanghai', 'YYYY-MM') as month, kind, sum(amount) as amount, count(*) as n from`
    const alone = performance.now()
    await sql.raw(`${statement} report.records ${grouped}`).execute(db.withoutPlugins())
    console.log(`  the same SQL alone: ${seconds(alone)} s`)

    const model = {
      kind: 'model',
      modelId,
      groupBy: [{ field: 'happened_on', bucket: 'month', as: 'month' }, { field: 'kind' }],
      measures: [
        { test: 'sum', field: 'amount', as: 'amount' },
        { test: 'count', as: 'n' },
      ],
    }
    for (const [name, enCode, definition] of [
      ['of the model', 'model', model],
      [
        'of a statement over REPORT_DATABASE_URL',
        'statement',
        { kind: 'sql', statement: `${statement} report.records ${grouped}` },
      ],
    ] as const) {
      let id = ''
      const {
        result,
        seconds: time,
        before,
        peak,
      } = await watchMemory(server.pid, async () => {
        await post('/api/visualdev/Dataset', {
          fullName: name,
          enCode,
          definition,
          extract: { frequency: 'monthly', minute: 180, monthDay: 1 },
        })
        id = (await db.selectFrom('datasets').select('id').where('enCode', '=', enCode).executeTakeFirstOrThrow()).id
        for (;;) {
          const state = await read<Extract>(`/api/visualdev/Dataset/${id}/Actions/Extract`)
          if (state.problem !== '') throw new Error(`bench: the extract failed: ${state.problem}`)
          if (state.finishedTime !== null) return state
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      })
      const asked = performance.now()
      await post(`/api/visualdev/Dataset/${id}/Actions/Evaluate`, {})
      const answered = performance.now() - asked
      const [from, to] = [before, peak].map((bytes) => Math.round(bytes / 1_048_576))
      console.log(
        `  ${name}: ${time.toFixed(1)} s, ${result.list[0]?.rowCount} groups, memory of the server ${from} MB before, ${to} MB at most; then read in ${answered.toFixed(0)} ms`,
      )
    }
  } finally {
    await server.stop()
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
    await postgres?.stop()
  }
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/**
 * Removes the indexes of a table but its key, which makes filling it ten times as fast; returns the statements that make
 * them again. Those for searches in texts, which no extract uses, stay away.
 */
async function dropIndexes(db: Db, table: string): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows } = await sql<{ name: string; statement: string }>`
    select indexname as name, indexdef as statement from pg_indexes
    where schemaname = 'lowcode' and tablename = ${table} and indexdef not like 'CREATE UNIQUE%'`.execute(plain)
  for (const { name } of rows) await sql`drop index ${sql.id('lowcode', name)}`.execute(plain)
  return rows.flatMap(({ statement }) => (statement.includes('USING gin') ? [] : [statement]))
}
