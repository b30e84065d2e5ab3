import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { NewEventOf } from '@sqos/contract/events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClock, type Clock } from '../../testing/clock.ts'
import { migratedSnapshot, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import type { Db } from '../db/database.ts'
import { createEvents, queuedHandlers, type Events, type Queued } from './index.ts'

let database: TestDatabase
let clock: Clock
const failures: unknown[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  clock = createClock('2026-11-21T09:00:00+08:00')
  failures.length = 0
})
afterAll(() => database.close())

const createServer = (db: Db = database.db) =>
  createEvents({ db, now: clock.now, log: { error: (facts) => failures.push(facts) } })

const created = (recordId: string): NewEventOf<'record.created'> => ({
  type: 'record.created',
  actorId: null,
  payload: { modelId: 'm', recordId, fields: ['name'] },
})
const updated = (recordId: string): NewEventOf<'record.updated'> => ({ ...created(recordId), type: 'record.updated' })

/** Collects `type recordId` of every event; fails while `isBroken` returns true. */
function collect(events: Events, isBroken: (recordId: string) => boolean = () => false) {
  const handled: string[] = []
  events.on(['record.created', 'record.updated'], {
    name: 'collect',
    handle: async ({ type, payload: { recordId } }) => {
      if (isBroken(recordId)) throw new Error(`broken ${recordId}`)
      handled.push(`${type} ${recordId}`)
    },
  })
  return handled
}

const deliveries = () =>
  database.db
    .selectFrom('eventDeliveries')
    .select(['key', 'attempts', 'parkedAt', 'error'])
    .orderBy('eventId')
    .execute()

describe('an event', () => {
  it('is delivered after the commit of its transaction, and never after a rollback', async () => {
    const events = createServer()
    const handled = collect(events)

    await database.db.transaction().execute((trx) => events.append(trx, created('1')))
    const rolledBack = database.db.transaction().execute(async (trx) => {
      await events.append(trx, created('2'))
      throw new Error('refused')
    })
    await expect(rolledBack).rejects.toThrow('refused')
    await events.settle()

    expect(handled).toEqual(['record.created 1'])
    expect(await deliveries()).toEqual([])
  })

  it('has id, version, time, actor and key for its handler', async () => {
    const events = createServer()
    const seen: unknown[] = []
    events.on('user.disabled', { name: 'see', handle: async (event) => void seen.push(event) })

    await events.append(database.db, { type: 'user.disabled', actorId: 'a', payload: { userId: 'u' } })
    await events.settle()

    const facts = { version: 1, occurredAt: clock.now().getTime(), actorId: 'a', key: 'user:u' }
    expect(seen).toEqual([
      { id: expect.stringMatching(/^\d+$/), type: 'user.disabled', ...facts, payload: { userId: 'u' } },
    ])
  })

  it('is written in the statement of the change on request', async () => {
    const events = createServer()
    const handled = collect(events)
    await sql`create table things (id text)`.execute(database.db)
    const appending = events.appending('record.created', {
      rows: sql`select null as actor_id, 'record:m:' || id as key,
          jsonb_build_object('modelId', 'm', 'recordId', id, 'fields', '[]'::jsonb) as payload from made`,
      also: [created('3')],
    })
    if (!appending) throw new Error('no handler')

    const { rows } = await sql<Queued>`
      with made as (insert into things select unnest(array['1', '2']) returning id), ${appending.ctes}
      ${queuedHandlers}`.execute(database.db)
    appending.wake(rows)
    await events.settle()
    await sql`drop table things`.execute(database.db)

    expect(handled.toSorted()).toEqual(['record.created 1', 'record.created 2', 'record.created 3'])
  })

  it('is delivered to a handler with a condition only where the condition holds at the moment of the event', async () => {
    const events = createServer()
    const handled = collect(events)
    const seen: string[] = []
    await sql`create table switches (name text)`.execute(database.db)
    events.on('record.created', {
      name: 'see',
      when: sql<boolean>`exists (select from switches)`,
      handle: async ({ payload: { recordId } }) => void seen.push(recordId),
    })

    await events.append(database.db, created('1'))
    await sql`insert into switches values ('on')`.execute(database.db)
    await events.append(database.db, created('2'))
    await events.settle()
    await sql`drop table switches`.execute(database.db)

    expect(seen).toEqual(['2'])
    expect(handled).toEqual(['record.created 1', 'record.created 2'])
    expect(await deliveries()).toEqual([])
  })

  it('is delivered by a server that listens, without another call', async () => {
    const events = createServer()
    const handled = collect(events)
    events.start()

    await events.append(database.db, created('1'))

    await expect.poll(() => handled).toEqual(['record.created 1'])
    await events.stop()
  })

  it('is pruned some days after its delivery, not before', async () => {
    const events = createServer()
    collect(events, (recordId) => recordId === '2')
    await events.append(database.db, created('1'), created('2'))
    await events.settle()
    const keys = () => database.db.selectFrom('events').select('key').execute()

    await events.tidy()
    expect(await keys()).toHaveLength(2)
    clock.advance(73 * 3_600_000)
    await events.tidy()

    expect(await keys()).toEqual([{ key: 'record:m:2' }])
  })
})

