import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { AppError } from '../errors.ts'
import { createJobs, type Job } from './jobs.ts'

let test: TestApp
let ownerId: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  ownerId = (await buildUser(test.deps)).id
})
afterAll(() => test.close())

const failures: object[] = []
const server = () => createJobs({ ...test.deps, log: { error: (facts) => failures.push(facts) } })

describe('a job', () => {
  it('is done once, with its progress and result', async () => {
    const jobs = server()
    const seen: unknown[] = []
    jobs.handle('count', async ({ input, report }) => {
      seen.push(input)
      await report({ done: 3, total: 4 })
      return { counted: 4 }
    })
    const id = await jobs.begin({ kind: 'count', ownerId, input: { to: 4 } })
    expect(await jobs.find(id)).toMatchObject({ status: 'waiting', ownerId })

    await Promise.all([jobs.drain(), jobs.drain()])

    expect(seen).toEqual([{ to: 4 }])
    expect(await jobs.find(id)).toMatchObject({ status: 'done', done: 3, total: 4, result: { counted: 4 } })
  })

  it('waits for a server that knows how', async () => {
    const ignorant = server()
    ignorant.handle('other', () => Promise.resolve(null))
    const id = await ignorant.begin({ kind: 'count', ownerId, input: null })

    await ignorant.drain()

    expect((await ignorant.find(id))?.status).toBe('waiting')
  })

  it('ends at its next report when it is cancelled, and at once when it has not begun', async () => {
    const jobs = server()
    let steps = 0
    jobs.handle('count', async ({ id, report }) => {
      for (; steps < 10; steps++) {
        if (steps === 3) await jobs.cancel(id)
        await report({ done: steps, total: 10 })
      }
      return null
    })
    const first = await jobs.begin({ kind: 'count', ownerId, input: null })
    const second = await jobs.begin({ kind: 'count', ownerId, input: null })
    expect(await jobs.cancel(second)).toBe(true)

    await jobs.drain()

    expect(steps).toBe(3)
    expect((await jobs.find(first))?.status).toBe('cancelled')
    expect((await jobs.find(second))?.status).toBe('cancelled')
  })

  it('is taken up by another server when its own died, from where it was', async () => {
    const dead = server()
    dead.handle('count', () => new Promise(() => {}))
    const id = await dead.begin({ kind: 'count', ownerId, input: null })
    void dead.drain()
    await expect.poll(async () => (await dead.find(id))?.status).toBe('running')
    await test.deps.db
      .updateTable('jobs')
      .set({ note: JSON.stringify({ at: 7 }) })
      .execute()
    const notes: unknown[] = []
    const other = server()
    other.handle('count', async ({ note }: Job) => {
      notes.push(note)
    })

    await other.drain()
    expect(notes).toEqual([])
    test.clock.advance(31_000)
    await other.drain()

    expect(notes).toEqual([{ at: 7 }])
    expect((await other.find(id))?.status).toBe('done')
  })

  it('goes on after the server was stopped', async () => {
    const first = server()
    first.handle('count', async ({ report }) => {
      void first.stop()
      await report({ done: 1, total: 2, note: { at: 1 } })
      return null
    })
    const id = await first.begin({ kind: 'count', ownerId, input: null })
    await first.drain()
    expect((await first.find(id))?.status).toBe('waiting')

    const second = server()
    second.handle('count', ({ note }) => Promise.resolve(note))
    await second.drain()

    expect(await second.find(id)).toMatchObject({ status: 'done', result: { at: 1 } })
  })

  it('says why it failed, and what nobody foresaw goes to the log', async () => {
    const jobs = server()
    jobs.handle('refused', () => Promise.reject(new AppError('refused', 'workbook.empty')))
    jobs.handle('broken', () => Promise.reject(new Error('oh')))
    const refused = await jobs.begin({ kind: 'refused', ownerId, input: null })
    const broken = await jobs.begin({ kind: 'broken', ownerId, input: null })
    failures.length = 0

    await jobs.drain()

    expect(await jobs.find(refused)).toMatchObject({ status: 'failed', message: 'workbook.empty' })
    expect(await jobs.find(broken)).toMatchObject({ status: 'failed', message: 'job.failed' })
    expect(failures).toHaveLength(1)
  })

  it('that brings down its server again and again is given up', async () => {
    const jobs = server()
    let runs = 0
    jobs.handle('count', () => Promise.resolve(runs++))
    const id = await jobs.begin({ kind: 'count', ownerId, input: null })
    await test.deps.db.updateTable('jobs').set({ attempts: 5 }).where('id', '=', id).execute()

    await jobs.drain()

    expect(runs).toBe(0)
    expect(await jobs.find(id)).toMatchObject({ status: 'failed', message: 'job.crashed' })
  })
})
