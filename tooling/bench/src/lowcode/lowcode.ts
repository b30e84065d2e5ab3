import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { freePort } from '@sqos/test-kit/port'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import { sql } from 'kysely'
import { cpuOf } from '../cpu.ts'
import { serve } from '../serve.ts'
import { rateOf, send, slowest, type Ask } from './load.ts'
import { benchModel } from './model.ts'

const SMALL = 100_000
const LARGE = 1_000_000
const KINDS = 10

/** Generated pages on PostgreSQL, compared with the same statements behind a bare Fastify. */
export async function benchLowcode(): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('No PostgreSQL is installed: generated pages were not measured.')
    return
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  const { url, drop } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-lowcode-'))
  const { db, close } = await openPostgres(url)
  await migrate(db)
  const { id: userId } = await buildUser(
    { db, newId, now: () => new Date() },
    { account: 'bench', isAdministrator: true },
  )
  const token = await buildSession({ db, newId, now: () => new Date() }, { userId, lifetime: 3_600_000 })
  process.env['DATABASE_URL'] = url
  let server = await serve(folder)
  const target = { url: server.url, token }
  try {
    await send(target, { ask: { method: 'POST', path: '/api/visualdev/Base', body: benchModel } })
    const { id } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
    const table = `mt${id}`
    await fillRecords(db, { table, from: 0, to: SMALL, userId })
    const bare = await startBare(table)
    await compareRates({ ...target, pid: server.pid }, { bare, modelId: id, db })
    bare.stop()
    // The memory of the server after the load above is no measure of an import.
    await server.stop()
    server = await serve(folder)
    await measureTransfer({ url: server.url, token }, { modelId: id, pid: server.pid })
    await fillRecords(db, { table, from: SMALL, to: LARGE, userId })
    await measurePages({ url: server.url, token }, id)
  } finally {
    await server.stop()
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}

/** Pages of a long list, one call at a time. */
async function measurePages(target: { url: string; token: string }, modelId: string) {
  const page = (body: object): Ask => ({
    method: 'POST',
    path: `/api/visualdev/OnlineDev/${modelId}/List`,
    body: { currentPage: 1, pageSize: 20, ...body },
  })
  const where = (query: object) => ({ queryJson: JSON.stringify(query) })
  const last = LARGE / 20
  const cases: [string, number, () => Ask][] = [
    ['a filtered, sorted page', 120, () => listOf(modelId)],
    ['the first page', 300, () => page({})],
    ['the last page', 300, () => page({ currentPage: last })],
    ['the last page, sorted by an amount', 300, () => page({ currentPage: last, sidx: 'amount', sort: 'asc' })],
    ['a page in the middle', 300, () => page({ currentPage: last / 2 + some(100) })],
    ['a part of a text that few have', 300, () => page(where({ title: String(100_000 + some(800_000)) }))],
    ['a part of a text that all have', 300, () => page(where({ title: '记录' }))],
    [
      'a part of a text without an index that few have',
      300,
      () => page(where({ note: String(100_000 + some(800_000)) })),
    ],
    ['a part of a text without an index that all have', 300, () => page(where({ note: 'note' }))],
    ['sorted by a column without an index', 300, () => page({ sidx: 'done', sort: 'desc' })],
  ]
  console.log(`\n${LARGE.toLocaleString('en')} rows, a page with its total, one call at a time`)
  for (const [name, goal, ask] of cases) {
    const time = await slowest(target, ask, 40)
    console.log(`  ${name.padEnd(48)} p95 ${time.toFixed(0).padStart(5)} ms (at most ${goal})`)
  }
}

const IMPORTED = 50_000
/** Rows per call: the page sends batches, to show its progress. */
const PER_CALL = 2500

async function measureTransfer(
  target: { url: string; token: string },
  { modelId, pid }: { modelId: string; pid: number },
) {
  const path = `/api/visualdev/OnlineDev/${modelId}`
  let start = performance.now()
  for (let row = 0; row < IMPORTED; row += PER_CALL) {
    const list = Array.from({ length: PER_CALL }, (_, index) => ({
      title: `导入 ${row + index}`,
      kind: '丙',
      amount: '12.50',
      happened_on: '2026-11-20',
      done: '开',
    }))
    await send(target, { ask: { method: 'POST', path: `${path}/ImportData`, body: { list } } })
  }
  const seconds = (performance.now() - start) / 1000
  const before = await peakOf(pid)
  console.log(
    `  import  ${IMPORTED.toLocaleString('en')} rows in ${seconds.toFixed(1)} s (at most 60), the server's peak was ${before.toFixed(0)} MB`,
  )

  start = performance.now()
  const answer = await send(target, {
    ask: { method: 'POST', path: `${path}/Actions/Export`, body: { dataType: 1, queryJson: '' } },
  })
  const address = new URL(urlOf(answer) || (await laterLink(target)), target.url)
  const file = await fetch(address, { headers: { authorization: target.token } })
  const bytes = (await file.arrayBuffer()).byteLength
  const took = (performance.now() - start) / 1000
  const rise = (await peakOf(pid)) - before
  console.log(
    `  export  ${(SMALL + IMPORTED).toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB in ${took.toFixed(1)} s; ` +
      `the peak rose by ${rise.toFixed(0)} MB (below 400 in all)`,
  )
}

const urlOf = (answer: unknown): string => {
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  return typeof data === 'object' && data !== null && 'url' in data ? String(data.url) : ''
}

