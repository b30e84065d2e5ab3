import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEmbedded, type EmbeddedDatabase } from '../../../platform/db/embedded/embedded.ts'
import { runSql } from './run-sql.ts'
import { createTurns } from './turns.ts'

let root: string
let embedded: EmbeddedDatabase

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sqos-sql-'))
  embedded = await openEmbedded({ folder: join(root, 'database') })
})
afterAll(async () => {
  await embedded.close()
  await rm(root, { recursive: true, force: true })
})

const values = {
  parameters: new Map<string, string | null>(),
  casts: new Map<string, string>(),
  caller: { user: '', organize: '', department: '', position: '' },
}

/** The planner estimates ten thousand rows; the statement would run for years. */
const ENDLESS =
  'select count(*) from generate_series(1, 10) a, lateral generate_series(1, a * 200000000) b, generate_series(1, 9) c'

it('cancels a statement with a low estimate that never ends, and keeps committed data', async () => {
  const { db } = embedded
  await sql`create schema lowcode`.execute(db)
  await sql`create table kept (id integer)`.execute(db)
  await sql`insert into kept select generate_series(1, 500)`.execute(db)
  const run = (query: string) => runSql({ db, isEmbedded: true }, query, { values })

  const [late, waiting] = await Promise.allSettled([
    run(ENDLESS),
    sql<{ total: string }>`select count(*) as total from kept`.execute(db),
  ])

  expect(late).toMatchObject({ reason: { messageKey: 'dataInterface.sqlTooSlow' } })
  expect(waiting).toMatchObject({ value: { rows: [{ total: '500' }] } })
  await sql`insert into kept values (501)`.execute(db)
  expect((await run('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('serves other callers before a caller with sixty statements is done', async () => {
  const inTurn = createTurns({ atOnce: 3 })
  const gates: (() => void)[] = []
  const task = () => new Promise<void>((resolve) => gates.push(resolve))
  const many = Promise.allSettled(Array.from({ length: 60 }, () => inTurn('greedy', task)))
  const other = inTurn('other', () => Promise.resolve('answered'))

  expect(await other).toBe('answered')
  expect(gates).toHaveLength(2)
  // Thirty-two were accepted; each one that ends starts the next.
  for (let ended = 0; ended < 32; ended += 1) {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0))
    gates.shift()?.()
  }
  const refused = (await many).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(28)
})
