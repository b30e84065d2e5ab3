import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up } from '../../../migrations/0020-jobs-on-queue.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { abandonJobs } from '../../testing/dead-server.ts'
import { AppError } from '../errors.ts'
import type { Job } from './definition.ts'
import { createJobs, type Jobs } from './jobs.ts'

let test: TestApp
let ownerId: string
const servers: Jobs[] = []

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  ownerId = (await buildUser(test.deps)).id
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await test.close()
})

const failures: object[] = []

function createServer({ isAlone = false } = {}): Jobs {
  const server = createJobs({ ...test.deps, isAlone, log: { error: (facts) => failures.push(facts) } })
  servers.push(server)
  return server
}

const Input = Type.Object({ to: Type.Integer() })

/** Defines the kind `count` on a server; its queue has one worker. */
const defineCount = (jobs: Jobs, run: (job: Job<{ to: number }>) => Promise<unknown>) =>
  jobs.define({ kind: 'count', queue: 'test', input: Input, run })

describe('a job', () => {
  it('runs once on one of several servers, with progress and result', async () => {
    const seen: unknown[] = []
    const [first, second] = [createServer(), createServer()]
    const run = async ({ input, report }: Job<{ to: number }>) => {
      seen.push(input)
      await report({ done: 3, total: 4 })
      return { counted: input.to }
    }
    const count = defineCount(first, run)
    defineCount(second, run)
    const id = await first.send(test.deps.db, count, { input: { to: 4 }, ownerId })
    expect(await first.find(id)).toMatchObject({ status: 'waiting', ownerId })

    await Promise.all([first.drain(), second.drain()])

    expect(seen).toEqual([{ to: 4 }])
    expect(await second.find(id)).toMatchObject({ status: 'done', done: 3, total: 4, result: { counted: 4 } })
  })

  it('sent in a transaction exists only after the commit, also as the first job of its server', async () => {
    const seen: number[] = []
    const jobs = createServer()
    const count = defineCount(jobs, async ({ input }) => void seen.push(input.to))
    const sendAll = (to: number) =>
      test.deps.db.transaction().execute(async (trx) => {
        await jobs.send(trx, count, { input: { to } })
        if (to % 2 === 0) throw new Error('rolled back')
      })

    // The first two are sent before the queue is open.
    await sendAll(1)
    await expect(sendAll(2)).rejects.toThrow('rolled back')
    await jobs.drain()
    await sendAll(3)
    await expect(sendAll(4)).rejects.toThrow('rolled back')
    await jobs.drain()

    expect(seen).toEqual([1, 3])
  })

  it('waits until its time; only one job per key waits', async () => {
    const seen: number[] = []
    const jobs = createServer()
    const count = defineCount(jobs, async ({ input }) => void seen.push(input.to))
    const after = new Date(test.clock.now().getTime() + 60_000)
    const id = await jobs.send(test.deps.db, count, { input: { to: 1 }, after, key: 'task' })
    expect(await jobs.send(test.deps.db, count, { input: { to: 2 }, after, key: 'task' })).toBeNull()
    await jobs.drain()
    expect(seen).toEqual([])
    test.clock.advance(60_000)
    await jobs.drain()
    expect(seen).toEqual([1])

    await jobs.send(test.deps.db, count, { input: { to: 3 }, after: new Date(after.getTime() + 60_000), key: 'task' })
    const third = await test.deps.db.selectFrom('jobs').select('id').where('status', '=', 'waiting').executeTakeFirst()
    expect(await jobs.cancel(third?.id ?? '')).toBe(true)
    expect(await jobs.cancel(id ?? '')).toBe(false)
    await jobs.send(test.deps.db, count, { input: { to: 4 }, key: 'task' })
    await jobs.drain()

    expect(seen).toEqual([1, 4])
  })

  it('ends at its next report when it is cancelled, and at once when it has not started', async () => {
    const jobs = createServer()
    let steps = 0
    const count = defineCount(jobs, async ({ id, report }) => {
      for (; steps < 10; steps++) {
        if (steps === 3) await jobs.cancel(id)
        await report({ done: steps, total: 10 })
      }
    })
    const first = await jobs.send(test.deps.db, count, { input: { to: 10 }, ownerId })
    const second = await jobs.send(test.deps.db, count, { input: { to: 10 }, ownerId })
    expect(await jobs.cancel(second)).toBe(true)

    await jobs.drain()

    expect(steps).toBe(3)
    expect((await jobs.find(first))?.status).toBe('cancelled')
    expect((await jobs.find(second))?.status).toBe('cancelled')
  })

  it.each([
    { when: 'after its heartbeat was missed', isAlone: false },
    { when: 'at once on the only server of its database', isAlone: true },
  ])('of a dead server continues from its checkpoint $when; late writes of the dead one fail', async ({ isAlone }) => {
    const dead = createServer()
    const isHeld = Promise.withResolvers<void>()
    const late: unknown[] = []
    const count = defineCount(dead, async ({ report }) => {
      await report({ done: 7, total: 9, note: { at: 7 } })
      await isHeld.promise
      await report({ done: 8, total: 9 }).catch((error: unknown) => late.push(error))
      return 'late'
    })
    const id = await dead.send(test.deps.db, count, { input: { to: 9 }, ownerId })
    const dying = dead.drain()
    await expect.poll(async () => (await dead.find(id))?.done).toBe(7)
    const notes: unknown[] = []
    const other = createServer({ isAlone })
    defineCount(other, async ({ note }) => {
      notes.push(note)
      return 'ours'
    })
    const early: unknown[] = []
    if (!isAlone) {
      await other.drain()
      early.push(...notes)
      await abandonJobs(test.deps.db)
    }
    await other.drain()
    isHeld.resolve()
    await dying

    expect(early).toEqual([])
    expect(notes).toEqual([{ at: 7 }])
    expect(late).toHaveLength(1)
    expect(await other.find(id)).toMatchObject({ status: 'done', result: 'ours', done: 7 })
  })

  it('continues on the next server when its server stops', async () => {
    const first = createServer()
    const count = defineCount(first, async ({ report }) => {
      const stopped = first.stop()
      await report({ done: 1, total: 2, note: { at: 1 } }).finally(() => void stopped.catch(() => {}))
    })
    const id = await first.send(test.deps.db, count, { input: { to: 2 }, ownerId })
    await first.drain()
    expect((await first.find(id))?.status).toBe('waiting')

    const second = createServer()
    defineCount(second, ({ note }) => Promise.resolve(note))
    await second.drain()

    expect(await second.find(id)).toMatchObject({ status: 'done', result: { at: 1 } })
  })

  it('stores the reason of a failure; unexpected errors are logged, and retried as configured', async () => {
    const jobs = createServer()
    let attempts = 0
    const refused = jobs.define({
      kind: 'refused',
      queue: 'test',
      input: Input,
      run: () => Promise.reject(new AppError('refused', 'workbook.empty')),
    })
    const broken = jobs.define({
      kind: 'broken',
      queue: 'test.retry',
      retry: { limit: 2 },
      input: Input,
      run: () => Promise.reject(new Error(`attempt ${++attempts}`)),
    })
    const first = await jobs.send(test.deps.db, refused, { input: { to: 1 }, ownerId })
    const second = await jobs.send(test.deps.db, broken, { input: { to: 1 }, ownerId })
    failures.length = 0

    await jobs.drain()

    expect(await jobs.find(first)).toMatchObject({ status: 'failed', message: 'workbook.empty' })
    expect(await jobs.find(second)).toMatchObject({ status: 'failed', message: 'job.failed' })
    expect(attempts).toBe(3)
    expect(failures).toHaveLength(3)
  })

  it('that crashes its server repeatedly fails', async () => {
    const jobs = createServer()
    let runs = 0
    const count = defineCount(jobs, () => Promise.resolve(runs++))
    const id = await jobs.send(test.deps.db, count, { input: { to: 1 }, ownerId })
    await test.deps.db.updateTable('jobs').set({ attempts: 5 }).where('id', '=', id).execute()

    await jobs.drain()

    expect(runs).toBe(0)
    expect(await jobs.find(id)).toMatchObject({ status: 'failed', message: 'job.crashed' })
  })
})