/** URL of a workbook that took longer than a call waits for. */
async function laterLink(target: { url: string; token: string }): Promise<string> {
  for (;;) {
    const answer = await send(target, { ask: { method: 'GET', path: '/api/example/dowTools' } })
    const link = /"link":"([^"]+)"/.exec(JSON.stringify(answer))?.[1]
    if (link !== undefined) return link
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Peak memory of a process in megabytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

const some = (below: number) => Math.floor(Math.random() * below)
const keyOf = (index: number) => `bench${String(index).padStart(10, '0')}`

const listOf = (modelId: string): Ask => ({
  method: 'POST',
  path: `/api/visualdev/OnlineDev/${modelId}/List`,
  body: {
    currentPage: 1 + some(5),
    pageSize: 20,
    sidx: 'happened_on',
    sort: 'desc',
    queryJson: JSON.stringify({ kind: String(1 + some(KINDS)) }),
  },
})

async function compareRates(
  target: Measured & { token: string },
  { bare, modelId, db }: { bare: Measured; modelId: string; db: Db },
) {
  const path = `/api/visualdev/OnlineDev/${modelId}`
  const record = { title: '基准记录', kind: '3', amount: 12.5, happened_on: Date.now(), done: 1, note: 'x' }
  const cases = [
    {
      name: 'list',
      goal: 75,
      ours: () => listOf(modelId),
      byHand: (): Ask => ({
        method: 'POST',
        path: '/list',
        body: { kind: String(1 + some(KINDS)), offset: 20 * some(5) },
      }),
    },
    {
      name: 'get',
      goal: 60,
      ours: (): Ask => ({ method: 'GET', path: `${path}/${keyOf(some(SMALL))}` }),
      byHand: (): Ask => ({ method: 'GET', path: `/one/${keyOf(some(SMALL))}` }),
    },
    {
      name: 'create',
      goal: 55,
      ours: (): Ask => ({ method: 'POST', path, body: { data: JSON.stringify(record) } }),
      byHand: (): Ask => ({
        method: 'POST',
        path: '/one',
        body: { id: randomUUID(), title: 'x', kind: '3', amount: 12.5 },
      }),
    },
    {
      name: 'update',
      goal: 40,
      ours(): Ask {
        const changed = { ...record, title: `基准记录 ${some(SMALL)}`, amount: some(1000) }
        return { method: 'PUT', path: `${path}/${keyOf(some(SMALL))}`, body: { data: JSON.stringify(changed) } }
      },
      byHand: (): Ask => ({
        method: 'PUT',
        path: `/one/${keyOf(some(SMALL))}`,
        body: { title: `基准记录 ${some(SMALL)}`, amount: some(1000) },
      }),
    },
  ]
  console.log(
    `\nGenerated page, ${SMALL.toLocaleString('en')} rows, 32 connections, PostgreSQL, client on the same machine`,
  )
  for (const { name, goal, ours, byHand } of cases) {
    const theirs = await measure(bare, { ask: byHand, db })
    const mine = await measure(target, { ask: ours, db })
    const share = ((100 * mine.rate) / theirs.rate).toFixed(0)
    console.log(
      `  ${name.padEnd(7)} ${mine.rate.toFixed(0).padStart(6)}/s, ${share} % (at least ${goal}) of ${theirs.rate.toFixed(0)}/s by hand; ` +
        `a call takes ${mine.cpu.toFixed(2)} ms of a core and ${mine.statements.toFixed(1)} statements ` +
        `(by hand ${theirs.cpu.toFixed(2)} and ${theirs.statements.toFixed(1)})`,
    )
  }
}

interface Measured {
  url: string
  pid: number
}

/** Throughput and cost of each request: the cost is comparable on a busy machine as well. */
async function measure(target: Measured & { token?: string }, { ask, db }: { ask: () => Ask; db: Db }) {
  let calls = 0
  const [cpu, statements] = [await cpuOf(target.pid), await countStatements(db)]
  const rate = await rateOf(target, () => {
    calls += 1
    return ask()
  })
  return {
    rate,
    cpu: ((await cpuOf(target.pid)) - cpu) / calls,
    statements: ((await countStatements(db)) - statements) / calls,
  }
}

/**
 * Number of transactions of the database, which equals statements without explicit transactions; updated about once a
 * second.
 */
export async function countStatements(db: Db): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await sql<{ count: number }>`
    select xact_commit::float8 as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}

/** Writes records of the measured model into its table. */
export async function fillRecords(
  db: Db,
  { table, from, to, userId }: { table: string; from: number; to: number; userId: string },
) {
  const plain = db.withoutPlugins()
  await sql`set statement_timeout = 0`.execute(plain)
  const step = 100_000
  for (let start = from; start < to; start += step) {
    await sql`insert into ${sql.id('lowcode', table)}
      ("F_Id", title, kind, amount, happened_on, done, note, creator, created_at)
      select 'bench' || lpad(i::text, 10, '0'), '记录 ' || i, (1 + i % ${sql.lit(KINDS)})::text, (i::bigint * 7919 % 1000000) / 100.0,
        timestamptz '2020-01-01' + (i::bigint * 104729 % 3000000) * interval '1 minute', (i % 2)::text, 'note ' || i,
        ${userId}, now()
      from generate_series(${sql.lit(start)}, ${sql.lit(Math.min(to, start + step) - 1)}) as i`.execute(plain)
  }
  await sql`vacuum analyze ${sql.id('lowcode', table)}`.execute(plain)
}

async function startBare(table: string): Promise<Measured & { stop: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url)), table, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    try {
      await fetch(`${url}/one/none`)
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') }
}