describe('a handler that fails', () => {
  it('is retried, then parked; later events of the key wait, other keys continue, a manual retry delivers all in order', async () => {
    const events = createServer()
    let isBroken = true
    const handled = collect(events, (recordId) => isBroken && recordId === '1')

    await events.append(database.db, created('1'), updated('1'), created('2'))
    await events.drain()
    expect(handled).toEqual(['record.created 2'])
    expect(await deliveries()).toMatchObject([
      { key: 'record:m:1', attempts: 1, parkedAt: null, error: 'broken 1' },
      { key: 'record:m:1', attempts: 0 },
    ])

    for (let attempt = 2; attempt <= 6; attempt += 1) {
      clock.advance(600_000)
      await events.drain()
    }
    const [parked] = await database.db
      .selectFrom('eventDeliveries')
      .selectAll()
      .where('parkedAt', 'is not', null)
      .execute()
    expect(parked).toMatchObject({ attempts: 6, error: 'broken 1' })
    expect(failures).toHaveLength(6)
    clock.advance(600_000)
    await events.drain()
    expect(handled).toEqual(['record.created 2'])

    isBroken = false
    if (!parked) throw new Error('nothing is parked')
    expect(await events.retry(parked)).toBe(true)
    await events.drain()

    expect(handled).toEqual(['record.created 2', 'record.created 1', 'record.updated 1'])
    expect(await events.retry(parked)).toBe(false)
  })

  it('lets later events of the key continue when its delivery is discarded', async () => {
    const events = createServer()
    const handled: string[] = []
    events.on(['record.created', 'record.updated'], {
      name: 'collect',
      handle: async ({ type }) => {
        if (type === 'record.created') throw new Error('broken')
        handled.push(type)
      },
    })
    await events.append(database.db, created('1'), updated('1'))
    await events.drain()
    await database.db.updateTable('eventDeliveries').set({ parkedAt: clock.now() }).where('attempts', '=', 1).execute()
    const [parked] = await database.db.selectFrom('eventDeliveries').selectAll().orderBy('eventId').execute()
    if (!parked) throw new Error('nothing is parked')

    await events.discard(parked)
    await events.drain()

    expect(handled).toEqual(['record.updated'])
    expect(await deliveries()).toEqual([])
  })

  it('writes nothing when it applies its changes in the transaction of the delivery', async () => {
    const events = createServer()
    let isBroken = true
    events.on('record.created', {
      name: 'follow',
      apply: async (_event, trx) => {
        await events.append(trx, updated('1'))
        if (isBroken) throw new Error('broken')
      },
    })
    const handled: string[] = []
    events.on('record.updated', { name: 'collect', handle: async ({ type }) => void handled.push(type) })

    await events.append(database.db, created('1'))
    await events.drain()
    expect(handled).toEqual([])
    isBroken = false
    clock.advance(1_000)
    await events.drain()

    expect(handled).toEqual(['record.updated'])
  })

  it('is parked when its server crashed during every attempt, and when no server has it', async () => {
    const events = createServer()
    const handled = collect(events)
    await events.append(database.db, created('1'), created('2'))
    await database.db.updateTable('eventDeliveries').set({ attempts: 6 }).where('key', '=', 'record:m:1').execute()
    await database.db.updateTable('eventDeliveries').set({ handler: 'gone' }).where('key', '=', 'record:m:2').execute()

    await events.drain()
    clock.advance(25 * 3_600_000)
    await events.tidy()

    expect(handled).toEqual([])
    expect(await deliveries()).toMatchObject([{ parkedAt: expect.any(Date) }, { parkedAt: expect.any(Date) }])
  })
})

describe('several servers', () => {
  it('deliver every event once and in the order of its key', async () => {
    const handled = new Map<string, number[]>()
    const servers = [1, 2].map(() => {
      const events = createServer()
      events.on('record.updated', {
        name: 'collect',
        handle: async ({ payload: { recordId, fields } }) => {
          const seen = handled.get(recordId) ?? []
          handled.set(recordId, seen)
          // Gives the other server the opportunity to be faster.
          await new Promise((resolve) => setImmediate(resolve))
          seen.push(Number(fields[0]))
        },
      })
      return events
    })
    const [first] = servers
    for (let count = 0; count < 20; count += 1) {
      const each = ['a', 'b', 'c'].map((id) => ({
        ...updated(id),
        payload: { modelId: 'm', recordId: id, fields: [String(count)] },
      }))
      await first?.append(database.db, ...each)
    }

    await Promise.all(servers.map((events) => events.drain()))
    // A server that finds a locked key leaves it to the other one.
    await Promise.all(servers.map((events) => events.drain()))

    const inOrder = Array.from({ length: 20 }, (_, count) => count)
    expect(Object.fromEntries(handled)).toEqual({ a: inOrder, b: inOrder, c: inOrder })
  })

  it('take over from a server that was killed between commit and delivery', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sqos-events-'))
    const folder = join(dataDir, 'database')
    const prepared = await openEmbedded({ folder, snapshotFile: await migratedSnapshot() })
    await prepared.close()
    const committed = await appendAndKill(dataDir, 25)

    const survivor = await openEmbedded({ folder })
    clock.set(new Date())
    clock.advance(60_000)
    const events = createServer(survivor.db)
    const handled = collect(events)
    await events.drain()
    const left = await survivor.db.selectFrom('eventDeliveries').selectAll().execute()
    await survivor.close()
    await rm(dataDir, { recursive: true })

    expect(left).toEqual([])
    expect(handled).toHaveLength(new Set(handled).size)
    expect(handled).toEqual(expect.arrayContaining(committed.map((id) => `record.created ${id}`)))
  })
})

/** Runs a process that appends and claims events; kills it after `count` commits. Returns the committed events. */
async function appendAndKill(dataDir: string, count: number): Promise<string[]> {
  const writer = fileURLToPath(new URL('../../testing/event-writer-process.ts', import.meta.url))
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const committed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (committed.push(line) === count) child.kill('SIGKILL')
  }
  await exited
  return committed
}