describe('a server that is started', () => {
  it('runs jobs at once within the concurrency of their queue, schedules jobs, and stops cleanly', async () => {
    failures.length = 0
    const jobs = createServer()
    let running = 0
    let most = 0
    const release = Promise.withResolvers<void>()
    const wide = jobs.define({
      kind: 'wide',
      concurrency: 3,
      input: Type.Null(),
      run: async () => {
        most = Math.max(most, ++running)
        await release.promise
        running -= 1
      },
    })
    jobs.schedule({ kind: 'recurring', cron: '5 * * * *', run: () => Promise.resolve() })
    jobs.start()
    const sent = await Promise.all(Array.from({ length: 5 }, () => jobs.sendHere(wide, { input: null, ownerId })))
    await expect.poll(() => running).toBe(3)
    release.resolve()
    await Promise.all(sent.map(({ soon }) => soon))

    const states = async () => (await Promise.all(sent.map(({ id }) => jobs.find(id)))).map((job) => job?.status)
    await expect.poll(states).toEqual(Array.from({ length: 5 }, () => 'done'))
    expect(most).toBe(3)
    await jobs.stop()
    expect(failures).toEqual([])
  })
})

it('jobs of the last version that waited or ran are migrated once, whichever of several servers starts first', async () => {
  const { db } = test.deps
  // The table of the last version.
  await sql`drop index jobs_not_queued, jobs_kind`.execute(db)
  await sql`alter table jobs drop column key, drop column start_after, drop column queued, add column locked_until timestamptz`.execute(
    db,
  )
  await sql`create index jobs_open on jobs (created_at) where status in ('waiting', 'running')`.execute(db)
  await sql`create unique index jobs_of_the_house on jobs (kind) where owner_id is null and status in ('waiting', 'running')`.execute(
    db,
  )
  const insert = (kind: string, to: number, { status, owner }: { status: string; owner: string | null }) =>
    sql`
      insert into jobs (id, kind, owner_id, status, input, note, attempts, locked_until, created_at)
      values (${test.deps.newId()}, ${kind}, ${owner}, ${status}, ${JSON.stringify({ to })}::jsonb, '{"at": 5}'::jsonb, 4, now(), now())
    `.execute(db)
  for (let to = 1; to <= 130; to += 1)
    await insert('count', to, { status: to % 2 ? 'waiting' : 'running', owner: ownerId })
  await insert('count', 900, { status: 'done', owner: ownerId })
  await insert('count', 901, { status: 'cancelled', owner: ownerId })
  await insert('unknown', 0, { status: 'waiting', owner: ownerId })
  await insert('system', 0, { status: 'running', owner: null })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a migration has no table types
  await up(db as unknown as Kysely<unknown>)

  const seen: number[] = []
  const starting = [createServer(), createServer()]
  for (const jobs of starting) {
    defineCount(jobs, async ({ input, note }) => {
      expect(note).toEqual({ at: 5 })
      seen.push(input.to)
    })
    jobs.define({
      kind: 'system',
      input: Input,
      run: async ({ ownerId: owner }) => void seen.push(owner === null ? 0 : -1),
    })
  }
  await Promise.all(starting.map((jobs) => jobs.drain()))
  await Promise.all(starting.map((jobs) => jobs.drain()))

  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 131 }, (_, to) => to))
  const waiting = await db.selectFrom('jobs').select('kind').where('status', '=', 'waiting').execute()
  expect(waiting).toEqual([{ kind: 'unknown' }])
})
