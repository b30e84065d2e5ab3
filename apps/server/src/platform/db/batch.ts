import { AsyncLocalStorage } from 'node:async_hooks'
import { quickWay, type Db } from './database.ts'
import { refuseInTransaction } from './transaction-guard.ts'

/** Maximum number of keys per statement; the rest waits for the next one. */
const MAX_KEYS = 1000

interface Waiting<Key, Result> {
  keys: Set<Key>
  result: Promise<Result>
  start: () => void
}

/**
 * Reads for many callers with one statement: calls during a statement wait for the next one, which reads all of their
 * keys. Nothing is cached: every result was read after the call. The result contains keys of other callers as well, so
 * each caller picks its own. Not for use inside of transactions.
 */
export function createBatch<Key, Result>(db: Db, read: (quick: Db, keys: readonly Key[]) => Promise<Result>) {
  const quick = quickWay(db)
  // The statement serves all callers: it must not run in the transaction, or in the async context, of the first one.
  const apart = AsyncLocalStorage.snapshot()
  const queue: Waiting<Key, Result>[] = []
  let isBusy = false

  function open(): Waiting<Key, Result> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const keys = new Set<Key>()
    const result = promise.then(() => read(quick, [...keys]))
    const waiting = { keys, result, start: resolve }
    queue.push(waiting)
    return waiting
  }

  async function work() {
    isBusy = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      next.start()
      // Its failure is reported to those who wait for it.
      await next.result.catch(() => {})
    }
    isBusy = false
  }

  return (keys: readonly Key[]): Promise<Result> => {
    refuseInTransaction()
    return apart(() => {
      const last = queue.at(-1)
      const batch = last && last.keys.size + keys.length <= MAX_KEYS ? last : open()
      for (const key of keys) batch.keys.add(key)
      if (!isBusy) {
        isBusy = true
        // Calls of the same moment are read together.
        setImmediate(() => void work())
      }
      return batch.result
    })
  }
}
