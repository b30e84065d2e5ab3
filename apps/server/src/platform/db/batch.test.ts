import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createBatch } from './batch.ts'
import type { Db, OpenDatabase } from './database.ts'

let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})

afterAll(() => database.close())

/** A batch that records its requests, and answers on command. */
function build() {
  const asked: (readonly string[])[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const batch = createBatch(db, async (_quick, keys: readonly string[]) => {
    asked.push(keys)
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    await answer.promise
    return new Set(keys)
  })
  const waitFor = async (count: number) => {
    while (answers.length < count) await new Promise((resolve) => setImmediate(resolve))
    return answers[count - 1]
  }
  return { asked, batch, waitFor }
}

it('concurrent requests are read together, each key once', async () => {
  const { asked, batch, waitFor } = build()

  const all = Promise.all([batch(['a']), batch(['b', 'a']), batch(['c'])])
  ;(await waitFor(1))?.resolve()

  expect(await all).toEqual(Array.from({ length: 3 }, () => new Set(['a', 'b', 'c'])))
  expect(asked).toEqual([['a', 'b', 'c']])
})

it('requests during a statement are read by another one: no caller receives data that was read before its call', async () => {
  const { asked, batch, waitFor } = build()
  const first = batch(['a'])
  const under = await waitFor(1)

  const second = batch(['a'])
  under?.resolve()
  await first
  ;(await waitFor(2))?.resolve()
  await second

  expect(asked).toEqual([['a'], ['a']])
})

it('a failure rejects the affected requests only', async () => {
  const { batch, waitFor } = build()
  const failing = batch(['a'])
  ;(await waitFor(1))?.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')

  const next = batch(['b'])
  ;(await waitFor(2))?.resolve()

  expect(await next).toEqual(new Set(['b']))
})

it('a batch is refused inside of a transaction, which it would bypass', async () => {
  const { batch } = build()

  await expect(db.transaction().execute(() => batch(['a']))).rejects.toThrow('past the open transaction')
})
